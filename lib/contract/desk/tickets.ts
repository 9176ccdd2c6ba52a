import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, paged, pageText } from '../fields'
import { ticket, TICKET_STATUSES, ticketThread } from '../account/tickets'
import { writtenText } from '../written-text'

const staffTicket = ticket.extend({ customer_name: z.string() })
export type StaffTicket = z.output<typeof staffTicket>

export const getStaffTickets = defineCall({
  method: 'GET',
  path: '/api/desk/tickets',
  summary: 'The tickets in one status, the longest waiting first; of the answered, the newest',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  example: { query: { status: 'open' } },
  query: z.object({
    status: z.enum(TICKET_STATUSES, 'این وضعیت تیکت نامعتبر است.').default('open'),
    page: pageText,
  }),
  answer: dataOf(
    z.object({
      tickets: z.array(staffTicket),
      counts: z.partialRecord(z.enum(TICKET_STATUSES), z.int()),
      ...paged,
    }),
  ),
})

const staffTicketThread = ticketThread.extend({
  customer: z.object({
    id,
    name: z.string(),
    /** Null for a role that does not see numbers. */
    mobile: z.string().nullable(),
  }),
})
export type StaffTicketThread = z.output<typeof staffTicketThread>

export const getStaffTicket = defineCall({
  method: 'GET',
  path: '/api/desk/tickets/:id',
  summary: 'One ticket whole: whose it is, its order, and what was written',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(z.object({ ticket: staffTicketThread })),
})

export const answerStaffTicket = defineCall({
  method: 'POST',
  path: '/api/desk/tickets/:id/answers',
  summary: "The shop's answer in a ticket, which the customer reads",
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: { params: { id: 2 }, body: { message: 'پیگیری کردیم.' } },
  params: z.object({ id: idText }),
  body: z.object({ message: writtenText({ what: 'متن پیام', least: 2, most: 4_000 }) }),
  answer: okAnswer,
})
