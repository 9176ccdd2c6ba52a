import type { z } from 'zod'
import { dropDraft, keepDraft, readDraft } from '@/components/form/draft'

export type Draft<Values> = {
  read: () => Values | null
  keep: (values: Values) => void
  drop: () => void
}

/** What is typed and not yet sent at this place in the shop; it stays until it is sent or dropped. */
export function draftAt<Values>(place: string, schema: z.ZodType<Values>): Draft<Values> {
  return {
    read() {
      const kept = schema.safeParse(readDraft(place))
      return kept.success ? kept.data : null
    },
    keep: (values) => keepDraft(place, values),
    drop: () => dropDraft(place),
  }
}
