import type { ProductFilters } from '@/lib/contract/catalogue/products'
import { paths } from '@/lib/paths'
import { listHref, type ListQuery } from './list-query'

type ScopeKind = 'all' | 'category' | 'search' | 'brand' | 'festival'

/** Where a list is: what the place itself has chosen is no choice of the shopper's. */
export type ListScope = {
  kind: ScopeKind
  path: string
  fixedFilters: Pick<ProductFilters, 'category' | 'brands' | 'festival'>
}

type Facet = 'category' | 'brands' | 'festival'

const FIXED_FACETS: Record<ScopeKind, readonly Facet[]> = {
  all: ['category'],
  category: ['category'],
  search: [],
  brand: ['brands'],
  festival: ['festival'],
}

export const allProductsScope: ListScope = { kind: 'all', path: paths.categories, fixedFilters: {} }
export const searchScope: ListScope = { kind: 'search', path: paths.search, fixedFilters: {} }

export function categoryScope(slug: string): ListScope {
  return { kind: 'category', path: paths.category(slug), fixedFilters: { category: slug } }
}

export function brandScope(slug: string): ListScope {
  return { kind: 'brand', path: paths.brand(slug), fixedFilters: { brands: [slug] } }
}

export function festivalScope(slug: string): ListScope {
  return { kind: 'festival', path: paths.festival(slug), fixedFilters: { festival: slug } }
}

/** Whether the shopper can choose in it, or the place has. */
export function isFacetOpen(place: ListScope, facet: Facet): boolean {
  return !FIXED_FACETS[place.kind].includes(facet)
}

export function dropFixedFilters(place: ListScope, query: ListQuery): ListQuery {
  const taken = new Set<string>(FIXED_FACETS[place.kind])
  const { page, ...rest } = query
  return { page, ...Object.fromEntries(Object.entries(rest).filter(([name]) => !taken.has(name))) }
}

/** What is settled cannot be chosen otherwise: such an address is another page's, or nobody's. */
export function hasConflict({ kind, fixedFilters }: ListScope, query: ListQuery): boolean {
  return FIXED_FACETS[kind].some((facet) => {
    const asked = query[facet]
    return asked !== undefined && String(asked) !== String(fixedFilters[facet])
  })
}

export function toProductFilters(place: ListScope, query: ListQuery): ProductFilters {
  return { ...query, ...place.fixedFilters }
}

/** A category is a page of its own where nothing else is the page. */
export function categoryHref(place: ListScope, query: ListQuery, slug: string | undefined): string {
  const { category: _, page: __, ...rest } = query
  if (isFacetOpen(place, 'category')) {
    return listHref(place.path, slug === undefined ? rest : { ...rest, category: slug })
  }
  return listHref(slug === undefined ? paths.categories : paths.category(slug), rest)
}
