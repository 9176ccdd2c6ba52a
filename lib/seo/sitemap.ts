import {
  type SitemapFile,
  type SitemapKind,
  type SitemapUrl,
  SITEMAP_KINDS,
} from '@/lib/contract/content/sitemap'
import { paths } from '../paths'
import { siteUrl } from './site-url'
import { XML_HEAD, escapeXml } from './xml'

const SITEMAP_SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE_SCHEMA = 'http://www.google.com/schemas/sitemap-image/1.1'

const pathByKind: Record<SitemapKind, (slug: string) => string> = {
  product: paths.product,
  category: paths.category,
  brand: paths.brand,
  festival: paths.festival,
  article: paths.blogPost,
  magazine: paths.blogCategory,
  page: paths.textPage,
}

/** What is only a query of another page has no address of its own to list. */
const LISTED_KINDS = SITEMAP_KINDS.filter((kind) => !pathByKind[kind]('slug').includes('?'))

/** The shop's own places, in a file beside those that the database fills. */
const OWN_PATHS = [
  ...[paths.home, paths.categories, paths.brands, paths.blog],
  ...[paths.contact, paths.branches],
]
export const OWN_SITEMAP_FILE = 'shop-1.xml'
const NO_SITEMAP_COMMENT =
  '<!-- The backend does not answer GET /api/sitemap, so no goods are listed. -->\n'

export type SitemapFileName = { kind: SitemapKind; part: number }

export function parseSitemapFileName(file: string): SitemapFileName | null {
  const [, name, part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  const kind = LISTED_KINDS.find((one) => one === name)
  return kind && part ? { kind, part: Number(part) } : null
}

function locElement(path: string): string {
  return `<loc>${escapeXml(siteUrl(path))}</loc>`
}

/** Without files it says why there are none. */
export function renderSitemapIndex(files: readonly SitemapFile[] | null): string {
  const listed = (files ?? []).filter(({ kind }) => LISTED_KINDS.includes(kind))
  const entries = [
    `<sitemap>${locElement(`/sitemaps/${OWN_SITEMAP_FILE}`)}</sitemap>`,
    ...listed.map(({ kind, part, updated_at }) => {
      const location = locElement(`/sitemaps/${kind}-${part}.xml`)
      return `<sitemap>${location}<lastmod>${updated_at}</lastmod></sitemap>`
    }),
  ]
  const reason = files === null ? NO_SITEMAP_COMMENT : ''
  return `${XML_HEAD}${reason}<sitemapindex xmlns="${SITEMAP_SCHEMA}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

function imageElement(url: string): string {
  return `<image:image><image:loc>${escapeXml(siteUrl(url))}</image:loc></image:image>`
}

function urlElement(kind: SitemapKind, { slug, updated_at, pictures }: SitemapUrl): string {
  const images = pictures.map(({ url }) => imageElement(url)).join('')
  return `<url>${locElement(pathByKind[kind](slug))}<lastmod>${updated_at}</lastmod>${images}</url>\n`
}

export const URLSET = {
  open: `${XML_HEAD}<urlset xmlns="${SITEMAP_SCHEMA}" xmlns:image="${IMAGE_SCHEMA}">\n`,
  close: '</urlset>\n',
}

export function renderSitemapEntries(kind: SitemapKind, urls: readonly SitemapUrl[]): string {
  return urls.map((url) => urlElement(kind, url)).join('')
}

export function renderOwnSitemap(): string {
  const entries = OWN_PATHS.map((path) => `<url>${locElement(path)}</url>\n`)
  return URLSET.open + entries.join('') + URLSET.close
}
