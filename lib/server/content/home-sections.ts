import { asc, isNull, sql } from 'drizzle-orm'
import type { HomeSection } from '@/lib/contract/content/home'
import type { Database } from '../db/database'
import { categories, festivals } from '../db/schema/schema'
import { listLatestPosts } from '../blog/blog-posts'
import { listBrands } from '../catalogue/brands'
import { listTopProducts } from '../search/list-products'
import { readSetting } from '../settings'

const DEALS = 10
/** Whole rows of two, three, four and six. */
const GRID = 12
const BRANDS = 12
const ARTICLES = 4

/** The festival that ends first is the one worth a clock. */
async function buildDealsSection(db: Database): Promise<HomeSection[]> {
  const [festival] = await db
    .select()
    .from(festivals)
    .where(sql`now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}`)
    .orderBy(asc(festivals.endsAt))
    .limit(1)
  if (festival === undefined) return []
  const filters = { festival: festival.slug, available: true, sort: 'biggest_discount' } as const
  const products = await listTopProducts(db, filters, DEALS)
  if (products.length === 0) return []
  const { title, endsAt } = festival
  return [{ kind: 'deals', title, ends_at: endsAt.toISOString(), products }]
}

async function buildGridSection(
  db: Database,
  title: string,
  sort: 'best_selling' | 'newest',
): Promise<HomeSection[]> {
  const products = await listTopProducts(db, { available: true, sort }, GRID)
  if (products.length === 0) return []
  return [{ kind: 'products', title, href: `/product-category?sort=${sort}`, products }]
}

async function buildCategoriesSection(db: Database): Promise<HomeSection[]> {
  const rows = await db
    .select({
      id: categories.id,
      slug: categories.slug,
      title: categories.title,
      picture: categories.picture,
      tint: categories.tint,
    })
    .from(categories)
    .where(isNull(categories.parentId))
    .orderBy(asc(categories.position))
  return rows.length === 0 ? [] : [{ kind: 'categories', categories: rows }]
}

async function buildBrandsSection(db: Database): Promise<HomeSection[]> {
  const all = await listBrands(db, undefined)
  const brands = all
    .sort((a, b) => b.count - a.count)
    .slice(0, BRANDS)
    .map(({ count: _, ...brand }) => brand)
  return brands.length === 0 ? [] : [{ kind: 'brands', title: 'برندهای برگزیده', brands }]
}

export async function buildHomeSections(db: Database): Promise<HomeSection[]> {
  const { slides, banners } = await readSetting(db, 'home')
  const { trust } = await readSetting(db, 'shop')
  const articles = await listLatestPosts(db, ARTICLES)
  const sections: HomeSection[] = []
  if (slides.length > 0) sections.push({ kind: 'slider', slides })
  sections.push(...(await buildCategoriesSection(db)))
  sections.push(...(await buildDealsSection(db)))
  sections.push(...(await buildGridSection(db, 'پرفروش‌ترین‌ها', 'best_selling')))
  if (banners.length > 0) sections.push({ kind: 'banners', banners })
  sections.push(...(await buildGridSection(db, 'تازه‌ها', 'newest')))
  sections.push(...(await buildBrandsSection(db)))
  if (articles.length > 0) sections.push({ kind: 'articles', title: 'از مجلهٔ ویترین', articles })
  if (trust.length > 0) sections.push({ kind: 'trust', lines: trust })
  return sections
}
