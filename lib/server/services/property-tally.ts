import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { listings, stocks } from '../db/schema/schema'
import type { Counted } from './facet-tally'
import { inPlace, mayHave, narrowed, narrowingOf, variantHas } from './listing-conditions'
import type { Choice, ListQuestion } from './product-filters'

const whole = z.coerce.number().pipe(z.int())
const counted = z.object({ value_id: z.int(), count: whole })

/** Which values to count while these choices are in force. */
type Part = { others: Choice[]; wanted: SQL }

/** Each chosen property is counted without its own choice, the rest of them under all choices. */
function partsOf({ choices }: ListQuestion): Part[] {
  const names = JSON.stringify(choices.map(({ name }) => name))
  const listed = sql`select value from jsonb_array_elements_text(${names}::jsonb)`
  const rest = { others: choices, wanted: sql`name not in (${listed})` }
  const own = choices.map((choice) => ({
    others: choices.filter((other) => other !== choice),
    wanted: sql`name = ${choice.name}`,
  }))
  return [...own, rest]
}

function tallyOf({ others, wanted }: Part, question: ListQuestion): SQL {
  const { available } = question
  const where = and(inPlace(question), narrowed(narrowingOf(question)), mayHave(others, available))
  const ids = sql`(select id from property_values where ${wanted})`
  if (others.length === 0) {
    const column = available ? listings.freeValueIds : listings.valueIds
    return sql`select value_id, count(*) as count from ${listings}, unnest(${column}) value_id
      where ${where} and value_id in ${ids} group by 1`
  }
  return sql`select value_id, count(*) as count from (
      select distinct ${listings.productId}, value_id from ${listings}
      join ${stocks} on ${stocks.productId} = ${listings.productId}, unnest(${stocks.valueIds}) value_id
      where ${where} and ${variantHas(others, available)} and value_id in ${ids}
    ) own group by 1`
}

/** How many listings have a variant of each value that also has what else was chosen. */
export async function propertyTally(db: Database, question: ListQuestion): Promise<Counted[]> {
  const parts = partsOf(question).map((part) => tallyOf(part, question))
  const rows = await readRows(db, sql.join(parts, sql` union all `), counted)
  return rows.map(({ value_id, count }) => ({ kind: 'value', key: value_id, count }))
}
