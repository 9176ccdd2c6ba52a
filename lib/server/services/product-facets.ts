import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Facets } from '@/lib/contract/products'
import type { Database } from '../db/database'
import { asList, asOne, readRows } from '../db/read-rows'
import { nameFacets } from './facet-names'
import {
  branchEdges,
  branchTally,
  type Counted,
  edges,
  labelled,
  ownEdges,
  ownGoods,
  ownTally,
  scan,
  scanned,
  withLabels,
} from './facet-tally'
import { inPlace, narrowingOf } from './listing-conditions'
import type { ListQuestion } from './product-filters'
import { countedValue, propertyTally } from './property-tally'

/** The choices that were made, by name. */
function chosenIn(question: ListQuestion): string[] {
  const { available, choices } = question
  const others = [...(available ? ['available'] : []), ...choices.map(({ name }) => name)]
  return [...Object.keys(narrowingOf(question)), ...others]
}

/** Goods of one brand or of a festival are a place of their own where nothing else is. */
function ownPlace(question: ListQuestion): { where: SQL; own?: Counted['kind'] } | undefined {
  const { branch, search, brandIds } = question
  if (search) return { where: inPlace(question) }
  const { festival, brand } = narrowingOf(question)
  if (!branch.isWhole) return undefined
  if (festival) return { where: festival, own: 'festival' }
  return brand && brandIds?.length === 1 ? { where: brand, own: 'brand' } : undefined
}

/** Beside a brand there are the others, though the goods of its place know only the one. */
function placeTally(question: ListQuestion, own: Counted['kind'] | undefined): SQL {
  if (own === undefined) return ownTally
  return sql`select * from (${ownTally}) found where kind <> ${own}
    union all select * from (${branchTally(question)}) whole where kind = ${own}`
}

type Answer = z.output<typeof answer>
const answer = z.object({
  place: z.array(labelled),
  edges: edges.nullable(),
  scanned: z.array(scanned),
  valued: z.array(countedValue),
})

/** What to count: nothing but the place where nobody narrowed it, else what the choices leave. */
function statementOf(question: ListQuestion): { statement: SQL; only: string | undefined } {
  const chosen = chosenIn(question)
  const place = ownPlace(question)
  const isUntouched = chosen.length === 0 || (chosen.length === 1 && place?.own === chosen[0])
  const isOne = chosen.length === 1 && question.search === undefined
  const only =
    isOne && Object.hasOwn(narrowingOf(question), chosen[0] ?? '') ? chosen[0] : undefined
  const tally = place ? placeTally(question, place.own) : branchTally(question)
  const ends = place ? ownEdges : branchEdges(question)
  const parts = [
    sql`${asList(withLabels(tally))} as place`,
    sql`${isUntouched || only === 'price' ? asOne(ends) : sql`null::json`} as edges`,
    sql`${isUntouched ? sql`'[]'::json` : asList(scan(question, only === undefined))} as scanned`,
    sql`${isUntouched ? sql`'[]'::json` : asList(propertyTally(question))} as valued`,
  ]
  const goods = place ? ownGoods(place.where) : sql``
  return { statement: sql`${goods} select ${sql.join(parts, sql`, `)}`, only }
}

/** Of a single choice only its own facet looks beyond it, and that is what nobody narrowed. */
function countsIn({ place, scanned: rows, valued }: Answer, only: string | undefined): Counted[] {
  if (rows.length === 0) return place
  const narrowed = rows.flatMap(({ brand, category, festival, count }): Counted[] => {
    if (brand !== null) return [{ kind: 'brand', key: brand, count }]
    if (category !== null) return [{ kind: 'category', key: category, count }]
    return festival === null ? [] : [{ kind: 'festival', key: festival, count }]
  })
  return [
    ...narrowed.filter(({ kind }) => kind !== only),
    ...place.filter(({ kind }) => kind === only),
    ...valued.map(({ value_id: key, ...one }): Counted => ({ kind: 'value', key, ...one })),
  ]
}

type Totals = Pick<Facets, 'available_count' | 'price'> & { count: number }

function totalsIn({ place, edges: ends, scanned: rows }: Answer): Totals {
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

export async function productFacets(
  db: Database,
  question: ListQuestion,
): Promise<{ count: number; facets: Facets }> {
  const { statement, only } = statementOf(question)
  const [row] = await readRows(db, statement, answer)
  if (row === undefined) throw new Error('A statement of one row answered none.')
  const { count, ...rest } = totalsIn(row)
  return { count, facets: { ...rest, ...nameFacets(question, countsIn(row, only), row.place) } }
}
