import { useState } from 'react'
import { useUnsavedFormGuard, useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { isSame } from './merge-drafts'
import { DRAFT_QUESTION, isDraftLike } from './stored-draft'
import { ONE, useDraftSaving, useRestoredDrafts } from './use-stored-draft'
import { storedVersion } from './version-clash'

/** What was typed, and what it was read from. */
type Typed<Stored, Draft> = { read: Stored; draft: Draft }

type ReadDrafts<Stored, Draft> = {
  draftOf: (stored: Stored) => Draft
  /** In this browser; null of what is not kept, as of all that has a secret. */
  name: string | null
  hasKeys: boolean
  /** What a stored one has to be like; null restores none. */
  like: Typed<Stored, Draft> | null
}

const isLike = <Value extends object | null>(value: unknown, like: Value): value is Value =>
  like === null ? value === null : isDraftLike(value, like)

const versionOf = (stored: unknown) => storedVersion(stored)?.version ?? -1

/** Of the format in which a draft and what it was read from are stored. */
const TYPED_VERSION = 1

/**
 * The values of forms, each under its key, which follow what the shop has until something is typed. From
 * then on a draft and what it was read from stay, so that another's save is met as a clash and never
 * wipes what was typed; with a name, in this browser too.
 */
export function useReadDrafts<Stored extends object | null, Draft extends object>({
  draftOf,
  name,
  hasKeys,
  like,
}: ReadDrafts<Stored, Draft>) {
  type Own = Typed<Stored, Draft>
  const storage = { name, hasKeys, version: TYPED_VERSION }
  const [restored, setRestored] = useRestoredDrafts(
    storage,
    (value): value is Own =>
      like !== null &&
      isDraftLike(value, like) &&
      isLike(value.read, like.read) &&
      isDraftLike(value.draft, like.draft),
  )
  const [typed, setTyped] = useState<ReadonlyMap<string, Own>>(
    () => new Map([...restored].map(([key, { draft }]) => [key, draft])),
  )
  const isTyped = ({ read, draft }: Own) => !isSame(draft, draftOf(read))
  const drafts = new Map([...typed].filter(([, own]) => isTyped(own)))
  const put = (key: string, own: Own) => setTyped((before) => new Map(before).set(key, own))
  const drop = (key: string) => {
    forget(key)
    setRestored((before) => new Map([...before].filter(([each]) => each !== key)))
    setTyped((before) => new Map([...before].filter(([each]) => each !== key)))
  }
  const { forget } = useDraftSaving({ ...storage, drafts, restored, onEnded: drop })
  // What waits here from before is safe without a question.
  const isUnsaved = [...drafts].some(([key, own]) => restored.get(key)?.draft !== own)
  useUnsavedFormGuard(isUnsaved && name === null)
  useUnsavedGuard(isUnsaved && name !== null, DRAFT_QUESTION)
  /** What was saved here and is not read again yet stands for what the shop had before. */
  const current = (own: Own | undefined, stored: Stored): Own =>
    own && (isTyped(own) || versionOf(own.read) > versionOf(stored))
      ? own
      : { read: stored, draft: draftOf(stored) }
  const isOutdated = ({ read }: Own, stored: Stored) =>
    versionOf(read) !== versionOf(stored) && !isSame(draftOf(read), draftOf(stored))
  return {
    keys: [...drafts.keys()],
    find: (key: string) => drafts.get(key),
    of: (key: string, stored: Stored) => {
      const own = current(typed.get(key), stored)
      const isChanged = drafts.has(key)
      return {
        ...own,
        saved: draftOf(own.read),
        isChanged,
        /** For `RestoredNote`. */
        restored: (isChanged && restored.get(key)?.savedAt) || null,
        isOutdated: isChanged && isOutdated(own, stored),
      }
    },
    change: (key: string, stored: Stored, next: (before: Draft) => Draft) =>
      setTyped((before) => {
        const { read, draft } = current(before.get(key), stored)
        return new Map(before).set(key, { read, draft: next(draft) })
      }),
    /** Goes on from what another saved, or as it was typed over what it was typed over. */
    put,
    /** As it was stored; the shop has it, though what is read here does not say so yet. */
    finish: (key: string, saved: Stored) => {
      drop(key)
      put(key, { read: saved, draft: draftOf(saved) })
    },
    /** What is typed goes on from what was saved. */
    adopt: (key: string, saved: Stored) =>
      setTyped((before) => {
        const own = before.get(key)
        return own === undefined ? before : new Map(before).set(key, { ...own, read: saved })
      }),
    drop,
    dropAll: () => typed.forEach((_, key) => drop(key)),
  }
}

/**
 * The draft of a form that stands alone; leaving it asks. With a name this browser keeps it, with what it
 * was read from, so that another's save meanwhile is a clash here too: never for a form that has a secret.
 */
export function useDeskFormDraft<Stored extends object | null, Draft extends object>(
  stored: Stored,
  draftOf: (stored: Stored) => Draft,
  name?: string,
) {
  const like = { read: stored, draft: draftOf(stored) }
  const drafts = useReadDrafts({ draftOf, name: name ?? null, hasKeys: false, like })
  const { restored, isOutdated, ...own } = drafts.of(ONE, stored)
  const { read, draft, isChanged } = own
  const update = (next: (before: Draft) => Draft) => drafts.change(ONE, stored, next)
  const reset = () => drafts.drop(ONE)
  return {
    ...own,
    draftOf,
    change: (next: Partial<Draft>) => update((before) => ({ ...before, ...next })),
    update,
    /** Goes on from what another saved. */
    rebase: (saved: Stored, next: Draft) => drafts.put(ONE, { read: saved, draft: next }),
    reset,
    /** As it was stored. */
    finish: (saved: Stored) => drafts.finish(ONE, saved),
    /** For `RestoredNote`; null where nothing was. */
    restored: restored === null ? null : { at: restored, isOutdated },
    /** For `useDiscard`. */
    discardable: {
      draft: { read, draft },
      isDirty: isChanged,
      drop: reset,
      bringBack: (whole: Typed<Stored, Draft>) => drafts.put(ONE, whole),
    },
  }
}
