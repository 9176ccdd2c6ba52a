import type { z } from 'zod'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deleteDraft, saveDraft, readDraft } from '@/components/form/draft'

export type ReviewDraft<Values> = {
  read: () => Values | null
  save: (values: Values) => void
  discard: () => void
}

/** What is typed and not yet sent at this place in the shop; it stays until it is sent or dropped. */
function createReviewDraft<Values>(place: string, schema: z.ZodType<Values>): ReviewDraft<Values> {
  return {
    read() {
      const kept = schema.safeParse(readDraft(place))
      return kept.success ? kept.data : null
    },
    save: (values) => saveDraft(place, values),
    discard: () => deleteDraft(place),
  }
}

export function DraftNote({ onDrop }: { onDrop: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-brand-50 py-1 pe-1 ps-3 text-sm text-brand-800">
      نوشتهٔ ناتمام شما اینجاست.
      <Button variant="link" size="sm" onClick={onDrop}>
        پاک کردن
      </Button>
    </p>
  )
}

export function useReviewDraft<Values>(place: string, schema: z.ZodType<Values>) {
  const [draft] = useState(() => createReviewDraft(place, schema))
  const [kept, setKept] = useState(draft.read)
  const forget = () => {
    draft.discard()
    setKept(null)
  }
  return { draft, kept, forget }
}
