import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Facets } from '@/lib/contract/products'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { branchTally, type Counted, placeTally, scan } from './facet-tally'
import { nameFacets } from './facet-names'
import { inPlace, narrowingOf } from './listing-conditions'
import type { ListQuestion } from './product-filters'
import { propertyTally } from './property-tally'

type Totals = Pick<Facets, 'available_count' | 'price'> & { count: number }
type Answered = { counts: Counted[]; totals: Totals }

const whole = z.coerce.number().pipe(z.int())
const edges = z.object({ sold_out: whole, min: whole.nullable(), max: whole.nullable() })

/** The choices that were made, by name. */
function chosenIn(question: ListQuestion): string[] {
  const { available, choices } = question
  const others = [...(available ? ['available'] : []), ...choices.map(({ name }) => name)]
  return [...Object.keys(narrowingOf(question)), ...others]
}

/** A list nobody narrowed is answered from what is counted already. */
async function readUntouched(db: Database, question: ListQuestion): Promise<Answered> {
  const counts = await branchTally(db, question)
  const ids = sql`${numbers(question.branch.ids)}::int[]`
  const [row] = await readRows(
    db,
    sql`select min(own.min) as min, max(own.max) as max,
          (select count(*) from ${listings} where not available and category_id = any(${ids})) as sold_out
        from unnest(${ids}) category, lateral (
          select min(final_price) as min, max(final_price) as max from ${listings}
          where category_id = category
        ) own`,
    edges,
  )
  const count = counts
    .filter(({ kind }) => kind === 'category')
    .reduce((sum, one) => sum + one.count, 0)
  const price = { min: row?.min ?? 0, max: row?.max ?? 0 }
  return { counts, totals: { count, price, available_count: count - (row?.sold_out ?? 0) } }
}

async function readNarrowed(db: Database, question: ListQuestion, near = true): Promise<Answered> {
  const rows = await scan(db, question, near)
  const values = await propertyTally(db, question)
  const [all] = rows.filter(({ grouped }) => grouped === 7)
  const counts = rows.flatMap(({ brand, category, festival, count }): Counted[] => {
    if (brand !== null) return [{ kind: 'brand', key: brand, count }]
    if (category !== null) return [{ kind: 'category', key: category, count }]
    return festival === null ? [] : [{ kind: 'festival', key: festival, count }]
  })
  return {
    counts: [...counts, ...values],
    totals: {
      count: all?.count ?? 0,
      available_count: all?.available ?? 0,
      price: { min: all?.min ?? 0, max: all?.max ?? 0 },
    },
  }
}

/** Of a single choice only its own facet looks beyond it, and that is what nobody narrowed. */
async function readOnce(db: Database, question: ListQuestion, only: string): Promise<Answered> {
  const { counts, totals } = await readNarrowed(db, question, false)
  const untouched = await readUntouched(db, question)
  return {
    counts: [
      ...counts.filter(({ kind }) => kind !== only),
      ...untouched.counts.filter(({ kind }) => kind === only),
    ],
    totals: { ...totals, price: (only === 'price' ? untouched : { totals }).totals.price },
  }
}

function readFacets(db: Database, question: ListQuestion): Promise<Answered> {
  const chosen = chosenIn(question)
  const [only = ''] = chosen
  if (question.search || chosen.length > 1) return readNarrowed(db, question)
  if (chosen.length === 0) return readUntouched(db, question)
  return Object.hasOwn(narrowingOf(question), only)
    ? readOnce(db, question, only)
    : readNarrowed(db, question)
}

/** Goods of one brand or of a festival are a place of their own where nothing else is. */
function ownPlace(question: ListQuestion): { where: SQL; own: Counted['kind'] } | undefined {
  const { branch, search, brandIds } = question
  if (search) return { where: inPlace(question), own: 'all' }
  const { festival, brand } = narrowingOf(question)
  if (!branch.isWhole) return undefined
  if (festival) return { where: festival, own: 'festival' }
  return brand && brandIds?.length === 1 ? { where: brand, own: 'brand' } : undefined
}

/** What the place has, whatever a shopper chose in it. */
async function readPlace(db: Database, question: ListQuestion): Promise<Counted[]> {
  const place = ownPlace(question)
  if (place === undefined) return branchTally(db, question)
  const found = await placeTally(db, place.where)
  if (place.own === 'all') return found
  const whole = await branchTally(db, question)
  return [
    ...found.filter(({ kind }) => kind !== place.own),
    ...whole.filter(({ kind }) => kind === place.own),
  ]
}

export async function productFacets(
  db: Database,
  question: ListQuestion,
): Promise<{ count: number; facets: Facets }> {
  const { counts, totals } = await readFacets(db, question)
  const chosen = chosenIn(question)
  const isPlace =
    chosen.length === 0 || (chosen.length === 1 && ownPlace(question)?.own === chosen[0])
  const place = isPlace ? counts : await readPlace(db, question)
  const { count, ...rest } = totals
  return { count, facets: { ...rest, ...(await nameFacets(db, question, { counts, place })) } }
}
