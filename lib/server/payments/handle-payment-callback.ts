import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { payments } from '../db/schema/schema'
import type { PaymentAttempt, Gateway, PaymentVerdict } from '../adapters/payments/gateway'
import type { PaymentContext } from './pay-order'
import { claimPayment, finalizePayment, type PaymentRecord } from './finalize-payment'

const RESULT_PATH = '/payment-result'

/** Of what a browser brings back from a bank only the attempt it names is believed. */
export async function handlePaymentCallback(
  db: Database,
  context: PaymentContext,
  gatewayName: string,
  params: URLSearchParams,
): Promise<{ to: string; tagsToRevalidate: string[] }> {
  const authority = context.gateways.authorityOf(gatewayName, params)
  if (authority === null) return { to: RESULT_PATH, tagsToRevalidate: [] }
  const own = and(eq(payments.gateway, gatewayName), eq(payments.authority, authority))
  const [known] = await db.select().from(payments).where(own)
  if (known === undefined) return { to: RESULT_PATH, tagsToRevalidate: [] }
  const gateway = await context.gateways.findFor(db, known)
  const to = `${RESULT_PATH}?payment=${known.id}&key=${known.key}`
  const claimed = await claimPayment(db, known.id)
  if (claimed === null) return { to, tagsToRevalidate: [] }
  const verdict: PaymentVerdict = gateway
    ? await gateway.verify({ ...claimed, authority })
    : { kind: 'unknown' }
  const { tagsToRevalidate } = await finalizePayment(db, claimed, { gateway, verdict })
  return { to, tagsToRevalidate }
}

/** Without an authority nobody was sent to the bank; of a gateway that was removed nothing is known. */
async function inquireVerdict(
  gateway: Gateway | undefined,
  attempt: PaymentAttempt | null,
): Promise<PaymentVerdict> {
  if (attempt === null) return { kind: 'failed', reason: 'not opened' }
  return gateway === undefined ? { kind: 'unknown' } : gateway.inquire(attempt)
}

/** Nobody came back, so the bank is asked how the attempt ended. */
export async function inquirePayment(
  db: Database,
  context: PaymentContext,
  payment: PaymentRecord,
): Promise<string[]> {
  const { authority } = payment
  const gateway = await context.gateways.findFor(db, payment)
  const verdict = await inquireVerdict(
    gateway,
    authority === null ? null : { ...payment, authority },
  )
  return (await finalizePayment(db, payment, { gateway, verdict })).tagsToRevalidate
}
