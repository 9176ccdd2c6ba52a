import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { productFilters } from '@/lib/contract/products'
import type { Database } from '../db/database'
import { asList, readRows } from '../db/read-rows'
import { type Branch, branchIn, linkList, linkRow } from './categories'
import { type Reading, readSearch } from './search-reading'

export type Filters = z.output<typeof productFilters>
export type Choice = { name: string; ids: number[] }

/** The same question in the database's own numbers; what nobody knows has the number 0. */
export type ListQuestion = {
  branch: Branch
  search: Reading | undefined
  brandIds: number[] | undefined
  festivalId: number | undefined
  price: { min: number | undefined; max: number | undefined } | undefined
  available: boolean
  choices: Choice[]
}

const NOBODY = 0
const named = z.object({ kind: z.string(), name: z.string(), value: z.string(), id: z.int() })
const lookedUp = z.object({ links: z.array(linkRow), known: z.array(named) })

function namesIn({ brands = [], festival, properties = {} }: Filters): SQL {
  const pairs = Object.entries(properties).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  )
  if (brands.length === 0 && festival === undefined && pairs.length === 0) return sql`'[]'::json`
  return asList(
    sql`select 'brand' as kind, '' as name, slug as value, id from brands
        where slug in (select value from jsonb_array_elements_text(${JSON.stringify(brands)}::jsonb))
        union all
        select 'festival', '', slug, id from festivals where slug = ${festival ?? ''}
        union all
        select 'value', known.name, known.value, known.id from property_values known
        join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as asked(name text, value text)
          on asked.name = known.name and asked.value = known.value`,
  )
}

/** The tree of categories and the ids of what was chosen. */
async function lookUp(db: Database, filters: Filters) {
  const statement = sql`select ${linkList} as links, ${namesIn(filters)} as known`
  const [row] = await readRows(db, statement, lookedUp)
  return row ?? { links: [], known: [] }
}

const orNobody = (ids: number[]) => (ids.length > 0 ? ids : [NOBODY])

export async function askList(db: Database, filters: Filters): Promise<ListQuestion> {
  const { brands = [], festival, properties = {}, price_min, price_max, q } = filters
  const { links, known } = await lookUp(db, filters)
  const idsOf = (kind: string, name = '') =>
    known.filter((one) => one.kind === kind && one.name === name).map(({ id }) => id)
  return {
    branch: branchIn(links, filters.category),
    search: q === undefined ? undefined : await readSearch(db, q),
    brandIds: brands.length > 0 ? orNobody(idsOf('brand')) : undefined,
    festivalId: festival === undefined ? undefined : (idsOf('festival')[0] ?? NOBODY),
    price:
      price_min === undefined && price_max === undefined
        ? undefined
        : { min: price_min, max: price_max },
    available: filters.available ?? false,
    choices: Object.entries(properties)
      .filter(([, values]) => values.length > 0)
      .map(([name]) => ({ name, ids: orNobody(idsOf('value', name)) })),
  }
}
