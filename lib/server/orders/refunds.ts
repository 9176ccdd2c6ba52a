import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { RefundedShare } from '@/lib/contract/orders/order'
import { formatAmount, currencyName } from '@/lib/persian/money'
import type { Database } from '../db/database'
import {
  orderItems,
  orders,
  payments,
  refundItems,
  refunds,
  walletTransactions,
} from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { readWalletBalance, recordWalletTransaction } from '../account/wallet'

const WALLET = 'wallet'

/** An order and the returns that came from it share the money that was paid for it. */
function belongsTo(orderId: number) {
  return sql`${refunds.orderId} in (select ${orders.id} from ${orders}
    where ${orders.id} = ${orderId} or ${orders.parentId} = ${orderId})`
}

/** What the gateway gave back by itself has its payment; the rest somebody has to transfer. */
const isToCard = sql`(${refunds.paymentId} is null and ${refunds.destination} = 'gateway')`

export const isTransferDueRow = sql`(${refunds.reference} is null
  and (${isToCard} or ${refunds.transferAmount} is not null))`

/** Where the customer asks for it, that may be weeks after the money came back to the wallet. */
export const transferDueSince = sql`coalesce((select max(${walletTransactions.createdAt})
  from ${walletTransactions} where ${walletTransactions.orderId} = ${refunds.orderId}
    and ${walletTransactions.reason} = 'transfer'
    and ${walletTransactions.amount} = -${refunds.transferAmount}), ${refunds.createdAt})`

const total = (amount: unknown) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)

/** What was paid for an order, less what went back of it; under its lock it is the limit of every refund. */
export async function readOrderMoney(db: Database, orderId: number) {
  const isPaid = and(eq(payments.orderId, orderId), eq(payments.status, 'paid'))
  const isOwn = sql`${payments.returnedTo} is null`
  const atBank = sql`case when ${payments.gateway} <> ${WALLET} and ${isOwn} then ${payments.amount} end`
  const [paid] = await db
    .select({ amount: total(payments.amount), atBank: total(atBank) })
    .from(payments)
    .where(isPaid)
  const byStaff = sql`case when ${refunds.paymentId} is null then ${refunds.amount} end`
  const sentOn = sql`coalesce(${refunds.transferAmount}, case when ${isToCard} then ${refunds.amount} end)`
  // A late payment is no money of the order, and what goes on of it takes no share of the others.
  const toCard = sql`case when ${isOwn} then ${sentOn} end`
  const [back] = await db
    .select({
      amount: total(refunds.amount),
      byStaff: total(byStaff),
      toCard: total(toCard),
      shipping: total(refunds.shippingAmount),
    })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    // A payment that the bank has taken back is paid no more, and its refund takes nothing from the others.
    .where(and(belongsTo(orderId), or(isNull(refunds.paymentId), eq(payments.status, 'paid'))))
  const left = (paid?.amount ?? 0) - (back?.amount ?? 0)
  const bankShare = Math.max((paid?.atBank ?? 0) - (back?.toCard ?? 0), 0)
  return {
    left,
    /** What came from a bank and has not gone back to one, whether the wallet has had it since or not. */
    bankShare,
    leftOfBank: Math.max(Math.min(left, bankShare), 0),
    refundedByStaff: back?.byStaff ?? 0,
    refundedShipping: back?.shipping ?? 0,
  }
}

/** By the item of these orders: the units that the staff refunded without a return. */
export async function countRefundedUnits(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({
      id: refundItems.orderItemId,
      units: sql<number>`sum(${refundItems.quantity})::int`,
    })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .groupBy(refundItems.orderItemId)
  return new Map(rows.map(({ id, units }) => [id, units]))
}

/** How much of each sale the staff gave back by line: `whole` where no unit is left to send. */
export async function readRefundedShares(
  db: Database,
  orderIds: number[],
): Promise<Map<number, RefundedShare>> {
  const hasRefund = sql`exists (select from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.paymentId} is null)`
  const refundedUnits = sql`coalesce((select sum(${refundItems.quantity}) from ${refundItems}
    where ${refundItems.orderItemId} = ${orderItems.id}), 0)`
  const rows = await db
    .select({
      id: orders.id,
      unitsLeft: sql<number>`sum(${orderItems.quantity} - ${refundedUnits})`.mapWith(Number),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orders.id, orderIds), eq(orders.type, 'sales'), hasRefund))
    .groupBy(orders.id)
  return new Map(rows.map((row) => [row.id, row.unitsLeft > 0 ? 'part' : 'whole']))
}

/** By order: the sum of the transfers that the shop has still to make. */
export async function readTransfersDue(
  db: Database,
  orderIds: number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({
      id: refunds.orderId,
      amount: total(sql`coalesce(${refunds.transferAmount}, ${refunds.amount})`),
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), isTransferDueRow))
    .groupBy(refunds.orderId)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

type RefundRow = typeof refunds.$inferSelect

/** `isTransferDueRow` of a row that is read already. */
export function isTransferDue({
  destination,
  paymentId,
  reference,
  transferAmount,
}: Pick<RefundRow, 'destination' | 'paymentId' | 'reference' | 'transferAmount'>): boolean {
  const isForCard = destination === 'gateway' && paymentId === null
  return reference === null && (isForCard || transferAmount !== null)
}

/**
 * By refund: what of it may go on to a bank account. It is money that a bank was paid with, less what
 * pays for an exchange, and no more than the wallet has. A late payment is all from its bank.
 */
export async function readTransferable(
  db: Database,
  { userId, paidOrderId }: { userId: number; paidOrderId: number },
): Promise<Map<number, number>> {
  const rows = await db
    .select({
      ...{ id: refunds.id, amount: refunds.amount, exchange: orders.exchangeTotal },
      returnedTo: payments.returnedTo,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        belongsTo(paidOrderId),
        eq(refunds.destination, WALLET),
        isNull(refunds.transferAmount),
        or(isNull(refunds.paymentId), ne(payments.gateway, WALLET)),
      ),
    )
  if (rows.length === 0) return new Map()
  const { bankShare } = await readOrderMoney(db, paidOrderId)
  const balance = await readWalletBalance(db, userId)
  return new Map(
    rows.map(({ id, amount, exchange, returnedTo }) => {
      const fromBank = returnedTo === WALLET ? amount : bankShare
      return [id, Math.max(Math.min(amount - exchange, fromBank, balance), 0)]
    }),
  )
}

type NewRefund = Pick<
  typeof refunds.$inferInsert,
  'amount' | 'paymentId' | 'shippingAmount' | 'reason' | 'staffName' | 'reference'
> & {
  userId: number
  /** The order that was paid, locked by the caller. */
  paidOrderId: number
  /** The order or return that it is shown with. */
  orderId: number
  destination: 'wallet' | 'gateway'
}

/** The one way in which money of an order goes back, and never more than is left of it. */
export async function recordRefund(
  db: Database,
  { userId, paidOrderId, ...values }: NewRefund,
): Promise<number> {
  const { amount, destination, orderId, paymentId = null, reason = '' } = values
  const { left, leftOfBank } = await readOrderMoney(db, paidOrderId)
  const most = destination === 'gateway' ? leftOfBank : left
  if (amount > most) {
    throw new DomainError(
      'precondition_failed',
      `از پول این سفارش ${formatAmount(most)} ${currencyName()} مانده است و بیش از آن برنمی‌گردد.`,
    )
  }
  const [refund] = await db.insert(refunds).values(values).returning({ id: refunds.id })
  if (refund === undefined) throw new Error('the refund was not written')
  if (destination === 'wallet') {
    await recordWalletTransaction(db, {
      ...{ userId, amount, orderId, paymentId, reason: 'refund', note: reason },
    })
  }
  return refund.id
}

/** All that is left of what was paid, by whichever gateway, goes to the wallet. */
export async function refundOrderToWallet(
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const { left } = await readOrderMoney(db, id)
  const paid = await db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.orderId, id), eq(payments.status, 'paid'), isNull(refunds.id)))
    .orderBy(payments.id)
  let rest = left
  for (const { id: paymentId, amount: paidAmount } of paid) {
    const amount = Math.min(paidAmount, rest)
    if (amount === 0) continue
    rest -= amount
    await recordRefund(db, {
      ...{ userId, paidOrderId: id, orderId: id, paymentId, amount, destination: 'wallet' },
    })
  }
}
