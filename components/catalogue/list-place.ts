import type { ProductFilters } from '@/lib/contract/products'
import { paths } from '@/lib/seo/addresses'
import { listHref, type ListQuery } from './list-query'

type PlaceKind = 'all' | 'category' | 'search' | 'brand' | 'festival'

/** Where a list is: what the place itself has chosen is no choice of the shopper's. */
export type ListPlace = {
  kind: PlaceKind
  path: string
  fixed: Pick<ProductFilters, 'category' | 'brands' | 'festival'>
}

type Facet = 'category' | 'brands' | 'festival'

const settled: Record<PlaceKind, readonly Facet[]> = {
  all: ['category'],
  category: ['category'],
  search: [],
  brand: ['brands'],
  festival: ['festival'],
}

export const everything: ListPlace = { kind: 'all', path: paths.categories, fixed: {} }
export const searched: ListPlace = { kind: 'search', path: paths.search, fixed: {} }

export function categoryPlace(slug: string): ListPlace {
  return { kind: 'category', path: paths.category(slug), fixed: { category: slug } }
}

export function brandPlace(slug: string): ListPlace {
  return { kind: 'brand', path: paths.brand(slug), fixed: { brands: [slug] } }
}

export function festivalPlace(slug: string): ListPlace {
  return { kind: 'festival', path: paths.festival(slug), fixed: { festival: slug } }
}

/** Whether the shopper can choose in it, or the place has. */
export function isOpenIn(place: ListPlace, facet: Facet): boolean {
  return !settled[place.kind].includes(facet)
}

export function queryIn(place: ListPlace, query: ListQuery): ListQuery {
  const taken = new Set<string>(settled[place.kind])
  const { page, ...rest } = query
  return { page, ...Object.fromEntries(Object.entries(rest).filter(([name]) => !taken.has(name))) }
}

/** What is settled cannot be chosen otherwise: such an address is another page's, or nobody's. */
export function contradicts({ kind, fixed }: ListPlace, query: ListQuery): boolean {
  return settled[kind].some((facet) => {
    const asked = query[facet]
    return asked !== undefined && String(asked) !== String(fixed[facet])
  })
}

export function filtersOf(place: ListPlace, query: ListQuery): ProductFilters {
  return { ...query, ...place.fixed }
}

/** A category is a page of its own where nothing else is the page. */
export function categoryHref(place: ListPlace, query: ListQuery, slug: string | undefined): string {
  const { category: _, page: __, ...rest } = query
  if (isOpenIn(place, 'category')) {
    return listHref(place.path, slug === undefined ? rest : { ...rest, category: slug })
  }
  return listHref(slug === undefined ? paths.categories : paths.category(slug), rest)
}
