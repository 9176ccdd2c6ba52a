import { eq, and, gte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { wallets, walletTransactions } from '../db/schema/schema'
import { DomainError } from '../domain-error'

export async function readWalletBalance(db: Database, customerId: number): Promise<number> {
  const [wallet] = await db
    .select({ balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.userId, customerId))
  return wallet?.balance ?? 0
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
