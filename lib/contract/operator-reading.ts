import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id, idText } from './fields'
import { ORDER_STATUSES } from './order-status'
import { wholeOrder } from './orders'
import { aboutProduct, ownComment, ownQuestion } from './own-talk'
import { thread } from './tickets'

const customer = z.object({ id, name: z.string(), mobile: z.string() })
const params = z.object({ id: idText })

const operatedOrder = wholeOrder.omit({ actions: true }).extend({
  customer,
  /** The step that is the operator's to take; null where none is. */
  next: z.enum(ORDER_STATUSES).nullable(),
})
export type OperatedOrder = z.output<typeof operatedOrder>

export const readOrder = defineCall({
  method: 'GET',
  path: '/api/operator/order/:id',
  summary: 'An order or a return as the operator sees it: whose it is, and what it waits for',
  auth: 'operator',
  params,
  answer: dataOf(operatedOrder),
})

const operatedTicket = thread.extend({ customer })
export type OperatedTicket = z.output<typeof operatedTicket>

export const readTicket = defineCall({
  method: 'GET',
  path: '/api/operator/ticket/:id',
  summary: 'A ticket as the operator sees it: whose it is, and what was written',
  auth: 'operator',
  params,
  answer: dataOf(z.object({ ticket: operatedTicket })),
})

const operatedComment = ownComment.extend({ product: aboutProduct, customer })
export type OperatedComment = z.output<typeof operatedComment>

export const readComment = defineCall({
  method: 'GET',
  path: '/api/operator/comment/:id',
  summary: 'A comment on a product as the operator sees it, whatever became of it',
  auth: 'operator',
  params,
  answer: dataOf(z.object({ comment: operatedComment })),
})

const operatedQuestion = ownQuestion.extend({
  product: aboutProduct,
  /** Null for the shop's own answer. */
  customer: customer.nullable(),
  /** What was asked, when this is an answer. */
  asked: z.string().nullable(),
})
export type OperatedQuestion = z.output<typeof operatedQuestion>

export const readQuestion = defineCall({
  method: 'GET',
  path: '/api/operator/question/:id',
  summary: 'A question or an answer as the operator sees it, whatever became of it',
  auth: 'operator',
  params,
  answer: dataOf(z.object({ question: operatedQuestion })),
})
