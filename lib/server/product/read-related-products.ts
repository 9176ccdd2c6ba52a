import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { categories, orderItems, products } from '../db/schema/schema'
import { readBranchIds, findAncestors } from '../catalogue/categories'
import { readProductCards } from '../catalogue/product-cards'
import { notFound } from '../domain-error'
import { readSetting } from '../settings'
import { isVisible } from '../catalogue/visible-products'

const MAX_SIMILAR = 12
const MAX_TOGETHER = 8
const FEW = 6
const ORDERS_SAMPLED = 500
/** How much nearer in price a product of the same brand counts. */
const SAME_BRAND_BONUS = 0.3

export type SimilarityBasis = Pick<
  typeof products.$inferSelect,
  'id' | 'categoryId' | 'brandId' | 'minPrice'
>

/** The part of the shop whose goods can be set side by side: the second step of the way down. */
export async function findComparisonGroup(db: Database, categoryId: number) {
  const way = await findAncestors(db, categoryId)
  return way[1] ?? way[0] ?? null
}

function orderBySimilarity({ brandId, minPrice }: SimilarityBasis): SQL[] {
  const own = Math.max(minPrice, 1)
  const far = sql`abs(ln(greatest(${products.minPrice}, 1)::float8 / ${own}::float8))`
  const liked = sql`case when ${products.brandId} = ${brandId} then ${SAME_BRAND_BONUS}::float8 else 0 end`
  return [desc(products.available), sql`${far} - ${liked}`, desc(products.id)]
}

async function findNearestIds(
  db: Database,
  like: SimilarityBasis,
  where: SQL | undefined,
  most: number,
) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isVisible, where))
    .orderBy(...orderBySimilarity(like))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Of the same category, nearest in price; where it has few, of the categories above it. */
export async function findSimilarIds(
  db: Database,
  like: SimilarityBasis,
  most = MAX_SIMILAR,
  but: number[] = [],
): Promise<number[]> {
  const left = [like.id, ...but]
  const found: number[] = []
  for (const category of (await findAncestors(db, like.categoryId)).toReversed()) {
    const there = and(
      inArray(products.categoryId, await readBranchIds(db, { id: category.id })),
      notInArray(products.id, [...left, ...found]),
    )
    found.push(...(await findNearestIds(db, like, there, most - found.length)))
    if (found.length >= Math.min(FEW, most)) break
  }
  return found
}

async function findBoughtTogetherIds(db: Database, id: number): Promise<number[]> {
  const orders = db
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.productId, id))
    .orderBy(desc(orderItems.id))
    .limit(ORDERS_SAMPLED)
  const rows = await db
    .select({ id: orderItems.productId })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        inArray(orderItems.orderId, orders),
        sql`${orderItems.productId} <> ${id}`,
        isVisible,
        products.available,
      ),
    )
    .groupBy(orderItems.productId)
    .orderBy(desc(sql`count(*)`), orderItems.productId)
    .limit(MAX_TOGETHER)
  return rows.map(({ id: other }) => other)
}

/** The best sellers of the categories that go with this one, each category in turn. */
async function findComplementIds(db: Database, { categoryId }: SimilarityBasis, but: number[]) {
  const wishes = await readSetting(db, 'complements')
  const way = await findAncestors(db, categoryId)
  const slugs = way.toReversed().map(({ slug }) => wishes[slug])
  const wished = slugs.find((list) => list !== undefined)
  if (wished === undefined) return []
  const turn = sql`row_number() over (partition by ${products.categoryId} order by ${products.soldCount} desc)`
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        inArray(categories.slug, wished),
        isVisible,
        products.available,
        notInArray(products.id, but),
      ),
    )
    .orderBy(turn, desc(products.soldCount))
    .limit(MAX_TOGETHER)
  return rows.map(({ id }) => id)
}

export async function readRelatedProducts(db: Database, id: number) {
  const [like] = await db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      brandId: products.brandId,
      minPrice: products.minPrice,
    })
    .from(products)
    .where(and(eq(products.id, id), isVisible))
  if (like === undefined) throw notFound('این کالا')
  const bought = await findBoughtTogetherIds(db, id)
  const fill = bought.length < FEW ? await findComplementIds(db, like, [id, ...bought]) : []
  const together = [...bought, ...fill].slice(0, MAX_TOGETHER)
  return {
    similar: await readProductCards(db, await findSimilarIds(db, like, MAX_SIMILAR, together)),
    together: await readProductCards(db, together),
  }
}
