import { eq } from 'drizzle-orm'
import type { DeskComment, DeskOrder, DeskQuestion, DeskTicket } from '@/lib/contract/desk/details'
import { maskSheba } from '@/lib/persian/identity'
import type { Database } from '../db/database'
import { comments, orders, questions, tickets, users } from '../db/schema/schema'
import { getNextStatus } from '@/lib/domain/order-transitions'
import { selectOrders } from '../orders/order-list'
import { presentOrderDetails } from '../orders/order-details'
import { notFound } from '../domain-error'
import { selectComments } from '../reviews/read-reviews'
import {
  presentOwnComment,
  presentOwnQuestion,
  loadReviewedProducts,
  selectOwnQuestions,
} from '../reviews/read-own-reviews'
import { selectTickets, presentTicketThread } from '../account/tickets'

async function readCustomer(db: Database, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (row === undefined) throw notFound('این مشتری')
  const { firstName, lastName, mobile } = row
  return { id, name: [firstName, lastName].filter(Boolean).join(' ') || row.name, mobile }
}

export async function readDeskOrder(db: Database, id: number): Promise<DeskOrder> {
  const [row] = await selectOrders(db).where(eq(orders.id, id))
  if (row === undefined) throw notFound('این سفارش')
  const { actions: _, ...details } = await presentOrderDetails(db, row)
  const customer = await readCustomer(db, row.order.userId)
  const refunds = details.refunds.map((refund) => ({
    ...refund,
    sheba: refund.sheba === null ? null : maskSheba(refund.sheba),
  }))
  return { ...details, refunds, customer, next: getNextStatus(row.order.status) }
}

export async function readDeskTicket(db: Database, id: number): Promise<DeskTicket> {
  const [row] = await selectTickets(db).where(eq(tickets.id, id))
  if (row === undefined) throw notFound('این تیکت')
  return {
    ...(await presentTicketThread(db, row)),
    customer: await readCustomer(db, row.ticket.userId),
  }
}

export async function readDeskComment(db: Database, id: number): Promise<DeskComment> {
  const [row] = await selectComments(db).where(eq(comments.id, id))
  if (row === undefined) throw notFound('این دیدگاه')
  const productBy = await loadReviewedProducts(db, [row.comment])
  return {
    ...presentOwnComment(row),
    product: productBy(row.comment.productId),
    customer: await readCustomer(db, row.comment.userId),
  }
}

export async function readDeskQuestion(db: Database, id: number): Promise<DeskQuestion> {
  const [row] = await selectOwnQuestions(db).where(eq(questions.id, id))
  if (row === undefined) throw notFound('این پرسش')
  const { question } = row
  const productBy = await loadReviewedProducts(db, [question])
  return {
    ...presentOwnQuestion(question),
    product: productBy(question.productId),
    customer: question.userId === null ? null : await readCustomer(db, question.userId),
    asked: row.parentQuestion,
  }
}
