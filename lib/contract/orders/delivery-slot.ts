import { z } from 'zod'
import { id } from '../fields'

const clock = z.string().regex(/^\d\d:\d\d$/)

export const deliverySlot = z.object({
  /** Names the hours and the day: the same hours of another day have another id. */
  id,
  date: z.iso.date(),
  from: clock,
  to: clock,
  /** How many more orders fit in; a full one is shown and cannot be chosen. */
  available: z.int().min(0),
})
