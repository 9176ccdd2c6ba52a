import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'

/** What was typed into a form stays while another one is open, and leaving the page asks about it. */
export function useDrafts<Draft>() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  useUnsavedFormGuard(drafts.size > 0)
  const drop = (key: string) =>
    setDrafts((before) => new Map([...before].filter(([each]) => each !== key)))
  return {
    read: (key: string) => drafts.get(key),
    has: (key: string) => drafts.has(key),
    /** What was typed back to what it began with is no draft. */
    write: (key: string, draft: Draft, begun: Draft) =>
      JSON.stringify(draft) === JSON.stringify(begun)
        ? drop(key)
        : setDrafts((before) => new Map(before).set(key, draft)),
    drop,
  }
}
