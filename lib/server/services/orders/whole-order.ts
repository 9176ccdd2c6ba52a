import { and, asc, eq, inArray } from 'drizzle-orm'
import { isPaid, mayMove } from '@/lib/contract/order-moves'
import type { ORDER_ACTIONS, WholeOrder } from '@/lib/contract/orders'
import type { FurtherHolidays } from '@/lib/persian/holidays'
import type { Database } from '../../db/database'
import { orderEvents, orderPictures, orders, payments, refunds } from '../../db/schema/schema'
import { itemsOfOrders, presentOrder, readOrders, type OrderRow } from './order-list'
import { furtherHolidays } from '../holidays'
import { notFound } from '../refusal'
import { returnIsOpen } from './working-days'

type Action = (typeof ORDER_ACTIONS)[number]
type Refer = WholeOrder['refers'][number]

type Times = { now: Date; further: FurtherHolidays }

function actionsOf({ order }: OrderRow, refers: Refer[], { now, further }: Times): Action[] {
  if (order.type === 'refer') return []
  const { status, expiresAt, deliveredAt } = order
  const actions: Action[] = []
  if (status === 'waiting_payment' && (expiresAt === null || expiresAt > now)) actions.push('pay')
  if (mayMove(status, 'cancel_customer')) actions.push('cancel')
  const returning = refers.some((refer) => refer.status !== 'refer_reject')
  if (deliveredAt !== null && !returning && returnIsOpen(deliveredAt, now, further))
    actions.push('return')
  if (isPaid(status) || status.startsWith('cancel')) actions.push('buy_again')
  return actions
}

async function eventsOf(db: Database, orderId: number): Promise<WholeOrder['events']> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
  return rows.map((row) => ({
    id: row.id,
    from_status: row.fromStatus,
    to_status: row.toStatus,
    actor: row.actor,
    note: row.note,
    at: row.at.toISOString(),
  }))
}

export function presentPayment(row: typeof payments.$inferSelect): WholeOrder['payments'][number] {
  return {
    id: row.id,
    gateway: row.gateway,
    amount: row.amount,
    status: row.status,
    ref_id: row.refId,
    card: row.cardMask,
    created_at: row.createdAt.toISOString(),
    paid_at: (row.status === 'paid' && row.settledAt?.toISOString()) || null,
  }
}

async function paymentsOf(db: Database, orderId: number): Promise<WholeOrder['payments']> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
  return rows.map(presentPayment)
}

async function refundsOf(db: Database, orderIds: number[]): Promise<WholeOrder['refunds']> {
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, orderIds))
    .orderBy(asc(refunds.id))
  return rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    way: row.way === 'gateway' ? 'gateway' : 'wallet',
    created_at: row.createdAt.toISOString(),
  }))
}

export async function wholeOrder(
  db: Database,
  userId: number,
  id: number,
  now = new Date(),
): Promise<WholeOrder> {
  const mine = and(eq(orders.id, id), eq(orders.userId, userId))
  const [row] = await readOrders(db).where(mine)
  if (row === undefined) throw notFound('این سفارش')
  return tellOrder(db, row, now)
}

/** All that belongs to an order, whoever may see it. */
export async function tellOrder(
  db: Database,
  row: OrderRow,
  now = new Date(),
): Promise<WholeOrder> {
  const { id } = row.order
  const refers = await db
    .select({ id: orders.id, code: orders.code, status: orders.status })
    .from(orders)
    .where(eq(orders.parentId, id))
    .orderBy(asc(orders.id))
  const pictures = await db
    .select({ path: orderPictures.path })
    .from(orderPictures)
    .where(eq(orderPictures.orderId, id))
    .orderBy(asc(orderPictures.position))
  const items = await itemsOfOrders(db, [id])
  return {
    order: presentOrder(row),
    items: items.get(id) ?? [],
    events: await eventsOf(db, id),
    payments: await paymentsOf(db, id),
    address: row.order.address,
    legal: row.order.legal,
    refunds: await refundsOf(db, [id, ...refers.map((refer) => refer.id)]),
    refers,
    pictures: pictures.map(({ path }) => path),
    actions: actionsOf(row, refers, { now, further: await furtherHolidays(db) }),
  }
}
