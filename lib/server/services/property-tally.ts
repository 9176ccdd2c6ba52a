import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { listings, valueSets } from '../db/schema/schema'
import { inPlace, mayHave, narrowed, narrowingOf, setHas } from './listing-conditions'
import type { Choice, ListQuestion } from './product-filters'

export const countedValue = z.object({ but: z.string(), value_id: z.int(), count: z.int() })

/** Goods with the same variants are counted together; each once for a value, however many have it. */
function tallyOf(but: string, others: Choice[], question: ListQuestion): SQL {
  const { available } = question
  const sets = available ? listings.freeSetIds : listings.setIds
  const where = and(inPlace(question), narrowed(narrowingOf(question)), mayHave(others, available))
  return sql`select ${but}::text as but, value_id, sum(alike.count) as count
    from (select ${sets} as sets, count(*) as count from ${listings} where ${where} group by 1) alike,
    lateral (
      select distinct unnest(${valueSets.valueIds}) as value_id from ${valueSets}
      where ${valueSets.id} = any(alike.sets) and ${setHas(others)}
    ) own
    group by value_id`
}

/** A chosen property is counted without its own choice, the rest of them under all choices. */
export function propertyTally(question: ListQuestion): SQL {
  const { choices } = question
  const own = choices.map((choice) => {
    const others = choices.filter((other) => other !== choice)
    return tallyOf(choice.name, others, question)
  })
  return sql.join([...own, tallyOf('', choices, question)], sql` union all `)
}
