import { count, desc, eq, and, gte, sql } from 'drizzle-orm'
import type { WalletTransaction } from '@/lib/contract/account/wallet'
import type { Database } from '../db/database'
import { orders, wallets, walletTransactions } from '../db/schema/schema'
import { pageInfo } from '../db/read-rows'
import { DomainError } from '../domain-error'

const PAGE_SIZE = 15

export async function readWallet(db: Database, customerId: number, page: number) {
  const mine = eq(walletTransactions.userId, customerId)
  const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, customerId))
  const [counted] = await db.select({ count: count() }).from(walletTransactions).where(mine)
  const rows = await db
    .select({ row: walletTransactions, code: orders.code })
    .from(walletTransactions)
    .leftJoin(orders, eq(orders.id, walletTransactions.orderId))
    .where(mine)
    .orderBy(desc(walletTransactions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const total = counted?.count ?? 0
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
    ...pageInfo(total, page, PAGE_SIZE),
  }
}

type WalletChange = Pick<typeof walletTransactions.$inferInsert, 'userId' | 'amount' | 'reason'> &
  Partial<Pick<typeof walletTransactions.$inferInsert, 'orderId' | 'paymentId' | 'note'>>

/** The balance changes only together with its entry in the ledger, and never falls below zero. */
export async function recordWalletTransaction(db: Database, change: WalletChange): Promise<number> {
  const { userId: customerId, amount } = change
  await db.insert(wallets).values({ userId: customerId }).onConflictDoNothing()
  const [wallet] = await db
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${amount}` })
    .where(and(eq(wallets.userId, customerId), gte(sql`${wallets.balance} + ${amount}`, 0)))
    .returning({ balance: wallets.balance })
  if (wallet === undefined)
    throw new DomainError('insufficient_balance', 'موجودی کیف پول کافی نیست.')
  await db.insert(walletTransactions).values({ ...change, balanceAfter: wallet.balance })
  return wallet.balance
}

export async function lockWalletBalance(db: Database, customerId: number): Promise<number> {
  const [wallet] = await db
    .select({ balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.userId, customerId))
    .for('update')
  return wallet?.balance ?? 0
}
