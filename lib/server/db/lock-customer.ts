import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { DomainError } from '../domain-error'
import { users } from './schema/schema'

/**
 * One of a customer's writes at a time, so that two cannot both be the last that fits. It is the
 * first lock of its transaction, and too weak to stop rows that only point at the customer: one
 * who cancels holds stock and then writes to the wallet.
 */
export async function lockCustomer(tx: Database, customerId: number): Promise<void> {
  const [user] = await tx
    .select({ blockedAt: users.blockedAt, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, customerId))
    .for('no key update')
  // The staff may have closed the account after the request was let in.
  if (user?.blockedAt || user?.erasedAt)
    throw new DomainError('session_revoked', 'برای امنیت شما باید دوباره وارد شوید.')
}
