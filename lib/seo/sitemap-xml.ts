import type { SitemapFile, SitemapKind, SitemapUrl } from '@/lib/contract/sitemap'
import { SITEMAP_KINDS } from '@/lib/contract/sitemap'
import { paths } from './addresses'
import { siteUrl } from './site-url'
import { XML_HEAD, xmlText } from './xml'

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

const placeOf: Record<SitemapKind, (slug: string) => string> = {
  product: paths.product,
  category: paths.category,
  brand: paths.brand,
  article: paths.article,
  magazine: paths.magazine,
  page: paths.page,
}

/** What is only a query of another page has no address of its own to list. */
const LISTED = SITEMAP_KINDS.filter((kind) => !placeOf[kind]('slug').includes('?'))

/** The shop's own places, in a file beside those that the database fills. */
const OWN_PLACES = [
  ...[paths.home, paths.categories, paths.brands, paths.blog],
  ...[paths.contact, paths.address],
]
export const OWN_FILE = 'shop-1.xml'
const NO_LIST = '<!-- The backend does not answer GET /api/sitemap, so no goods are listed. -->\n'

export type SitemapName = { kind: SitemapKind; part: number }

export function sitemapName(file: string): SitemapName | null {
  const [, name, part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  const kind = LISTED.find((one) => one === name)
  return kind && part ? { kind, part: Number(part) } : null
}

function located(path: string): string {
  return `<loc>${xmlText(siteUrl(path))}</loc>`
}

/** Without files it says why there are none. */
export function sitemapIndex(files: readonly SitemapFile[] | null): string {
  const listed = (files ?? []).filter(({ kind }) => LISTED.includes(kind))
  const entries = [
    `<sitemap>${located(`/sitemaps/${OWN_FILE}`)}</sitemap>`,
    ...listed.map(({ kind, part, updated_at }) => {
      const place = located(`/sitemaps/${kind}-${part}.xml`)
      return `<sitemap>${place}<lastmod>${updated_at}</lastmod></sitemap>`
    }),
  ]
  const reason = files === null ? NO_LIST : ''
  return `${XML_HEAD}${reason}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

function pictured(url: string): string {
  return `<image:image><image:loc>${xmlText(siteUrl(url))}</image:loc></image:image>`
}

function entry(kind: SitemapKind, { slug, updated_at, pictures }: SitemapUrl): string {
  const images = pictures.map(({ url }) => pictured(url)).join('')
  return `<url>${located(placeOf[kind](slug))}<lastmod>${updated_at}</lastmod>${images}</url>\n`
}

export const URLSET = {
  open: `${XML_HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">\n`,
  close: '</urlset>\n',
}

export function sitemapEntries(kind: SitemapKind, urls: readonly SitemapUrl[]): string {
  return urls.map((url) => entry(kind, url)).join('')
}

export function ownPlaces(): string {
  const entries = OWN_PLACES.map((path) => `<url>${located(path)}</url>\n`)
  return URLSET.open + entries.join('') + URLSET.close
}
