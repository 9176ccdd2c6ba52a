import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { orderAddress } from '@/lib/contract/orders/order-address'
import type { Order, ORDER_ACTIONS, OrderItem, WholeOrder } from '@/lib/contract/orders/order'
import { canTransition } from '@/lib/domain/order-transitions'
import { isCancelled } from '@/lib/domain/order-statuses'
import { findReturnPromise } from '@/lib/domain/return-policy'
import type { ExtraHolidays } from '@/lib/domain/working-days'
import type { Database } from '../db/database'
import {
  comments,
  orderEvents,
  orderItems,
  orderPictures,
  orders,
  payments,
  refundItems,
  refunds,
} from '../db/schema/schema'
import { listOrderItems, presentOrder, selectOrders, type OrderRow } from './order-list'
import { readExtraHolidays } from '../checkout/holidays'
import { notFound } from '../domain-error'
import { isTransferDue, readTransferable } from './refunds'
import { presentReturnable } from './return-until'
import { readReturned } from './returned-units'

async function listOrderEvents(db: Database, orderId: number): Promise<WholeOrder['events']> {
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

async function listOrderPayments(db: Database, orderId: number): Promise<WholeOrder['payments']> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
  return rows.map(presentPayment)
}

async function listOrderRefunds(
  db: Database,
  { id: ownId, parentId, userId }: OrderRow['order'],
  returnIds: number[],
): Promise<WholeOrder['refunds']> {
  const orderIds = [ownId, ...returnIds]
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, orderIds))
    .orderBy(asc(refunds.id))
  const items = await db
    .select({
      refundId: refundItems.refundId,
      order_item_id: refundItems.orderItemId,
      quantity: refundItems.quantity,
    })
    .from(refundItems)
    .where(
      inArray(
        refundItems.refundId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(refundItems.orderItemId))
  const transferable = await readTransferable(db, { userId, paidOrderId: parentId ?? ownId })
  return rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    transferable: transferable.get(row.id) ?? 0,
    transfer_amount: row.transferAmount,
    sheba: row.sheba,
    transfer_rejection: row.transferRejection,
    way: row.destination === 'gateway' ? 'gateway' : 'wallet',
    reason: row.reason,
    reference: row.reference,
    is_due: isTransferDue(row),
    shipping: row.shippingAmount,
    items: items
      .filter(({ refundId }) => refundId === row.id)
      .map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    created_at: row.createdAt.toISOString(),
  }))
}

const linked = { id: orders.id, code: orders.code, status: orders.status }

async function listReturnedLines(db: Database, returnIds: number[]) {
  const rows = await db
    .select({
      returnId: orderItems.orderId,
      item: {
        id: orderItems.id,
        order_item_id: orderItems.parentItemId,
        title: orderItems.title,
        quantity: orderItems.quantity,
        exchange_value: orderItems.exchangeValue,
      },
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, returnIds))
    .orderBy(asc(orderItems.id))
  const items = new Map<number, (typeof rows)[number]['item'][]>()
  for (const { returnId, item } of rows) items.set(returnId, [...(items.get(returnId) ?? []), item])
  return items
}

/** What an order and its returns and exchanges lead to, both ways. */
async function listLinkedOrders(db: Database, { id, parentId, exchangeOf }: OrderRow['order']) {
  const refers = await db
    .select({ ...linked, payable: orders.payable, exchange_total: orders.exchangeTotal })
    .from(orders)
    .where(eq(orders.parentId, id))
    .orderBy(asc(orders.id))
  const returnIds = [id, ...refers.map((refer) => refer.id)]
  const exchanges = await db
    .select({ ...linked, payable: orders.payable, exchangeOf: orders.exchangeOf })
    .from(orders)
    .where(inArray(orders.exchangeOf, returnIds))
  const exchangeOfReturn = (returnId: number) => {
    const found = exchanges.find((one) => one.exchangeOf === returnId)
    if (found === undefined) return undefined
    const { exchangeOf: _, ...exchange } = found
    return { exchange }
  }
  const linesOf = await listReturnedLines(
    db,
    refers.map((refer) => refer.id),
  )
  const originId = parentId ?? exchangeOf
  const [origin] =
    originId === null
      ? []
      : await db
          .select({ ...linked, exchange_of: orders.exchangeOf })
          .from(orders)
          .where(eq(orders.id, originId))
  return {
    refers: refers.map((refer) => ({
      ...refer,
      items: (linesOf.get(refer.id) ?? []).map(({ exchange_value: wanted, ...item }) => ({
        ...item,
        exchange_value: refer.exchange_total > 0 ? wanted : null,
      })),
      ...exchangeOfReturn(refer.id),
    })),
    ...exchangeOfReturn(id),
    ...(origin && { origin }),
  }
}

async function listRatings(
  db: Database,
  { userId }: OrderRow['order'],
  items: readonly OrderItem[],
): Promise<WholeOrder['ratings']> {
  if (items.length === 0) return []
  const ids = items.map(({ product_id: productId }) => productId)
  return db
    .select({ product_id: comments.productId, rate: comments.rate })
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        inArray(comments.productId, ids),
        ne(comments.status, 'rejected'),
      ),
    )
}

export async function getOrderDetails(
  db: Database,
  customerId: number,
  id: number,
  now = new Date(),
): Promise<WholeOrder> {
  const own = and(eq(orders.id, id), eq(orders.userId, customerId))
  const [row] = await selectOrders(db).where(own)
  if (row === undefined) throw notFound('این سفارش')
  return presentOrderDetails(db, row, now)
}

/** Whoever asks: the caller has checked that they may see it. */
export async function presentOrderDetails(
  db: Database,
  row: OrderRow,
  now = new Date(),
): Promise<WholeOrder> {
  const { id } = row.order
  const links = await listLinkedOrders(db, row.order)
  const { refers } = links
  const pictures = await db
    .select({ path: orderPictures.path })
    .from(orderPictures)
    .where(eq(orderPictures.orderId, id))
    .orderBy(asc(orderPictures.position))
  const items = (await listOrderItems(db, [id])).get(id) ?? []
  const { before, ...returned } = await readReturned(db, id)
  const extraHolidays = await readExtraHolidays(db)
  const circumstances = { returned, now, extraHolidays }
  const returnable = presentReturnable(row.order, items, circumstances)
  const isReturnable = returnable.return_until !== undefined
  const events = await listOrderEvents(db, id)
  return {
    order: presentOrder(row),
    ...returnable,
    ...presentPromise(row.order, events, extraHolidays),
    events,
    payments: await listOrderPayments(db, id),
    address: row.order.address && orderAddress.parse(row.order.address),
    legal: row.order.legal,
    refunds: await listOrderRefunds(
      db,
      row.order,
      refers.map((refer) => refer.id),
    ),
    returned_before: before,
    ...links,
    pictures: pictures.map(({ path }) => path),
    ratings: await listRatings(db, row.order, items),
    actions: listOrderActions(row.order, { now, isReturnable }),
  }
}

/** Counted from when it came to what it is now. */
function presentPromise(
  { status, createdAt }: OrderRow['order'],
  events: WholeOrder['events'],
  extraHolidays: ExtraHolidays,
): Pick<WholeOrder, 'promised_by'> {
  const since = events.findLast(({ to_status: to }) => to === status)?.at ?? createdAt
  const promised = findReturnPromise(status, new Date(since), extraHolidays)
  return promised === null ? {} : { promised_by: promised.toISOString() }
}

type OrderAction = (typeof ORDER_ACTIONS)[number]
type OrderState = Pick<Order, 'type' | 'status'> & {
  expiresAt: Date | null
}

/** What its customer may do with an order now. */
function listOrderActions(
  { type, status, expiresAt }: OrderState,
  { now, isReturnable }: { now: Date; isReturnable: boolean },
): OrderAction[] {
  if (type === 'refer') return canTransition(status, 'cancel_customer') ? ['cancel'] : []
  const actions: OrderAction[] = []
  if (status === 'waiting_payment' && (expiresAt === null || expiresAt > now)) actions.push('pay')
  if (canTransition(status, 'cancel_customer')) actions.push('cancel')
  if (isReturnable) actions.push('return')
  if (status === 'delivery' || isCancelled(status)) actions.push('buy_again')
  return actions
}
