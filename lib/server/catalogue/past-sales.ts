import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { pastSales, type stocks } from '../db/schema/schema'

/** The one that stands on the variant comes last: of two at a time the earlier was what held. */
export type Sale = { price: number; from: Date; until: Date | null }

export function findSalePrice(sales: readonly Sale[], at: Date): number | null {
  return sales.find(({ from, until }) => from <= at && (!until || at < until))?.price ?? null
}

type SaleOfStock = Pick<typeof stocks.$inferSelect, 'id' | 'salePrice' | 'saleFrom' | 'saleUntil'>

/** Those of the past, then the one that stands now. */
export async function listSales(db: Database, own: readonly SaleOfStock[]) {
  const ids = own.map(({ id }) => id)
  const past = await db
    .select({
      stockId: pastSales.stockId,
      price: pastSales.price,
      from: pastSales.startsAt,
      until: pastSales.endsAt,
    })
    .from(pastSales)
    .where(inArray(pastSales.stockId, ids))
    .orderBy(asc(pastSales.startsAt))
  const standing = own.flatMap(({ id, salePrice, saleFrom, saleUntil }) =>
    salePrice === null || saleFrom === null
      ? []
      : [{ stockId: id, price: salePrice, from: saleFrom, until: saleUntil }],
  )
  return [...past, ...standing]
}
