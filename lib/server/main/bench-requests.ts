import type { ProductFilters } from '@/lib/contract/catalogue/products'
import { SITEMAP_FILE_URLS } from '@/lib/contract/content/sitemap'
import { readConfig } from '@/lib/config'
import { FEED_PATHS } from '../feeds/feed-settings'

export type Fetch = (request: Request) => Promise<Response>
/** `run` answers when the whole of what was asked for has been read. */
export type BenchRequest = { name: string; run: (fetch: Fetch) => Promise<void> }

const ORIGIN = 'http://shop'
const JSON_HEADERS = { 'Content-Type': 'application/json' }
const MEBIBYTE = 2 ** 20

const colours = { رنگ: ['مشکی', 'سفید'] }
const phones = { ...colours, حافظه: ['۱۲۸ گیگابایت', '۲۵۶ گیگابایت'] }
const dear = { price_min: 50_000_000, price_max: 900_000_000 }

/** Three facets or more each, in one category and in the whole shop. */
const filteredLists: ProductFilters[] = [
  { category: 'موبایل-و-تبلت', brands: ['nikan', 'parseh'], properties: colours },
  { category: 'موبایل-و-تبلت', available: true, ...dear },
  { category: 'گوشی-موبایل', properties: phones, available: true, sort: 'cheapest' },
  { category: 'مد-و-پوشاک', properties: colours, festival: 'شگفت-انگیز', sort: 'newest' },
  { brands: ['nikan', 'gam'], properties: colours, available: true },
  { brands: ['nikan'], available: true, ...dear, sort: 'most_expensive' },
  { festival: 'شگفت-انگیز', properties: colours, ...dear, sort: 'biggest_discount' },
  { q: 'گوشی', brands: ['nikan', 'parseh'], properties: colours, available: true },
]

const plainLists: ProductFilters[] = [
  { category: 'موبایل-و-تبلت' },
  { category: 'کفش', sort: 'cheapest' },
  { brands: ['nikan'] },
  { page: 4, sort: 'newest' },
]

const searches = [
  ...['گوشی', 'گوش', 'گ', 'لپ تاپ', 'لپتاپ', 'گوشی نیکان', 'نیکن', 'l,fhdg', 'شقهش', 'aria 12'],
  ...['هدفون بی سیم', 'کفش مردانه مشکی', 'ساعت هوشمند پارسه', 'nova', 'هیچ‌چیز'],
]

async function readAnswer(fetch: Fetch, path: string, body?: object): Promise<string> {
  const url = `${ORIGIN}${path}`
  const posted = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) }
  const answer = await fetch(body ? new Request(url, posted) : new Request(url))
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status} for ${path}: ${text}`)
  return text
}

function request(name: string, path: string, body?: object): BenchRequest {
  return { name, run: async (fetch) => void (await readAnswer(fetch, path, body)) }
}

const listRequest = (body: ProductFilters, name = JSON.stringify(body)) =>
  request(name, '/api/products', body)

/** The first file of goods, of up to 50,000 addresses, asked for as the site does. */
async function readSitemapPart(fetch: Fetch): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const path = `/api/sitemap/product?part=1&after=${after}`
    const { data }: { data: { next: number | null } } = JSON.parse(await readAnswer(fetch, path))
    after = data.next
  }
}

/** As much of the stream as a reader takes before it stops. */
async function readFeedStart(fetch: Fetch): Promise<void> {
  const answer = await fetch(new Request(`${ORIGIN}${FEED_PATHS.google}`))
  const reader = answer.body?.getReader()
  for (let bytes = 0; bytes < MEBIBYTE;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return
    bytes += value?.length ?? 0
  }
  await reader?.cancel()
}

const search = (q: string) => request(q, `/api/search?q=${encodeURIComponent(q)}`)

/** Lists, searches and what else reads the catalogue, by the kind under which they are told. */
export const requestsByKind: Record<string, BenchRequest[]> = {
  'three facets': filteredLists.map((body) => listRequest(body)),
  'plain list': plainLists.map((body) => listRequest(body)),
  search: searches.map(search),
  'whole shop': [listRequest({}, 'all'), listRequest({ page: 40 }, 'page 40')],
  'in stock': [
    listRequest({ available: true }, 'of all'),
    listRequest({ available: true, category: 'مد-و-پوشاک' }, 'of a branch'),
  ],
  'broadest narrowed': [
    listRequest({ price_min: 1_000_000 }, 'price'),
    listRequest({ properties: colours }, 'colours'),
    listRequest({ available: true, ...dear, properties: colours, page: 3 }, 'three'),
  ],
  'search with facets': [
    ...['گوشی', 'نیکان', 'کفش مردانه مشکی', 'مشکی'].map((q) => listRequest({ q })),
    listRequest({ q: 'گوشی', available: true }),
  ],
  related: [1, 40, 80, 120, 160].map((id) => request(`of ${id}`, `/api/related-products/${id}`)),
  product: [request('a phone', '/api/product-info', { slug: 'گوشی-نیکان-آریا-12' })],
  home: [request('home', '/api/home')],
  brand: [request('brand', '/api/brand/nikan')],
  'price counts': [
    request('of all', '/api/price-counts'),
    request('of a branch', `/api/price-counts?category=${encodeURIComponent('مد-و-پوشاک')}`),
  ],
  settings: [request('settings', '/api/setting')],
  'sitemap index': [request('sitemap index', '/api/sitemap')],
  'feed page': [
    request('torob', `${FEED_PATHS.torobPages}?page=3`),
    request('emalls', `${FEED_PATHS.emalls}?page=3`),
    { name: 'google, the first MiB', run: readFeedStart },
  ],
}

/** Tried a few times only: each of them takes long. */
export const longRequests: Record<string, BenchRequest[]> = {
  [`sitemap part of ${SITEMAP_FILE_URLS.toLocaleString('en')}`]: [
    { name: 'first', run: readSitemapPart },
  ],
}

export const benchConfig = () => readConfig({ ...process.env, LOG_LEVEL: 'silent' })
