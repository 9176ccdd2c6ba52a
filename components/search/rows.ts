import type { Suggestions } from '@/lib/api/search'
import type { CategoryNode } from '@/lib/contract/categories'
import type { ProductCard } from '@/lib/contract/products'
import { paths } from '@/lib/seo/addresses'

export type ProductRow = { kind: 'product'; key: string; href: string; card: ProductCard }
/** A place with goods in it. */
export type PlaceRow = {
  kind: 'category' | 'brand'
  key: string
  href: string
  text: string
  count: number | null
}
/** A search that can be made. */
export type TermRow = {
  kind: 'recent' | 'popular' | 'corrected' | 'all' | 'search'
  key: string
  href: string
  text: string
}
export type Row = ProductRow | PlaceRow | TermRow

export function isTerm(row: Row): row is TermRow {
  return !['product', 'category', 'brand'].includes(row.kind)
}

export type Group = { name: string; label: string | null; rows: Row[] }

const MOST_PLACES = 5
const MOST_TERMS = 8

export function searchHref(q: string): string {
  return `${paths.search}?${new URLSearchParams({ q })}`
}

function termRow(kind: TermRow['kind']) {
  return (text: string): TermRow => ({ kind, key: `${kind}:${text}`, href: searchHref(text), text })
}

function terms(kind: TermRow['kind'], label: string, texts: readonly string[]): Group {
  return { name: kind, label, rows: texts.slice(0, MOST_TERMS).map(termRow(kind)) }
}

type Place = { slug: string; title: string; count?: number }

function places(kind: PlaceRow['kind'], label: string, found: readonly Place[]): Group {
  const href = kind === 'category' ? paths.category : paths.brand
  const rows = found.slice(0, MOST_PLACES).map(({ slug, title, count = null }) => ({
    kind,
    key: `${kind}:${slug}`,
    href: href(slug),
    text: title,
    count,
  }))
  return { name: kind, label, rows }
}

function products(cards: readonly ProductCard[]): Group {
  const rows = cards.map((card) => ({
    kind: 'product' as const,
    key: `product:${card.id}`,
    href: paths.product(card.slug),
    card,
  }))
  return { name: 'product', label: 'کالاها', rows }
}

function alone(kind: 'corrected' | 'all' | 'search', text: string): Group {
  return { name: kind, label: null, rows: [termRow(kind)(text)] }
}

const withRows = (groups: Group[]): Group[] => groups.filter(({ rows }) => rows.length > 0)

/** Before anything is typed: what this shopper looked for, and what others do. */
export function idleGroups(searches: readonly string[], popular: readonly string[]): Group[] {
  return withRows([
    terms('recent', 'جستجوهای پیشین شما', searches),
    terms(
      'popular',
      'پرجستجوها',
      popular.filter((text) => !searches.includes(text)),
    ),
  ])
}

/** The goods first: they are what a search is for. */
export function foundGroups(q: string, found: Suggestions): Group[] {
  return withRows([
    ...(found.corrected ? [alone('corrected', found.corrected)] : []),
    products(found.products),
    places('category', 'دسته‌ها', found.categories),
    places('brand', 'برندها', found.brands),
    alone('all', q),
  ])
}

/** For a search that nothing answers: ways to other goods. */
export function insteadGroups(
  q: string,
  popular: readonly string[],
  categories: readonly CategoryNode[],
): Group[] {
  return withRows([
    terms('popular', 'پرجستجوها', popular),
    places('category', 'دسته‌های فروشگاه', categories),
    alone('search', q),
  ])
}

/** The search itself, while nothing better is known. */
export function searchGroup(q: string): Group {
  return alone('search', q)
}

export function isNothing({ products, categories, brands, corrected }: Suggestions): boolean {
  return products.length + categories.length + brands.length === 0 && !corrected
}
