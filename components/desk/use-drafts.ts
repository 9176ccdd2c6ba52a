import { useState } from 'react'

/** What was typed into a form stays while another one is open. */
export function useDrafts<Draft>() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  return {
    read: (key: string) => drafts.get(key),
    has: (key: string) => drafts.has(key),
    write: (key: string, draft: Draft) => setDrafts((before) => new Map(before).set(key, draft)),
    drop: (key: string) =>
      setDrafts((before) => new Map([...before].filter(([each]) => each !== key))),
  }
}
