import { eq, sql } from 'drizzle-orm'
import { cleanHtml } from '../../content/clean-html'
import { movementTable } from '../../product/stock-movement'
import { numbers } from '../read-rows'
import type { Database } from '../database'
import {
  brands,
  categories,
  festivals,
  media,
  priceHistory,
  productFields,
  productPictures,
  products,
  searches,
  stocks,
} from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import { type Chance, createChance, type Past } from './chance'
import { brands as demoBrands, products as demoProducts } from './demo/catalogue'
import { type DemoCategory, categories as demoCategories } from './demo/categories'
import { sizeGuides } from './demo/size-guides'
import type { DemoProduct, FestivalSlug } from './demo/demo-product'
import { listPictures } from './demo/product-pictures'
import { COMING_SOON, REMOVED_SLUG } from './demo/availability'
import { sectionOf } from './demo/field-sections'
import { indexProducts } from '../../search/index-products'
import { searches as demoSearches } from './demo/searches'
import type { SeededMedia } from './seeded-media'

const HISTORY_DAYS = 180
const MIN_STEPS = 10
const MAX_STEPS = 25
const STEP = 10_000
/** In rials; what costs less goes up by smaller steps. */
const DEAR = 50_000_000
const SMALL_STEP = 1_000

export type PriceStep = { daysAgo: number; factor: number }

/**
 * How the price of a product went: up in small steps as prices do, with a lower week now and then.
 * The last step is what it costs today.
 */
function generatePriceHistory(chance: Chance): PriceStep[] {
  const count = chance.whole(MIN_STEPS, MAX_STEPS)
  const apart = HISTORY_DAYS / count
  const start = 1 - chance.whole(6, 22) / 100
  return Array.from({ length: count }, (_, at): PriceStep => {
    const progress = at / (count - 1)
    const daysAgo = Math.round((count - at) * apart) - chance.whole(0, Math.floor(apart) - 1)
    const wave = chance.whole(-2, 3) / 100
    const sale = chance.next() < 0.12 ? -chance.whole(5, 11) / 100 : 0
    const isLast = at === count - 1
    return { daysAgo, factor: isLast ? 1 : start + (1 - start) * progress + wave + sale }
  })
}

/** Longer than the days of which the lowest price is told, as no festival began before them. */
const PRICED_SINCE = 35
/** What the chart shows first, and some days more. */
const NEVER_CHEAPER_WITHIN = 100

/**
 * Of what a festival sells, the price that is struck was asked in all the days before it, and no
 * day of the last months was cheaper than the festival.
 */
export function fitToFestival(story: readonly PriceStep[], percent: number): PriceStep[] {
  const floor = 1 - percent / 100 + 0.02
  return story.map(({ daysAgo, factor }, at) => {
    const days = PRICED_SINCE + (daysAgo * (HISTORY_DAYS - PRICED_SINCE)) / HISTORY_DAYS
    const isLast = at === story.length - 1
    if (isLast || days > NEVER_CHEAPER_WITHIN) return { daysAgo: days, factor }
    return { daysAgo: days, factor: Math.max(factor, floor) }
  })
}

function priceAt(price: number, factor: number): number {
  const step = price < DEAR ? SMALL_STEP : STEP
  return factor === 1 ? price : Math.max(Math.round((price * factor) / step) * step, step)
}

const FESTIVALS: {
  slug: FestivalSlug | 'یلدا'
  title: string
  startsIn?: number
  daysLeft: number
}[] = [
  { slug: 'شگفت-انگیز', title: 'پیشنهاد شگفت‌انگیز', daysLeft: 6 },
  { slug: 'پاییز-گرم', title: 'پاییز گرم', daysLeft: 40 },
  { slug: 'هفته-کتاب', title: 'هفتهٔ کتاب', daysLeft: 7 },
  { slug: 'خانه-نو', title: 'خانهٔ نو', daysLeft: 60 },
  // Nothing is in it yet.
  { slug: 'یلدا', title: 'شب‌نشینی یلدا', startsIn: 18, daysLeft: 28 },
]
const HIGHLIGHTED = 4
const DAYS_ON_SALE = 300

type CategoryRow = typeof categories.$inferInsert & { id: number }

function categoryRows(): CategoryRow[] {
  const rows: CategoryRow[] = []
  const add = (list: DemoCategory[], parent: CategoryRow | null) => {
    list.forEach(({ children, ...category }, position) => {
      const row = {
        ...category,
        tint: category.tint || parent?.tint || '',
        id: rows.length + 1,
        parentId: parent?.id ?? null,
        sizeGuide: sizeGuides[category.slug] ?? '',
        position,
      }
      rows.push(row)
      add(children ?? [], row)
    })
  }
  add(demoCategories, null)
  return rows
}

function idIn(rows: { id: number; slug: string }[], slug: string): number {
  const row = rows.find((one) => one.slug === slug)
  if (row === undefined) throw new Error(`the demo shop names something unknown: ${slug}`)
  return row.id
}

export type SeededStock = typeof stocks.$inferInsert & { id: number; quantity: number }
export type SeededProduct = DemoProduct & { id: number; stockRows: SeededStock[]; createdAt: Date }

function productRow(product: SeededProduct, festivalRows: { id: number; slug: string }[]) {
  const rates = product.comments.map((comment) => comment.rate)
  const sellable = product.stockRows.filter((stock) => stock.quantity > 0)
  const priced = sellable.length > 0 ? sellable : product.stockRows
  return {
    intro: product.intro,
    slug: product.slug,
    title: product.title,
    englishTitle: product.englishTitle,
    guarantee: product.guarantee,
    handlingDays: product.handlingDays ?? 0,
    description: cleanHtml(product.description.map((paragraph) => `<p>${paragraph}</p>`).join('')),
    festivalId: product.festival ? idIn(festivalRows, product.festival[0]) : null,
    festivalPercent: product.festival?.[1] ?? 0,
    minPrice: Math.min(...priced.map((stock) => stock.price)),
    available: sellable.length > 0,
    rateSum: rates.reduce<number>((sum, rate) => sum + rate, 0),
    rateCount: rates.length,
    questionCount: product.questions.length,
    createdAt: product.createdAt,
    updatedAt: product.createdAt,
  }
}

export async function seedCatalogue(
  db: Database,
  past: Past,
  mediaRows: SeededMedia,
): Promise<SeededProduct[]> {
  const chance = createChance(1405)
  const categoryList = categoryRows()
  const brandList = demoBrands.map(({ slug, title, englishTitle, about }, i) => ({
    id: i + 1,
    slug,
    title,
    englishTitle,
    about,
  }))
  const festivalList = FESTIVALS.map(({ slug, title, startsIn, daysLeft }, i) => ({
    id: i + 1,
    slug,
    title,
    startsAt: startsIn === undefined ? past.daysAgo(3) : past.daysAhead(startsIn),
    endsAt: past.daysAhead(daysLeft),
  }))
  await bulkInsert(db, categories, categoryList)
  await bulkInsert(db, brands, brandList)
  await bulkInsert(db, festivals, festivalList)

  const seeded = withStocks(past, chance)
  await bulkInsert(
    db,
    products,
    seeded.map((product) => {
      const brandId = idIn(brandList, product.brand)
      const categoryId = idIn(categoryList, product.category)
      return {
        id: product.id,
        brandId,
        categoryId,
        ...productRow(product, festivalList),
        ...availabilityOf(product.slug, past),
        viewCount: product.comments.length * 90 + chance.whole(40, 900),
        soldCount: product.comments.length * 7 + chance.whole(1, 60),
      }
    }),
  )
  const sold = listSold(seeded, festivalList)
  await bulkInsert(
    db,
    stocks,
    seeded.flatMap(({ stockRows }) =>
      stockRows.map((row) => ({ ...row, quantity: row.quantity + (sold.get(row.id) ?? 0) })),
    ),
  )
  await takeSold(db, sold)
  await seedFields(db, seeded)
  await seedPictures(db, seeded, mediaRows)
  await seedPriceHistory(db, seeded, past, chance)
  for (const table of [categories, brands, festivals, products, stocks, media]) {
    await continueIds(db, table)
  }
  await indexProducts(
    db,
    seeded.map(({ id }) => id),
  )
  await bulkInsert(
    db,
    searches,
    demoSearches.map((term, i) => ({ term, score: (demoSearches.length - i) * 10 })),
  )
  return seeded
}

/** What the running festival has sold so far, by variant; of each fourth good nothing. */
function listSold(seeded: readonly SeededProduct[], festivalList: readonly { slug: string }[]) {
  const chance = createChance(1404)
  const [running] = festivalList
  const goods = seeded.filter(({ festival }) => festival && festival[0] === running?.slug)
  return new Map(
    goods
      .filter((_, nth) => nth % 4 !== 3)
      .flatMap(({ stockRows }) => {
        const share = chance.whole(15, 80) / 100
        return stockRows.flatMap(({ id, quantity }): [number, number][] => {
          const units = Math.round((quantity * share) / (1 - share))
          return units > 0 ? [[id, units]] : []
        })
      }),
  )
}

/** Orders of their own they have none. */
const SOLD_BEFORE = 'فروش جشنواره پیش از نخستین سفارش'

async function takeSold(db: Database, sold: ReadonlyMap<number, number>): Promise<void> {
  await db
    .update(stocks)
    .set({ quantity: sql`${stocks.quantity} - sold.units` })
    .from(
      sql`unnest(${numbers([...sold.keys()])}::int[], ${numbers([...sold.values()])}::int[]) as sold(id, units), ${movementTable({ reason: 'order', note: SOLD_BEFORE })}`,
    )
    .where(eq(stocks.id, sql`sold.id`))
}

function availabilityOf(slug: string, past: Past) {
  const days = COMING_SOON[slug]
  return {
    status: statusOf(slug),
    onSaleAt: days === undefined ? null : past.daysAhead(days),
  }
}

function statusOf(slug: string): typeof products.$inferInsert.status {
  if (slug === REMOVED_SLUG) return 'removed'
  return slug in COMING_SOON ? 'coming_soon' : 'published'
}

function withStocks(past: Past, chance: Chance): SeededProduct[] {
  let stockId = 0
  return demoProducts.map((product, i) => ({
    ...product,
    id: i + 1,
    createdAt: past.daysAgo(
      Math.floor((i * DAYS_ON_SALE) / demoProducts.length) + 1,
      chance.whole(0, 23),
    ),
    stockRows: product.stocks.map(({ value, price, quantity }, position) => {
      stockId += 1
      return { id: stockId, productId: i + 1, parentValue: value, price, quantity, position }
    }),
  }))
}

function seedFields(db: Database, seeded: SeededProduct[]) {
  const rows = seeded.flatMap((product) =>
    product.fields.map(([name, value], position) => ({
      productId: product.id,
      position,
      name,
      value,
      highlighted: product.highlights?.includes(name) ?? position < HIGHLIGHTED,
      section: sectionOf(name),
    })),
  )
  return bulkInsert(db, productFields, rows)
}

function seedPictures(db: Database, seeded: SeededProduct[], mediaRows: SeededMedia) {
  const rows = seeded.flatMap((product) =>
    listPictures(product).map(({ file, alt, colour }, position) => ({
      productId: product.id,
      position,
      mediaId: mediaRows.idOf(file),
      alt,
      colour,
    })),
  )
  return bulkInsert(db, productPictures, rows)
}

function seedPriceHistory(db: Database, seeded: SeededProduct[], past: Past, chance: Chance) {
  const rows = seeded.flatMap(({ stockRows, festival }) => {
    const generated = generatePriceHistory(chance)
    const story = festival ? fitToFestival(generated, festival[1]) : generated
    return stockRows.flatMap((stock) => {
      const prices = story.map(({ factor }) => priceAt(stock.price, factor))
      return story.map(({ daysAgo }, at) => ({
        stockId: stock.id,
        // Two of the same in a row would be one point; the last is what it costs today.
        price: prices[at] === prices[at + 1] ? (prices[at] ?? 0) + SMALL_STEP : (prices[at] ?? 0),
        at: past.daysAgo(daysAgo),
      }))
    })
  })
  return bulkInsert(db, priceHistory, rows)
}
