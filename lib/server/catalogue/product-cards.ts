import { eq, inArray, type SQL, sql, and } from 'drizzle-orm'
import { z } from 'zod'
import { picture } from '@/lib/contract/fields'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { COLOUR } from '@/lib/domain/colour-property'
import { FEW_LEFT_ON_CARD } from '@/lib/domain/low-stock'
import { findShownPercent, reducePrice } from '@/lib/domain/pricing'
import { scoreColour } from '@/lib/persian/colour-names'
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
  runningSalePrice,
  runningPercent,
  isVisible,
} from './visible-products'

/** The hex of a colour's name, from the shop's settings. */
export function selectHex(name: SQL): SQL {
  return sql`(select ${settings.value} ->> (${name}) from ${settings} where ${eq(settings.key, 'colours')})`
}

const DEFAULT_HEX = '#8b939b'

const unitRows = z.array(
  z.object({
    id: z.int(),
    free: z.int(),
    price: z.int(),
    sale: z.int().nullable(),
    value: z.record(z.string(), z.string()),
    hex: z.string().nullable(),
  }),
)
type Unit = z.output<typeof unitRows>[number]

const unitsColumn = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${stocks.id}, 'free', ${stocks.free}, 'price', ${stocks.price}, 'sale', ${runningSalePrice}, 'value', ${stocks.parentValue},
    'hex', ${selectHex(sql`${stocks.parentValue} ->> ${COLOUR}`)}) order by ${stocks.position}, ${stocks.id}), '[]')
  from ${stocks} where ${stocks.productId} = ${products.id})`.mapWith((value: unknown) =>
  unitRows.parse(value),
)

const cardPictures = z.array(picture.extend({ colour: z.string().nullable() }))

/** The first two of a product, and of each colour. */
const picturesColumn = sql`(
  select coalesce(jsonb_agg(ranked order by ranked.position) filter (where nth <= 2 or nth_of_colour <= 2), '[]') from (
    select ${media.path} as url, ${media.width}, ${media.height}, ${productPictures.alt}, ${productPictures.colour}, ${productPictures.position},
      row_number() over (order by ${productPictures.position}) as nth,
      row_number() over (partition by ${productPictures.colour} order by ${productPictures.position}) as nth_of_colour
    from ${productPictures} join ${media} on ${media.id} = ${productPictures.mediaId}
    where ${productPictures.productId} = ${products.id}) as ranked)`.mapWith((value: unknown) =>
  cardPictures.parse(value),
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
      percent: runningPercent,
      handlingDays: products.handlingDays,
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

/** Properties with the values that a list was filtered for. */
export type VariantFilter = Readonly<Record<string, readonly string[]>>

const finalPriceOf = ({ price, sale }: Unit, percent: number) =>
  reducePrice(price, { percent, salePrice: sale })

/** What can be bought comes first, then what costs least; equals stay in the product's order. */
function findBestUnit(units: readonly Unit[], percent: number): Unit | undefined {
  return [...units].sort(
    (a, b) =>
      Number(b.free > 0) - Number(a.free > 0) ||
      finalPriceOf(a, percent) - finalPriceOf(b, percent),
  )[0]
}

/** Which variant stands on a card: what was filtered for, and of it the colour that a search names. */
export type WantedVariant = { filter?: VariantFilter | undefined; text?: string | undefined }

/** Of what is in stock, the colour that the text names best. */
function listNamedUnits(units: readonly Unit[], text: string): Unit[] {
  const scored = units
    .filter(({ free }) => free > 0)
    .map((unit) => ({ unit, score: scoreColour(text, unit.value[COLOUR] ?? '') }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score > 0 && score === best).map(({ unit }) => unit)
}

function findWantedUnit(
  units: readonly Unit[],
  { filter = {}, text = '' }: WantedVariant,
  percent: number,
): Unit | undefined {
  const names = Object.keys(filter)
  const fitting = units.filter(({ value }) =>
    names.every((name) => filter[name]?.includes(value[name] ?? '')),
  )
  const named = text === '' ? [] : listNamedUnits(fitting, text)
  if (named.length > 0) return findBestUnit(named, percent)
  return names.length === 0 ? undefined : findBestUnit(fitting, percent)
}

/** Null where another choice than the colour is left. */
function findStockToAdd(units: readonly Unit[], unit: Unit | undefined): number | null {
  if (!unit || unit.free <= 0) return null
  const others = ({ value }: Unit) => JSON.stringify({ ...value, [COLOUR]: '' })
  return units.every((one) => others(one) === others(unit)) ? unit.id : null
}

function listSwatches(
  units: readonly Unit[],
  pictures: z.output<typeof cardPictures>,
  percent: number,
) {
  const names = new Set(units.flatMap(({ value }) => value[COLOUR] ?? []))
  return [...names].map((name): ProductCard['colours'][number] => {
    const own = units.filter(({ value }) => value[COLOUR] === name)
    const unit = findBestUnit(own, percent)
    return {
      name,
      hex: own.find(({ hex }) => hex !== null)?.hex ?? DEFAULT_HEX,
      picture: pictures.find(({ colour }) => colour === name)?.url ?? null,
      stock_id: findStockToAdd(units, unit),
      price: unit?.price ?? 0,
      final_price: unit ? finalPriceOf(unit, percent) : 0,
    }
  })
}

function toCard(
  { rateSum, status, units, pictures, handlingDays, ...row }: CardRow,
  wantedVariant: WantedVariant = {},
): ProductCard {
  const percent = Number(row.percent)
  const wanted = findWantedUnit(units, wantedVariant, percent)
  const unit = wanted ?? findBestUnit(units, percent)
  const price = unit?.price ?? 0
  const reductions = { percent, salePrice: unit?.sale ?? null }
  const colour = wanted?.value[COLOUR]
  const ofColour = pictures.filter((one) => one.colour === colour)
  const [first, second] = colour !== undefined && ofColour.length > 0 ? ofColour : pictures
  const left = units.reduce((sum, { free }) => sum + free, 0)
  return {
    ...row,
    price,
    available: wanted ? wanted.free > 0 : row.available,
    status: status === 'coming_soon' ? status : 'published',
    percent: findShownPercent(price, reductions),
    final_price: reducePrice(price, reductions),
    picture: first ? picture.parse(first) : null,
    second_view: second && second.colour === first?.colour ? second.url : null,
    ...(handlingDays > 0 && { handling_days: handlingDays }),
    last_units: left > 0 && left <= FEW_LEFT_ON_CARD ? left : null,
    rate: computeAverageRate(rateSum, row.rate_count),
    colours: listSwatches(units, pictures, percent),
    stock_id: status === 'published' ? findStockToAdd(units, unit) : null,
    variant: wanted && Object.keys(wanted.value).length > 0 ? wanted.value : null,
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

/** The cards of a query's product ids, in its order, each with the variant that is wanted. */
export async function readCards(
  db: Database,
  page: SQL,
  wanted?: WantedVariant,
): Promise<ProductCard[]> {
  return (await selectCardsInOrder(db, page, {})).map((row) => toCard(row, wanted))
}

/** The same of a query with an `extra` column; null where it has no rows. */
export async function readCardsWithExtra<Extra extends z.ZodType>(
  db: Database,
  page: SQL,
  extraSchema: Extra,
  wanted?: WantedVariant,
) {
  const rows = await selectCardsInOrder(db, page, { extra: sql<unknown>`page.extra` })
  const cards = rows.map(({ extra: _, ...row }) => toCard(row, wanted))
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
