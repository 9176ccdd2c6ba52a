import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, paged, pageText, picture } from '../fields'
import { MEGABYTE } from '../limits'
import { ORDER_TYPES } from '../orders/order-status'
import { writtenLine, writtenText } from '../written-text'

const DEPARTMENTS = ['sales', 'support', 'finance', 'returns'] as const
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const

export const ticket = z.object({
  id,
  subject: z.string(),
  department: z.enum(DEPARTMENTS),
  status: z.enum(TICKET_STATUSES),
  /** A return is an order of its own type. */
  order: z.object({ id, code: z.string(), type: z.enum(ORDER_TYPES).default('sales') }).nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Ticket = z.output<typeof ticket>

export const ticketMessage = z.object({
  id,
  from_shop: z.boolean(),
  message: z.string(),
  files: z.array(picture),
  created_at: z.iso.datetime(),
})
export type TicketMessage = z.output<typeof ticketMessage>

export const ticketThread = ticket.extend({ messages: z.array(ticketMessage) })
export type TicketThread = z.output<typeof ticketThread>

export const TICKET_FILES = { field: 'files', most: 4, bytes: 5 * MEGABYTE }
const text = writtenText({ what: 'متن پیام', least: 2, most: 4_000 })
const params = z.object({ id: idText })
const answer = dataOf(z.object({ ticket: ticketThread }))

export const getTickets = defineCall({
  method: 'GET',
  path: '/api/profile/tickets',
  summary: "The customer's tickets, the last touched first",
  auth: 'customer',
  example: { query: { page: 1 } },
  query: z.object({ page: pageText }),
  answer: dataOf(z.object({ tickets: z.array(ticket), ...paged })),
})

export const getTicket = defineCall({
  method: 'GET',
  path: '/api/profile/tickets/:id',
  summary: 'One ticket with its messages, oldest first',
  auth: 'customer',
  example: { params: { id: 1 } },
  params,
  answer,
})

const ticketFields = z.object({
  subject: writtenLine({ what: 'موضوع', least: 3, most: 120 }),
  department: z.enum(DEPARTMENTS, 'بخش را انتخاب کنید.'),
  order_id: z.union([z.literal('').transform(() => undefined), idText]).nullish(),
  message: text,
})
const messageFields = z.object({ message: text })

export const openTicket = defineCall({
  method: 'POST',
  path: '/api/profile/tickets',
  summary: 'Opens a ticket with its first message',
  auth: 'customer',
  retry: 'transaction',
  example: {
    body: { subject: 'تأخیر سفارش', department: 'support', message: 'سفارش من کجاست؟' },
  },
  files: TICKET_FILES,
  body: ticketFields,
  answer,
})

export const writeToTicket = defineCall({
  method: 'POST',
  path: '/api/profile/tickets/:id/messages',
  summary: 'Adds a message to a ticket; a closed one is open again',
  auth: 'customer',
  retry: 'transaction',
  example: { params: { id: 1 }, body: { message: 'سپاسگزارم.' } },
  params,
  files: TICKET_FILES,
  body: messageFields,
  answer,
})

export const closeTicket = defineCall({
  method: 'POST',
  path: '/api/profile/tickets/:id/close',
  summary: 'Closes a ticket',
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { id: 2 }, body: {} },
  params,
  body: z.object({}),
  answer,
})
