import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { brands, festivals, products, stocks } from '../db/schema/schema'
import { notFound } from '../domain-error'

export const isVisible = inArray(products.status, ['published', 'coming_soon'])

export async function assertProductVisible(db: Database, productId: number): Promise<void> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible))
  if (row === undefined) throw notFound('این کالا')
}

export const isFestivalRunning = and(
  eq(festivals.id, products.festivalId),
  sql`now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}`,
)

/** Valid where the running festival is joined: 0 outside of it. */
export const runningPercent = sql<number>`case when ${festivals.id} is null then 0 else ${products.festivalPercent} end`

const isSaleRunning = sql`now() >= ${stocks.saleFrom} and (${stocks.saleUntil} is null or now() < ${stocks.saleUntil})`

/** Of a variant whose sale runs; null without. */
export const runningSalePrice = sql<
  number | null
>`case when ${isSaleRunning} then ${stocks.salePrice} end`.mapWith(
  (value: unknown): number | null => (value === null ? null : Number(value)),
)

export const brandColumns = {
  id: brands.id,
  slug: brands.slug,
  title: brands.title,
  english_title: brands.englishTitle,
}

export function computeAverageRate(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10
}
