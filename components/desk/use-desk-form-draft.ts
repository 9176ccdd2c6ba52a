import { useState } from 'react'
import { useUnsavedFormGuard, useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { DRAFT_QUESTION, isDraftLike } from './stored-draft'
import { useDraftSaving, useRestoredDraft } from './use-stored-draft'

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
    /** As it was typed, over what it was typed over: what another saved since is a clash again. */
    restore: (key: number, whole: Typed<Stored, Draft>) =>
      setTyped((before) => new Map(before).set(key, whole)),
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

/**
 * The draft of a form that stands alone; leaving it asks. With a name this browser keeps it, with what it
 * was read from, so that another's save meanwhile is a clash here too: never for a form that has a secret.
 */
export function useDeskFormDraft<Stored extends object, Draft extends object>(
  stored: Stored,
  draftOf: (stored: Stored) => Draft,
  name?: string,
) {
  const storage = { name: name ?? null, version: TYPED_VERSION }
  const like = { read: stored, draft: draftOf(stored) }
  const [found, setRestored] = useRestoredDraft(storage, like)
  const isOfForm =
    found && isDraftLike(found.draft.read, stored) && isDraftLike(found.draft.draft, like.draft)
  const restored = isOfForm ? found : null
  const drafts = useReadDrafts(draftOf, () => new Map(restored && [[ONE, restored.draft]]))
  const own = drafts.of(ONE, stored)
  const { read, draft, isChanged } = own
  const reset = () => {
    forget()
    setRestored(null)
    drafts.dropAll()
  }
  const { forget } = useDraftSaving({
    ...storage,
    draft: isChanged ? { read, draft } : null,
    restored,
    onEnded: reset,
  })
  useUnsavedFormGuard(isChanged && name === undefined)
  useUnsavedGuard(isChanged && name !== undefined, DRAFT_QUESTION)
  return {
    ...own,
    restoredAt: (isChanged && restored?.savedAt) || null,
    change: (next: Partial<Draft>) => drafts.change(ONE, stored, next),
    /** Goes on from what another saved. */
    rebase: (saved: Stored, next: Draft) => drafts.rebase(ONE, saved, next),
    reset,
    /** For `useDiscard`. */
    discardable: {
      draft: { read, draft },
      isDirty: isChanged,
      drop: reset,
      bringBack: (whole: Typed<Stored, Draft>) => drafts.restore(ONE, whole),
    },
  }
}
