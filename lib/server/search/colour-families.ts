import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Facets } from '@/lib/contract/catalogue/products'
import { COLOUR } from '@/lib/domain/colour-property'
import { listFamilies } from '@/lib/persian/colour-names'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import type { LabelledCount } from './facet-queries'
import { buildNarrowing, hasChoices, isInScope, isNarrowed } from './listing-conditions'
import { leastOfSample, type ListingSource } from './listing-source'
import type { ListCriteria } from './resolve-filters'

type Properties = Facets['properties']

const countedRow = z.object({ counts: z.array(z.int()) })

/** Adds what the counts of single shades do not tell: a product of two of them counts once. */
export async function addFamilies(
  db: Database,
  criteria: ListCriteria,
  properties: Properties,
  { labelled, source }: { labelled: LabelledCount[]; source: ListingSource },
): Promise<Properties> {
  const colours = properties.find(({ name }) => name === COLOUR)?.values ?? []
  const families = listFamilies(colours.map(({ value }) => value))
  if (families.length === 0) return properties
  const others = criteria.choices.filter(({ name }) => name !== COLOUR)
  const isOfFamily = (family: readonly string[]): SQL => {
    const ids = labelled
      .filter((one) => one.kind === 'value' && one.slug === COLOUR && family.includes(one.title))
      .map(({ key }) => key)
    const choices = [...others, { name: COLOUR, ids }]
    const narrowing = buildNarrowing({ ...criteria, choices })
    return sql`${hasChoices(choices, criteria.available)} and ${isNarrowed(narrowing)}`
  }
  const counts = families.map((family) => sql`count(*) filter (where ${isOfFamily(family)})`)
  const [row] = await readRows(
    db,
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts from ${source.rows}
      where ${isInScope(criteria)}
        and ${isNarrowed(buildNarrowing({ ...criteria, price: undefined }))}`,
    countedRow,
  )
  const familyOf = new Map(
    families.map((values, nth) => {
      const ofShades = colours.filter(({ value }) => values.includes(value))
      const least = leastOfSample(row?.counts[nth] ?? 0, source)
      return [values[0], { values, count: Math.max(least, ...ofShades.map(({ count }) => count)) }]
    }),
  )
  const withFamilies = colours.map((one) => {
    const family = familyOf.get(one.value)
    return { ...one, ...(family && { family }) }
  })
  const values = withFamilies.sort((a, b) => (b.family ?? b).count - (a.family ?? a).count)
  return properties.map((one) => (one.name === COLOUR ? { ...one, values } : one))
}
