import { useState } from 'react'
import { HOUR_MS } from '@/lib/persian/durations'
import { isRecord, isSafeInteger, recordOf } from '@/stores/storage-guards'
import { useDeskMember } from './desk-member'
import { createMemberStore } from './member-store'

type Later = { until: Record<string, number> }

const isUntil = recordOf(isSafeInteger)
const toLater = (stored: unknown): Later | null => (isUntil(stored) ? { until: stored } : null)

const storeOf = createMemberStore<Later>({
  name: 'desk-later',
  version: 1,
  initial: { until: {} },
  parse: (stored) => (isRecord(stored) ? toLater(stored.until) : null),
  parseUnversioned: (text) => toLater(JSON.parse(text)),
})

/** What one put off for an hour stands at the end; nothing becomes less late by it. */
export function useLater() {
  const store = storeOf(useDeskMember().id)
  const until = store.use((later) => later.until)
  const [last, setLast] = useState<{ at: number; before: Later } | null>(null)
  const isLater = ({ id }: { id: number }) => (until[id] ?? 0) > Date.now()
  return {
    isLater,
    /** Puts off what is not yet, and takes back what all are. */
    toggle(works: readonly { id: number }[]): void {
      const now = Date.now()
      const at = works.every(isLater) ? 0 : now + HOUR_MS
      setLast({ at: now, before: { until } })
      store.set((later) => ({
        until: {
          ...Object.fromEntries(Object.entries(later.until).filter(([, end]) => end > now)),
          ...Object.fromEntries(works.map(({ id }) => [id, at])),
        },
      }))
    },
    /** When something was last put off or taken back from it; null once that itself was undone. */
    changedAt: last?.at ?? null,
    undo(): void {
      if (last === null) return
      store.set(() => last.before)
      setLast(null)
    },
    putLast: <Work extends { id: number }>(works: readonly Work[]): Work[] => [
      ...works.filter((work) => !isLater(work)),
      ...works.filter(isLater),
    ],
  }
}
