import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema/schema'

/** One of a customer's writes at a time, so that two cannot both be the last that fits. */
export async function lockCustomer(tx: Database, customer: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, customer)).for('update')
}
