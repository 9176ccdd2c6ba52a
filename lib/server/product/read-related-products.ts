import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { goesWith, isForOthers, kindOf } from '@/lib/domain/goes-with'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { categories, listings, orderItems, productFields, products } from '../db/schema/schema'
import { findAncestors, readBranchIds, readBranchIdsOf } from '../catalogue/categories'
import { readProductCards } from '../catalogue/product-cards'
import { notFound } from '../domain-error'
import { readSetting } from '../settings'
import { isVisible } from '../catalogue/visible-products'

const MAX_SIMILAR = 12
const MAX_TOGETHER = 8
/** Of each category, as some are for another model or for other people. */
const MAX_CANDIDATES = 32
const MIN_RELATED = 6
/** So many of its own kind are enough: what else stands under the same category is another thing. */
const MIN_SAME_KIND = 4
/** How many times as dear or as cheap what is not of its kind may be. */
const NEAR_PRICE = 2
const ORDERS_SAMPLED = 500
/** In fewer orders two products stand together by chance. */
const MIN_ORDERS_TOGETHER = 5
/** How much closer in price (as a logarithm) a product of the same brand counts. */
const SAME_BRAND_BONUS = 0.3

/** How much closer in price one counts whose specifications have all the names of its own: they tell a use. */
const SAME_FIELDS_BONUS = 0.75
const AUDIENCE_FIELDS = ['جنسیت', 'مناسب برای']

/** Its title with those of its category and of the one above, and with whom its specifications name: some say only there whom they are for. */
const fullName = sql<string>`concat_ws(' | ', products.title, (
  select string_agg(named.title, ' | ') from ${categories} own
  join ${categories} named on named.id in (own.id, own.parent_id) where own.id = products.category_id), (
  select string_agg(value, ' | ') from ${productFields}
  where product_id = products.id and name in ${AUDIENCE_FIELDS}))`

export type SimilarityBasis = Pick<
  typeof products.$inferSelect,
  'id' | 'categoryId' | 'brandId' | 'minPrice'
>

/** The category whose products can be compared: the second from the root. */
export async function findComparisonGroup(db: Database, categoryId: number) {
  const ancestors = await findAncestors(db, categoryId)
  return ancestors[1] ?? ancestors[0] ?? null
}

/** The price that lists show; of what is sold no more, the last one. */
export async function readPrice(db: Database, { id, minPrice }: SimilarityBasis): Promise<number> {
  const [row] = await db
    .select({ price: listings.finalPrice })
    .from(listings)
    .where(eq(listings.productId, id))
  return Math.max(row?.price ?? minPrice, 1)
}

async function readFullName(db: Database, id: number): Promise<string> {
  const [row] = await db.select({ name: fullName }).from(products).where(eq(products.id, id))
  return row?.name ?? ''
}

type NearestQuery = {
  basis: SimilarityBasis
  price: number
  /** Its kind comes first, a dress before a blouse where both stand in one category; what is for other people, never. */
  name: string
  categoryIds: number[]
  excludedIds: number[]
  limit: number
  /** How many times the price at most. */
  within?: number
}

/**
 * The nearest in price of each category, above and below, of all brands and of its own, stand next to
 * each other in an index: among them are the most similar, however many goods there are. Those of the
 * same kind come first, of them what has the same specifications.
 */
async function findNearestIds(
  db: Database,
  { basis, price, name, categoryIds, excludedIds, limit, within = Infinity }: NearestQuery,
  isAvailable: boolean,
): Promise<number[]> {
  const isNear = Number.isFinite(within)
    ? sql`final_price between ${Math.round(price / within)}::bigint and ${Math.round(price * within)}::bigint`
    : sql`true`
  const walk = (side: SQL, order: SQL) => sql`(
    select product_id, brand_id, final_price from ${listings}
    where category_id = category and available = ${isAvailable}
      and (wanted is null or brand_id = wanted) and ${side}
      and product_id <> all(${numbers(excludedIds)}::int[]) and ${isNear}
    order by ${order}, product_id desc limit ${MAX_CANDIDATES})`
  const distance = sql`abs(ln(greatest(final_price, 1)::float8 / ${price}::float8))
    - case when found.brand_id = ${basis.brandId} then ${SAME_BRAND_BONUS}::float8 else 0 end
    - ${SAME_FIELDS_BONUS}::float8 * coalesce((
      select count(distinct theirs.name)::float8 / count(distinct own.name) from ${productFields} own
      left join ${productFields} theirs
        on theirs.product_id = found.product_id and theirs.name = own.name
      where own.product_id = ${basis.id} having count(own.name) > 0), 0)`
  const rows = await readRows(
    db,
    sql`select product_id as id, ${fullName} as name from (
      select distinct near.* from unnest(${numbers(categoryIds)}::int[]) category,
        unnest(array[null, ${basis.brandId}]::int[]) wanted,
        lateral (${walk(sql`final_price >= ${price}`, sql`final_price`)}
          union all ${walk(sql`final_price < ${price}`, sql`final_price desc`)}) near
    ) found join ${products} on products.id = product_id order by ${distance}, product_id desc`,
    z.object({ id: z.int(), name: z.string() }),
  )
  const rank = (row: { name: string }) => Number(kindOf(row.name) !== kindOf(name))
  return rows
    .filter((row) => !isForOthers(row.name, name))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, limit)
    .map(({ id }) => id)
}

/** What can be bought comes first. */
async function findNearest(db: Database, query: NearestQuery): Promise<number[]> {
  const found = await findNearestIds(db, query, true)
  const limit = query.limit - found.length
  return limit === 0 ? found : [...found, ...(await findNearestIds(db, { ...query, limit }, false))]
}

/**
 * Of the same category and for the same people, those of its kind first, of the same use and near in
 * price; where those are few, also what costs about as much above it.
 */
export async function findSimilarIds(
  db: Database,
  basis: SimilarityBasis,
  limit = MAX_SIMILAR,
  excludedIds: number[] = [],
): Promise<number[]> {
  const [price, name] = await Promise.all([readPrice(db, basis), readFullName(db, basis.id)])
  const found: number[] = []
  for (const category of (await findAncestors(db, basis.categoryId)).toReversed()) {
    const categoryIds = await readBranchIds(db, { id: category.id })
    const own = { excludedIds: [basis.id, ...excludedIds, ...found], limit: limit - found.length }
    const isSameKind = category.id === basis.categoryId
    const near = isSameKind ? {} : { within: NEAR_PRICE }
    found.push(...(await findNearest(db, { basis, price, name, categoryIds, ...own, ...near })))
    if (found.length >= Math.min(MIN_SAME_KIND, limit)) break
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
    .limit(MAX_CANDIDATES)
  return rows.map(({ id: other }) => other)
}

/** The goods of a category with all below it, or only those of one kind. */
type ComplementGroup = { categoryIds: number[]; kind: string | undefined }

/** «کفش دویدن» is set more closely than «کفش»: the longest of those that the title begins with comes first. */
function listOwnKeys(keys: readonly string[], slug: string, name: string): string[] {
  const isOwn = (kind: string) => kind === kindOf(name) || name.startsWith(`${kind} `)
  return keys
    .filter((key) => key.startsWith(`${slug}/`) && isOwn(key.slice(slug.length + 1)))
    .toSorted((one, other) => other.length - one.length)
}

/** What goes with a product, as the shop has set it for its kind, for its category or for one above. */
async function findComplementGroups(
  db: Database,
  { categoryId, name }: Basis,
): Promise<ComplementGroup[]> {
  const complements = new Map(Object.entries(await readSetting(db, 'complements')))
  const ancestors = await findAncestors(db, categoryId)
  const keys = ancestors
    .toReversed()
    .flatMap(({ slug }) => [...listOwnKeys([...complements.keys()], slug, name), slug])
  const key = keys.find((each) => complements.has(each))
  const entries = complements.get(key ?? '') ?? []
  return Promise.all(
    entries.map(async (entry) => {
      const [slug = '', kind] = entry.split('/')
      return { categoryIds: await readBranchIdsOf(db, [slug]), kind }
    }),
  )
}

/** The best sellers of the complementary groups that go with it, taken from each in turn. */
async function findComplementIds(
  db: Database,
  { name }: { name: string },
  { groups, excludedIds }: { groups: readonly ComplementGroup[]; excludedIds: number[] },
) {
  const categoryIds = listCategoryIds(groups)
  if (categoryIds.length === 0) return []
  const rows = await readRows(
    db,
    sql`select best.product_id as id, category, ${fullName} as name
      from unnest(${numbers(categoryIds)}::int[]) category, lateral (
        select product_id, sold_count from ${listings}
        where category_id = category and available and product_id <> all(${numbers(excludedIds)}::int[])
        order by sold_count desc, product_id desc limit ${MAX_CANDIDATES}
      ) best join ${products} on products.id = best.product_id
      order by best.sold_count desc, best.product_id desc`,
    z.object({ id: z.int(), category: z.int(), name: z.string() }),
  )
  const goods = rows.filter((row) => goesWith(row.name, name))
  const ranked = groups.flatMap((group) => {
    const taken = new Map<number, number>()
    return goods
      .filter((row) => isOfGroup(row, group))
      .map(({ id, category }) => {
        const rank = (taken.get(category) ?? 0) + 1
        taken.set(category, rank)
        return { id, rank }
      })
  })
  return [...new Set(ranked.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id))]
}

function listCategoryIds(groups: readonly ComplementGroup[]): number[] {
  return [...new Set(groups.flatMap(({ categoryIds }) => categoryIds))]
}

function isOfGroup(
  { category, name }: { category: number; name: string },
  { categoryIds, kind }: ComplementGroup,
): boolean {
  return categoryIds.includes(category) && (kind === undefined || kindOf(name) === kind)
}

/** In their order, without those that are for another model or for other people. */
async function keepWhatGoesWith(db: Database, { name }: { name: string }, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: products.id, name: fullName })
    .from(products)
    .where(inArray(products.id, ids))
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return ids.filter((id) => goesWith(names.get(id) ?? '', name)).slice(0, MAX_TOGETHER)
}

type Basis = SimilarityBasis & { name: string; available: boolean }

/** Those of the ids that can be seen, in no order. */
export function readBases(db: Database, ids: number[]): Promise<Basis[]> {
  return db
    .select({
      id: products.id,
      name: fullName,
      categoryId: products.categoryId,
      brandId: products.brandId,
      minPrice: products.minPrice,
      available: products.available,
    })
    .from(products)
    .where(and(inArray(products.id, ids), isVisible))
}

/** What goes with a product, best first; what was bought with it often enough before what only fits. */
export async function findTogetherIds(db: Database, basis: Basis): Promise<number[]> {
  const groups = await findComplementGroups(db, basis)
  const bought = await findBoughtTogetherIds(db, basis, listCategoryIds(groups))
  const boughtTogether = await keepWhatGoesWith(db, basis, bought)
  const complements =
    boughtTogether.length < MIN_RELATED
      ? await findComplementIds(db, basis, {
          groups,
          excludedIds: [basis.id, ...bought],
        })
      : []
  return [...boughtTogether, ...complements]
}

export async function readRelatedProducts(db: Database, id: number) {
  const [basis] = await readBases(db, [id])
  if (basis === undefined) throw notFound('این کالا')
  const together = (await findTogetherIds(db, basis)).slice(0, MAX_TOGETHER)
  // Beside what is sold out nothing is offered together, so that no good of its kind is left out for it.
  const shownBeside = basis.available ? together : []
  return {
    similar: await readProductCards(db, await findSimilarIds(db, basis, MAX_SIMILAR, shownBeside)),
    together: await readProductCards(db, together),
  }
}
