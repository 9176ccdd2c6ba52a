import { asc, isNull, sql } from 'drizzle-orm'
import type { HomeSection } from '@/lib/contract/home'
import type { Database } from '../db/database'
import { categories, festivals } from '../db/schema/schema'
import { latestArticles } from './blog'
import { brandsIn } from './brands'
import { topProducts } from './product-list'
import { readSetting } from './settings'

const DEALS = 10
const GRID = 10
const BRANDS = 12
const ARTICLES = 4

/** The festival that ends first is the one worth a clock. */
async function dealsSection(db: Database): Promise<HomeSection[]> {
  const [festival] = await db
    .select()
    .from(festivals)
    .where(sql`now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}`)
    .orderBy(asc(festivals.endsAt))
    .limit(1)
  if (festival === undefined) return []
  const filters = { festival: festival.slug, available: true, sort: 'biggest_discount' } as const
  const products = await topProducts(db, filters, DEALS)
  if (products.length === 0) return []
  const { title, endsAt } = festival
  return [{ kind: 'deals', title, ends_at: endsAt.toISOString(), products }]
}

async function gridSection(
  db: Database,
  title: string,
  sort: 'best_selling' | 'newest',
): Promise<HomeSection[]> {
  const products = await topProducts(db, { available: true, sort }, GRID)
  if (products.length === 0) return []
  return [{ kind: 'products', title, href: `/product-category?sort=${sort}`, products }]
}

async function topCategories(db: Database): Promise<HomeSection[]> {
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

async function brandSection(db: Database): Promise<HomeSection[]> {
  const all = await brandsIn(db, undefined)
  const brands = all
    .sort((a, b) => b.count - a.count)
    .slice(0, BRANDS)
    .map(({ count: _, ...brand }) => brand)
  return brands.length === 0 ? [] : [{ kind: 'brands', title: 'برندهای برگزیده', brands }]
}

export async function homeSections(db: Database): Promise<HomeSection[]> {
  const { slides, banners } = await readSetting(db, 'home')
  const { trust } = await readSetting(db, 'shop')
  const articles = await latestArticles(db, ARTICLES)
  const sections: HomeSection[] = []
  if (slides.length > 0) sections.push({ kind: 'slider', slides })
  sections.push(...(await topCategories(db)))
  sections.push(...(await dealsSection(db)))
  sections.push(...(await gridSection(db, 'پرفروش‌ترین‌ها', 'best_selling')))
  if (banners.length > 0) sections.push({ kind: 'banners', banners })
  sections.push(...(await gridSection(db, 'تازه‌ها', 'newest')))
  sections.push(...(await brandSection(db)))
  if (articles.length > 0) sections.push({ kind: 'articles', title: 'از مجلهٔ ویترین', articles })
  if (trust.length > 0) sections.push({ kind: 'trust', lines: trust })
  return sections
}
