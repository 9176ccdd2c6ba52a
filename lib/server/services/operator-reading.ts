import { eq } from 'drizzle-orm'
import type {
  OperatedComment,
  OperatedOrder,
  OperatedQuestion,
  OperatedTicket,
} from '@/lib/contract/operator-reading'
import type { Database } from '../db/database'
import { comments, orders, questions, tickets, users } from '../db/schema/schema'
import { stepAfter } from './orders/operator-moves'
import { readOrders } from './orders/order-list'
import { tellOrder } from './orders/whole-order'
import { notFound } from './refusal'
import { readComments } from './talk-comments'
import { presentOwnComment, presentOwnQuestion, productsOf, readQuestions } from './talk-own'
import { readTickets, tellTicket } from './tickets'

async function customerBy(db: Database, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (row === undefined) throw notFound('این مشتری')
  const { firstName, lastName, mobile } = row
  return { id, name: [firstName, lastName].filter(Boolean).join(' ') || row.name, mobile }
}

export async function operatedOrder(db: Database, id: number): Promise<OperatedOrder> {
  const [row] = await readOrders(db).where(eq(orders.id, id))
  if (row === undefined) throw notFound('این سفارش')
  const { actions: _, ...told } = await tellOrder(db, row)
  const customer = await customerBy(db, row.order.userId)
  return { ...told, customer, next: stepAfter(row.order.status) }
}

export async function operatedTicket(db: Database, id: number): Promise<OperatedTicket> {
  const [row] = await readTickets(db).where(eq(tickets.id, id))
  if (row === undefined) throw notFound('این تیکت')
  return { ...(await tellTicket(db, row)), customer: await customerBy(db, row.ticket.userId) }
}

export async function operatedComment(db: Database, id: number): Promise<OperatedComment> {
  const [row] = await readComments(db).where(eq(comments.id, id))
  if (row === undefined) throw notFound('این دیدگاه')
  const productBy = await productsOf(db, [row.comment])
  return {
    ...presentOwnComment(row),
    product: productBy(row.comment.productId),
    customer: await customerBy(db, row.comment.userId),
  }
}

export async function operatedQuestion(db: Database, id: number): Promise<OperatedQuestion> {
  const [row] = await readQuestions(db).where(eq(questions.id, id))
  if (row === undefined) throw notFound('این پرسش')
  const { question, asked } = row
  const productBy = await productsOf(db, [question])
  return {
    ...presentOwnQuestion(question),
    product: productBy(question.productId),
    customer: question.userId === null ? null : await customerBy(db, question.userId),
    asked,
  }
}
