import { and, gte, isNotNull, sql } from 'drizzle-orm'
import type { GatewayHealth, Services } from '@/lib/contract/desk/services'
import type { Database } from '../db/database'
import { payments } from '../db/schema/schema'
import { notFound } from '../domain-error'
import type { Channels } from '../outbox/open-channels'
import type { PaymentContext } from '../payments/pay-order'

type Shop = { payments: PaymentContext; channels: Channels }

async function readGatewayHealth(
  db: Database,
  { gateways }: PaymentContext,
): Promise<GatewayHealth[]> {
  const isPaid = sql`${payments.status} in ('paid', 'reversed')`
  const isFailed = sql`${payments.status} = 'failed'`
  const ofToday = gte(payments.settledAt, sql`now() - interval '1 day'`)
  const rows = await db
    .select({
      gateway: payments.gateway,
      paid: sql<number>`count(*) filter (where ${and(isPaid, ofToday)})::int`,
      failed: sql<number>`count(*) filter (where ${and(isFailed, ofToday)})::int`,
      paidAt: sql<Date | null>`max(${payments.settledAt}) filter (where ${isPaid})`.mapWith(
        payments.settledAt,
      ),
      failedAt: sql<Date | null>`max(${payments.settledAt}) filter (where ${isFailed})`.mapWith(
        payments.settledAt,
      ),
    })
    .from(payments)
    .where(isNotNull(payments.settledAt))
    .groupBy(payments.gateway)
  return gateways.map(({ name, title }) => {
    const own = rows.find(({ gateway }) => gateway === name)
    return {
      ...{ name, title, paid: own?.paid ?? 0, failed: own?.failed ?? 0 },
      last_paid_at: own?.paidAt?.toISOString() ?? null,
      last_failed_at: own?.failedAt?.toISOString() ?? null,
    }
  })
}

export async function readServices(
  db: Database,
  { payments: context, channels }: Shop,
): Promise<Services> {
  const { driver, readCredit, mailer } = channels
  const credit = await readCredit?.().catch(() => undefined)
  return {
    gateways: await readGatewayHealth(db, context),
    sms: { driver, credit: credit ?? null, is_away: readCredit !== null && credit === undefined },
    has_email: mailer !== null,
  }
}

const TEST_RIALS = 10_000
const TEST_MOBILE = '+989000000000'

/** Nobody is led to the payment that it opens, so it lapses at the gateway. */
async function tryService(
  name: string,
  { payments: { gateways, siteUrl }, channels }: Shop,
): Promise<void> {
  if (name === 'email' && channels.mailer) return channels.mailer.check()
  const gateway = gateways.find((one) => one.name === name)
  if (gateway === undefined) throw notFound('این سرویس')
  await gateway.start({
    id: 0,
    amount: TEST_RIALS,
    callbackUrl: `${siteUrl}/api/payment/callback/${name}`,
    description: 'آزمایش درگاه',
    mobile: TEST_MOBILE,
  })
}

const KNOWN_FAILURES = ['GatewayFailure', 'MailFailure']

export async function checkService(name: string, shop: Shop) {
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  try {
    await tryService(name, shop)
    return { is_well: true, ms: ms(), error: '' }
  } catch (error) {
    if (!(error instanceof Error) || !KNOWN_FAILURES.includes(error.name)) throw error
    return { is_well: false, ms: ms(), error: error.message }
  }
}
