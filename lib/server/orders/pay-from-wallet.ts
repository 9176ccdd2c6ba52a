import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { recordWalletTransaction } from '../account/wallet'
import type { Database } from '../db/database'
import { payments } from '../db/schema/schema'
import type { OrderRecord } from './order-events'

/** Not a gateway: what a customer's wallet pays of an order is a payment as well. */
export const WALLET = 'wallet'

export function createPaymentKey(): string {
  return randomBytes(24).toString('base64url')
}

export async function payFromWallet(
  tx: Database,
  order: Pick<OrderRecord, 'id' | 'userId'>,
  amount: number,
  note = '',
) {
  const [payment] = await tx
    .insert(payments)
    .values({
      userId: order.userId,
      orderId: order.id,
      gateway: WALLET,
      key: createPaymentKey(),
      amount,
      status: 'paid',
      settledAt: sql`now()`,
    })
    .returning()
  if (payment === undefined) throw new Error('the payment was not written')
  await recordWalletTransaction(tx, {
    userId: order.userId,
    amount: -amount,
    reason: 'purchase',
    orderId: order.id,
    paymentId: payment.id,
    note,
  })
  return payment
}
