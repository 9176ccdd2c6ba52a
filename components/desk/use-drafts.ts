import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { isSame } from './merge-drafts'

/** What was typed, and the values and version that it was typed over. */
type Typed<Draft> = { draft: Draft; begun: Draft; version: number }

/** What was typed into a form stays while another one is open, and leaving the page asks about it. */
export function useDrafts<Draft>() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Typed<Draft>>>(new Map())
  useUnsavedFormGuard(drafts.size > 0)
  const put = (key: string, { draft, begun, version }: Typed<Draft>) =>
    setDrafts((before) => {
      const others = new Map([...before].filter(([each]) => each !== key))
      // What was typed back to what it began with is no draft.
      return isSame(draft, begun) ? others : others.set(key, { draft, begun, version })
    })
  return {
    read: (key: string) => drafts.get(key)?.draft,
    has: (key: string) => drafts.has(key),
    /** What it began with stays, though another saves meanwhile: else their change were written over. */
    write: (key: string, draft: Draft, begun: Draft, version = 0) => {
      const own = drafts.get(key)
      put(key, { draft, begun: own?.begun ?? begun, version: own?.version ?? version })
    },
    /** With what it was typed over; without a draft, what the shop has. */
    typed: (key: string, begun: Draft, version = 0): Typed<Draft> =>
      drafts.get(key) ?? { draft: begun, begun, version },
    /** Goes on from what another saved. */
    rebase: put,
    drop: (key: string) =>
      setDrafts((before) => new Map([...before].filter(([each]) => each !== key))),
  }
}
