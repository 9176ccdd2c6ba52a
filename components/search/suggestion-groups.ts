import type { Suggestions } from '@/lib/client/queries/search'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { ProductCard, Sort } from '@/lib/contract/catalogue/products'
import { listHref } from '@/components/catalogue/list-query'
import { namesWithKind } from '@/components/catalogue/short-names'
import { COLOUR } from '@/lib/domain/colour-property'
import { dropShades } from '@/lib/persian/colour-names'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { paths } from '@/lib/paths'

export type ProductRow = {
  kind: 'product' | 'seen'
  key: string
  href: string
  card: ProductCard
  /** The title, or only its kind, brand and model where nothing is searched for. */
  name: string
}
/** A category or brand, with how many products match. */
export type CatalogueRow = {
  kind: 'scope' | 'category' | 'brand' | 'price'
  key: string
  href: string
  text: string
  count: number | null
  /** Whether there may be more. */
  isMinimum?: boolean
}
export type TermRow = {
  kind: 'recent' | 'popular' | 'corrected' | 'all' | 'near' | 'search'
  key: string
  href: string
  text: string
}
/** A part of what was typed, which leads to the search without it. */
export type PartRow = { kind: 'part'; key: string; href: string; text: string }
export type SuggestionRow = ProductRow | CatalogueRow | TermRow | PartRow

const NOT_TERMS = ['product', 'seen', 'scope', 'category', 'brand', 'price', 'part']

export function isTermRow(row: SuggestionRow): row is TermRow {
  return !NOT_TERMS.includes(row.kind)
}

export type SuggestionGroup = { name: string; label: string | null; rows: SuggestionRow[] }

const MAX_CATALOGUE_ROWS = 5
const MAX_TERMS = 8

export function searchHref(q: string): string {
  return `${paths.search}?${new URLSearchParams({ q })}`
}

function termRow(kind: TermRow['kind']) {
  return (text: string): TermRow => ({ kind, key: `${kind}:${text}`, href: searchHref(text), text })
}

function termGroup(
  kind: TermRow['kind'],
  label: string,
  texts: readonly string[],
): SuggestionGroup {
  return { name: kind, label, rows: texts.slice(0, MAX_TERMS).map(termRow(kind)) }
}

type CatalogueEntry = { slug: string; title: string; count?: number }

function catalogueGroup(
  kind: 'category' | 'brand',
  label: string,
  found: readonly CatalogueEntry[],
): SuggestionGroup {
  const href = kind === 'category' ? paths.category : paths.brand
  const rows = found.slice(0, MAX_CATALOGUE_ROWS).map(({ slug, title, count = null }) => ({
    kind,
    key: `${kind}:${slug}`,
    href: href(slug),
    text: title,
    count,
  }))
  return { name: kind, label, rows }
}

/** The search in one part of the shop alone. */
function scopeGroup(q: string, found: Suggestions['categories']): SuggestionGroup {
  const rows = found.slice(0, MAX_CATALOGUE_ROWS).map(({ slug, title, count }) => ({
    kind: 'scope' as const,
    key: `scope:${slug}`,
    href: listHref(paths.search, { q, category: slug }),
    text: title,
    count,
  }))
  return { name: 'scope', label: 'جستجو در', rows }
}

function productGroup(
  kind: ProductRow['kind'],
  label: string,
  cards: readonly ProductCard[],
  names: readonly string[] = cards.map(({ title }) => title),
): SuggestionGroup {
  const rows = cards.map((card, nth) => ({
    kind,
    key: `${kind}:${card.id}`,
    href: paths.product(card.slug),
    card,
    name: names[nth] ?? card.title,
  }))
  return { name: kind, label, rows }
}

const SORT_WORDS: { [S in Sort]?: string } = {
  cheapest: 'از ارزان‌ترین',
  most_expensive: 'از گران‌ترین',
}

/** The search with its price as filters of the list. */
function priceGroup({ price_intent: intent }: Suggestions): SuggestionGroup {
  if (!intent) return { name: 'price', label: null, rows: [] }
  const { count, price_min, price_max, properties, available, ...rest } = intent
  const ends = [
    price_min !== undefined && `از ${formatAmount(price_min)}`,
    price_max !== undefined && `تا ${formatAmount(price_max)}`,
  ].filter(Boolean)
  const range = ends.length > 0 ? `${ends.join(' ')} ${currencyName()}` : ''
  const chosen = Object.entries(properties ?? {})
  const named = chosen.map(
    ([name, values]) => `${name}: ${(name === COLOUR ? dropShades(values) : values).join(' یا ')}`,
  )
  const sort = rest.sort && SORT_WORDS[rest.sort]
  const text = [rest.q, ...named, [range, sort].filter(Boolean).join('، ')]
    .filter(Boolean)
    .join('، ')
  const filters = { ...(properties && { properties }), ...(available && { available }) }
  const limits = { ...filters, ...(price_min && { price_min }), ...(price_max && { price_max }) }
  const hrefOf = (query: Parameters<typeof listHref>[1]) => listHref(paths.search, query)
  const row: CatalogueRow = {
    ...{ kind: 'price', key: 'price', text, count },
    href: hrefOf({ ...rest, ...limits }),
  }
  const sorted = rest.sort && { sort: rest.sort }
  const part = (key: string, partText: string, query: Parameters<typeof listHref>[1]): PartRow => ({
    ...{ kind: 'part', key: `part:${key}`, text: partText },
    href: hrefOf(query),
  })
  const ofProperties = chosen.map(([name], nth) => {
    const others = Object.fromEntries(chosen.filter(([other]) => other !== name))
    const { properties: _, available: _available, ...prices } = limits
    const left = chosen.length > 1 ? { ...limits, properties: others } : prices
    return part(name, named[nth] ?? name, { ...rest, ...left })
  })
  const parts = [
    part('q', rest.q, { ...sorted, ...limits }),
    ...ofProperties,
    ...(range ? [part('price', range, { ...rest, ...filters })] : []),
  ]
  return { name: 'price', label: null, rows: [row, ...(rest.q && parts.length > 1 ? parts : [])] }
}

/** What a little more than the budget would buy. */
function dearerGroup({ price_intent: intent }: Suggestions): SuggestionGroup {
  const { q, price_max: max, dearer, properties, available } = intent ?? {}
  if (!q || !max || !dearer) return { name: 'dearer', label: null, rows: [] }
  const { price_max: most, count } = dearer
  const filters = { ...(properties && { properties }), ...(available && { available }) }
  const row: CatalogueRow = {
    ...{ kind: 'scope', key: 'dearer', count },
    text: `از ${formatAmount(max)} تا ${formatAmount(most)} ${currencyName()}`,
    href: listHref(paths.search, { q, ...filters, price_min: max, price_max: most }),
  }
  return { name: 'dearer', label: 'با کمی بیشتر', rows: [row] }
}

function singleRowGroup(
  kind: 'corrected' | 'all' | 'near' | 'search',
  text: string,
): SuggestionGroup {
  return { name: kind, label: null, rows: [termRow(kind)(text)] }
}

const dropEmptyGroups = (groups: SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ rows }) => rows.length > 0)

type IdleGoods = { seen?: readonly ProductCard[] | undefined; best?: readonly ProductCard[] }

/** Before anything is typed: recent searches, what was looked at last, popular searches and goods. */
export function idleGroups(
  searches: readonly string[],
  popular: readonly string[],
  { seen = [], best = [] }: IdleGoods = {},
): SuggestionGroup[] {
  const seenIds = new Set(seen.map(({ id }) => id))
  const others = best.filter(({ id }) => !seenIds.has(id))
  return dropEmptyGroups([
    termGroup('recent', 'جستجوهای پیشین شما', searches),
    productGroup('seen', 'کالاهایی که دیدید', seen, namesWithKind(seen)),
    termGroup(
      'popular',
      'جستجوهای پرطرفدار',
      popular.filter((text) => !searches.includes(text)),
    ),
    productGroup('product', 'پرفروش‌ترین‌ها', others, namesWithKind(others)),
  ])
}

function withMinimum(groups: SuggestionGroup[]): SuggestionGroup[] {
  const mark = (row: SuggestionRow) => ('count' in row ? { ...row, isMinimum: true } : row)
  return groups.map((group) => ({ ...group, rows: group.rows.map(mark) }))
}

/** A brand of one good says no more than the good does, nor does the only one of a price. */
function listBrands({ brands, products, price_intent: intent }: Suggestions) {
  const several = brands.filter(({ count }) => count > 1 || products.length === 0)
  return intent && several.length < 2 ? [] : several
}

export function resultGroups(q: string, found: Suggestions): SuggestionGroup[] {
  const groups = dropEmptyGroups([
    priceGroup(found),
    ...(found.corrected ? [singleRowGroup('corrected', found.corrected)] : []),
    scopeGroup(found.corrected ?? q, found.categories),
    catalogueGroup('brand', 'برندها', listBrands(found)),
    dearerGroup(found),
    productGroup('product', 'کالاها', found.products),
    ...(found.price_intent ? [] : [singleRowGroup(found.missing ? 'near' : 'all', q)]),
  ])
  return found.is_minimum ? withMinimum(groups) : groups
}

/** For a search without results. */
export function fallbackGroups(
  q: string,
  popular: readonly string[],
  categories: readonly CategoryNode[],
  missing: Suggestions['missing'] = null,
): SuggestionGroup[] {
  if (missing?.category) {
    const nearest = catalogueGroup('category', 'نزدیک‌ترین دسته', [missing.category])
    return [nearest, singleRowGroup('search', q)]
  }
  return dropEmptyGroups([
    termGroup('popular', 'جستجوهای پرطرفدار', popular),
    catalogueGroup('category', 'دسته‌های فروشگاه', categories),
    singleRowGroup('search', q),
  ])
}

/** The search itself, until suggestions arrive or when they fail. */
export function searchGroup(q: string): SuggestionGroup {
  return singleRowGroup('search', q)
}

export function isEmptyAnswer({ products, categories, brands, corrected }: Suggestions): boolean {
  return products.length + categories.length + brands.length === 0 && !corrected
}
