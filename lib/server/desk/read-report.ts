import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  notLike,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CallParsed } from '@/lib/contract/call'
import type { DeskReport, getDeskReport, SalesRow, SalesTotals } from '@/lib/contract/desk/reports'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import { addDays, toDayNumber } from '@/lib/persian/days'
import { toJalali } from '@/lib/persian/jalali'
import { listProductPictures, pickProductPicture } from '../catalogue/product-pictures'
import { REFUND_REASONS } from '@/lib/domain/refund-reasons'
import { returnReasons } from '@/lib/domain/return-reasons'
import type { Database } from '../db/database'
import { orderItems, orders, products, refundItems, refunds, stocks } from '../db/schema/schema'
import { readFunnel } from './read-funnel'
import { readMargins } from './read-margins'
import { dayOf, type DaySpan, within } from './tehran-days'

type Step = CallParsed<typeof getDeskReport>['query']['by']

const LISTED = 20
const SATURDAY = 6
const WEEK = 7

/** Paid for and not cancelled; what an exchange sends was paid for with the order before it. */
export const isSoldWithin = (span: DaySpan) =>
  and(
    eq(orders.type, 'sales'),
    isNull(orders.exchangeOf),
    inArray(orders.status, [...UNDER_WAY, 'delivery']),
    within(orders.createdAt, span),
  )
/** What a return gave back that did not pay for the order of its exchange. */
const givenBack = (db: Database) => {
  const exchange = alias(orders, 'exchange')
  const spent = db
    .select({ sum: sum(exchange.payable) })
    .from(exchange)
    .where(
      and(eq(exchange.exchangeOf, orders.id), notLike(sql`${exchange.status}::text`, 'cancel%')),
    )
  return sql`${orders.payable} - coalesce(${spent}, 0)`
}

/** A return counts on the day on which its money went back. */
const returned = (span: DaySpan) =>
  and(eq(orders.status, 'refer_done'), within(orders.updatedAt, span))

/** Without a return; of an order that was cancelled nothing counts. */
const refundedByLine = (span: DaySpan) =>
  and(
    isNull(refunds.paymentId),
    eq(orders.type, 'sales'),
    notLike(sql`${orders.status}::text`, 'cancel%'),
    within(refunds.createdAt, span),
  )

const number = (amount: SQL) => sql<number>`coalesce(${amount}, 0)`.mapWith(Number)

const NOTHING: SalesTotals = { orders: 0, goods: 0, discount: 0, shipping: 0, returned: 0, net: 0 }

function add(a: SalesTotals, b: SalesTotals): SalesTotals {
  return {
    orders: a.orders + b.orders,
    goods: a.goods + b.goods,
    discount: a.discount + b.discount,
    shipping: a.shipping + b.shipping,
    returned: a.returned + b.returned,
    net: a.net + b.net,
  }
}

export async function readSalesDays(
  db: Database,
  span: DaySpan,
): Promise<Map<string, SalesTotals>> {
  const day = dayOf(orders.createdAt)
  const sales = await db
    .select({
      day,
      orders: count(),
      goods: number(sum(orders.itemsTotal)),
      discount: number(sum(sql`${orders.discount} + ${orders.couponDiscount}`)),
      shipping: number(sum(orders.shippingPrice)),
    })
    .from(orders)
    .where(isSoldWithin(span))
    .groupBy(day)
  const backDay = dayOf(orders.updatedAt)
  const back = await db
    .select({ day: backDay, returned: number(sum(givenBack(db))) })
    .from(orders)
    .where(returned(span))
    .groupBy(backDay)
  const refundDay = dayOf(refunds.createdAt)
  const refunded = await db
    .select({ day: refundDay, returned: number(sum(refunds.amount)) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(refundedByLine(span))
    .groupBy(refundDay)
  const days = new Map<string, SalesTotals>()
  for (const { day: at, ...row } of sales) {
    const net = row.goods - row.discount + row.shipping
    days.set(at, { ...row, returned: 0, net })
  }
  for (const { day: at, returned: amount } of [...back, ...refunded]) {
    days.set(at, add(days.get(at) ?? NOTHING, { ...NOTHING, returned: amount, net: -amount }))
  }
  return days
}

/** The first day of what a day is counted in. */
function stepOf(day: string, by: Step): string {
  if (by === 'day') return day
  if (by === 'month') return addDays(day, 1 - toJalali(day).day)
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() - SATURDAY + WEEK) % WEEK))
}

/** Days without a sale have their row, too. */
function foldDays(
  days: ReadonlyMap<string, SalesTotals>,
  { from, to }: DaySpan,
  by: Step,
): SalesRow[] {
  const rows = new Map<string, SalesRow>()
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const step = stepOf(day, by)
    const before = rows.get(step) ?? { ...NOTHING, from: day, to: day }
    rows.set(step, { ...before, ...add(before, days.get(day) ?? NOTHING), to: day })
  }
  return [...rows.values()]
}

export const paidForLine = sql`(${orderItems.unitPrice} - ${orderItems.unitDiscount}) * ${orderItems.quantity}`

/** Units of each line that were sold, less those whose money went back by line or by a return, whenever it did. */
function selectStandingLines(db: Database, span: DaySpan) {
  const returnLine = alias(orderItems, 'return_line')
  const returnOrder = alias(orders, 'return_order')
  const refundedUnits = db
    .select({ units: sum(refundItems.quantity) })
    .from(refundItems)
    .where(eq(refundItems.orderItemId, orderItems.id))
  const exchange = alias(orders, 'exchange')
  const isExchanged = exists(
    db
      .select({ id: exchange.id })
      .from(exchange)
      .where(
        and(
          eq(exchange.exchangeOf, returnOrder.id),
          notLike(sql`${exchange.status}::text`, 'cancel%'),
        ),
      ),
  )
  // What was sent instead is no sale of its own: the first one stands for it.
  const wasPaidBack = sql`(${returnLine.exchangeStockId} is null or not ${isExchanged})`
  const returnedUnits = db
    .select({ units: sql`sum(${returnLine.quantity}) filter (where ${wasPaidBack})` })
    .from(returnLine)
    .innerJoin(returnOrder, eq(returnOrder.id, returnLine.orderId))
    .where(and(eq(returnLine.parentItemId, orderItems.id), eq(returnOrder.status, 'refer_done')))
  const units = sql`${orderItems.quantity} - coalesce(${refundedUnits}, 0) - coalesce(${returnedUnits}, 0)`
  return db
    .select({
      productId: orderItems.productId,
      price: sql<number>`${orderItems.unitPrice} - ${orderItems.unitDiscount}`.as('price'),
      units: sql<number>`${units}`.as('units'),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(isSoldWithin(span))
    .as('standing_lines')
}

/** By what was paid for their lines and stayed paid, the most first. */
export function readBestSellers(db: Database, span: DaySpan, most = LISTED) {
  const lines = selectStandingLines(db, span)
  const stayed = sum(sql`${lines.price} * ${lines.units}`)
  return db
    .select({
      id: lines.productId,
      title: products.title,
      units: number(sum(lines.units)),
      sum: number(stayed),
    })
    .from(lines)
    .innerJoin(products, eq(products.id, lines.productId))
    .where(gt(lines.units, 0))
    .groupBy(lines.productId, products.title)
    .orderBy(desc(stayed), lines.productId)
    .limit(most)
}

type ReturnReason = DeskReport['returns'][number]

const KNOWN_REASONS = new Set(['', ...returnReasons, ...REFUND_REASONS.map(({ text }) => text)])
/** What somebody wrote in words of his own is read in its order. */
const foldReason = (reason: string) => (KNOWN_REASONS.has(reason) ? reason : 'دلیل‌های دیگر')

/** What went back with the same reason, by a return or by line: together it is what the sales say came back. */
async function readReturnReasons(db: Database, span: DaySpan): Promise<ReturnReason[]> {
  const lines = await db
    .select({
      orderId: orders.id,
      reason: sql<string>`coalesce(${orderItems.reason}, '')`,
      units: orderItems.quantity,
      price: sql<number>`${paidForLine}`.mapWith(Number),
      givenBack: sql<number>`${givenBack(db)}`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(returned(span))
  const priceOf = new Map<number, number>()
  for (const { orderId, price } of lines) priceOf.set(orderId, (priceOf.get(orderId) ?? 0) + price)
  // A coupon, a deduction and an exchange are of the whole return: each line bears its share.
  const byReturn = lines.map(({ orderId, reason, units, price, givenBack: all }) => ({
    ...{ reason, units, sum: (all * price) / Math.max(priceOf.get(orderId) ?? 0, 1) },
  }))
  const unitsOfRefund = db
    .select({ units: sum(refundItems.quantity) })
    .from(refundItems)
    .where(eq(refundItems.refundId, refunds.id))
  const byLine = await db
    .select({
      reason: refunds.reason,
      units: number(sum(sql`coalesce(${unitsOfRefund}, 0)`)),
      sum: number(sum(refunds.amount)),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(refundedByLine(span))
    .groupBy(refunds.reason)
  const reasons = new Map<string, ReturnReason>()
  for (const row of [...byReturn, ...byLine]) {
    const reason = foldReason(row.reason)
    const before = reasons.get(reason) ?? { reason, units: 0, sum: 0 }
    reasons.set(reason, {
      ...before,
      ...{ units: before.units + row.units, sum: before.sum + row.sum },
    })
  }
  const whole = [...reasons.values()].map((row) => ({ ...row, sum: Math.round(row.sum) }))
  return whole.toSorted((a, b) => b.sum - a.sum || b.units - a.units)
}

const totalOf = (days: ReadonlyMap<string, SalesTotals>) => [...days.values()].reduce(add, NOTHING)

export async function readReport(
  db: Database,
  { from, to, by }: CallParsed<typeof getDeskReport>['query'],
  { canSeeCosts }: { canSeeCosts: boolean },
): Promise<DeskReport> {
  const span = { from, to }
  const length = toDayNumber(to) - toDayNumber(from) + 1
  const days = await readSalesDays(db, span)
  const before = { from: addDays(from, -length), to: addDays(from, -1) }
  const former = await readSalesDays(db, before)
  const best = await readBestSellers(db, span)
  const pictures = await listProductPictures(
    db,
    best.map(({ id }) => id),
  )
  const coupons = await db
    .select({
      code: sql<string>`${orders.couponCode}`,
      orders: count(),
      given: number(sum(orders.couponDiscount)),
    })
    .from(orders)
    .where(and(isSoldWithin(span), isNotNull(orders.couponCode)))
    .groupBy(orders.couponCode)
    .orderBy(desc(sum(orders.couponDiscount)))
    .limit(LISTED)
  const [stock] = await db
    .select({
      variants: count(),
      sold_out: number(sql`count(*) filter (where ${stocks.quantity} = 0)`),
      units: number(sum(stocks.quantity)),
      value: number(sum(sql`${stocks.price} * ${stocks.quantity}`)),
      costed: number(sql`sum(${stocks.quantity}) filter (where ${stocks.cost} is not null)`),
      costValue: number(sum(sql`${stocks.cost} * ${stocks.quantity}`)),
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(inArray(products.status, ['published', 'coming_soon']))
  return {
    rows: foldDays(days, span, by),
    totals: totalOf(days),
    former: totalOf(former),
    former_rows: foldDays(former, before, by),
    funnel: await readFunnel(db, span),
    products: best.map((one) => ({ ...one, picture: pickProductPicture(pictures, one.id) })),
    returns: await readReturnReasons(db, span),
    coupons,
    stock: {
      variants: stock?.variants ?? 0,
      sold_out: stock?.sold_out ?? 0,
      units: stock?.units ?? 0,
      value: stock?.value ?? 0,
      cost: canSeeCosts ? { units: stock?.costed ?? 0, value: stock?.costValue ?? 0 } : null,
    },
    margins: canSeeCosts ? await readMargins(db, span) : null,
  }
}
