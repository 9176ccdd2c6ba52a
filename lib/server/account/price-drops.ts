import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { PriceDrop } from '@/lib/contract/account/favorites'
import { reducePrice, runsAt } from '@/lib/domain/pricing'
import { readProductCards } from '../catalogue/product-cards'
import { findSalePrice, listSales } from '../catalogue/past-sales'
import { isVisible } from '../catalogue/visible-products'
import type { Database } from '../db/database'
import { favorites, festivals, priceHistory, products, stocks } from '../db/schema/schema'

/** The latest of them: what was marked long before is not what somebody waits for. */
const MOST_FAVORITES = 200
/** More than home shows, as some may stand there already. */
const MOST_DROPS = 12

const dropOf = ({ product, former_price: former }: PriceDrop) =>
  (former - product.final_price) / former

/** What the variant on the card cost when its product became a favourite, less the festival of that day. */
export async function readPriceDrops(
  db: Database,
  customerId: number,
): Promise<{ drops: PriceDrop[] }> {
  const marked = await db
    .select({
      ...{ id: products.id, at: favorites.createdAt, percent: products.festivalPercent },
      ...{ from: festivals.startsAt, until: festivals.endsAt },
    })
    .from(favorites)
    .innerJoin(products, and(eq(products.id, favorites.relateId), isVisible))
    .leftJoin(festivals, eq(festivals.id, products.festivalId))
    .where(and(eq(favorites.userId, customerId), eq(favorites.relateTo, 'product')))
    .orderBy(desc(favorites.createdAt))
    .limit(MOST_FAVORITES)
  const cards = await readProductCards(
    db,
    marked.map(({ id }) => id),
  )
  const onSale = cards.filter(({ available, stock_id: id }) => available && id !== null)
  const formerPrices = await readFormerPrices(
    db,
    customerId,
    onSale.flatMap(({ stock_id: id }) => id ?? []),
  )
  const sales = await listSales(db, [...formerPrices.values()])
  const drops = onSale.flatMap((product): PriceDrop[] => {
    const favorite = marked.find(({ id }) => id === product.id)
    const listed = product.stock_id === null ? undefined : formerPrices.get(product.stock_id)
    if (favorite === undefined || listed === undefined) return []
    const percent = runsAt(favorite, favorite.at) ? favorite.percent : 0
    const own = sales.filter(({ stockId }) => stockId === listed.id)
    const salePrice = findSalePrice(own, favorite.at)
    const former = reducePrice(listed.price, { percent, salePrice })
    return former > product.final_price ? [{ product, former_price: former }] : []
  })
  return { drops: drops.toSorted((a, b) => dropOf(b) - dropOf(a)).slice(0, MOST_DROPS) }
}

type FormerPrice = typeof stocks.$inferSelect

/** By the variant: its price when the product was marked. */
async function readFormerPrices(db: Database, customerId: number, stockIds: readonly number[]) {
  if (stockIds.length === 0) return new Map<number, FormerPrice>()
  const rows = await db
    .selectDistinctOn([priceHistory.stockId], {
      stockId: priceHistory.stockId,
      price: priceHistory.price,
      stock: stocks,
    })
    .from(priceHistory)
    .innerJoin(stocks, eq(stocks.id, priceHistory.stockId))
    .innerJoin(
      favorites,
      and(
        eq(favorites.userId, customerId),
        eq(favorites.relateTo, 'product'),
        eq(favorites.relateId, stocks.productId),
        lte(priceHistory.at, favorites.createdAt),
      ),
    )
    .where(inArray(priceHistory.stockId, [...stockIds]))
    .orderBy(priceHistory.stockId, desc(priceHistory.at))
  return new Map(rows.map(({ stockId, price, stock }) => [stockId, { ...stock, price }]))
}
