import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { picture } from '@/lib/contract/fields'
import type { ProductCard } from '@/lib/contract/products'
import { discounted } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { brands, festivals, media, productPictures, products, stocks } from '../db/schema/schema'
import { hexOf } from './colours'
import { averageRate, brandColumns, festivalRuns, runningPercent } from './visible-products'

const FEW = 3
export const COLOUR = 'رنگ'
const NO_COLOUR = '#8b939b'

const unitsOf = z.array(
  z.object({ free: z.int(), colour: z.string().nullable(), hex: z.string().nullable() }),
)

const colour = sql`${stocks.parentValue} ->> ${COLOUR}`
const ownUnits = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'free', ${stocks.quantity} - ${stocks.reserved}, 'colour', ${colour}, 'hex', ${hexOf(colour)}) order by ${stocks.position}, ${stocks.id}), '[]')
  from ${stocks} where ${stocks.productId} = ${products.id})`.mapWith((value: unknown) =>
  unitsOf.parse(value),
)

const firstPicture = sql`(
  select jsonb_build_object('url', ${media.path}, 'width', ${media.width}, 'height', ${media.height}, 'alt', ${productPictures.alt})
  from ${productPictures} join ${media} on ${media.id} = ${productPictures.mediaId}
  where ${productPictures.productId} = ${products.id} order by ${productPictures.position} limit 1)`.mapWith(
  (value: unknown) => picture.parse(value),
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
      units: ownUnits,
      picture: firstPicture,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(festivals, festivalRuns)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectCards<Record<never, SQL>>>>[number]

function cardOf({ rateSum, status, units, ...row }: Row): ProductCard {
  const left = units.reduce((sum, { free }) => sum + free, 0)
  const hexes = new Map(units.flatMap(({ colour, hex }) => (colour ? [[colour, hex]] : [])))
  return {
    ...row,
    status: status === 'coming_soon' ? status : 'published',
    percent: Number(row.percent),
    final_price: discounted(row.price, Number(row.percent)),
    picture: row.picture ?? null,
    last_units: left > 0 && left <= FEW ? left : null,
    rate: averageRate(rateSum, row.rate_count),
    colours: [...hexes].map(([name, hex]) => ({ name, hex: hex ?? NO_COLOUR })),
  }
}

/** Cards in the order of the ids. */
export async function productCards(db: Database, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db, {}).where(inArray(products.id, ids))
  const byId = new Map(rows.map((row) => [row.id, cardOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function selectNumbered<More extends Record<string, SQL>>(db: Database, page: SQL, more: More) {
  const numbered = sql`(select *, row_number() over () as place from (${page}) own) page`
  return selectCards(db, more)
    .innerJoin(numbered, sql`page.product_id = ${products.id}`)
    .orderBy(sql`page.place`)
}

/** Cards of the products that a query names, in its order. */
export async function cardsIn(db: Database, page: SQL): Promise<ProductCard[]> {
  return (await selectNumbered(db, page, {})).map(cardOf)
}

/** The same of a query that tells something `beside` each; null where it names none. */
export async function cardsBeside<Beside extends z.ZodType>(db: Database, page: SQL, told: Beside) {
  const rows = await selectNumbered(db, page, { beside: sql<unknown>`page.beside` })
  const cards = rows.map(({ beside: _, ...row }) => cardOf(row))
  const [first] = rows
  return { cards, beside: first ? told.parse(first.beside) : null }
}
