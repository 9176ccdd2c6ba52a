import { and, between, eq, exists, inArray, isNull, min, sum } from 'drizzle-orm'
import { COUNTED_STEPS, type SalesFunnel } from '@/lib/contract/desk/sales-funnel'
import type { Database } from '../db/database'
import { funnelCounts, orderEvents, orders } from '../db/schema/schema'
import { type DaySpan, within } from './tehran-days'

/** By a shopper at the checkout: neither by the staff nor as the other half of an exchange. */
const placed = (span: DaySpan) =>
  and(
    eq(orders.type, 'sales'),
    isNull(orders.exchangeOf),
    eq(orders.placedBy, ''),
    within(orders.createdAt, span),
  )

/** Once, whatever became of it since; what is paid at the door is confirmed without being paid. */
const wasPaid = (db: Database) =>
  exists(
    db
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.orderId, orders.id),
          inArray(orderEvents.toStatus, ['paid', 'processing']),
        ),
      ),
  )

/** Orders before the first counted day have no visits to stand beside, and stay out where there are some. */
export async function readFunnel(db: Database, span: DaySpan): Promise<SalesFunnel> {
  const [first] = await db.select({ day: min(funnelCounts.day) }).from(funnelCounts)
  const since = first?.day ?? null
  const isCounted = since !== null && since <= span.to
  const days = isCounted && since > span.from ? { ...span, from: since } : span
  const sums = await db
    .select({ step: funnelCounts.step, count: sum(funnelCounts.count).mapWith(Number) })
    .from(funnelCounts)
    .where(between(funnelCounts.day, days.from, days.to))
    .groupBy(funnelCounts.step)
  const counts = new Map(sums.map(({ step, count }) => [step, count]))
  return {
    counted_since: since,
    steps: [
      ...COUNTED_STEPS.map((step) => ({ step, count: isCounted ? (counts.get(step) ?? 0) : null })),
      { step: 'order_placed', count: await db.$count(orders, placed(days)) },
      { step: 'order_paid', count: await db.$count(orders, and(placed(days), wasPaid(db))) },
    ],
  }
}
