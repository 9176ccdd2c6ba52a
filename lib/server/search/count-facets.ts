import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Facets } from '@/lib/contract/catalogue/products'
import { COLOUR } from '@/lib/domain/colour-property'
import { sortByAmount } from '@/lib/persian/measures'
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
  OF_ALL,
  scannedRow,
  selectLabelled,
  valueCountRow,
  selectPropertyCounts,
  type LabelledCount,
  withChosen,
} from './facet-queries'
import { addFamilies } from './colour-families'
import { addSpecs } from './count-specs'
import { countFew, isTooFew } from './count-found'
import { isInScope, buildNarrowing } from './listing-conditions'
import {
  allListings,
  chooseSample,
  isTooManyToCount,
  leastOfSample,
  type ListingSource,
  mostOfSample,
} from './listing-source'
import type { ListCriteria } from './resolve-filters'

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
    values: sortByAmount(
      values
        .filter((one) => one.slug === name)
        .sort(byCountDescending)
        .map(({ title: value, english_title: hex, count }) => ({ value, hex: hex || null, count })),
    ),
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

type OwnKind = 'brand' | 'festival'
type Scope = { where: SQL; own?: OwnKind } | undefined

/** A search, one brand or one festival of the whole shop is a scope of its own; other lists are branches. */
function findOwnScope(criteria: ListCriteria): Scope {
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

/** Whether nothing is chosen in the scope, so that its own counts are the list's. */
function isUntouched(criteria: ListCriteria, scope: Scope): boolean {
  const chosen = listChosen(criteria)
  return chosen.length === 0 || (chosen.length === 1 && scope?.own === chosen[0])
}

/** The one chosen filter whose own facet has the counts of the unfiltered scope. */
function findOnlyChoice(criteria: ListCriteria): string | undefined {
  const [first = '', ...others] = listChosen(criteria)
  const isOne = others.length === 0 && criteria.search === undefined
  return isOne && Object.hasOwn(buildNarrowing(criteria), first) ? first : undefined
}

/** Counts of an unfiltered list come from the scope alone; otherwise listings are scanned. */
function buildStatement(criteria: ListCriteria, source: ListingSource): SQL {
  const scope = findOwnScope(criteria)
  const only = findOnlyChoice(criteria)
  const untouched = isUntouched(criteria, scope)
  const found = scope ? selectScopeCounts(criteria, scope.own) : selectBranchCounts(criteria)
  const counts = source.weight > 1 && scope ? withChosen(found, criteria) : found
  const bounds = scope ? scopeBounds : selectBranchBounds(criteria, source)
  const parts = [
    sql`${asList(selectLabelled(counts))} as labelled`,
    sql`${untouched || only === 'price' ? asOne(bounds) : sql`null::json`} as bounds`,
    sql`${untouched ? sql`'[]'::json` : asList(selectScan(criteria, source, only === undefined))} as scanned`,
    sql`${untouched ? sql`'[]'::json` : asList(selectPropertyCounts(criteria, source))} as valued`,
  ]
  const ownListings = scope ? withScopeListings(scope.where, source) : sql``
  return sql`${ownListings} select ${sql.join(parts, sql`, `)}`
}

async function readFacetRows(db: Database, criteria: ListCriteria, source: ListingSource) {
  const [row] = await readRows(db, buildStatement(criteria, source), facetRows)
  if (row === undefined) throw new Error('A statement of one row answered none.')
  return row
}

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

const sumOfCategories = (labelled: LabelledCount[]) =>
  labelled.reduce((sum, { kind, count }) => sum + (kind === 'category' ? count : 0), 0)

function computeTotals({ labelled, bounds, scanned: rows }: FacetRows): FacetTotals {
  const all = rows.find(({ grouped }) => grouped === OF_ALL)
  const { min, max } = bounds ?? all ?? { min: 0, max: 0 }
  const price = { min: min ?? 0, max: max ?? 0 }
  if (rows.length > 0) {
    return { count: all?.count ?? 0, available_count: all?.available ?? 0, price }
  }
  const count = sumOfCategories(labelled)
  return { count, available_count: count - (bounds?.sold_out ?? 0), price }
}

type CountedFacets = {
  count: number
  /** Whether there may be more. */
  is_minimum: boolean
  /** With every brand of the list. */
  facets: Omit<Facets, 'brands_total'>
}

async function countExactly(db: Database, criteria: ListCriteria): Promise<CountedFacets> {
  const rows = await readFacetRows(db, criteria, allListings)
  const { count, ...totals } = computeTotals(rows)
  const counts = collectCounts(rows, findOnlyChoice(criteria))
  const facets = buildFacets(criteria, counts, rows.labelled)
  const counted = { labelled: rows.labelled, source: allListings }
  const families = await addFamilies(db, criteria, facets.properties, counted)
  const properties = await addSpecs(db, criteria, families, allListings)
  return {
    count,
    is_minimum: false,
    facets: { ...totals, ...facets, properties, is_minimum: false },
  }
}

/** What triggers have counted is known; what the sample tells is at least so much. */
function estimateRows(rows: FacetRows, scope: Scope, source: ListingSource): FacetRows {
  const least = <Counted extends { count: number }>(one: Counted) => ({
    ...one,
    count: leastOfSample(one.count, source),
  })
  const isKnown = (kind: FacetCount['kind']) => scope === undefined || scope.own === kind
  return {
    ...rows,
    labelled: rows.labelled.map((one) => (isKnown(one.kind) ? one : least(one))),
    scanned: rows.scanned.map(least),
    valued: rows.valued.map(least),
  }
}

function estimateTotals(rows: FacetRows, isBranch: boolean, source: ListingSource): FacetTotals {
  const { count, available_count: available, price } = computeTotals(rows)
  return isBranch
    ? {
        price,
        count,
        available_count: Math.max(0, count - mostOfSample(count - available, source)),
      }
    : {
        price,
        count: leastOfSample(count, source),
        available_count: leastOfSample(available, source),
      }
}

/** How many of the sample were visited. */
function countVisited({ labelled, scanned }: FacetRows, scope: Scope): number {
  const all = scanned.find(({ grouped }) => grouped === OF_ALL)
  return Math.max(all?.visited ?? 0, scope ? sumOfCategories(labelled) : 0)
}

/** Facets whose counts are at least so many, by the sample. */
export async function estimateFacets(db: Database, criteria: ListCriteria, source: ListingSource) {
  const scope = findOwnScope(criteria)
  const untouched = isUntouched(criteria, scope)
  const rows = await readFacetRows(db, criteria, source)
  const estimated = estimateRows(rows, scope, source)
  const { count: least, ...totals } = estimateTotals(rows, untouched && scope === undefined, source)
  const seen = untouched ? undefined : rows.scanned.find(({ grouped }) => grouped === OF_ALL)?.count
  const isFew = seen !== undefined && isTooFew(seen, criteria, source)
  const known = untouched && (scope ? scope.own && criteria.sizes[scope.own] : least)
  const counts = collectCounts(estimated, findOnlyChoice(criteria))
  const counted =
    !known && isFew
      ? await countFew(db, criteria, source)
      : { count: known || least, is_minimum: !known }
  const facets = buildFacets(criteria, counts, estimated.labelled)
  const labelled = { labelled: rows.labelled, source }
  const families = await addFamilies(db, criteria, facets.properties, labelled)
  const properties = await addSpecs(db, criteria, families, source)
  return {
    ...counted,
    visited: untouched && scope === undefined ? Infinity : countVisited(rows, scope),
    facets: {
      ...totals,
      ...facets,
      properties,
      is_minimum: true,
    },
  }
}

/** How many listings counting would visit, and whether they lie apart. */
function measureScope(criteria: ListCriteria) {
  const { search, sizes } = criteria
  if (search) return { size: Math.min(sizes.search, sizes.branch), isApart: true }
  const own = findOwnScope(criteria)?.own
  const isOwn = own !== undefined && isUntouched(criteria, findOwnScope(criteria))
  return { size: isOwn ? criteria.sizes[own] : sizes.branch, isApart: isOwn }
}

/** Counted one by one, unless that would take too long. */
export async function countFacets(db: Database, criteria: ListCriteria): Promise<CountedFacets> {
  const { size, isApart } = measureScope(criteria)
  if (!isTooManyToCount(size, isApart)) return countExactly(db, criteria)
  const source = chooseSample(size)
  const { visited, ...estimated } = await estimateFacets(db, criteria, source)
  // The sample may show that what is visited is little: half as much, since it is the second look.
  const isLittle = !isTooManyToCount(2 * visited * source.weight, isApart)
  return isLittle ? countExactly(db, criteria) : estimated
}
