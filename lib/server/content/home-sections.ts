import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { DealGroup, HomeSection } from '@/lib/contract/content/home'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { paths } from '@/lib/paths'
import type { Database } from '../db/database'
import { categories, festivals, listings } from '../db/schema/schema'
import { listLatestPosts } from '../blog/blog-posts'
import { listBrands } from '../catalogue/brands'
import { readBranchIds } from '../catalogue/categories'
import { readProductCards } from '../catalogue/product-cards'
import { listTopProducts } from '../search/list-products'
import { numbers } from '../db/read-rows'
import { readSetting } from '../settings'

const DEALS = 8
const DEAL_GROUPS = 4
const GROUP_TILES = 4
const RANKED = 9
const NEWEST = 6
/** Whole rows of two, four and eight. */
const BRANDS = 16
const ARTICLES = 5

/** Gives every product once, so that no section repeats another. */
function createUniquePicker() {
  const seen = new Set<number>()
  return (products: readonly ProductCard[], most: number): ProductCard[] => {
    const fresh = products.filter(({ id }) => !seen.has(id)).slice(0, most)
    for (const { id } of fresh) seen.add(id)
    return fresh
  }
}
type PickUnique = ReturnType<typeof createUniquePicker>

/** The most products that the sections of a page hold together. */
const MOST_SHOWN = DEALS + DEAL_GROUPS * GROUP_TILES + RANKED + NEWEST

/** The festival that ends first is the one worth a clock. */
async function readEndingFestival(db: Database) {
  const [festival] = await db
    .select()
    .from(festivals)
    .where(sql`now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}`)
    .orderBy(asc(festivals.endsAt))
    .limit(1)
  return festival
}

async function buildDealsSection(db: Database, pick: PickUnique): Promise<HomeSection[]> {
  const festival = await readEndingFestival(db)
  if (festival === undefined) return []
  const { title, endsAt, slug, id } = festival
  const filters = { festival: slug, available: true, sort: 'biggest_discount' } as const
  const products = pick(await listTopProducts(db, filters, DEALS), DEALS)
  if (products.length === 0) return []
  const count = await db.$count(
    listings,
    and(eq(listings.festivalId, id), eq(listings.available, true)),
  )
  return [
    {
      kind: 'deals',
      title,
      ends_at: endsAt.toISOString(),
      href: paths.festival(slug),
      count,
      products,
    },
  ]
}

type TopCategory = { id: number; slug: string; title: string; picture: string; tint: string }

function listTopCategories(db: Database): Promise<TopCategory[]> {
  const { id, slug, title, picture, tint } = categories
  return db
    .select({ id, slug, title, picture, tint })
    .from(categories)
    .where(isNull(categories.parentId))
    .orderBy(asc(categories.position))
}

async function buildDealGroup(
  db: Database,
  { id, slug, title }: TopCategory,
  pick: PickUnique,
): Promise<DealGroup | null> {
  const branch = await readBranchIds(db, { id })
  const rows = await db
    .select({ id: listings.productId })
    .from(listings)
    .where(
      and(
        sql`${listings.categoryId} = any(${numbers(branch)}::int[])`,
        eq(listings.available, true),
        sql`${listings.percent} > 0`,
      ),
    )
    .orderBy(desc(listings.percent), desc(listings.soldCount), desc(listings.productId))
    .limit(DEALS + GROUP_TILES)
  const cards = pick(
    await readProductCards(
      db,
      rows.map((row) => row.id),
    ),
    GROUP_TILES,
  )
  if (cards.length < GROUP_TILES) return null
  return {
    category: { id, slug, title },
    percent: Math.max(...cards.map(({ percent }) => percent)),
    products: cards.map((card) => ({
      id: card.id,
      slug: card.slug,
      title: card.title,
      picture: card.picture?.url ?? null,
      percent: card.percent,
    })),
  }
}

/** Of the parts of the shop, in their order, those that have enough to offer. */
async function buildDealGroupsSection(
  db: Database,
  tops: readonly TopCategory[],
  pick: PickUnique,
): Promise<HomeSection[]> {
  const groups: DealGroup[] = []
  for (const top of tops) {
    const group = await buildDealGroup(db, top, pick)
    if (group) groups.push(group)
    if (groups.length === DEAL_GROUPS) break
  }
  if (groups.length < DEAL_GROUPS) return []
  return [{ kind: 'deal_groups', href: paths.sortedProducts('biggest_discount'), groups }]
}

async function buildBrandsSection(db: Database): Promise<HomeSection[]> {
  const all = await listBrands(db, undefined)
  const brands = all
    .sort((a, b) => b.count - a.count)
    .slice(0, BRANDS)
    .map(({ count: _, ...brand }) => brand)
  if (brands.length === 0) return []
  return [{ kind: 'brands', title: 'برندها', count: all.length, brands }]
}

export async function buildHomeSections(db: Database): Promise<HomeSection[]> {
  const { slides, banners } = await readSetting(db, 'home')
  const { trust } = await readSetting(db, 'shop')
  const articles = await listLatestPosts(db, ARTICLES)
  const tops = await listTopCategories(db)
  const pick = createUniquePicker()
  const pickTop = async (sort: 'best_selling' | 'newest', most: number) =>
    pick(await listTopProducts(db, { available: true, sort }, MOST_SHOWN), most)

  const deals = await buildDealsSection(db, pick)
  const groups = await buildDealGroupsSection(db, tops, pick)
  const ranked = await pickTop('best_selling', RANKED)
  const newest = await pickTop('newest', NEWEST)
  const sections: HomeSection[] = []
  if (slides.length > 0) sections.push({ kind: 'slider', slides })
  if (tops.length > 0) sections.push({ kind: 'categories', categories: tops })
  sections.push(...deals, ...groups, { kind: 'recently_viewed', title: 'ادامهٔ گشت شما' })
  if (ranked.length > 0) {
    const href = paths.sortedProducts('best_selling')
    sections.push({ kind: 'ranking', title: 'پرفروش‌ترین‌ها', href, products: ranked })
  }
  if (banners.length > 0) sections.push({ kind: 'banners', banners })
  if (newest.length > 0) {
    const href = paths.sortedProducts('newest')
    sections.push({ kind: 'products', title: 'تازه رسیده', href, products: newest })
  }
  sections.push(...(await buildBrandsSection(db)))
  if (articles.length > 0) sections.push({ kind: 'articles', title: 'از مجله', articles })
  if (trust.length > 0) sections.push({ kind: 'trust', lines: trust })
  return sections
}
