import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orderItems, products } from '../db/schema/schema'
import { findAncestors, readBranchIds, readBranchIdsOf } from '../catalogue/categories'
import { readProductCards } from '../catalogue/product-cards'
import { notFound } from '../domain-error'
import { readSetting } from '../settings'
import { isVisible } from '../catalogue/visible-products'

const MAX_SIMILAR = 12
const MAX_TOGETHER = 8
const MIN_RELATED = 6
const ORDERS_SAMPLED = 500
/** In fewer orders two products stand together by chance. */
const MIN_ORDERS_TOGETHER = 5
/** How much closer in price (as a logarithm) a product of the same brand counts. */
const SAME_BRAND_BONUS = 0.3

export type SimilarityBasis = Pick<
  typeof products.$inferSelect,
  'id' | 'categoryId' | 'brandId' | 'minPrice'
>

/** The category whose products can be compared: the second from the root. */
export async function findComparisonGroup(db: Database, categoryId: number) {
  const ancestors = await findAncestors(db, categoryId)
  return ancestors[1] ?? ancestors[0] ?? null
}

function orderBySimilarity({ brandId, minPrice }: SimilarityBasis): SQL[] {
  const own = Math.max(minPrice, 1)
  const priceDistance = sql`abs(ln(greatest(${products.minPrice}, 1)::float8 / ${own}::float8))`
  const brandBonus = sql`case when ${products.brandId} = ${brandId} then ${SAME_BRAND_BONUS}::float8 else 0 end`
  return [desc(products.available), sql`${priceDistance} - ${brandBonus}`, desc(products.id)]
}

async function findNearestIds(
  db: Database,
  basis: SimilarityBasis,
  where: SQL | undefined,
  limit: number,
) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isVisible, where))
    .orderBy(...orderBySimilarity(basis))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Of the same category, nearest in price; where those are few, also of its ancestors. */
export async function findSimilarIds(
  db: Database,
  basis: SimilarityBasis,
  limit = MAX_SIMILAR,
  excludedIds: number[] = [],
): Promise<number[]> {
  const excluded = [basis.id, ...excludedIds]
  const found: number[] = []
  for (const category of (await findAncestors(db, basis.categoryId)).toReversed()) {
    const inBranch = and(
      inArray(products.categoryId, await readBranchIds(db, { id: category.id })),
      notInArray(products.id, [...excluded, ...found]),
    )
    found.push(...(await findNearestIds(db, basis, inBranch, limit - found.length)))
    if (found.length >= Math.min(MIN_RELATED, limit)) break
  }
  return found
}

/** Bought with it often enough to mean something, and of a category that goes with its own. */
async function findBoughtTogetherIds(
  db: Database,
  { id }: SimilarityBasis,
  complementIds: number[],
): Promise<number[]> {
  if (complementIds.length === 0) return []
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
        inArray(products.categoryId, complementIds),
      ),
    )
    .groupBy(orderItems.productId)
    .having(sql`count(distinct ${orderItems.orderId}) >= ${MIN_ORDERS_TOGETHER}`)
    .orderBy(desc(sql`count(*)`), orderItems.productId)
    .limit(MAX_TOGETHER)
  return rows.map(({ id: other }) => other)
}

/** The categories, with all below them, of what goes with a product, as the shop has set it. */
async function findComplementaryCategories(db: Database, { categoryId }: SimilarityBasis) {
  const complements = new Map(Object.entries(await readSetting(db, 'complements')))
  const ancestors = await findAncestors(db, categoryId)
  const slugs = ancestors.toReversed().map(({ slug }) => complements.get(slug))
  return readBranchIdsOf(db, slugs.find((list) => list !== undefined) ?? [])
}

/** The best sellers of the complementary categories, taken from each in turn. */
async function findComplementIds(
  db: Database,
  complementaryCategoryIds: number[],
  excludedIds: number[],
) {
  if (complementaryCategoryIds.length === 0) return []
  const rankInCategory = sql`row_number() over (partition by ${products.categoryId} order by ${products.soldCount} desc)`
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.categoryId, complementaryCategoryIds),
        isVisible,
        products.available,
        notInArray(products.id, excludedIds),
      ),
    )
    .orderBy(rankInCategory, desc(products.soldCount))
    .limit(MAX_TOGETHER)
  return rows.map(({ id }) => id)
}

export async function readRelatedProducts(db: Database, id: number) {
  const [basis] = await db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      brandId: products.brandId,
      minPrice: products.minPrice,
    })
    .from(products)
    .where(and(eq(products.id, id), isVisible))
  if (basis === undefined) throw notFound('این کالا')
  const complementaryIds = await findComplementaryCategories(db, basis)
  const boughtTogether = await findBoughtTogetherIds(db, basis, complementaryIds)
  const complements =
    boughtTogether.length < MIN_RELATED
      ? await findComplementIds(db, complementaryIds, [id, ...boughtTogether])
      : []
  const together = [...boughtTogether, ...complements].slice(0, MAX_TOGETHER)
  return {
    similar: await readProductCards(db, await findSimilarIds(db, basis, MAX_SIMILAR, together)),
    together: await readProductCards(db, together),
  }
}
