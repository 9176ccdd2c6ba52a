import { count, desc, eq } from 'drizzle-orm'
import type { WalletTransaction } from '@/lib/contract/wallet'
import type { Database } from '../db/database'
import { orders, wallets, walletTransactions } from '../db/schema/schema'
import { paging } from './paging'

const PAGE_SIZE = 15

export async function walletOf(db: Database, userId: number, page: number) {
  const mine = eq(walletTransactions.userId, userId)
  const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, userId))
  const [counted] = await db.select({ count: count() }).from(walletTransactions).where(mine)
  const rows = await db
    .select({ row: walletTransactions, code: orders.code })
    .from(walletTransactions)
    .leftJoin(orders, eq(orders.id, walletTransactions.orderId))
    .where(mine)
    .orderBy(desc(walletTransactions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const found = counted?.count ?? 0
  return {
    balance: wallet?.balance ?? 0,
    transactions: rows.map(({ row, code }): WalletTransaction => ({
      id: row.id,
      amount: row.amount,
      balance_after: row.balanceAfter,
      reason: row.reason,
      order: row.orderId === null || code === null ? null : { id: row.orderId, code },
      note: row.note,
      created_at: row.createdAt.toISOString(),
    })),
    ...paging(found, page, PAGE_SIZE),
  }
}
