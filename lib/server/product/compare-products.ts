import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Comparison } from '@/lib/contract/catalogue/compare'
import { MAX_COMPARED, READY_COMPARISON } from '@/lib/contract/limits'
import { kindOf } from '@/lib/domain/goes-with'
import type { Database } from '../db/database'
import { categories, listings, productFields, products, stocks } from '../db/schema/schema'
import { fieldOrder } from './field-order'
import { fieldColumns, collectProperties } from './read-product-info'
import { readProductCards, readVisibleCards } from '../catalogue/product-cards'
import { findComparisonGroup, findSimilarIds } from './read-related-products'
import { readSetting } from '../settings'

const MAX_SUGGESTED = 8
/** Best sellers among which those of one kind are looked for. */
const MAX_STARTERS = 100
const MAX_STARTS = 6

async function readDetails(db: Database, ids: number[]) {
  const rows = await db.select().from(products).where(inArray(products.id, ids))
  const fields = await db
    .select({ productId: productFields.productId, ...fieldColumns })
    .from(productFields)
    .where(inArray(productFields.productId, ids))
    .orderBy(asc(productFields.productId), fieldOrder, asc(productFields.position))
  const variants = await db
    .select({ productId: stocks.productId, parentValue: stocks.parentValue, free: stocks.free })
    .from(stocks)
    .where(inArray(stocks.productId, ids))
    .orderBy(asc(stocks.productId), asc(stocks.position))
  return { rows, fields, variants, hexes: await readSetting(db, 'colours') }
}

type Variant = { parentValue: Record<string, string>; free: number | null }
type CollectOptions = { hexes: Record<string, string>; isOnSale: boolean }

/** What is not yet on sale has sold nothing out. */
function collectCompared(variants: readonly Variant[], { hexes, isOnSale }: CollectOptions) {
  const all = variants.map(({ parentValue }) => parentValue)
  return collectProperties(all, hexes).map((property) => {
    const isInStock = (value: string) =>
      variants.some(
        ({ parentValue, free }) => parentValue[property.name] === value && (free ?? 0) > 0,
      )
    const values = property.values.map(({ value }) => value)
    return { ...property, sold_out: isOnSale ? values.filter((one) => !isInStock(one)) : [] }
  })
}

type Seller = { id: number; title: string }

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** What most of a category are: among cameras no tripod, which has nothing to set beside them. */
function onlyMainKind(sellers: readonly Seller[]): Seller[] {
  const byKind = groupBy(sellers, ({ title }) => kindOf(title))
  const [largest = []] = [...byKind.values()].sort((a, b) => b.length - a.length)
  return largest
}

/**
 * With nothing to compare yet, best sellers of the category that has most of them are what one may begin with:
 * a case and a cable of one group have nothing to set beside each other.
 */
async function startOfComparison(db: Database): Promise<Comparison> {
  const rows = await db
    .select({ id: products.id, title: products.title, categoryId: products.categoryId })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(eq(listings.available, true))
    .orderBy(desc(listings.soldCount), desc(listings.productId))
    .limit(MAX_STARTERS)
  const largest = [...groupBy(rows, ({ categoryId }) => categoryId)]
    .map(([id, sellers]): [number, number[]] => [id, onlyMainKind(sellers).map((one) => one.id)])
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_STARTS)
  const suggestions = await readProductCards(db, largest[0]?.[1].slice(0, MAX_SUGGESTED) ?? [])
  return {
    products: [],
    comparison_group: null,
    suggestions,
    starts: await nameStarts(db, largest),
  }
}

/** Those that have enough to fill a table. */
async function nameStarts(db: Database, largest: [categoryId: number, productIds: number[]][]) {
  const ready = largest.filter(([, ids]) => ids.length >= READY_COMPARISON)
  const links = await db
    .select({ id: categories.id, slug: categories.slug, title: categories.title })
    .from(categories)
    .where(
      inArray(
        categories.id,
        ready.map(([id]) => id),
      ),
    )
  return ready.flatMap(([id, ids]) => {
    const category = links.find((link) => link.id === id)
    return category ? [{ category, ids: ids.slice(0, READY_COMPARISON) }] : []
  })
}

export async function compareProducts(db: Database, requestedIds: number[]): Promise<Comparison> {
  const cards = (await readVisibleCards(db, requestedIds)).slice(0, MAX_COMPARED)
  const ids = cards.map(({ id }) => id)
  const [first] = ids
  if (first === undefined) return startOfComparison(db)
  const { rows, fields, variants, hexes } = await readDetails(db, ids)
  const basis = rows.find(({ id }) => id === first)
  const similarIds = basis ? await findSimilarIds(db, basis, MAX_SUGGESTED, ids) : []
  return {
    products: cards.map((card) => ({
      card,
      guarantee: rows.find(({ id }) => id === card.id)?.guarantee ?? '',
      properties: collectCompared(
        variants.filter((one) => one.productId === card.id),
        { hexes, isOnSale: card.status === 'published' },
      ),
      fields: fields
        .filter((one) => one.productId === card.id)
        .map(({ productId: _, ...field }) => field),
    })),
    comparison_group: basis ? await findComparisonGroup(db, basis.categoryId) : null,
    suggestions: await readProductCards(db, similarIds),
    starts: [],
  }
}
