import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, paged, pageText } from '../fields'
import {
  ticket,
  TICKET_FILES,
  TICKET_STATUSES,
  ticketMessage,
  ticketThread,
} from '../account/tickets'
import { ORDER_STATUSES } from '../orders/order-status'
import { writtenLine, writtenText } from '../written-text'

const member = z.object({ id, name: z.string() })

const staffTicket = ticket.extend({
  customer_name: z.string(),
  assignee: member.nullable(),
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
    /** `me`: those that were handed to who asks. */
    assignee: z.enum(['me']).optional(),
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

/** What of an order or a return is said beside a ticket. */
const beside = z.object({
  id,
  code: z.string(),
  status: z.enum(ORDER_STATUSES),
  total: z.int(),
  created_at: z.iso.datetime(),
})

const staffTicketThread = ticketThread.extend({
  assignee: member.nullable(),
  /** Null where it speaks of none, or for a role that does not see orders. */
  order_beside: beside.extend({ goods: z.array(z.string()), returns: z.array(beside) }).nullable(),
  /** Null for a role that does not see customers. */
  about_customer: z
    .object({ orders: z.int(), spent: z.int(), returns: z.int(), balance: z.int() })
    .nullable(),
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

const MOST_REPLIES = 40
const reply = z.object({ title: z.string(), text: z.string() })

const replies = z.object({ replies: z.array(reply), version: z.int().min(0) })
export type ReplyList = z.output<typeof replies>

export const getTicketChoices = defineCall({
  method: 'GET',
  path: '/api/desk/ticket-choices',
  summary: 'Who a ticket can be handed to, and the prepared answers with the version of their save',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  answer: dataOf(replies.extend({ members: z.array(member) })),
})

export const updateReplies = defineCall({
  method: 'PATCH',
  path: '/api/desk/replies',
  summary: 'All the prepared answers, in the place of those before',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  retry: 'transaction',
  example: {
    body: { version: 0, replies: [{ title: 'پیگیری', text: 'سلام {نام}، پیگیری می‌کنیم.' }] },
  },
  body: z.object({
    version: z.int().min(0),
    replies: z
      .array(
        z.object({
          title: writtenLine({ what: 'نام پاسخ', least: 2, most: 40 }),
          text: writtenText({ what: 'متن پاسخ', least: 2, most: 2_000 }),
        }),
      )
      .max(MOST_REPLIES, 'بیش از چهل پاسخ آماده جا نمی‌شود.'),
  }),
  answer: dataOf(replies),
})

export const assignStaffTicket = defineCall({
  method: 'POST',
  path: '/api/desk/tickets/:id/assignee',
  summary: 'Hands a ticket to a member who may answer it, or to nobody',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: { params: { id: 1 }, body: { staff_id: 1 } },
  params: z.object({ id: idText }),
  body: z.object({ staff_id: id.nullable() }),
  answer: okAnswer,
})

/** The thread as it was read: its status and its last message. */
const ticketVersion = {
  from: z.enum(TICKET_STATUSES, 'این وضعیت تیکت نامعتبر است.'),
  last_message_id: id,
}

export const answerStaffTicket = defineCall({
  method: 'POST',
  path: '/api/desk/tickets/:id/answers',
  summary:
    "The shop's answer in a ticket, which the customer reads, with pictures if any; 409 when the thread has moved",
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: {
    params: { id: 3 },
    body: { message: 'پیگیری کردیم.', from: 'closed', last_message_id: 10 },
  },
  params: z.object({ id: idText }),
  files: TICKET_FILES,
  body: z.object({
    ...ticketVersion,
    // With pictures it comes as a form, whose fields are texts.
    last_message_id: idText,
    message: writtenText({ what: 'متن پیام', least: 2, most: 4_000 }),
    closes: z.union([z.boolean(), z.stringbool()], 'بله یا نه بفرستید.').default(false),
  }),
  answer: okAnswer,
})

export const openStaffTicket = defineCall({
  method: 'POST',
  path: '/api/desk/tickets',
  summary: 'Begins a ticket with a customer, who reads what the shop wrote and may answer it',
  auth: 'staff',
  staff: { permission: 'inbox.answer' },
  retry: 'transaction',
  example: {
    body: { customer_id: 1, subject: 'رنگ سفارش شما', message: 'آبی آن تمام شده است.' },
  },
  body: z.object({
    customer_id: id,
    subject: writtenLine({ what: 'موضوع', least: 3, most: 120 }),
    message: writtenText({ what: 'متن پیام', least: 2, most: 4_000 }),
  }),
  answer: dataOf(z.object({ ticket_id: id })),
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
