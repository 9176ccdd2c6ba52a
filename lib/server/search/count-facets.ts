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

/** How many products a facet value leaves, with the `excluded` property's choice ignored. */
type GetCount = (kind: FacetCount['kind'], key: number, excluded?: string) => number

function indexCounts(counts: FacetCount[]): GetCount {
  const keyOf = (kind: string, key: number, excluded = '') => `${kind} ${key} ${excluded}`
  const known = new Map(
    counts.map(({ kind, key, excluded, count }) => [keyOf(kind, key, excluded), count]),
  )
  return (kind, key, excluded) => known.get(keyOf(kind, key, excluded)) ?? 0
}

const byCountDescending = (a: { count: number; title: string }, b: typeof a) =>
  b.count - a.count || compareNames(a.title, b.title)

function buildCategoryFacet(
  { branch }: ListCriteria,
  countOf: GetCount,
  labelled: LabelledCount[],
): Facets['categories'] {
  const categoryIds = labelled.filter(({ kind }) => kind === 'category').map(({ key }) => key)
  const present = new Set(categoryIds)
  return branch.children
    .filter(({ ids }) => ids.some((id) => present.has(id)))
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
      .sort(byCountDescending)
      .map(({ title: value, english_title: hex, count }) => ({ value, hex: hex || null, count })),
  }))
}

/** Every value in the scope, with how many products the choices leave of it. */
function buildFacets(
  criteria: ListCriteria,
  counts: FacetCount[],
  labelled: LabelledCount[],
): Pick<Facets, 'categories' | 'brands' | 'festivals' | 'properties'> {
  const chosen = new Set(criteria.choices.map(({ name }) => name))
  const countOf = indexCounts(counts)
  const listKind = (kind: 'brand' | 'festival' | 'value') =>
    labelled
      .filter((one) => one.kind === kind)
      .map((one) => {
        const excluded = kind === 'value' && chosen.has(one.slug) ? one.slug : undefined
        return { ...one, count: countOf(kind, one.key, excluded) }
      })
  return {
    categories: buildCategoryFacet(criteria, countOf, labelled),
    brands: listKind('brand')
      .sort(byCountDescending)
      .map(({ kind: _, key: id, ...brand }) => ({ id, ...brand })),
    festivals: listKind('festival')
      .sort(byCountDescending)
      .map(({ slug, title, count }) => ({ slug, title, count })),
    properties: buildPropertyFacet(listKind('value')),
  }
}

/** The names of the chosen filters. */
function listChosen(criteria: ListCriteria): string[] {
  const { available, choices } = criteria
  const others = [...(available ? ['available'] : []), ...choices.map(({ name }) => name)]
  return [...Object.keys(buildNarrowing(criteria)), ...others]
}

/** A search, one brand or one festival of the whole shop is a scope of its own; other lists are branches. */
function findOwnScope(
  criteria: ListCriteria,
): { where: SQL; own?: FacetCount['kind'] } | undefined {
  const { branch, search, brandIds } = criteria
  if (search) return { where: isInScope(criteria) }
  const { festival, brand } = buildNarrowing(criteria)
  if (!branch.isWhole) return undefined
  if (festival) return { where: festival, own: 'festival' }
  return brand && brandIds?.length === 1 ? { where: brand, own: 'brand' } : undefined
}

/** The brand facet of a brand's scope still offers the other brands, and a festival's the other festivals. */
function selectScopeCounts(criteria: ListCriteria, own: FacetCount['kind'] | undefined): SQL {
  if (own === undefined) return scopeCounts
  return sql`select * from (${scopeCounts}) found where kind <> ${own}
    union all select * from (${selectBranchCounts(criteria)}) whole where kind = ${own}`
}

type FacetRows = z.output<typeof facetRows>
const facetRows = z.object({
  labelled: z.array(labelledRow),
  bounds: boundsRow.nullable(),
  scanned: z.array(scannedRow),
  valued: z.array(valueCountRow),
})

/** Counts of an unfiltered list come from the scope alone; otherwise listings are scanned. */
function buildStatement(criteria: ListCriteria): { statement: SQL; only: string | undefined } {
  const chosen = listChosen(criteria)
  const scope = findOwnScope(criteria)
  const isUntouched = chosen.length === 0 || (chosen.length === 1 && scope?.own === chosen[0])
  const isOne = chosen.length === 1 && criteria.search === undefined
  const only =
    isOne && Object.hasOwn(buildNarrowing(criteria), chosen[0] ?? '') ? chosen[0] : undefined
  const counts = scope ? selectScopeCounts(criteria, scope.own) : selectBranchCounts(criteria)
  const bounds = scope ? scopeBounds : selectBranchBounds(criteria)
  const parts = [
    sql`${asList(selectLabelled(counts))} as labelled`,
    sql`${isUntouched || only === 'price' ? asOne(bounds) : sql`null::json`} as bounds`,
    sql`${isUntouched ? sql`'[]'::json` : asList(selectScan(criteria, only === undefined))} as scanned`,
    sql`${isUntouched ? sql`'[]'::json` : asList(selectPropertyCounts(criteria))} as valued`,
  ]
  const ownListings = scope ? withScopeListings(scope.where) : sql``
  return { statement: sql`${ownListings} select ${sql.join(parts, sql`, `)}`, only }
}

/** Of a single chosen filter, its own facet has the counts of the unfiltered scope. */
function collectCounts(
  { labelled, scanned: rows, valued }: FacetRows,
  only: string | undefined,
): FacetCount[] {
  if (rows.length === 0) return labelled
  const narrowed = rows.flatMap(({ brand, category, festival, count }): FacetCount[] => {
    if (brand !== null) return [{ kind: 'brand', key: brand, count }]
    if (category !== null) return [{ kind: 'category', key: category, count }]
    return festival === null ? [] : [{ kind: 'festival', key: festival, count }]
  })
  return [
    ...narrowed.filter(({ kind }) => kind !== only),
    ...labelled.filter(({ kind }) => kind === only),
    ...valued.map(({ value_id: key, ...one }): FacetCount => ({ kind: 'value', key, ...one })),
  ]
}

type FacetTotals = Pick<Facets, 'available_count' | 'price'> & { count: number }

function computeTotals({ labelled, bounds, scanned: rows }: FacetRows): FacetTotals {
  const all = rows.find(({ grouped }) => grouped === 7)
  const { min, max } = bounds ?? all ?? { min: 0, max: 0 }
  const price = { min: min ?? 0, max: max ?? 0 }
  if (rows.length > 0) {
    return { count: all?.count ?? 0, available_count: all?.available ?? 0, price }
  }
  const inCategories = labelled.filter(({ kind }) => kind === 'category')
  const count = inCategories.reduce((sum, one) => sum + one.count, 0)
  return { count, available_count: count - (bounds?.sold_out ?? 0), price }
}

export async function countFacets(
  db: Database,
  criteria: ListCriteria,
): Promise<{ count: number; facets: Facets }> {
  const { statement, only } = buildStatement(criteria)
  const [row] = await readRows(db, statement, facetRows)
  if (row === undefined) throw new Error('A statement of one row answered none.')
  const { count, ...rest } = computeTotals(row)
  return {
    count,
    facets: { ...rest, ...buildFacets(criteria, collectCounts(row, only), row.labelled) },
  }
}
