import type { Facets } from '@/lib/contract/products'
import { compareNames } from '@/lib/persian/text'
import type { Counted, Labelled } from './facet-tally'
import { COLOUR } from './product-cards'
import type { ListQuestion } from './product-filters'

type Named = Labelled & { count: number }

/** How many there are of each, under every choice that counts for it. */
type CountOf = (kind: Counted['kind'], key: number, but?: string) => number

function countsIn(counts: Counted[]): CountOf {
  const keyOf = (kind: string, key: number, but = '') => `${kind} ${key} ${but}`
  const known = new Map(counts.map(({ kind, key, but, count }) => [keyOf(kind, key, but), count]))
  return (kind, key, but) => known.get(keyOf(kind, key, but)) ?? 0
}

const commonestFirst = (a: { count: number; title: string }, b: typeof a) =>
  b.count - a.count || compareNames(a.title, b.title)

function categoryFacet(
  { branch }: ListQuestion,
  countOf: CountOf,
  place: Labelled[],
): Facets['categories'] {
  const ever = new Set(place.filter(({ kind }) => kind === 'category').map(({ key }) => key))
  return branch.children
    .filter(({ ids }) => ids.some((id) => ever.has(id)))
    .map(({ ids, ...link }) => ({
      ...link,
      count: ids.reduce((sum, id) => sum + countOf('category', id), 0),
    }))
}

function propertyFacet(values: Named[]): Facets['properties'] {
  const names = [...new Set(values.map(({ slug: name }) => name))].sort(
    (a, b) => Number(b === COLOUR) - Number(a === COLOUR) || compareNames(a, b),
  )
  return names.map((name) => ({
    name,
    values: values
      .filter((one) => one.slug === name)
      .sort(commonestFirst)
      .map(({ title: value, english_title: hex, count }) => ({ value, hex: hex || null, count })),
  }))
}

/** What the place has, with how many of each the choices leave. */
export function nameFacets(
  question: ListQuestion,
  counts: Counted[],
  place: Labelled[],
): Pick<Facets, 'categories' | 'brands' | 'festivals' | 'properties'> {
  const chosen = new Set(question.choices.map(({ name }) => name))
  const countOf = countsIn(counts)
  const of = (kind: 'brand' | 'festival' | 'value') =>
    place
      .filter((one) => one.kind === kind)
      .map((one) => {
        const but = kind === 'value' && chosen.has(one.slug) ? one.slug : undefined
        return { ...one, count: countOf(kind, one.key, but) }
      })
  return {
    categories: categoryFacet(question, countOf, place),
    brands: of('brand')
      .sort(commonestFirst)
      .map(({ kind: _, key: id, ...brand }) => ({ id, ...brand })),
    festivals: of('festival')
      .sort(commonestFirst)
      .map(({ slug, title, count }) => ({ slug, title, count })),
    properties: propertyFacet(of('value')),
  }
}
