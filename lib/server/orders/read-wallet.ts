import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { WalletTransaction } from '@/lib/contract/account/wallet'
import type { Database } from '../db/database'
import { orders, refunds, walletTransactions } from '../db/schema/schema'
import { pageInfo } from '../db/read-rows'
import { readWalletBalance } from '../account/wallet'
import { readTransferable } from './refunds'

const PAGE_SIZE = 15

export async function readWallet(db: Database, customerId: number, page: number) {
  const mine = eq(walletTransactions.userId, customerId)
  const balance = await readWalletBalance(db, customerId)
  const [counted] = await db.select({ count: count() }).from(walletTransactions).where(mine)
  const rows = await db
    .select({
      entry: walletTransactions,
      order: { id: orders.id, code: orders.code, type: orders.type, parentId: orders.parentId },
    })
    .from(walletTransactions)
    .leftJoin(orders, eq(orders.id, walletTransactions.orderId))
    .where(mine)
    .orderBy(desc(walletTransactions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const refundOf = await readRefundsOfEntries(db, customerId, rows)
  const total = counted?.count ?? 0
  return {
    balance,
    transactions: rows.map(({ entry, order }): WalletTransaction => ({
      id: entry.id,
      amount: entry.amount,
      balance_after: entry.balanceAfter,
      reason: entry.reason,
      order: order && { id: order.id, code: order.code, type: order.type },
      refund: refundOf.get(entry.id) ?? null,
      note: entry.note,
      created_at: entry.createdAt.toISOString(),
    })),
    ...pageInfo(total, page, PAGE_SIZE),
  }
}

type LedgerRow = {
  entry: typeof walletTransactions.$inferSelect
  order: Pick<typeof orders.$inferSelect, 'id' | 'parentId'> | null
}

/** By entry; each refund wrote one, in the same order. */
async function readRefundsOfEntries(db: Database, userId: number, rows: readonly LedgerRow[]) {
  const entries = rows.flatMap(({ entry, order }) =>
    entry.reason === 'refund' && order !== null ? [{ ...entry, orderId: order.id, order }] : [],
  )
  const found = new Map<number, NonNullable<WalletTransaction['refund']>>()
  if (entries.length === 0) return found
  const orderIds = [...new Set(entries.map(({ orderId }) => orderId))]
  const given = await db
    .select({
      ...{ id: refunds.id, orderId: refunds.orderId, amount: refunds.amount },
      ...{ paymentId: refunds.paymentId },
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), eq(refunds.destination, 'wallet')))
    .orderBy(asc(refunds.id))
  const paidOrderIds = new Set(entries.map(({ order }) => order.parentId ?? order.id))
  const transferable = new Map<number, number>()
  for (const paidOrderId of paidOrderIds) {
    for (const [id, rials] of await readTransferable(db, { userId, paidOrderId }))
      transferable.set(id, rials)
  }
  for (const entry of entries.toSorted((one, other) => one.id - other.id)) {
    const at = given.findIndex(
      ({ orderId, amount, paymentId }) =>
        orderId === entry.orderId && amount === entry.amount && paymentId === entry.paymentId,
    )
    const [refund] = at < 0 ? [] : given.splice(at, 1)
    if (refund === undefined) continue
    const { id, amount } = refund
    found.set(entry.id, { id, amount, transferable: transferable.get(id) ?? 0 })
  }
  return found
}
