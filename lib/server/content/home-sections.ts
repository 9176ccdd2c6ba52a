import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { DealGroup, HomeSection } from '@/lib/contract/content/home'
import {
  isShowing,
  orderedParts,
  type HomePart,
  type StoredHome,
} from '@/lib/contract/content/home-parts'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { paths } from '@/lib/paths'
import type { Database } from '../db/database'
import { categories, festivals, listings } from '../db/schema/schema'
import { listLatestPosts } from '../blog/blog-posts'
import { listBrands } from '../catalogue/brands'
import { readBranchIds } from '../catalogue/categories'
import { readProductCards } from '../catalogue/product-cards'
import { readSoldUnits, soldPercent } from '../catalogue/sold-shares'
import { listTopProducts } from '../search/list-products'
import { numbers } from '../db/read-rows'
import { readSetting } from '../settings'
import { readSlidePrice } from './slide-price'

const DEALS = 8
const DEAL_GROUPS = 4
const GROUP_TILES = 4
const RANKED = 9
const RANKED_PARTS = 6
const NEWEST = 6
/** Whole rows of two, four and eight. */
const BRANDS = 16
const ARTICLES = 5
const BESIDE = 2

/** For those that the shopper has seen, of every section, and of every group of deals. */
const SPARES = 2
const GROUP_SPARES = 1

/** Gives every product once, so that no section repeats another. */
function createUniquePicker() {
  const seen = new Set<number>()
  const deferred: (() => void)[] = []
  const pick = <Card extends ProductCard>(products: readonly Card[], most: number): Card[] => {
    const fresh = products.filter(({ id }) => !seen.has(id)).slice(0, most)
    for (const { id } of fresh) seen.add(id)
    return fresh
  }
  return {
    pick,
    /** Of what is left once every section has its own, hence empty until `fillSpares`. */
    pickSpares<Card extends ProductCard, Spare>(
      products: readonly Card[],
      most: number,
      toSpare: (card: Card) => Spare,
    ): Spare[] {
      const spares: Spare[] = []
      deferred.push(() => spares.push(...pick(products, most).map(toSpare)))
      return spares
    },
    fillSpares: () => deferred.forEach((fill) => fill()),
  }
}
type UniquePicker = ReturnType<typeof createUniquePicker>

/** The most products that the sections of a page hold together. */
const MOST_SHOWN = DEALS + DEAL_GROUPS * (GROUP_TILES + GROUP_SPARES) + RANKED + NEWEST + 2 * SPARES

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

/** The first of all, hence without spares: one that stood in for another would leave a hole in the numbers. */
async function pickRanking(db: Database, { pick }: UniquePicker) {
  return pick(await listTopProducts(db, { available: true, sort: 'best_selling' }, RANKED), RANKED)
}

async function pickNewest(db: Database, { pick, pickSpares }: UniquePicker) {
  const newest = await listTopProducts(db, { available: true, sort: 'newest' }, MOST_SHOWN)
  return { products: pick(newest, NEWEST), spares: pickSpares(newest, SPARES, (card) => card) }
}

async function buildDealsSection(
  db: Database,
  { pick, pickSpares }: UniquePicker,
): Promise<HomeSection[]> {
  const festival = await readEndingFestival(db)
  if (festival === undefined) return []
  const { title, endsAt, slug, id } = festival
  const filters = { festival: slug, available: true, sort: 'biggest_discount' } as const
  // The ranking has taken some of them, and the groups may take those that follow.
  const most = RANKED + DEALS + DEAL_GROUPS * GROUP_TILES + SPARES
  const candidates = await listTopProducts(db, filters, most)
  const products = pick(candidates, DEALS)
  if (products.length === 0) return []
  const units = await readSoldUnits(
    db,
    candidates.map(({ id: productId }) => productId),
  )
  const withShare = (card: ProductCard) => {
    const ofCard = units.get(card.id)
    const percent = ofCard ? soldPercent(ofCard) : 0
    return { ...card, ...(percent > 0 && { sold_percent: percent }) }
  }
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
      products: products.map(withShare),
      spares: pickSpares(candidates, SPARES, withShare),
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

function toDealTile({ id, slug, title, picture, percent }: ProductCard) {
  return { id, slug, title, picture: picture?.url ?? null, percent }
}

async function buildDealGroup(
  db: Database,
  { id, slug, title }: TopCategory,
  { pick, pickSpares }: UniquePicker,
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
    .limit(RANKED + DEALS + GROUP_TILES)
  const candidates = await readProductCards(
    db,
    rows.map((row) => row.id),
  )
  const cards = pick(candidates, GROUP_TILES)
  if (cards.length < GROUP_TILES) return null
  return {
    category: { id, slug, title },
    percent: Math.max(...cards.map(({ percent }) => percent)),
    products: cards.map(toDealTile),
    spares: pickSpares(candidates, GROUP_SPARES, toDealTile),
  }
}

/** Of the parts of the shop, in their order, those that have enough to offer. */
async function buildDealGroupsSection(
  db: Database,
  tops: readonly TopCategory[],
  picker: UniquePicker,
): Promise<HomeSection[]> {
  const groups: DealGroup[] = []
  for (const top of tops) {
    const group = await buildDealGroup(db, top, picker)
    if (group) groups.push(group)
    if (groups.length === DEAL_GROUPS) break
  }
  if (groups.length < DEAL_GROUPS) return []
  return [{ kind: 'deal_groups', href: paths.sortedProducts('biggest_discount'), groups }]
}

async function buildBrandsSection(db: Database, title: string): Promise<HomeSection[]> {
  const all = await listBrands(db, undefined)
  const brands = all
    .sort((a, b) => b.count - a.count)
    .slice(0, BRANDS)
    .map(({ count: _, ...brand }) => brand)
  if (brands.length === 0) return []
  return [{ kind: 'brands', title, count: all.length, brands }]
}

type TitledPart = { kind: HomePart; title: string }

/**
 * What home shows now, in the owner's order, or what a draft would make of it; what is off takes no
 * product from the others.
 */
export async function buildHomeSections(db: Database, draft?: StoredHome): Promise<HomeSection[]> {
  const { slides, banners, parts } = draft ?? (await readSetting(db, 'home'))
  const now = Date.now()
  const shown = orderedParts(parts).filter((part) => isShowing(part, now))
  const has = (kind: HomePart) => shown.some((part) => part.kind === kind)
  const picker = createUniquePicker()
  const tops = await listTopCategories(db)
  const shownBanners = showingOf(banners, now)
  const shownSlides = has('slider') ? showingOf(slides, now) : []
  const beside = listBeside(shownSlides.length > 0 && has('banners') ? shownBanners : [])
  // Picked in this order whatever the order of home, so that the ranking has no hole and the deals have the best of what is left.
  const ranked = has('ranking') ? await pickRanking(db, picker) : []
  const deals = has('deals') ? await buildDealsSection(db, picker) : []
  const groups = has('deal_groups') ? await buildDealGroupsSection(db, tops, picker) : []
  const newest = has('products') ? await pickNewest(db, picker) : null
  if (has('recently_viewed')) picker.fillSpares()

  const build = async ({ kind, title }: TitledPart): Promise<HomeSection[]> => {
    switch (kind) {
      case 'slider':
        return buildSlider(db, shownSlides, beside)
      case 'categories':
        return tops.length > 0 ? [{ kind, categories: tops }] : []
      case 'deals':
        return deals
      case 'deal_groups':
        return groups
      case 'recently_viewed':
        return [{ kind, title: title || 'ادامهٔ گشت شما' }]
      case 'price_drops':
        return [{ kind, title: title || 'علاقه‌مندی‌هایتان ارزان شد' }]
      case 'ranking': {
        const href = paths.sortedProducts('best_selling')
        const parts = tops
          .slice(0, RANKED_PARTS)
          .map(({ id, slug, title: name }) => ({ id, slug, title: name }))
        if (ranked.length === 0) return []
        return [{ kind, title: title || 'پرفروش‌ترین‌ها', href, products: ranked, categories: parts }]
      }
      case 'banners':
        return shownBanners.length > 0
          ? [{ kind, banners: shownBanners, beside: beside.length }]
          : []
      case 'products': {
        const href = paths.sortedProducts('newest')
        if (!newest || newest.products.length === 0) return []
        return [{ kind, title: title || 'تازه رسیده', href, ...newest }]
      }
      case 'brands':
        return buildBrandsSection(db, title || 'برندها')
      case 'articles': {
        const articles = await listLatestPosts(db, ARTICLES)
        return articles.length > 0 ? [{ kind, title: title || 'از مجله', articles }] : []
      }
      case 'trust': {
        const { trust } = await readSetting(db, 'shop')
        return trust.length > 0 ? [{ kind, lines: trust }] : []
      }
    }
  }
  const sections: HomeSection[] = []
  for (const part of shown) sections.push(...(await build(part)))
  return sections
}

/** Those of the time, without what says when. */
function showingOf<Item extends Parameters<typeof isShowing>[0]>(
  items: readonly Item[],
  now: number,
): Omit<Item, 'is_on' | 'from' | 'until'>[] {
  return items
    .filter((item) => isShowing(item, now))
    .map(({ is_on: _, from: _from, until: _until, ...rest }) => rest)
}

/** Beside the slides stand two, where their own section has as many left. */
function listBeside<Item>(banners: readonly Item[]): Item[] {
  return banners.length >= 2 * BESIDE ? banners.slice(0, BESIDE) : []
}

type Slider = Extract<HomeSection, { kind: 'slider' }>

async function buildSlider(
  db: Database,
  slides: readonly Omit<Slider['slides'][number], 'price'>[],
  beside: Slider['beside'],
): Promise<HomeSection[]> {
  if (slides.length === 0) return []
  const priced = await Promise.all(
    slides.map(async (slide) => ({ ...slide, price: await readSlidePrice(db, slide.href) })),
  )
  return [{ kind: 'slider', slides: priced, beside }]
}
