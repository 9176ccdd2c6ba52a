import type { Suggestions } from '@/lib/client/queries/search'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { ProductCard, Sort } from '@/lib/contract/catalogue/products'
import { listHref } from '@/components/catalogue/list-query'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { paths } from '@/lib/paths'

export type ProductRow = { kind: 'product'; key: string; href: string; card: ProductCard }
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
  kind: 'recent' | 'popular' | 'corrected' | 'all' | 'search'
  key: string
  href: string
  text: string
}
export type SuggestionRow = ProductRow | CatalogueRow | TermRow

export function isTermRow(row: SuggestionRow): row is TermRow {
  return !['product', 'scope', 'category', 'brand', 'price'].includes(row.kind)
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

function productGroup(label: string, cards: readonly ProductCard[]): SuggestionGroup {
  const rows = cards.map((card) => ({
    kind: 'product' as const,
    key: `product:${card.id}`,
    href: paths.product(card.slug),
    card,
  }))
  return { name: 'product', label, rows }
}

const SORT_WORDS: { [S in Sort]?: string } = {
  cheapest: 'از ارزان‌ترین',
  most_expensive: 'از گران‌ترین',
}

/** The search with its price as filters of the list. */
function priceGroup({ price_intent: intent }: Suggestions): SuggestionGroup {
  if (!intent) return { name: 'price', label: null, rows: [] }
  const { count, price_min, price_max, ...rest } = intent
  const limits = [
    price_min !== undefined && `از ${formatAmount(price_min)}`,
    price_max !== undefined && `تا ${formatAmount(price_max)}`,
  ].filter(Boolean)
  const range = limits.length > 0 ? `${limits.join(' ')} ${currencyName()}` : ''
  const sort = rest.sort && SORT_WORDS[rest.sort]
  const text = [rest.q, [range, sort].filter(Boolean).join('، ')].filter(Boolean).join('، ')
  const limited = { ...rest, ...(price_min && { price_min }), ...(price_max && { price_max }) }
  const href = listHref(paths.search, limited)
  return { name: 'price', label: null, rows: [{ kind: 'price', key: 'price', href, text, count }] }
}

function singleRowGroup(kind: 'corrected' | 'all' | 'search', text: string): SuggestionGroup {
  return { name: kind, label: null, rows: [termRow(kind)(text)] }
}

const dropEmptyGroups = (groups: SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ rows }) => rows.length > 0)

/** Before anything is typed: recent searches, popular ones and what was looked at last. */
export function idleGroups(
  searches: readonly string[],
  popular: readonly string[],
  seen: readonly ProductCard[] = [],
): SuggestionGroup[] {
  return dropEmptyGroups([
    termGroup('recent', 'جستجوهای پیشین شما', searches),
    termGroup(
      'popular',
      'جستجوهای پرطرفدار',
      popular.filter((text) => !searches.includes(text)),
    ),
    productGroup('کالاهایی که دیدید', seen),
  ])
}

function withMinimum(groups: SuggestionGroup[]): SuggestionGroup[] {
  const mark = (row: SuggestionRow) => ('count' in row ? { ...row, isMinimum: true } : row)
  return groups.map((group) => ({ ...group, rows: group.rows.map(mark) }))
}

export function resultGroups(q: string, found: Suggestions): SuggestionGroup[] {
  const groups = dropEmptyGroups([
    priceGroup(found),
    ...(found.corrected ? [singleRowGroup('corrected', found.corrected)] : []),
    scopeGroup(found.corrected ?? q, found.categories),
    catalogueGroup('brand', 'برندها', found.brands),
    productGroup('کالاها', found.products),
    ...(found.price_intent ? [] : [singleRowGroup('all', q)]),
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
