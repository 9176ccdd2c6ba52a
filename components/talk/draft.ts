import { z } from 'zod'
import { userStore } from '@/stores/user'

const stored = z.object({ customer: z.number().nullable(), values: z.unknown() })

export type Draft<Values> = {
  read: () => Values | null
  keep: (values: Values) => void
  drop: () => void
}

/** What is typed and not yet sent: of this tab, this customer and this place in the shop. */
export function draftAt<Values>(place: string, schema: z.ZodType<Values>): Draft<Values> {
  const key = `vitrin:draft:${place}`
  const customer = () => userStore.get().id
  return {
    read() {
      try {
        const text = sessionStorage.getItem(key)
        const draft = stored.parse(text === null ? null : JSON.parse(text))
        return draft.customer === customer() ? schema.parse(draft.values) : null
      } catch {
        return null
      }
    },
    keep(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ customer: customer(), values }))
      } catch {
        // A browser that keeps nothing still lets its owner write.
      }
    },
    drop() {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}
