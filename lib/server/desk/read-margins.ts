import { and, desc, eq, inArray, isNull, notLike, sql, type SQL } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { DeskReport } from '@/lib/contract/desk/reports'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import type { Database } from '../db/database'
import { orderItems, orders, products, refundItems, refunds } from '../db/schema/schema'
import { type DaySpan, within } from './tehran-days'

const MOST_MARGINS = 200

/** The line and the order that were paid for, whatever took units of them back. */
const bought = alias(orderItems, 'bought')
const origin = alias(orders, 'origin')

const paidFor = (units: SQL) => sql`(${bought.unitPrice} - ${bought.unitDiscount}) * ${units}`
/** A line that the coupon is for bears it by its share of them. */
const earned = (units: SQL) => sql`${paidFor(units)} - case when ${bought.takesCoupon}
  then round(${origin.couponDiscount}::numeric * ${paidFor(units)}
    / greatest(coalesce(${origin.couponBase}, ${origin.itemsTotal} - ${origin.discount}), 1)) else 0 end`

/** Units that left or, under zero, came back, and the money that came with them or went. */
const entry = (units: SQL, money: SQL) => ({
  productId: sql<number>`${bought.productId}`.as('entry_product'),
  hasCost: sql<boolean>`${bought.unitCost} is not null`.as('has_cost'),
  units: sql<number>`${units}`.as('units'),
  earned: sql<number>`${money}`.as('earned'),
  cost: sql<number>`${units} * ${bought.unitCost}`.as('cost'),
})

/** Unlike the sums of sales, an exchange is what came back and what was sold for it, as their costs differ. */
function selectSold(db: Database, span: DaySpan) {
  const units = sql`${bought.quantity}`
  return db
    .select(entry(units, earned(units)))
    .from(bought)
    .innerJoin(origin, eq(origin.id, bought.orderId))
    .where(
      and(
        eq(origin.type, 'sales'),
        inArray(origin.status, [...UNDER_WAY, 'delivery']),
        within(origin.createdAt, span),
      ),
    )
}

/** What a return brings lies on the shelf again. */
function selectReturned(db: Database, span: DaySpan) {
  const units = sql`${orderItems.quantity}`
  return db
    .select(entry(sql`-${units}`, sql`-(${earned(units)})`))
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(bought, eq(bought.id, orderItems.parentItemId))
    .innerJoin(origin, eq(origin.id, bought.orderId))
    .where(and(eq(orders.status, 'refer_done'), within(orders.updatedAt, span)))
}

/** Units that did not come back stay bought, and so stays their cost. */
function selectRefunded(db: Database, span: DaySpan) {
  const units = sql`${refundItems.quantity}`
  const back = sql`case when ${refundItems.isRestocked} then -${units} else 0 end`
  return db
    .select(entry(back, sql`-(${earned(units)})`))
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .innerJoin(bought, eq(bought.id, refundItems.orderItemId))
    .innerJoin(origin, eq(origin.id, bought.orderId))
    .where(
      and(
        isNull(refunds.paymentId),
        notLike(sql`${origin.status}::text`, 'cancel%'),
        within(refunds.createdAt, span),
      ),
    )
}

export async function readMargins(
  db: Database,
  span: DaySpan,
): Promise<NonNullable<DeskReport['margins']>> {
  const entries = unionAll(
    selectSold(db, span),
    selectReturned(db, span),
    selectRefunded(db, span),
  ).as('entries')
  const number = (amount: SQL, of: SQL) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${of}), 0)`.mapWith(Number)
  const hasCost = sql`${entries.hasCost}`
  const sums = {
    units: number(sql`${entries.units}`, hasCost),
    sum: number(sql`${entries.earned}`, hasCost),
    cost: number(sql`${entries.cost}`, hasCost),
  }
  const [all] = await db
    .select({ ...sums, units_without_cost: number(sql`${entries.units}`, sql`not ${hasCost}`) })
    .from(entries)
  const best = await db
    .select({ id: products.id, title: products.title, ...sums })
    .from(entries)
    .innerJoin(products, eq(products.id, entries.productId))
    .where(hasCost)
    .groupBy(products.id, products.title)
    .orderBy(desc(sql`sum(${entries.earned} - ${entries.cost})`), products.id)
    .limit(MOST_MARGINS)
  return { ...(all ?? { units: 0, units_without_cost: 0, sum: 0, cost: 0 }), products: best }
}
