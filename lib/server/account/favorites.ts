import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { FavoriteIds, FavoriteKind } from '@/lib/contract/account/favorites'
import { MAX_FAVORITES } from '@/lib/domain/quotas'
import type { Database } from '../db/database'
import { articles, favorites, posts, products, stocks } from '../db/schema/schema'
import { lockCustomer } from '../db/lock-customer'
import { pageInfo } from '../db/read-rows'
import { readProductCards } from '../catalogue/product-cards'
import { notFound, DomainError } from '../domain-error'
import { isVisible } from '../catalogue/visible-products'

const PAGE_SIZE = 24

type FavoriteChange = {
  relate_to: FavoriteKind
  relate_id: number
  action: 'default' | 'add' | 'remove'
}

async function favoriteTargetExists(
  db: Database,
  { relate_to: kind, relate_id: id }: FavoriteChange,
): Promise<boolean> {
  const found = {
    product: () =>
      db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.id, id), isVisible)),
    blog: () => db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)),
    post: () =>
      db
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.id, id), isNull(posts.hiddenAt))),
  }
  return (await found[kind]()).length > 0
}

/** 1 when it is a favourite now, 0 when it is not. A target that no longer exists can still be removed. */
export async function updateFavorite(
  db: Database,
  customerId: number,
  change: FavoriteChange,
): Promise<0 | 1> {
  const { relate_to: relateTo, relate_id: relateId, action } = change
  const row = { userId: customerId, relateTo, relateId }
  const own = and(
    eq(favorites.userId, customerId),
    eq(favorites.relateTo, relateTo),
    eq(favorites.relateId, relateId),
  )
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (action !== 'add') {
      const removed = await tx.delete(favorites).where(own).returning({ id: favorites.id })
      if (removed.length > 0 || action === 'remove') return 0
    }
    if (!(await favoriteTargetExists(tx, change))) throw notFound('این مورد')
    const [counted] = await tx
      .select({ count: count() })
      .from(favorites)
      .where(and(eq(favorites.userId, customerId), sql`not (${own})`))
    if ((counted?.count ?? 0) >= MAX_FAVORITES) {
      throw new DomainError('quota_exceeded', 'فهرست علاقه‌مندی‌ها پر است؛ چند مورد را بردارید.')
    }
    await tx.insert(favorites).values(row).onConflictDoNothing()
    return 1
  })
}

export async function listFavoriteIds(db: Database, customerId: number): Promise<FavoriteIds> {
  const rows = await db
    .select({ kind: favorites.relateTo, id: favorites.relateId })
    .from(favorites)
    .where(eq(favorites.userId, customerId))
    .orderBy(desc(favorites.createdAt), desc(favorites.id))
  const idsOf = (kind: FavoriteKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return { product: idsOf('product'), blog: idsOf('blog'), post: idsOf('post') }
}

/** Of the products that have only one variant, which is in stock. */
async function findOnlyVariants(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ productId: stocks.productId, stockId: sql<number>`min(${stocks.id})` })
    .from(stocks)
    .where(inArray(stocks.productId, ids))
    .groupBy(stocks.productId)
    .having(sql`count(*) = 1 and sum(${stocks.free}) > 0`)
  return new Map(rows.map(({ productId, stockId }) => [productId, stockId]))
}

export async function listFavoriteProducts(db: Database, customerId: number, page: number) {
  const own = and(
    eq(favorites.userId, customerId),
    eq(favorites.relateTo, 'product'),
    eq(favorites.relateId, products.id),
    isVisible,
  )
  const [all] = await db.select({ count: count() }).from(favorites).innerJoin(products, own)
  const rows = await db
    .select({ id: products.id })
    .from(favorites)
    .innerJoin(products, own)
    .orderBy(desc(favorites.createdAt), desc(favorites.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const ids = rows.map(({ id }) => id)
  const cards = await readProductCards(db, ids)
  const onlyOnes = await findOnlyVariants(db, ids)
  return {
    products: cards.map((card) => ({
      ...card,
      stock_id: card.status === 'published' ? (onlyOnes.get(card.id) ?? null) : null,
    })),
    ...pageInfo(all?.count ?? 0, page, PAGE_SIZE),
  }
}
