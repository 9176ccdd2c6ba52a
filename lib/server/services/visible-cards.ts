import { and, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { products } from '../db/schema/schema'
import { productCards } from './product-cards'
import { isVisible } from './visible-products'

/** Cards of those that are on show, in the order of the ids. */
export async function visibleCards(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), isVisible))
  const shown = new Set(rows.map(({ id }) => id))
  return productCards(
    db,
    ids.filter((id) => shown.has(id)),
  )
}
