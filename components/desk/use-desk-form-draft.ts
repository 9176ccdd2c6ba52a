import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUnsavedFormGuard, useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { DRAFT_QUESTION, draftKey, isDraftLike, readDraft, writeDraft } from './stored-draft'

type Typed<Stored, Draft> = { read: Stored; draft: Draft }
type Drafts<Stored, Draft> = ReadonlyMap<number, Typed<Stored, Draft>>

/**
 * The values of forms, each under its key, which follow what the shop has until something is typed. From
 * then on a draft and what it was read from stay, so that another's save is met as a clash and never
 * wipes what was typed.
 */
export function useReadDrafts<Stored, Draft>(
  draftOf: (stored: Stored) => Draft,
  begun?: () => Drafts<Stored, Draft>,
) {
  const [typed, setTyped] = useState<Drafts<Stored, Draft>>(() => begun?.() ?? new Map())
  return {
    of: (key: number, stored: Stored) => {
      const { read, draft } = typed.get(key) ?? { read: stored, draft: draftOf(stored) }
      const saved = draftOf(read)
      return { read, draft, saved, isChanged: JSON.stringify(draft) !== JSON.stringify(saved) }
    },
    change: (key: number, stored: Stored, next: Partial<Draft>) =>
      setTyped((before) => {
        const { read, draft } = before.get(key) ?? { read: stored, draft: draftOf(stored) }
        return new Map(before).set(key, { read, draft: { ...draft, ...next } })
      }),
    /** Goes on from what another saved; what is that very thing is no draft. */
    rebase: (key: number, read: Stored, draft: Draft) =>
      setTyped((before) => {
        const others = new Map([...before].filter(([each]) => each !== key))
        const isTyped = JSON.stringify(draft) !== JSON.stringify(draftOf(read))
        return isTyped ? others.set(key, { read, draft }) : others
      }),
    /** What is typed goes on from what was saved. */
    adopt: (key: number, saved: Stored) =>
      setTyped((before) => {
        const own = before.get(key)
        return own === undefined ? before : new Map(before).set(key, { ...own, read: saved })
      }),
    drop: (key: number) =>
      setTyped((before) => new Map([...before].filter(([each]) => each !== key))),
    dropAll: () => setTyped(new Map()),
  }
}

const ONE = 0
/** Of what is stored, where the same form keeps something else in a later build. */
const TYPED_VERSION = 1

/** With what it was read from, so that another's save meanwhile is a clash here too. */
function readTyped<Stored extends object, Draft extends object>(
  name: string | undefined,
  stored: Stored,
  saved: Draft,
) {
  if (name === undefined) return null
  const restored = readDraft(draftKey(name), TYPED_VERSION, { read: stored, draft: saved })
  const isOfForm =
    restored && isDraftLike(restored.draft.read, stored) && isDraftLike(restored.draft.draft, saved)
  return isOfForm ? restored : null
}

function useStoredTyped<Stored, Draft>(
  name: string | undefined,
  typed: Typed<Stored, Draft> | null,
): void {
  const text = JSON.stringify(typed)
  const last = useRef(text)
  const store = useEffectEvent(() => {
    if (name === undefined) return
    const stored = { version: TYPED_VERSION, savedAt: Date.now() }
    writeDraft(draftKey(name), typed && { ...stored, draft: typed })
  })
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    store()
  }, [text])
}

/**
 * The draft of a form that stands alone; leaving it asks. With a name this browser keeps it: never for
 * a form that has a secret in it.
 */
export function useDeskFormDraft<Stored extends object, Draft extends object>(
  stored: Stored,
  draftOf: (stored: Stored) => Draft,
  name?: string,
) {
  const [restored, setRestored] = useState(() => readTyped(name, stored, draftOf(stored)))
  const drafts = useReadDrafts(draftOf, () => new Map(restored && [[ONE, restored.draft]]))
  const own = drafts.of(ONE, stored)
  const { read, draft, isChanged } = own
  useStoredTyped(name, isChanged ? { read, draft } : null)
  useUnsavedFormGuard(isChanged && name === undefined)
  useUnsavedGuard(isChanged && name !== undefined, DRAFT_QUESTION)
  return {
    ...own,
    restoredAt: (isChanged && restored?.savedAt) || null,
    change: (next: Partial<Draft>) => drafts.change(ONE, stored, next),
    /** Goes on from what another saved. */
    rebase: (saved: Stored, next: Draft) => drafts.rebase(ONE, saved, next),
    reset: () => {
      setRestored(null)
      drafts.dropAll()
    },
  }
}
