import { and, eq } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import type { getPayment } from '@/lib/contract/payments'
import type { CallAnswer } from '@/lib/contract/call'
import type { Database } from '../db/database'
import { orders, payments } from '../db/schema/schema'
import type { PaymentAttempt, Gateway, PaymentVerdict } from '../adapters/payments/gateway'
import { notFound } from '../domain-error'
import type { PaymentContext } from './pay-order'
import { claimPayment, finalizePayment, type PaymentRecord } from './finalize-payment'

type PaymentResult = CallAnswer<typeof getPayment>['data']['payment']

const STATUS_SHOWN: Record<PaymentRecord['status'], PaymentResult['status']> = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  reversed: 'failed',
}

function isSameKey(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** For whoever holds the key, logged in or not: nothing of the person is in it. */
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
  const payable = order?.status === 'waiting_payment' && order.expiresAt !== null
  return {
    status: STATUS_SHOWN[payment.status],
    ref_id: payment.refId,
    amount: payment.amount,
    order_id: payment.orderId,
    order_code: order?.code ?? null,
    returned_to:
      payment.returnedTo === 'wallet' || payment.returnedTo === 'gateway'
        ? payment.returnedTo
        : null,
    retry_until: payable ? (order.expiresAt?.toISOString() ?? null) : null,
  }
}

const RESULT_PATH = '/payment-result'

/** The shopper is back from the bank. Only which attempt it is about is read from what they bring. */
export async function handlePaymentCallback(
  db: Database,
  till: PaymentContext,
  gatewayName: string,
  params: URLSearchParams,
): Promise<{ to: string; stale: string[] }> {
  const gateway = till.gateways.find(({ name }) => name === gatewayName)
  const authority = gateway?.authorityOf(params) ?? null
  if (gateway === undefined || authority === null) return { to: RESULT_PATH, stale: [] }
  const own = and(eq(payments.gateway, gatewayName), eq(payments.authority, authority))
  const [known] = await db.select().from(payments).where(own)
  if (known === undefined) return { to: RESULT_PATH, stale: [] }
  const to = `${RESULT_PATH}?payment=${known.id}&key=${known.key}`
  const claimed = await claimPayment(db, known.id)
  if (claimed === null) return { to, stale: [] }
  const verdict = await gateway.verify({ ...claimed, authority })
  const { tagsToRevalidate } = await finalizePayment(db, claimed, { gateway, verdict })
  return { to, stale: tagsToRevalidate }
}

/** Who never got an authority was never sent to the bank; a gateway that was taken away says nothing. */
async function inquireVerdict(
  gateway: Gateway | undefined,
  attempt: PaymentAttempt | null,
): Promise<PaymentVerdict> {
  if (attempt === null) return { kind: 'failed', why: 'not opened' }
  return gateway === undefined ? { kind: 'silent' } : gateway.inquire(attempt)
}

/** Nobody came back: the bank is asked how the attempt ended. */
export async function inquirePayment(
  db: Database,
  till: PaymentContext,
  payment: PaymentRecord,
): Promise<string[]> {
  const { authority } = payment
  const gateway = till.gateways.find(({ name }) => name === payment.gateway)
  const verdict = await inquireVerdict(
    gateway,
    authority === null ? null : { ...payment, authority },
  )
  return (await finalizePayment(db, payment, { gateway, verdict })).tagsToRevalidate
}
