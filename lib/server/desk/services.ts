import { and, gte, isNotNull, sql } from 'drizzle-orm'
import type { GatewayHealth, Services } from '@/lib/contract/desk/services'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { GatewayFailure } from '../adapters/payments/gateway'
import { SmsFailure } from '../adapters/sms/sms'
import type { Database } from '../db/database'
import { payments } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { dayOf, within } from './tehran-days'
import type { Channels } from '../outbox/open-channels'
import type { PaymentContext } from '../payments/pay-order'

/** Of which a gateway's health is drawn. */
const HEALTH_DAYS = 30

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
  const { day: today } = toTehranTime(new Date())
  const span = { from: addDays(today, 1 - HEALTH_DAYS), to: today }
  const day = dayOf(payments.settledAt)
  const settled = await db
    .select({
      ...{ gateway: payments.gateway, day },
      paid: sql<number>`count(*) filter (where ${isPaid})::int`,
      failed: sql<number>`count(*) filter (where ${isFailed})::int`,
    })
    .from(payments)
    .where(within(payments.settledAt, span))
    .groupBy(payments.gateway, day)
  const daysOf = (name: string) =>
    Array.from({ length: HEALTH_DAYS }, (_, nth) => {
      const at = addDays(span.from, nth)
      const own = settled.find((one) => one.gateway === name && one.day === at)
      return { day: at, paid: own?.paid ?? 0, failed: own?.failed ?? 0 }
    })
  const set = (await gateways.list(db)).filter(({ setBy }) => setBy !== 'nobody')
  return set.map(({ name, title }) => {
    const own = rows.find(({ gateway }) => gateway === name)
    return {
      ...{ name, title, paid: own?.paid ?? 0, failed: own?.failed ?? 0 },
      last_paid_at: own?.paidAt?.toISOString() ?? null,
      last_failed_at: own?.failedAt?.toISOString() ?? null,
      days: daysOf(name),
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

const NO_SMS = 'سامانهٔ پیامک پاسخ نداد یا کلید را نپذیرفت؛ کلید و پنل سامانه را ببینید.'
const UNREADABLE = 'کد پذیرنده خوانده نشد؛ آن را از نو بنویسید.'
const TEST_RIALS = 10_000
const TEST_MOBILE = '+989000000000'

/** Nobody is led to the payment that it opens, so it lapses at the gateway. */
async function tryService(
  db: Database,
  name: string,
  { payments: { gateways, siteUrl }, channels }: Shop,
): Promise<void> {
  if (name === 'email' && channels.mailer) return channels.mailer.check()
  if (name === 'sms' && channels.readCredit) return void (await channels.readCredit())
  const row = (await gateways.list(db)).find((one) => one.name === name)
  if (row === undefined || row.setBy === 'nobody') throw notFound('این سرویس')
  if (row.gateway === undefined) {
    throw new GatewayFailure('its account cannot be read', { owner: UNREADABLE })
  }
  await row.gateway.start({
    id: 0,
    amount: TEST_RIALS,
    callbackUrl: `${siteUrl}/api/payment/callback/${name}`,
    description: 'آزمایش درگاه',
    mobile: TEST_MOBILE,
  })
}

/** What the owner can do something about; anything else is an error of the shop's own. */
function describeOutcome(error: unknown): string {
  if (error instanceof GatewayFailure) return error.ownerMessage
  if (error instanceof SmsFailure) return NO_SMS
  if (error instanceof Error && error.name === 'MailFailure') return error.message
  throw error
}

export async function checkService(db: Database, name: string, shop: Shop) {
  const began = performance.now()
  const ms = () => Math.round(performance.now() - began)
  try {
    await tryService(db, name, shop)
    return { is_well: true, ms: ms(), error: '' }
  } catch (error) {
    return { is_well: false, ms: ms(), error: describeOutcome(error) }
  }
}
