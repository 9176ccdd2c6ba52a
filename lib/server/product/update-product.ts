import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { Database, RecordChange } from '../db/database'
import { isAmong } from '../db/read-rows'
import { priceHistory, products, stocks, type StoredSale } from '../db/schema/schema'
import { findAncestorsOfAll, findAncestors } from '../catalogue/categories'
import { notFound, DomainError } from '../domain-error'
import { saleValues } from './sales'
import { movementTable } from './stock-movement'
import { markNoticesDue, markProductNoticesDue } from './stock-notices'

type StockChange = {
  stock_id: number
  price?: number | undefined
  quantity?: number | undefined
  sale?: StoredSale | null | undefined
}

/** The tags of every page that shows a product. */
export async function findProductTags(db: Database, productId: number): Promise<string[]> {
  const [product] = await db
    .select({ slug: products.slug, categoryId: products.categoryId })
    .from(products)
    .where(eq(products.id, productId))
  if (product === undefined) return []
  const ancestors = await findAncestors(db, product.categoryId)
  return [
    tags.product(product.slug),
    tags.products,
    tags.home,
    ...ancestors.map(({ slug }) => tags.category(slug)),
  ]
}

type TouchOptions = {
  /** Absent: all of them. What an order changes shows on a card seldom, and home is redrawn whole. */
  shownOnCards?: ReadonlySet<number>
}

/** Sets when they changed; returns the tags of their pages. */
export async function touchProducts(
  db: Database,
  productIds: number[],
  { shownOnCards }: TouchOptions = {},
): Promise<string[]> {
  const lockedIds = db
    .select({ id: products.id })
    .from(products)
    .where(isAmong(products.id, productIds))
    .orderBy(asc(products.id))
    .for('no key update')
  const touched = await db
    .update(products)
    .set({ updatedAt: sql`now()` })
    .where(inArray(products.id, lockedIds))
    .returning({ slug: products.slug, categoryId: products.categoryId })
  const ancestorLists = await findAncestorsOfAll(
    db,
    touched.map(({ categoryId }) => categoryId),
  )
  return [
    ...new Set([
      ...touched.map(({ slug }) => tags.product(slug)),
      tags.products,
      ...(shownOnCards === undefined || productIds.some((id) => shownOnCards.has(id))
        ? [tags.home]
        : []),
      ...ancestorLists.flat().map(({ slug }) => tags.category(slug)),
    ]),
  ]
}

export async function setStock(db: Database, { stock_id: id, price, quantity, sale }: StockChange) {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(stocks).where(eq(stocks.id, id)).for('update')
    if (before === undefined) throw notFound('این تنوع کالا')
    if (quantity !== undefined && quantity < before.reserved) {
      throw new DomainError('precondition_failed', 'موجودی را نمی‌توان از شمار رزروشده کمتر کرد.')
    }
    const [after] = await tx
      .update(stocks)
      .set({
        ...{ price: price ?? before.price, quantity: quantity ?? before.quantity },
        ...(sale !== undefined && saleValues(sale)),
      })
      .from(movementTable({ reason: 'desk' }))
      .where(eq(stocks.id, id))
      .returning(getTableColumns(stocks))
    if (after === undefined) throw notFound('این تنوع کالا')
    if (after.price !== before.price) {
      await tx.insert(priceHistory).values({ stockId: id, price: after.price })
    }
    const isAvailable = (stock: typeof after) => stock.free > 0
    if (isAvailable(after) && !isAvailable(before)) await markNoticesDue(tx, [id])
    return {
      stock: { id, price: after.price, quantity: after.quantity },
      former: { id, price: before.price, quantity: before.quantity },
      tagsToRevalidate: await touchProducts(tx, [after.productId]),
    }
  })
}

type StatusChange = { id: number; status: (typeof products.$inferSelect)['status'] }

/** Whoever records the whole product leaves `recordChange` out. */
export async function setProductStatus(
  db: Database,
  { id, status }: StatusChange,
  recordChange?: RecordChange,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: products.status })
      .from(products)
      .where(eq(products.id, id))
      .for('update')
    if (before === undefined) throw notFound('این کالا')
    await tx
      .update(products)
      .set({ status, updatedAt: sql`now()` })
      .where(eq(products.id, id))
    recordChange?.({ subject: `product:${id}`, before, after: { status } })
    if (status === 'published') await markProductNoticesDue(tx, id)
    return [...(await findProductTags(tx, id)), tags.menu, tags.settings]
  })
}
