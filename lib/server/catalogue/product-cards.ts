import { eq, inArray, type SQL, sql, and } from 'drizzle-orm'
import { z } from 'zod'
import { picture } from '@/lib/contract/fields'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { applyDiscount } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import {
  brands,
  festivals,
  media,
  productPictures,
  products,
  stocks,
  settings,
} from '../db/schema/schema'
import {
  computeAverageRate,
  brandColumns,
  isFestivalRunning,
  runningPercent,
  isVisible,
} from './visible-products'

/** The hex of a colour's name, from the shop's settings. */
export function selectHex(name: SQL): SQL {
  return sql`(select ${settings.value} ->> (${name}) from ${settings} where ${eq(settings.key, 'colours')})`
}

const LOW_STOCK = 3
export const COLOUR = 'رنگ'
const DEFAULT_HEX = '#8b939b'

const unitRows = z.array(
  z.object({
    id: z.int(),
    free: z.int(),
    price: z.int(),
    others: z.string(),
    colour: z.string().nullable(),
    hex: z.string().nullable(),
  }),
)

const colourName = sql`${stocks.parentValue} ->> ${COLOUR}`
const unitsColumn = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${stocks.id}, 'price', ${stocks.price}, 'others', (${stocks.parentValue} - ${COLOUR})::text,
    'free', ${stocks.quantity} - ${stocks.reserved}, 'colour', ${colourName}, 'hex', ${selectHex(colourName)}) order by ${stocks.position}, ${stocks.id}), '[]')
  from ${stocks} where ${stocks.productId} = ${products.id})`.mapWith((value: unknown) =>
  unitRows.parse(value),
)

const firstPictures = z.array(picture.extend({ colour: z.string().nullable() }))

const picturesColumn = sql`(
  select coalesce(jsonb_agg(first_two order by first_two.position), '[]') from (
    select ${media.path} as url, ${media.width}, ${media.height}, ${productPictures.alt}, ${productPictures.colour}, ${productPictures.position}
    from ${productPictures} join ${media} on ${media.id} = ${productPictures.mediaId}
    where ${productPictures.productId} = ${products.id}
    order by ${productPictures.position} limit 2) as first_two)`.mapWith((value: unknown) =>
  firstPictures.parse(value),
)

function selectCards<More extends Record<string, SQL>>(db: Database, more: More) {
  return db
    .select({
      ...more,
      id: products.id,
      slug: products.slug,
      title: products.title,
      english_title: products.englishTitle,
      status: products.status,
      available: products.available,
      price: products.minPrice,
      percent: runningPercent,
      rateSum: products.rateSum,
      rate_count: products.rateCount,
      brand: brandColumns,
      units: unitsColumn,
      pictures: picturesColumn,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(festivals, isFestivalRunning)
    .$dynamic()
}

type CardRow = Awaited<ReturnType<typeof selectCards<Record<never, SQL>>>>[number]

/** The cheapest that can be bought, where only its colour is left to choose. */
function findStockToAdd(units: z.output<typeof unitRows>): number | null {
  if (new Set(units.map(({ others }) => others)).size > 1) return null
  const free = units.filter((unit) => unit.free > 0)
  return free.sort((a, b) => a.price - b.price)[0]?.id ?? null
}

function toCard({ rateSum, status, units, pictures, ...row }: CardRow): ProductCard {
  const [first, second] = pictures
  const left = units.reduce((sum, { free }) => sum + free, 0)
  const hexes = new Map(units.flatMap(({ colour, hex }) => (colour ? [[colour, hex]] : [])))
  return {
    ...row,
    status: status === 'coming_soon' ? status : 'published',
    percent: Number(row.percent),
    final_price: applyDiscount(row.price, Number(row.percent)),
    picture: first ? picture.parse(first) : null,
    second_view: second && second.colour === first?.colour ? second.url : null,
    last_units: left > 0 && left <= LOW_STOCK ? left : null,
    rate: computeAverageRate(rateSum, row.rate_count),
    stock_id: findStockToAdd(units),
    colours: [...hexes].map(([name, hex]) => ({ name, hex: hex ?? DEFAULT_HEX })),
  }
}

/** In the order of the ids. */
export async function readProductCards(db: Database, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db, {}).where(inArray(products.id, ids))
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function selectCardsInOrder<More extends Record<string, SQL>>(db: Database, page: SQL, more: More) {
  const numbered = sql`(select *, row_number() over () as position from (${page}) own) page`
  return selectCards(db, more)
    .innerJoin(numbered, sql`page.product_id = ${products.id}`)
    .orderBy(sql`page.position`)
}

/** The cards of a query's product ids, in its order. */
export async function readCards(db: Database, page: SQL): Promise<ProductCard[]> {
  return (await selectCardsInOrder(db, page, {})).map(toCard)
}

/** The same of a query with an `extra` column; null where it has no rows. */
export async function readCardsWithExtra<Extra extends z.ZodType>(
  db: Database,
  page: SQL,
  extraSchema: Extra,
) {
  const rows = await selectCardsInOrder(db, page, { extra: sql<unknown>`page.extra` })
  const cards = rows.map(({ extra: _, ...row }) => toCard(row))
  const [first] = rows
  return { cards, extra: first ? extraSchema.parse(first.extra) : null }
}

/** Only visible products, in the order of the ids. */
export async function readVisibleCards(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), isVisible))
  const shown = new Set(rows.map(({ id }) => id))
  return readProductCards(
    db,
    ids.filter((id) => shown.has(id)),
  )
}
