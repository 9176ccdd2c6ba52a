import { useState } from 'react'

const kept = new Map<string, string>()

/** Text that outlives a control: a choice can draw the same control anew. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => kept.get(key) ?? '')
  const keep = (next: string) => {
    kept.set(key, next)
    setText(next)
  }
  return [text, keep]
}
