import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { festivals, products, stockMovements, stocks } from '../db/schema/schema'
import { isFestivalRunning } from './visible-products'

/** What customers took, less what came back; the reasons of the desk say nothing of sales. */
const soldUnits = sql<number>`greatest(0, -sum(${stockMovements.change}))::int`
const OF_ORDERS = ['order', 'cancel', 'refund', 'return'] as const

type SoldUnits = { sold: number; left: number }

/** Rounded down, so that nothing counts as gone before it is. */
export function soldPercent({ sold, left }: SoldUnits): number {
  return sold > 0 ? Math.floor((sold * 100) / (sold + left)) : 0
}

/** Of goods whose festival runs: how many units went since it began, and how many are on the shelf. */
export async function readSoldUnits(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, SoldUnits>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: products.id,
      sold: soldUnits,
      left: sql<number>`(select sum(${stocks.quantity})::int from ${stocks} where ${stocks.productId} = ${products.id})`,
    })
    .from(products)
    .innerJoin(festivals, isFestivalRunning)
    .innerJoin(
      stockMovements,
      and(
        eq(stockMovements.productId, products.id),
        gte(stockMovements.at, festivals.startsAt),
        inArray(stockMovements.reason, [...OF_ORDERS]),
      ),
    )
    .where(inArray(products.id, [...productIds]))
    .groupBy(products.id)
  return new Map(rows.map(({ id, ...units }) => [id, units]))
}
