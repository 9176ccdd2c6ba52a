import { timingSafeEqual } from 'node:crypto'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { CallAnswer } from '@/lib/contract/call'
import type { getPayment } from '@/lib/contract/payments'
import type { Database } from '../db/database'
import { orders, payments } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { WALLET } from '../orders/pay-from-wallet'
import type { PaymentRecord } from './finalize-payment'

type PaymentResult = CallAnswer<typeof getPayment>['data']['payment']

const PUBLIC_STATUS: Record<PaymentRecord['status'], PaymentResult['status']> = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  reversed: 'failed',
}

function isSameKey(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** The wallet's part of an attempt at a bank stands right before it among the payments of its order. */
async function readReturnedShare(db: Database, { id, orderId, status }: PaymentRecord) {
  if (orderId === null || status !== 'failed') return 0
  const [share] = await db
    .select({ gateway: payments.gateway, status: payments.status, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), lt(payments.id, id)))
    .orderBy(desc(payments.id))
    .limit(1)
  return share?.gateway === WALLET && share.status === 'reversed' ? share.amount : 0
}

/** Whoever holds the key may read it, logged in or not, so nothing of the person is in it. */
export async function getPaymentResult(
  db: Database,
  id: number,
  key: string,
): Promise<PaymentResult> {
  const [row] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, id))
  if (row === undefined || !isSameKey(row.payment.key, key)) throw notFound('این پرداخت')
  const { payment, order } = row
  const isPayable = order?.status === 'waiting_payment' && order.expiresAt !== null
  return {
    status: PUBLIC_STATUS[payment.status],
    ref_id: payment.refId,
    amount: payment.amount,
    order_id: payment.orderId,
    order_code: order?.code ?? null,
    returned_to:
      payment.returnedTo === 'wallet' || payment.returnedTo === 'gateway'
        ? payment.returnedTo
        : null,
    wallet_returned: await readReturnedShare(db, payment),
    retry_until: isPayable ? (order.expiresAt?.toISOString() ?? null) : null,
  }
}
