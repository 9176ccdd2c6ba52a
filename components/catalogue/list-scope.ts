import type { ProductFilters } from '@/lib/contract/catalogue/products'
import { paths } from '@/lib/paths'
import { listHref, type ListQuery } from './list-query'

type ScopeKind = 'all' | 'category' | 'search' | 'brand' | 'festival'

/** The page a list stands on, with the filters that page fixes. */
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

/** Whether the shopper can choose this facet; a page fixes its own. */
export function isFacetOpen(scope: ListScope, facet: Facet): boolean {
  return !FIXED_FACETS[scope.kind].includes(facet)
}

export function dropFixedFilters(scope: ListScope, query: ListQuery): ListQuery {
  const fixed = new Set<string>(FIXED_FACETS[scope.kind])
  const { page, ...rest } = query
  return { page, ...Object.fromEntries(Object.entries(rest).filter(([name]) => !fixed.has(name))) }
}

/** The query contradicts a filter the page fixes. */
export function hasConflict({ kind, fixedFilters }: ListScope, query: ListQuery): boolean {
  return FIXED_FACETS[kind].some((facet) => {
    const requested = query[facet]
    return requested !== undefined && String(requested) !== String(fixedFilters[facet])
  })
}

export function toProductFilters(
  scope: ListScope,
  { allOptions: _, ...query }: ListQuery,
): ProductFilters {
  return { ...query, ...scope.fixedFilters }
}

/** Where the category facet is fixed, each category has a page of its own. */
export function categoryHref(scope: ListScope, query: ListQuery, slug: string | undefined): string {
  const { category: _, page: __, ...rest } = query
  if (isFacetOpen(scope, 'category')) {
    return listHref(scope.path, slug === undefined ? rest : { ...rest, category: slug })
  }
  return listHref(slug === undefined ? paths.categories : paths.category(slug), rest)
}
