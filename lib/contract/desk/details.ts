import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText } from '../fields'
import { ORDER_STATUSES } from '../orders/order-status'
import { wholeOrder } from '../orders/order'
import { aboutProduct, ownComment, ownQuestion } from '../reviews/own-reviews'
import { ticketThread } from '../account/tickets'

const customer = z.object({ id, name: z.string(), mobile: z.string() })
const params = z.object({ id: idText })

const deskOrder = wholeOrder.omit({ actions: true }).extend({
  customer,
  /** The step that is the operator's to take; null where none is. */
  next: z.enum(ORDER_STATUSES).nullable(),
})
export type DeskOrder = z.output<typeof deskOrder>

export const getDeskOrder = defineCall({
  method: 'GET',
  path: '/api/operator/order/:id',
  summary: 'An order or a return as the operator sees it: whose it is, and what it waits for',
  auth: 'operator',
  example: { params: { id: 8 } },
  params,
  answer: dataOf(deskOrder),
})

const deskTicket = ticketThread.extend({ customer })
export type DeskTicket = z.output<typeof deskTicket>

export const getDeskTicket = defineCall({
  method: 'GET',
  path: '/api/operator/ticket/:id',
  summary: 'A ticket as the operator sees it: whose it is, and what was written',
  auth: 'operator',
  example: { params: { id: 1 } },
  params,
  answer: dataOf(z.object({ ticket: deskTicket })),
})

const deskComment = ownComment.extend({ product: aboutProduct, customer })
export type DeskComment = z.output<typeof deskComment>

export const getDeskComment = defineCall({
  method: 'GET',
  path: '/api/operator/comment/:id',
  summary: 'A comment on a product as the operator sees it, whatever became of it',
  auth: 'operator',
  example: { params: { id: 1 } },
  params,
  answer: dataOf(z.object({ comment: deskComment })),
})

const deskQuestion = ownQuestion.extend({
  product: aboutProduct,
  /** Null for the shop's own answer. */
  customer: customer.nullable(),
  /** What was asked, when this is an answer. */
  asked: z.string().nullable(),
})
export type DeskQuestion = z.output<typeof deskQuestion>

export const getDeskQuestion = defineCall({
  method: 'GET',
  path: '/api/operator/question/:id',
  summary: 'A question or an answer as the operator sees it, whatever became of it',
  auth: 'operator',
  example: { params: { id: 1 } },
  params,
  answer: dataOf(z.object({ question: deskQuestion })),
})
