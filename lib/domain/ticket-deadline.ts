import type { TICKET_STATUSES } from '@/lib/contract/account/tickets'
import { HOUR_MS } from '@/lib/persian/durations'

export const ANSWER_HOURS = 24

/** By when the shop should answer what was written to it at `since`. */
export const answerDeadline = (since: Date): Date =>
  new Date(since.getTime() + ANSWER_HOURS * HOUR_MS)

/** By when the shop should answer a ticket whose first unanswered message came at `since`; null where it waits for nobody of the shop. */
export function ticketDeadline(status: (typeof TICKET_STATUSES)[number], since: Date): Date | null {
  return status === 'open' ? answerDeadline(since) : null
}
