import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'

type Typed<Stored, Draft> = { read: Stored; draft: Draft }

/**
 * The values of forms, each under its key, which follow what the shop has until something is typed. From
 * then on a draft and what it was read from stay, so that another's save is met as a clash and never
 * wipes what was typed.
 */
export function useReadDrafts<Stored, Draft>(draftOf: (stored: Stored) => Draft) {
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed<Stored, Draft>>>(new Map())
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

/** The draft of a form that stands alone; leaving it asks. */
export function useDeskFormDraft<Stored, Draft>(
  stored: Stored,
  draftOf: (stored: Stored) => Draft,
) {
  const drafts = useReadDrafts(draftOf)
  const own = drafts.of(ONE, stored)
  useUnsavedFormGuard(own.isChanged)
  return {
    ...own,
    change: (next: Partial<Draft>) => drafts.change(ONE, stored, next),
    reset: drafts.dropAll,
  }
}
