import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { users } from './schema/schema'

/** One of a customer's writes at a time, so that two cannot both be the last that fits. */
export async function lockCustomer(tx: Database, customer: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, customer)).for('update')
}
