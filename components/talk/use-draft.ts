import { useState } from 'react'
import type { z } from 'zod'
import { draftAt } from './draft'

export function useDraft<Values>(place: string, schema: z.ZodType<Values>) {
  const [draft] = useState(() => draftAt(place, schema))
  const [kept, setKept] = useState(draft.read)
  const forget = () => {
    draft.drop()
    setKept(null)
  }
  return { draft, kept, forget }
}
