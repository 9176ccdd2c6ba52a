import { z } from 'zod'
import { EVENT_KINDS } from '@/lib/domain/message-kinds'
import { PRESENCE_SUBJECT } from '@/lib/domain/live-events'
import { dataOf, defineCall } from '../call'

/** One stream for the desk: `arrival`, `presence`, and `end` with the session. */
export const DESK_EVENTS_PATH = '/api/desk/events'

export const arrivalEvent = z.object({
  kind: z.enum(EVENT_KINDS),
  order_id: z.int().nullable(),
  ticket_id: z.int().nullable(),
})
export type ArrivalEvent = z.output<typeof arrivalEvent>

const person = z.object({ staff_id: z.int(), name: z.string() })
export const presenceEvent = z.object({ subject: z.string(), people: z.array(person) })
export type PresenceEvent = z.output<typeof presenceEvent>

/** It reads who else is there, and nothing of it is stored. */
export const announcePresence = defineCall({
  method: 'POST',
  path: '/api/desk/presence',
  summary:
    'Says that somebody works on an order, its refund, a product or a ticket, or no more; gives who is there, the first to come first',
  auth: 'staff',
  staff: { permission: 'member' },
  reads: true,
  example: { body: { subject: 'order:1', is_here: true } },
  body: z.object({
    subject: z.string().regex(PRESENCE_SUBJECT, 'این مورد در میز کار نیست.'),
    is_here: z.boolean(),
  }),
  answer: dataOf(z.object({ people: z.array(person) })),
})
