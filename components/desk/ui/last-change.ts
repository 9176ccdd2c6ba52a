import { useState } from 'react'
import { z } from 'zod/mini'
import { HOUR_MS } from '@/lib/persian/durations'
import { useDeskMember } from './desk-member'
import { createMemberStore } from './member-store'

/** Afterwards it is no slip any more, and much may have been built on it. */
export const UNDO_MS = HOUR_MS

/** What somebody did last to many things, which can be taken back for an hour, also after its page was left. */
export function createLastChange<Change>(name: string, change: z.ZodMiniType<Change>) {
  const schema = z.object({ last: z.nullable(z.object({ at: z.number(), change })) })
  const storeOf = createMemberStore<z.output<typeof schema>>({
    name: `desk-last-${name}`,
    version: 1,
    initial: { last: null },
    parse: (stored) => schema.safeParse(stored).data ?? null,
  })
  return function useLastChange() {
    const [openedAt] = useState(() => Date.now())
    const store = storeOf(useDeskMember().id)
    const last = store.use((stored) => stored.last)
    return {
      last: last !== null && last.at > openedAt - UNDO_MS ? last.change : null,
      remember: (done: Change) => store.set(() => ({ last: { at: Date.now(), change: done } })),
      forget: () => store.set(() => ({ last: null })),
    }
  }
}
