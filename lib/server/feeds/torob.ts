import { asc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { toToman } from '@/lib/domain/pricing'
import { paths } from '@/lib/paths'
import { excerpt } from '@/lib/persian/text'
import { plainText } from '@/lib/seo/rich-text'
import type { Database } from '../db/database'
import { productFields } from '../db/schema/schema'
import {
  countOffers,
  findOfferIds,
  listOfferIds,
  listOfferIdsBelow,
  readOffers,
  type Offer,
  type OfferFilter,
} from './offers'

/** Torob's own: each page but the last has so many. */
const PAGE_SIZE = 100
const MAX_REQUESTED = 1_000
const MAX_TEXT = 500
const MAX_SHORT_TEXT = 200
const PRODUCT_PATH = decodeURI(paths.product(''))

const page = z.int('page must be a whole number from 1').min(1, 'page must start from 1')
const listOf = (name: string) =>
  z
    .array(z.string(), `${name} must be a list of strings`)
    .min(1, `${name} is empty`)
    .max(MAX_REQUESTED, `${name} has more than ${MAX_REQUESTED}`)
const never = (name: string) =>
  z.undefined(`${name} is not allowed with product_id_desc`).optional()

const requests = {
  page_urls: z.object({ page_urls: listOf('page_urls') }),
  page_uniques: z.object({ page_uniques: listOf('page_uniques') }),
  cursor: z.object({
    sort: z.literal('product_id_desc', 'cursor needs sort product_id_desc'),
    cursor: z
      .string('cursor must be a string')
      .regex(/^\d{1,9}$/, 'cursor is not one of this shop')
      .nullish(),
    page: never('page'),
    limit: never('limit'),
    size: never('size'),
  }),
  page: z.object({
    sort: z.enum(
      ['date_added_desc', 'date_updated_desc'],
      'sort must be date_added_desc, date_updated_desc or product_id_desc',
    ),
    page,
  }),
}

/** A request that Torob's document does not have; the sentence is for its engineers. */
export class InvalidTorobRequest extends Error {}

function parse<S extends z.ZodType>(schema: S, body: object): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new InvalidTorobRequest(parsed.error.issues[0]?.message ?? 'the request is not valid')
}

export type FeedShop = { db: Database; filter: OfferFilter; siteUrl: string }

async function readSpecs(db: Database, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return db
    .select({
      productId: productFields.productId,
      name: productFields.name,
      value: productFields.value,
    })
    .from(productFields)
    .where(inArray(productFields.productId, [...productIds]))
    .orderBy(asc(productFields.productId), asc(productFields.position))
}

async function renderProducts({ db, siteUrl }: FeedShop, ids: readonly number[]) {
  const offers = await readOffers(db, ids, siteUrl)
  const specs = await readSpecs(db, [...new Set(offers.map(({ productId }) => productId))])
  return offers.map((offer) => {
    const own = specs.filter(({ productId }) => productId === offer.productId)
    const spec = Object.fromEntries(own.map(({ name, value }) => [name, value]))
    return renderProduct(offer, { ...spec, ...offer.choice })
  })
}

const orNull = (text: string) => (text === '' ? null : text)

/** Its id never changes: to Torob a product with another id is another product. */
function renderProduct(offer: Offer, spec: Record<string, string>) {
  const isCheaper = offer.finalPrice < offer.price
  return {
    page_unique: String(offer.id),
    page_url: offer.url,
    product_group_id: String(offer.productId),
    title: excerpt(offer.title, MAX_TEXT - 3),
    subtitle: orNull(excerpt(offer.englishTitle, MAX_TEXT - 3)),
    current_price: offer.isAvailable ? toToman(offer.finalPrice) : 0,
    old_price: offer.isAvailable && isCheaper ? toToman(offer.price) : null,
    availability: offer.isAvailable,
    category_name: excerpt(offer.category, MAX_SHORT_TEXT - 3),
    image_links: offer.pictures,
    short_desc: orNull(excerpt(plainText(offer.intro), MAX_TEXT - 3)),
    spec,
    guarantee: orNull(excerpt(offer.guarantee, MAX_SHORT_TEXT - 3)),
    date_added: offer.createdAt.toISOString(),
    date_updated: offer.updatedAt.toISOString(),
  }
}

function renderAnswer(products: object[], pages: object) {
  return { api_version: 'torob_api_v3', ...pages, products }
}

async function listPages({ db, filter }: FeedShop) {
  const total = await countOffers(db, filter)
  return { total, max_pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

/** Offers of exactly these addresses; one that names no variant means all of its product. */
async function findByUrls(shop: FeedShop, urls: readonly string[]) {
  const { host } = new URL(shop.siteUrl)
  const wanted = urls.flatMap((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    const slug = url?.pathname.startsWith(PRODUCT_PATH) && url.pathname.slice(PRODUCT_PATH.length)
    if (!url || url.host !== host || !slug) return []
    try {
      return [{ slug: decodeURIComponent(slug.replace(/\/$/, '')), search: url.searchParams }]
    } catch {
      return []
    }
  })
  if (wanted.length === 0) return []
  const ids = await findOfferIds(shop.db, shop.filter, { slugs: wanted.map(({ slug }) => slug) })
  const products = await renderProducts(shop, ids)
  return products.filter(({ page_url: pageUrl }) => {
    const { pathname, searchParams } = new URL(pageUrl)
    const slug = decodeURIComponent(pathname.slice(PRODUCT_PATH.length))
    return wanted.some(
      (one) =>
        one.slug === slug &&
        [...searchParams].every(([name, value]) => (one.search.get(name) ?? value) === value),
    )
  })
}

async function answerCursor(shop: FeedShop, cursor: string | null) {
  const { db, filter } = shop
  const below = cursor === null ? null : Number(cursor)
  const ids = await listOfferIdsBelow(db, filter, { below, size: PAGE_SIZE + 1 })
  const shown = ids.slice(0, PAGE_SIZE)
  return renderAnswer(await renderProducts(shop, shown), {
    ...(await listPages(shop)),
    next_cursor: ids.length > PAGE_SIZE ? String(shown.at(-1)) : null,
  })
}

/** Torob's API v3: one of four requests, with no defaults, as its document asks. */
export async function answerTorob(shop: FeedShop, body: unknown) {
  if (typeof body !== 'object' || body === null) {
    throw new InvalidTorobRequest('the body must be a JSON object')
  }
  const found = (products: object[]) =>
    renderAnswer(products, {
      current_page: 1,
      total: products.length,
      max_pages: 1,
      next_cursor: null,
    })
  if ('page_urls' in body) {
    const { page_urls: urls } = parse(requests.page_urls, body)
    return found(await findByUrls(shop, urls))
  }
  if ('page_uniques' in body) {
    const { page_uniques: uniques } = parse(requests.page_uniques, body)
    const ids = uniques.filter((one) => /^[1-9]\d{0,8}$/.test(one)).map(Number)
    if (ids.length === 0) return found([])
    const offered = await findOfferIds(shop.db, shop.filter, { ids })
    return found(await renderProducts(shop, offered))
  }
  if (!('sort' in body)) throw new InvalidTorobRequest('sort parameter is not provided')
  if (body.sort === 'product_id_desc' || 'cursor' in body) {
    return answerCursor(shop, parse(requests.cursor, body).cursor ?? null)
  }
  const { page: number, sort } = parse(requests.page, body)
  const order = sort === 'date_updated_desc' ? 'updated' : 'added'
  const ids = await listOfferIds(shop.db, shop.filter, { order, page: number, size: PAGE_SIZE })
  return renderAnswer(await renderProducts(shop, ids), {
    current_page: number,
    ...(await listPages(shop)),
    next_cursor: null,
  })
}

/** Torob's older API, which asks for page after page and knows prices alone. */
export async function listTorobPage({ db, filter, siteUrl }: FeedShop, number: number) {
  const ids = await listOfferIds(db, filter, { order: 'added', page: number, size: PAGE_SIZE })
  const offers = await readOffers(db, ids, siteUrl)
  return offers.map(({ id, url, isAvailable, price, finalPrice }) => ({
    product_id: String(id),
    page_url: url,
    price: toToman(finalPrice),
    availability: isAvailable ? 'instock' : 'outofstock',
    ...(finalPrice < price && { old_price: toToman(price) }),
  }))
}
