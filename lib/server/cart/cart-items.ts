import { and, eq, inArray } from 'drizzle-orm'
import type { CartInfo, CartLine } from '@/lib/contract/cart'
import { COLOUR } from '@/lib/domain/colour-property'
import { calculateCartTotals, reducePrice } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { festivals, products, stocks } from '../db/schema/schema'
import { pickProductPicture, listProductPictures } from '../catalogue/product-pictures'
import { isFestivalRunning, runningPercent, runningSalePrice } from '../catalogue/visible-products'

/** The variants that can be sold; the others are left out. */
async function findSellableLines(
  db: Database,
  lines: CartLine[],
  loadPictures = listProductPictures,
): Promise<CartInfo[]> {
  if (lines.length === 0) return []
  const rows = await db
    .select({
      stock: stocks,
      slug: products.slug,
      title: products.title,
      guarantee: products.guarantee,
      handlingDays: products.handlingDays,
      percent: runningPercent,
      salePrice: runningSalePrice,
    })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .leftJoin(festivals, isFestivalRunning)
    .where(
      and(
        inArray(
          stocks.id,
          lines.map((line) => line.stock_id),
        ),
        eq(products.status, 'published'),
        stocks.isOn,
      ),
    )
  const pictures = await loadPictures(db, [...new Set(rows.map(({ stock }) => stock.productId))])
  return lines.flatMap((line) => {
    const row = rows.find(
      ({ stock }) => stock.id === line.stock_id && stock.productId === line.product_id,
    )
    if (row === undefined) return []
    const { stock, slug, title, guarantee, handlingDays, percent, salePrice } = row
    return {
      product_id: stock.productId,
      stock_id: stock.id,
      quantity: stock.free,
      slug,
      title,
      guarantee: stock.guarantee ?? guarantee,
      ...(handlingDays > 0 && { handling_days: handlingDays }),
      parent_value: stock.parentValue,
      picture: pickProductPicture(pictures, stock.productId, stock.parentValue[COLOUR]),
      price: stock.price,
      final_price: reducePrice(stock.price, { percent: Number(percent), salePrice }),
    }
  })
}

export async function readCartItem(db: Database, line: CartLine): Promise<CartInfo | null> {
  const [info] = await findSellableLines(db, [line])
  return info ?? null
}

/** Two lines of one variant become one with the units of both. */
function mergeLines(lines: CartLine[]): CartLine[] {
  const byStock = new Map<number, CartLine>()
  for (const line of lines) {
    const earlier = byStock.get(line.stock_id)
    byStock.set(
      line.stock_id,
      earlier ? { ...line, quantity: earlier.quantity + line.quantity } : line,
    )
  }
  return [...byStock.values()]
}

export async function readCartItems(db: Database, list: CartLine[]) {
  const lines = mergeLines(list)
  const items = await findSellableLines(db, lines)
  return { items, totals: calculateCartTotals(lines, items) }
}

export type PricedLine = { quantity: number; info: CartInfo }

const loadNoPictures = async () => []

/** For an order: the lines that can be sold, by the id of their variant, and how many cannot. */
export async function readPricedLines(db: Database, list: CartLine[]) {
  const merged = mergeLines(list).sort((a, b) => a.stock_id - b.stock_id)
  const known = await findSellableLines(db, merged, loadNoPictures)
  const lines = known.map((info): PricedLine => {
    const line = merged.find((one) => one.stock_id === info.stock_id)
    return { quantity: line?.quantity ?? 0, info }
  })
  return { lines, missing: merged.length - lines.length }
}
