import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Facets } from '@/lib/contract/catalogue/products'
import { compareNames } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { asList, asOne, readRows } from '../db/read-rows'
import {
  selectBranchBounds,
  selectBranchCounts,
  type FacetCount,
  boundsRow,
  labelledRow,
  scopeBounds,
  withScopeListings,
  scopeCounts,
  selectScan,
  scannedRow,
  selectLabelled,
  valueCountRow,
  selectPropertyCounts,
  type LabelledCount,
} from './facet-queries'
import { isInScope, buildNarrowing } from './listing-conditions'
import type { ListCriteria } from './resolve-filters'
import { COLOUR } from '../catalogue/product-cards'

type NamedCount = LabelledCount & { count: number }

/** How many there are of each, under every choice that counts for it. */
type GetCount = (kind: FacetCount['kind'], key: number, but?: string) => number

function indexCounts(counts: FacetCount[]): GetCount {
  const keyOf = (kind: string, key: number, but = '') => `${kind} ${key} ${but}`
  const known = new Map(counts.map(({ kind, key, but, count }) => [keyOf(kind, key, but), count]))
  return (kind, key, but) => known.get(keyOf(kind, key, but)) ?? 0
}

const commonestFirst = (a: { count: number; title: string }, b: typeof a) =>
  b.count - a.count || compareNames(a.title, b.title)

function buildCategoryFacet(
  { branch }: ListCriteria,
  countOf: GetCount,
  place: LabelledCount[],
): Facets['categories'] {
  const ever = new Set(place.filter(({ kind }) => kind === 'category').map(({ key }) => key))
  return branch.children
    .filter(({ ids }) => ids.some((id) => ever.has(id)))
    .map(({ ids, ...link }) => ({
      ...link,
      count: ids.reduce((sum, id) => sum + countOf('category', id), 0),
    }))
}

function buildPropertyFacet(values: NamedCount[]): Facets['properties'] {
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
function buildFacets(
  question: ListCriteria,
  counts: FacetCount[],
  place: LabelledCount[],
): Pick<Facets, 'categories' | 'brands' | 'festivals' | 'properties'> {
  const chosen = new Set(question.choices.map(({ name }) => name))
  const countOf = indexCounts(counts)
  const of = (kind: 'brand' | 'festival' | 'value') =>
    place
      .filter((one) => one.kind === kind)
      .map((one) => {
        const but = kind === 'value' && chosen.has(one.slug) ? one.slug : undefined
        return { ...one, count: countOf(kind, one.key, but) }
      })
  return {
    categories: buildCategoryFacet(question, countOf, place),
    brands: of('brand')
      .sort(commonestFirst)
      .map(({ kind: _, key: id, ...brand }) => ({ id, ...brand })),
    festivals: of('festival')
      .sort(commonestFirst)
      .map(({ slug, title, count }) => ({ slug, title, count })),
    properties: buildPropertyFacet(of('value')),
  }
}

/** The choices that were made, by name. */
function listChosen(question: ListCriteria): string[] {
  const { available, choices } = question
  const others = [...(available ? ['available'] : []), ...choices.map(({ name }) => name)]
  return [...Object.keys(buildNarrowing(question)), ...others]
}

/** Goods of one brand or of a festival are a place of their own where nothing else is. */
function findOwnScope(
  question: ListCriteria,
): { where: SQL; own?: FacetCount['kind'] } | undefined {
  const { branch, search, brandIds } = question
  if (search) return { where: isInScope(question) }
  const { festival, brand } = buildNarrowing(question)
  if (!branch.isWhole) return undefined
  if (festival) return { where: festival, own: 'festival' }
  return brand && brandIds?.length === 1 ? { where: brand, own: 'brand' } : undefined
}

/** Beside a brand there are the others, though the goods of its place know only the one. */
function selectScopeCounts(question: ListCriteria, own: FacetCount['kind'] | undefined): SQL {
  if (own === undefined) return scopeCounts
  return sql`select * from (${scopeCounts}) found where kind <> ${own}
    union all select * from (${selectBranchCounts(question)}) whole where kind = ${own}`
}

type FacetRows = z.output<typeof facetRows>
const facetRows = z.object({
  place: z.array(labelledRow),
  edges: boundsRow.nullable(),
  scanned: z.array(scannedRow),
  valued: z.array(valueCountRow),
})

/** What to count: nothing but the place where nobody narrowed it, else what the choices leave. */
function buildStatement(question: ListCriteria): { statement: SQL; only: string | undefined } {
  const chosen = listChosen(question)
  const place = findOwnScope(question)
  const isUntouched = chosen.length === 0 || (chosen.length === 1 && place?.own === chosen[0])
  const isOne = chosen.length === 1 && question.search === undefined
  const only =
    isOne && Object.hasOwn(buildNarrowing(question), chosen[0] ?? '') ? chosen[0] : undefined
  const tally = place ? selectScopeCounts(question, place.own) : selectBranchCounts(question)
  const ends = place ? scopeBounds : selectBranchBounds(question)
  const parts = [
    sql`${asList(selectLabelled(tally))} as place`,
    sql`${isUntouched || only === 'price' ? asOne(ends) : sql`null::json`} as edges`,
    sql`${isUntouched ? sql`'[]'::json` : asList(selectScan(question, only === undefined))} as scanned`,
    sql`${isUntouched ? sql`'[]'::json` : asList(selectPropertyCounts(question))} as valued`,
  ]
  const goods = place ? withScopeListings(place.where) : sql``
  return { statement: sql`${goods} select ${sql.join(parts, sql`, `)}`, only }
}

/** Of a single choice only its own facet looks beyond it, and that is what nobody narrowed. */
function collectCounts(
  { place, scanned: rows, valued }: FacetRows,
  only: string | undefined,
): FacetCount[] {
  if (rows.length === 0) return place
  const narrowed = rows.flatMap(({ brand, category, festival, count }): FacetCount[] => {
    if (brand !== null) return [{ kind: 'brand', key: brand, count }]
    if (category !== null) return [{ kind: 'category', key: category, count }]
    return festival === null ? [] : [{ kind: 'festival', key: festival, count }]
  })
  return [
    ...narrowed.filter(({ kind }) => kind !== only),
    ...place.filter(({ kind }) => kind === only),
    ...valued.map(({ value_id: key, ...one }): FacetCount => ({ kind: 'value', key, ...one })),
  ]
}

type FacetTotals = Pick<Facets, 'available_count' | 'price'> & { count: number }

function computeTotals({ place, edges: ends, scanned: rows }: FacetRows): FacetTotals {
  const all = rows.find(({ grouped }) => grouped === 7)
  const { min, max } = ends ?? all ?? { min: 0, max: 0 }
  const price = { min: min ?? 0, max: max ?? 0 }
  if (rows.length > 0) {
    return { count: all?.count ?? 0, available_count: all?.available ?? 0, price }
  }
  const inCategories = place.filter(({ kind }) => kind === 'category')
  const count = inCategories.reduce((sum, one) => sum + one.count, 0)
  return { count, available_count: count - (ends?.sold_out ?? 0), price }
}

export async function countFacets(
  db: Database,
  question: ListCriteria,
): Promise<{ count: number; facets: Facets }> {
  const { statement, only } = buildStatement(question)
  const [row] = await readRows(db, statement, facetRows)
  if (row === undefined) throw new Error('A statement of one row answered none.')
  const { count, ...rest } = computeTotals(row)
  return {
    count,
    facets: { ...rest, ...buildFacets(question, collectCounts(row, only), row.place) },
  }
}
