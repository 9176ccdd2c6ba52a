import { useState } from 'react'
import { z } from 'zod/mini'
import { useDeskMember } from './desk-member'

const HOUR = 3_600_000
const stored = z.record(z.string(), z.number())
type Until = z.output<typeof stored>

function read(key: string): Until {
  try {
    const now = Date.now()
    const all = stored.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
    return Object.fromEntries(Object.entries(all).filter(([, until]) => until > now))
  } catch {
    return {}
  }
}

function write(key: string, until: Until): void {
  try {
    localStorage.setItem(key, JSON.stringify(until))
  } catch {
    // Where nothing can be stored it lasts as long as the page.
  }
}

/** What one put off for an hour stands at the end; nothing becomes less late by it. */
export function useLater() {
  const key = `vitrin:desk-later:${useDeskMember().id}`
  const [until, setUntil] = useState(() => read(key))
  const [last, setLast] = useState<{ at: number; before: Until } | null>(null)
  const isLater = ({ id }: { id: number }) => (until[id] ?? 0) > Date.now()
  return {
    isLater,
    /** Puts off what is not yet, and takes back what all are. */
    toggle(works: readonly { id: number }[]): void {
      const at = works.every(isLater) ? 0 : Date.now() + HOUR
      const next = { ...read(key), ...Object.fromEntries(works.map(({ id }) => [id, at])) }
      setLast({ at: Date.now(), before: until })
      write(key, next)
      setUntil(next)
    },
    /** When something was last put off or taken back from it; null once that itself was undone. */
    changedAt: last?.at ?? null,
    undo(): void {
      if (last === null) return
      write(key, last.before)
      setUntil(last.before)
      setLast(null)
    },
    putLast: <Work extends { id: number }>(works: readonly Work[]): Work[] => [
      ...works.filter((work) => !isLater(work)),
      ...works.filter(isLater),
    ],
  }
}
