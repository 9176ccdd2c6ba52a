import { eq, inArray } from 'drizzle-orm'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { kindOf } from '@/lib/domain/goes-with'
import type { Database } from '../db/database'
import { listings, products } from '../db/schema/schema'
import { readProductCards } from '../catalogue/product-cards'
import { findTogetherIds, readBases, readPrice } from './read-related-products'

/** Of how many goods of a basket complements are looked for. */
const MAX_SOURCES = 3
const MAX_COMPLEMENTS = 8
/** What costs more than so many times the good that it goes with is a purchase of its own. */
const MAX_TIMES_PRICE = 3
/** So too what is dear and costs more than that good: no laptop for a monitor. In rials. */
const DEAR = 20_000_000

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  ).flat()
}

const limitOf = (price: number) => Math.min(price * MAX_TIMES_PRICE, Math.max(price, DEAR))

/**
 * What goes with the goods of a basket, the first of them above all: of each category and kind one, and none
 * of those that are in the basket, which would replace what was chosen: no watch for who buys one.
 */
export async function readComplements(db: Database, ids: number[]): Promise<ProductCard[]> {
  const bases = await readBases(db, ids)
  const sources = ids.flatMap((id) => bases.find((basis) => basis.id === id) ?? [])
  const lists = await Promise.all(
    sources.slice(0, MAX_SOURCES).map(async (source) => {
      const most = limitOf(await readPrice(db, source))
      return (await findTogetherIds(db, source)).map((id) => ({ id, most }))
    }),
  )
  const candidates = inTurn(lists)
  if (candidates.length === 0) return []
  const rows = await db
    .select({
      id: listings.productId,
      category: listings.categoryId,
      price: listings.finalPrice,
      title: products.title,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(
      inArray(
        listings.productId,
        candidates.map(({ id }) => id),
      ),
    )
  const listed = new Map(rows.map((row) => [row.id, row]))
  const taken = new Set(bases.map(({ categoryId }) => categoryId))
  const takenKinds = new Set(bases.map(({ name }) => kindOf(name)))
  const chosen = candidates.filter(({ id, most }) => {
    const row = listed.get(id)
    if (!row || row.price > most || taken.has(row.category)) return false
    const kind = kindOf(row.title)
    if (takenKinds.has(kind)) return false
    taken.add(row.category)
    takenKinds.add(kind)
    return true
  })
  return readProductCards(
    db,
    chosen.slice(0, MAX_COMPLEMENTS).map(({ id }) => id),
  )
}
