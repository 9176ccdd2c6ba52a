import type { Facets } from '@/lib/contract/products'
import { formatToman, TOMAN } from '@/lib/persian/money'
import type { ListQuery } from './list-query'

/** One thing the shopper chose, and the query it leaves behind when it is taken back. */
export type Choice = { key: string; label: string; without: ListQuery }

type Titles = Pick<Facets, 'brands' | 'categories' | 'festivals'>

export function choicesOf(query: ListQuery, titles: Titles, categoryTitle?: string): Choice[] {
  return [
    ...categoryChoice(query, titles, categoryTitle),
    ...brandChoices(query, titles),
    ...propertyChoices(query),
    ...priceChoices(query),
    ...availableChoice(query),
    ...festivalChoice(query, titles),
  ]
}

export function choiceCount(query: ListQuery): number {
  return choicesOf(query, { brands: [], categories: [], festivals: [] }).length
}

/** Keeps what is looked for and its order. */
export function withoutChoices({ q, sort }: ListQuery): ListQuery {
  return { page: 1, ...(q && { q }), ...(sort && { sort }) }
}

export function without(query: ListQuery, ...names: (keyof Omit<ListQuery, 'page'>)[]): ListQuery {
  const rest = { ...query, page: 1 }
  for (const name of names) delete rest[name]
  return rest
}

export function withBrands(query: ListQuery, brands: string[]): ListQuery {
  return brands.length > 0 ? { ...query, brands, page: 1 } : without(query, 'brands')
}

export function withProperty(query: ListQuery, name: string, values: string[]): ListQuery {
  const { [name]: _, ...others } = query.properties ?? {}
  const properties = values.length > 0 ? { ...query.properties, [name]: values } : others
  if (Object.keys(properties).length === 0) return without(query, 'properties')
  return { ...query, properties, page: 1 }
}

export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}

/** The facet holds what is under a chosen category, so its own title comes from elsewhere. */
function categoryChoice(query: ListQuery, { categories }: Titles, title?: string): Choice[] {
  const { category } = query
  if (category === undefined) return []
  const label = categories.find(({ slug }) => slug === category)?.title ?? title ?? category
  return [{ key: 'category', label, without: without(query, 'category') }]
}

function brandChoices(query: ListQuery, titles: Titles): Choice[] {
  const { brands = [] } = query
  return brands.map((brand) => ({
    key: `brand-${brand}`,
    label: titles.brands.find(({ slug }) => slug === brand)?.title ?? brand,
    without: withBrands(query, toggled(brands, brand)),
  }))
}

function propertyChoices(query: ListQuery): Choice[] {
  return Object.entries(query.properties ?? {}).flatMap(([name, values]) =>
    values.map((value) => ({
      key: `${name}-${value}`,
      label: `${name}: ${value}`,
      without: withProperty(query, name, toggled(values, value)),
    })),
  )
}

function priceChoices(query: ListQuery): Choice[] {
  const ends = [
    ['price_min', 'از'],
    ['price_max', 'تا'],
  ] as const
  return ends.flatMap(([name, word]) => {
    const rials = query[name]
    if (rials === undefined) return []
    const label = `${word} ${formatToman(rials)} ${TOMAN}`
    return [{ key: name, label, without: without(query, name) }]
  })
}

function availableChoice(query: ListQuery): Choice[] {
  if (!query.available) return []
  return [{ key: 'available', label: 'فقط موجود', without: without(query, 'available') }]
}

function festivalChoice(query: ListQuery, { festivals }: Titles): Choice[] {
  const { festival } = query
  if (festival === undefined) return []
  const label = festivals.find(({ slug }) => slug === festival)?.title ?? 'کالاهای جشنواره'
  return [{ key: 'festival', label, without: without(query, 'festival') }]
}
