import type { Facets } from '@/lib/contract/catalogue/products'
import { COLOUR } from '@/lib/domain/colour-property'
import { dropShades, isShadeOf } from '@/lib/persian/colour-names'
import { formatAmount, currencyName } from '@/lib/persian/money'
import type { ListQuery } from './list-query'
import type { ListScope } from './list-scope'

/** A chosen filter, with the query that is left without it. */
export type ActiveFilter = { key: string; label: string; without: ListQuery }

type FacetTitles = Pick<Facets, 'brands' | 'categories' | 'festivals'>

export function listActiveFilters(
  query: ListQuery,
  titles: FacetTitles,
  categoryTitle?: string,
): ActiveFilter[] {
  return [
    ...categoryFilters(query, titles, categoryTitle),
    ...brandFilters(query, titles),
    ...propertyFilters(query),
    ...priceFilters(query),
    ...availabilityFilters(query),
    ...festivalFilters(query, titles),
  ]
}

function withoutText(query: ListQuery): ListQuery {
  return query.sort === 'relevant' ? withoutFilters(query, 'q', 'sort') : withoutFilters(query, 'q')
}

/** The words of a search are a filter too, within a category or beside a price: «گوشی», «تا ۱۰ میلیون». */
export function listTextFilter(
  scope: Pick<ListScope, 'kind'>,
  query: ListQuery,
  chosen: readonly ActiveFilter[],
): ActiveFilter[] {
  const { q } = query
  const isFilter = scope.kind !== 'search' || chosen.some(({ key }) => key.startsWith('price'))
  return q && isFilter ? [{ key: 'q', label: q, without: withoutText(query) }] : []
}

/** Whether any of these filters is chosen. */
export const narrowsBy = (query: ListQuery, ...names: readonly (keyof ListQuery)[]): boolean =>
  names.some((name) => query[name] !== undefined)

export function countActiveFilters(query: ListQuery): number {
  return listActiveFilters(query, { brands: [], categories: [], festivals: [] }).length
}

/** The sort stays, and the text of a search. */
export function clearFilters(query: ListQuery, { kind }: Pick<ListScope, 'kind'>): ListQuery {
  const { q, sort } = kind === 'search' ? query : withoutText(query)
  return { page: 1, ...(q && { q }), ...(sort && { sort }) }
}

export function withoutFilters(
  query: ListQuery,
  ...names: (keyof Omit<ListQuery, 'page'>)[]
): ListQuery {
  const rest = { ...query, page: 1 }
  for (const name of names) delete rest[name]
  return rest
}

export function withBrands(query: ListQuery, brands: string[]): ListQuery {
  return brands.length > 0 ? { ...query, brands, page: 1 } : withoutFilters(query, 'brands')
}

export function withProperty(query: ListQuery, name: string, values: string[]): ListQuery {
  const { [name]: _, ...others } = query.properties ?? {}
  const properties = values.length > 0 ? { ...query.properties, [name]: values } : others
  if (Object.keys(properties).length === 0) return withoutFilters(query, 'properties')
  return { ...query, properties, page: 1 }
}

export function toggleValue(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}

/** The facet lists only the children of a chosen category, so its own title comes from elsewhere. */
function categoryFilters(
  query: ListQuery,
  { categories }: FacetTitles,
  title?: string,
): ActiveFilter[] {
  const { category } = query
  if (category === undefined) return []
  const label = categories.find(({ slug }) => slug === category)?.title ?? title ?? category
  return [{ key: 'category', label, without: withoutFilters(query, 'category') }]
}

function brandFilters(query: ListQuery, titles: FacetTitles): ActiveFilter[] {
  const { brands = [] } = query
  return brands.map((brand) => ({
    key: `brand-${brand}`,
    label: titles.brands.find(({ slug }) => slug === brand)?.title ?? brand,
    without: withBrands(query, toggleValue(brands, brand)),
  }))
}

/** A colour beside its shades stands for them. */
function propertyFilters(query: ListQuery): ActiveFilter[] {
  return Object.entries(query.properties ?? {}).flatMap(([name, values]) => {
    const isColour = name === COLOUR
    return (isColour ? dropShades(values) : values).map((value) => {
      const isOther = (one: string) => one !== value && !(isColour && isShadeOf(one, value))
      const without = withProperty(query, name, values.filter(isOther))
      return { key: `${name}-${value}`, label: `${name}: ${value}`, without }
    })
  })
}

function priceFilters(query: ListQuery): ActiveFilter[] {
  const ends = [
    ['price_min', 'از'],
    ['price_max', 'تا'],
  ] as const
  return ends.flatMap(([name, word]) => {
    const rials = query[name]
    if (rials === undefined) return []
    const label = `${word} ${formatAmount(rials)} ${currencyName()}`
    return [{ key: name, label, without: withoutFilters(query, name) }]
  })
}

function availabilityFilters(query: ListQuery): ActiveFilter[] {
  if (!query.available) return []
  return [{ key: 'available', label: 'فقط موجود', without: withoutFilters(query, 'available') }]
}

function festivalFilters(query: ListQuery, { festivals }: FacetTitles): ActiveFilter[] {
  const { festival } = query
  if (festival === undefined) return []
  const label = festivals.find(({ slug }) => slug === festival)?.title ?? 'کالاهای جشنواره'
  return [{ key: 'festival', label, without: withoutFilters(query, 'festival') }]
}

type RelaxedQuery = { label: string; query: ListQuery }

/** The query with each of its filters left out in turn, for a list that came out empty. */
export function relaxQuery(query: ListQuery): RelaxedQuery[] {
  const { price_min, price_max, brands, properties = {} } = query
  const relaxed: RelaxedQuery[] = []
  const add = (name: string, next: ListQuery) => {
    relaxed.push({ label: `بدون فیلتر ${name}`, query: next })
  }
  if (query.category) add('دسته', withoutFilters(query, 'category'))
  if (brands) add('برند', withoutFilters(query, 'brands'))
  for (const name of Object.keys(properties)) add(name, withProperty(query, name, []))
  if (price_min !== undefined || price_max !== undefined) {
    add('قیمت', withoutFilters(query, 'price_min', 'price_max'))
  }
  if (query.available) add('موجود بودن', withoutFilters(query, 'available'))
  if (query.festival) add('جشنواره', withoutFilters(query, 'festival'))
  return relaxed
}
