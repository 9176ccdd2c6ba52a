import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Facets } from '@/lib/contract/catalogue/products'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { buildNarrowing, hasChoices, isInScope, isNarrowed } from './listing-conditions'
import { leastOfSample, type ListingSource } from './listing-source'
import { findSpec, isNotSoldBy, matchesSpec, selectSpecValue, type Spec } from './product-specs'
import type { ListCriteria } from './resolve-filters'

type Properties = Facets['properties']

const specRow = z.object({ name: z.string(), values: z.array(z.string()), count: z.int() })

/** How many of the list have the same values of a specification; a choice of its own property does not count. */
function selectSpecCounts(
  { name, fields }: Pick<Spec, 'name' | 'fields'>,
  criteria: ListCriteria,
  source: ListingSource,
): SQL {
  const others = criteria.choices.filter((choice) => choice.name !== name)
  return sql`select ${name}::text as name, values, count(*)::int as count from (
      select ${listings.productId}, jsonb_agg(distinct ${selectSpecValue}) as values
      from ${source.rows} join product_fields field on field.product_id = ${listings.productId}
      where field.name in (select value from jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb))
        and ${isInScope(criteria)} and ${isNarrowed(buildNarrowing({ ...criteria, choices: others }))}
        and ${hasChoices(others, criteria.available)} and ${isNotSoldBy(name)}
      group by 1
    ) specified group by values`
}

/** A list of a search looks for a chosen value among specifications too, so its facets count them. */
export async function addSpecs(
  db: Database,
  criteria: ListCriteria,
  properties: Properties,
  source: ListingSource,
): Promise<Properties> {
  if (criteria.search === undefined) return properties
  const specs = new Map(
    properties.flatMap(({ name, values }) => {
      const spec = findSpec(
        name,
        values.map(({ value }) => value),
      )
      return spec ? [[name, spec] as const] : []
    }),
  )
  if (specs.size === 0) return properties
  const selects = [...specs.values()].map((spec) => selectSpecCounts(spec, criteria, source))
  const rows = await readRows(db, sql.join(selects, sql` union all `), specRow)
  const countOf = (name: string, value: string) => {
    const spec = findSpec(name, [value])
    const found = spec
      ? rows.filter((row) => row.name === name && matchesSpec(row.values, spec))
      : []
    return found.reduce((sum, { count }) => sum + leastOfSample(count, source), 0)
  }
  return properties.map((property) => {
    if (!specs.has(property.name)) return property
    const values = property.values.map((one) => ({
      ...one,
      count: one.count + countOf(property.name, one.value),
    }))
    return { ...property, values }
  })
}
