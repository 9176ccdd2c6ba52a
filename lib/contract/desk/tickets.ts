import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, paged, pageText } from '../fields'
import { ticket, TICKET_STATUSES, ticketMessage, ticketThread } from '../account/tickets'
import { writtenText } from '../written-text'

const staffTicket = ticket.extend({
  customer_name: z.string(),
  /** By when the shop should answer; null where nobody waits for it. */
  due_at: z.iso.datetime().nullable(),
})
export type StaffTicket = z.output<typeof staffTicket>

export const getStaffTickets = defineCall({
  method: 'GET',
  path: '/api/desk/tickets',
  summary:
    'The tickets in one status, the longest waiting first, else the newest; `q` is in the subject, the name, the mobile or the code of the order',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  example: { query: { status: 'open' } },
  query: z.object({
    status: z.enum(TICKET_STATUSES, 'این وضعیت تیکت نامعتبر است.').default('open'),
    q: z.string().max(100).default(''),
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
  messages: z.array(ticketMessage.extend({ staff_name: z.string().nullable() })),
  customer: z.object({
    id,
    name: z.string(),
    /** Null for a role that does not see numbers. */
    mobile: z.string().nullable(),
  }),
  notes: z.array(
    z.object({ id, staff_name: z.string(), text: z.string(), created_at: z.iso.datetime() }),
  ),
})
export type StaffTicketThread = z.output<typeof staffTicketThread>

export const getStaffTicket = defineCall({
  method: 'GET',
  path: '/api/desk/tickets/:id',
  summary: 'One ticket whole: whose it is, its order, what was written, and the notes of the staff',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(z.object({ ticket: staffTicketThread })),
})

/** The thread as it was read: its status and its last message. */
const ticketVersion = {
  from: z.enum(TICKET_STATUSES, 'این وضعیت تیکت نامعتبر است.'),
  last_message_id: id,
}

export const answerStaffTicket = defineCall({
  method: 'POST',
  path: '/api/desk/tickets/:id/answers',
  summary: "The shop's answer in a ticket, which the customer reads; 409 when the thread has moved",
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: {
    params: { id: 3 },
    body: { message: 'پیگیری کردیم.', from: 'closed', last_message_id: 10 },
  },
  params: z.object({ id: idText }),
  body: z.object({
    ...ticketVersion,
    message: writtenText({ what: 'متن پیام', least: 2, most: 4_000 }),
    closes: z.boolean().default(false),
  }),
  answer: okAnswer,
})

export const closeStaffTicket = defineCall({
  method: 'POST',
  path: '/api/desk/tickets/:id/close',
  summary: 'Closes a ticket without an answer; 409 when the thread has moved',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: { params: { id: 4 }, body: { from: 'closed', last_message_id: 13 } },
  params: z.object({ id: idText }),
  body: z.object(ticketVersion),
  answer: okAnswer,
})

export const addTicketNote = defineCall({
  method: 'POST',
  path: '/api/desk/tickets/:id/notes',
  summary: 'A note for the staff in a ticket, which its customer never sees',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: { params: { id: 1 }, body: { text: 'از انبار پرسیدم.' } },
  params: z.object({ id: idText }),
  body: z.object({ text: writtenText({ what: 'یادداشت', least: 2, most: 1_000 }) }),
  answer: okAnswer,
})
