import type { z } from 'zod'
import { keepDraft, readDraft, takeDraft } from '@/components/form/draft'

export type Draft<Values> = {
  read: () => Values | null
  keep: (values: Values) => void
  drop: () => void
}

/** What is typed and not yet sent, kept as it grows and read until it is sent or dropped. */
export function draftAt<Values>(place: string, schema: z.ZodType<Values>): Draft<Values> {
  return {
    read: () => schema.safeParse(readDraft(place)?.whole).data ?? null,
    keep: (values) => keepDraft(place, { whole: values }),
    drop: () => void takeDraft(place),
  }
}
