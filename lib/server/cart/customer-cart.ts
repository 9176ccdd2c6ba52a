import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { CartChange, CustomerCart } from '@/lib/contract/cart'
import { MAX_CART_LINES } from '@/lib/contract/limits'
import type { Database } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import { cartLines, stocks } from '../db/schema/schema'
import { readCartItems } from './cart-items'

export async function readCustomerCart(db: Database, customerId: number): Promise<CustomerCart> {
  const list = await db
    .select({
      product_id: stocks.productId,
      stock_id: cartLines.stockId,
      quantity: cartLines.quantity,
      saved_for_later: cartLines.isSavedForLater,
    })
    .from(cartLines)
    .innerJoin(stocks, eq(stocks.id, cartLines.stockId))
    .where(eq(cartLines.userId, customerId))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.stockId))
  const { items } = await readCartItems(db, list)
  return { list, items }
}

/** A variant that the shop has no more is left out, and what a cart cannot hold goes oldest first. */
export async function changeCustomerCart(
  db: Database,
  customerId: number,
  changes: readonly CartChange[],
): Promise<CustomerCart> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const ofCustomer = eq(cartLines.userId, customerId)
    const removed = changes.filter(({ quantity }) => quantity === 0)
    if (removed.length > 0) {
      const ids = removed.map(({ stock_id: id }) => id)
      await tx.delete(cartLines).where(and(ofCustomer, inArray(cartLines.stockId, ids)))
    }
    await setLines(
      tx,
      customerId,
      changes.filter(({ quantity }) => quantity > 0),
    )
    const newest = tx
      .select({ id: cartLines.stockId })
      .from(cartLines)
      .where(ofCustomer)
      .orderBy(desc(cartLines.createdAt), desc(cartLines.stockId))
      .limit(2 * MAX_CART_LINES)
    await tx.delete(cartLines).where(and(ofCustomer, notInArray(cartLines.stockId, newest)))
    return readCustomerCart(tx, customerId)
  })
}

async function setLines(
  tx: Database,
  customerId: number,
  changes: readonly CartChange[],
): Promise<void> {
  if (changes.length === 0) return
  const wanted = new Map(changes.map((change) => [change.stock_id, change]))
  const known = await tx
    .select({ id: stocks.id, productId: stocks.productId })
    .from(stocks)
    .where(inArray(stocks.id, [...wanted.keys()]))
    .orderBy(asc(stocks.id))
    .for('key share')
  const rows = known.flatMap(({ id, productId }) => {
    const change = wanted.get(id)
    if (change?.product_id !== productId) return []
    const { quantity, saved_for_later: isSavedForLater } = change
    return [{ userId: customerId, stockId: id, quantity, isSavedForLater }]
  })
  if (rows.length === 0) return
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.stockId],
      set: {
        quantity: sql`excluded.quantity`,
        isSavedForLater: sql`excluded.is_saved_for_later`,
      },
    })
}
