import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orderItems } from '../db/schema/schema'
import { markNoticesDue } from '../product/stock-notices'
import { touchProducts } from '../product/update-product'
import { releaseUnits, sumUnits } from './stock-reservation'

export type HeldItem = typeof orderItems.$inferSelect & {
  exchangeStockId: number
  exchangeValue: Record<string, string>
  exchangePrice: number
  exchangeDiscount: number
}

function isHeld(item: typeof orderItems.$inferSelect): item is HeldItem {
  return item.exchangeState === 'held'
}

/** The items of a return whose other variant waits for them; the return is locked by the caller. */
export async function listHeldItems(db: Database, returnId: number): Promise<HeldItem[]> {
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, returnId))
    .orderBy(orderItems.id)
  return items.filter(isHeld)
}

/** Units by variant: two items may want the same one. */
export function countHeldUnits(items: readonly HeldItem[]) {
  return sumUnits(items.map(({ exchangeStockId: stockId, quantity }) => ({ stockId, quantity })))
}

export async function setExchangeState(
  db: Database,
  returnId: number,
  exchangeState: 'ordered' | 'released',
): Promise<void> {
  await db
    .update(orderItems)
    .set({ exchangeState })
    .where(and(eq(orderItems.orderId, returnId), eq(orderItems.exchangeState, 'held')))
}

/** What was wanted instead can be bought by others again; gives the tags of its pages. */
export async function releaseExchange(db: Database, returnId: number): Promise<string[]> {
  const items = await listHeldItems(db, returnId)
  if (items.length === 0) return []
  const units = countHeldUnits(items)
  const shownOnCards = await releaseUnits(db, units)
  const productIds = [...new Set(items.map(({ productId }) => productId))]
  const tagsToRevalidate = await touchProducts(db, productIds, { shownOnCards })
  await setExchangeState(db, returnId, 'released')
  await markNoticesDue(
    db,
    units.map(({ stockId }) => stockId),
  )
  return tagsToRevalidate
}
