import { and, eq } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import type { getPayment } from '@/lib/contract/buying'
import type { CallAnswer } from '@/lib/contract/call'
import type { Database } from '../../db/database'
import { orders, payments } from '../../db/schema/schema'
import type { Attempt, Gateway, Verdict } from '../../payments/gateway'
import { notFound } from '../refusal'
import type { Till } from './paying'
import { claim, settle, type PaymentRecord } from './settling'

type Result = CallAnswer<typeof getPayment>['data']['payment']

const shown: Record<PaymentRecord['status'], Result['status']> = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  reversed: 'failed',
}

function sameKey(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** For whoever holds the key, logged in or not: nothing of the person is in it. */
export async function paymentResult(db: Database, id: number, key: string): Promise<Result> {
  const [row] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, id))
  if (row === undefined || !sameKey(row.payment.key, key)) throw notFound('این پرداخت')
  const { payment, order } = row
  const payable = order?.status === 'waiting_payment' && order.expiresAt !== null
  return {
    status: shown[payment.status],
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

const UNKNOWN = '/payment-result'

/** The shopper is back from the bank. Only which attempt it is about is read from what they bring. */
export async function comeBack(
  db: Database,
  till: Till,
  gatewayName: string,
  params: URLSearchParams,
): Promise<{ to: string; stale: string[] }> {
  const gateway = till.gateways.find(({ name }) => name === gatewayName)
  const authority = gateway?.authorityOf(params) ?? null
  if (gateway === undefined || authority === null) return { to: UNKNOWN, stale: [] }
  const own = and(eq(payments.gateway, gatewayName), eq(payments.authority, authority))
  const [known] = await db.select().from(payments).where(own)
  if (known === undefined) return { to: UNKNOWN, stale: [] }
  const to = `${UNKNOWN}?payment=${known.id}&key=${known.key}`
  const claimed = await claim(db, known.id)
  if (claimed === null) return { to, stale: [] }
  const verdict = await gateway.verify({ ...claimed, authority })
  const { stale } = await settle(db, claimed, { gateway, verdict })
  return { to, stale }
}

/** Who never got an authority was never sent to the bank; a gateway that was taken away says nothing. */
async function verdictOf(gateway: Gateway | undefined, attempt: Attempt | null): Promise<Verdict> {
  if (attempt === null) return { kind: 'failed', why: 'not opened' }
  return gateway === undefined ? { kind: 'silent' } : gateway.inquire(attempt)
}

/** Nobody came back: the bank is asked how the attempt ended. */
export async function askTheBank(
  db: Database,
  till: Till,
  payment: PaymentRecord,
): Promise<string[]> {
  const { authority } = payment
  const gateway = till.gateways.find(({ name }) => name === payment.gateway)
  const verdict = await verdictOf(gateway, authority === null ? null : { ...payment, authority })
  return (await settle(db, payment, { gateway, verdict })).stale
}
