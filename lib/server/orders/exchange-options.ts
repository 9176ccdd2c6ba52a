import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { ExchangeOption } from '@/lib/contract/orders/exchange'
import { COLOUR } from '@/lib/domain/colour-property'
import { priceExchange, reducePrice } from '@/lib/domain/pricing'
import { listProductPictures, pickProductPicture } from '../catalogue/product-pictures'
import { isFestivalRunning, runningPercent, runningSalePrice } from '../catalogue/visible-products'
import type { Database } from '../db/database'
import { festivals, orderItems, orders, products, stocks } from '../db/schema/schema'
import { notFound } from '../domain-error'

type OrderItemRow = typeof orderItems.$inferSelect
export type PricedVariant = {
  stock: typeof stocks.$inferSelect
  available: number
  /** What a unit costs instead of the bought one; null where it is dearer than that. */
  price: number | null
}

/**
 * By the order's item: the variants of its product, while the shop sells that, at the prices of today.
 * The bought one costs what was paid: it replaces what the shop has sent broken, incomplete or by mistake.
 */
export async function listExchangeVariants(
  db: Database,
  items: readonly OrderItemRow[],
): Promise<Map<number, PricedVariant[]>> {
  const productIds = [...new Set(items.map(({ productId }) => productId))]
  const rows = await db
    .select({ stock: stocks, percent: runningPercent, salePrice: runningSalePrice })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .leftJoin(festivals, isFestivalRunning)
    .where(and(inArray(stocks.productId, productIds), eq(products.status, 'published')))
    .orderBy(asc(stocks.position), asc(stocks.id))
  const priceOf = ({ stock, percent, salePrice }: (typeof rows)[number]) =>
    reducePrice(stock.price, { percent: Number(percent), salePrice })
  return new Map(
    items.map((item) => {
      const own = rows.find(({ stock }) => stock.id === item.stockId)
      const paid = item.unitPrice - item.unitDiscount
      const today = own ? priceOf(own) : paid
      const ofProduct = rows.filter(({ stock }) => stock.productId === item.productId)
      const variants = ofProduct.map((row) => ({
        stock: row.stock,
        available: row.stock.free,
        price: row === own ? paid : priceExchange({ paid, today, wanted: priceOf(row) }),
      }))
      return [item.id, variants] as const
    }),
  )
}

/** What each item of a customer's order can be exchanged for: what is in stock, the dearer said as such. */
export async function readExchangeOptions(
  db: Database,
  customerId: number,
  id: number,
): Promise<{ items: { order_item_id: number; options: ExchangeOption[] }[] }> {
  const own = and(eq(orders.id, id), eq(orders.userId, customerId), ne(orders.type, 'refer'))
  const [order] = await db.select({ id: orders.id }).from(orders).where(own)
  if (order === undefined) throw notFound('این سفارش')
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.id))
  const variants = await listExchangeVariants(db, items)
  const pictures = await listProductPictures(db, [
    ...new Set(items.map(({ productId }) => productId)),
  ])
  return {
    items: items.map((item) => ({
      order_item_id: item.id,
      options: (variants.get(item.id) ?? [])
        .filter(({ available }) => available > 0)
        .map(({ stock, available, price }) => ({
          stock_id: stock.id,
          parent_value: stock.parentValue,
          picture: pickProductPicture(pictures, item.productId, stock.parentValue[COLOUR]),
          available,
          price,
        })),
    })),
  }
}
