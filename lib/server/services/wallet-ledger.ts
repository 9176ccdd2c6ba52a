import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { wallets, walletTransactions } from '../db/schema/schema'
import { Refusal } from './refusal'

type Change = Pick<typeof walletTransactions.$inferInsert, 'userId' | 'amount' | 'reason'> &
  Partial<Pick<typeof walletTransactions.$inferInsert, 'orderId' | 'paymentId' | 'note'>>

/** A balance only ever changes together with its line in the ledger, and never below zero. */
export async function changeWallet(db: Database, change: Change): Promise<number> {
  const { userId, amount } = change
  await db.insert(wallets).values({ userId }).onConflictDoNothing()
  const [wallet] = await db
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${amount}` })
    .where(and(eq(wallets.userId, userId), gte(sql`${wallets.balance} + ${amount}`, 0)))
    .returning({ balance: wallets.balance })
  if (wallet === undefined) throw new Refusal('refused', 'موجودی کیف پول کافی نیست.')
  await db.insert(walletTransactions).values({ ...change, balanceAfter: wallet.balance })
  return wallet.balance
}

export async function lockBalance(db: Database, userId: number): Promise<number> {
  const [wallet] = await db
    .select({ balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('update')
  return wallet?.balance ?? 0
}
