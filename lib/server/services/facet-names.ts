import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Facets } from '@/lib/contract/products'
import { compareNames } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { propertyValues } from '../db/schema/schema'
import type { Counted } from './facet-tally'
import { hexOf } from './colours'
import { COLOUR } from './product-cards'
import type { ListQuestion } from './product-filters'

/** Of a value: the property's name, the value and, for a colour, its hex. */
const label = z.object({
  kind: z.string(),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  english_title: z.string(),
})
type Label = z.output<typeof label>
type Counts = { counts: Counted[]; place: Counted[] }

function tally(rows: Counted[], kind: Counted['kind']) {
  return new Map(rows.filter((row) => row.kind === kind).map(({ key, count }) => [key, count]))
}

async function labelsOf(db: Database, place: Counted[]): Promise<Label[]> {
  const ids = (kind: Counted['kind']) => sql`any(${numbers([...tally(place, kind).keys()])}::int[])`
  return readRows(
    db,
    sql`select 'brand' as kind, id, slug, title, english_title from brands where id = ${ids('brand')}
        union all select 'festival', id, slug, title, '' from festivals where id = ${ids('festival')}
        union all select 'value', id, name, value,
          case when name = ${COLOUR} then coalesce(${hexOf(sql`${propertyValues.value}`)}, '') else '' end
        from property_values where id = ${ids('value')}`,
    label,
  )
}

const commonestFirst = (a: { count: number; title: string }, b: typeof a) =>
  b.count - a.count || compareNames(a.title, b.title)

function categoryFacet({ branch }: ListQuestion, { counts, place }: Counts): Facets['categories'] {
  const [now, ever] = [tally(counts, 'category'), tally(place, 'category')]
  const sum = (ids: number[], of: Map<number, number>) =>
    ids.reduce((whole, id) => whole + (of.get(id) ?? 0), 0)
  return branch.children
    .filter(({ ids }) => sum(ids, ever) > 0)
    .map(({ ids, ...link }) => ({ ...link, count: sum(ids, now) }))
}

function propertyFacet(values: (Label & { count: number })[]): Facets['properties'] {
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

/** What was counted under ids, under the names that shoppers know. */
export async function nameFacets(
  db: Database,
  question: ListQuestion,
  { counts, place }: Counts,
): Promise<Pick<Facets, 'categories' | 'brands' | 'festivals' | 'properties'>> {
  const labels = await labelsOf(db, place)
  const chosen = new Set(question.choices.map(({ name }) => name))
  const of = (kind: 'brand' | 'festival' | 'value') =>
    labels
      .filter((one) => one.kind === kind)
      .map((one) => {
        const but = kind === 'value' && chosen.has(one.slug) ? one.slug : ''
        const now = counts.filter((row) => row.kind === kind && (row.but ?? '') === but)
        return { ...one, count: now.find(({ key }) => key === one.id)?.count ?? 0 }
      })
  return {
    categories: categoryFacet(question, { counts, place }),
    brands: of('brand')
      .sort(commonestFirst)
      .map(({ kind: _, ...brand }) => brand),
    festivals: of('festival')
      .sort(commonestFirst)
      .map(({ slug, title, count }) => ({ slug, title, count })),
    properties: propertyFacet(of('value')),
  }
}
