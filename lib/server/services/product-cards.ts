import { eq, inArray } from 'drizzle-orm'
import type { ProductCard } from '@/lib/contract/products'
import { discounted } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { brands, festivals, products, stocks } from '../db/schema/schema'
import { pictureFor, picturesOf } from './pictures'
import { readSetting } from './settings'
import { averageRate, brandColumns, festivalRuns, runningPercent } from './visible-products'

const FEW = 3
export const COLOUR = 'رنگ'

/** Cards in the order of the ids. */
export async function productCards(db: Database, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      english_title: products.englishTitle,
      status: products.status,
      available: products.available,
      price: products.minPrice,
      percent: runningPercent,
      rateSum: products.rateSum,
      rate_count: products.rateCount,
      brand: brandColumns,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(festivals, festivalRuns)
    .where(inArray(products.id, ids))
  const units = await db
    .select({
      productId: stocks.productId,
      parentValue: stocks.parentValue,
      quantity: stocks.quantity,
      reserved: stocks.reserved,
    })
    .from(stocks)
    .where(inArray(stocks.productId, ids))
    .orderBy(stocks.productId, stocks.position)
  const pictures = await picturesOf(db, ids)
  const hexes = await readSetting(db, 'colours')

  const cards = rows.map(({ rateSum, status, ...row }): ProductCard => {
    const own = units.filter((unit) => unit.productId === row.id)
    const left = own.reduce((sum, unit) => sum + unit.quantity - unit.reserved, 0)
    const names = new Set(own.flatMap((unit) => unit.parentValue[COLOUR] ?? []))
    return {
      ...row,
      status: status === 'coming_soon' ? status : 'published',
      percent: Number(row.percent),
      final_price: discounted(row.price, Number(row.percent)),
      picture: pictureFor(pictures, row.id),
      last_units: left > 0 && left <= FEW ? left : null,
      rate: averageRate(rateSum, row.rate_count),
      colours: [...names].map((name) => ({ name, hex: hexes[name] ?? '#8b939b' })),
    }
  })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
