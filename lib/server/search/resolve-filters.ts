import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { productFilters } from '@/lib/contract/catalogue/products'
import type { Database } from '../db/database'
import { asList, readRows } from '../db/read-rows'
import {
  type Branch,
  selectBranch,
  categoryLinkList,
  categoryLinkRow,
} from '../catalogue/categories'
import { countMatches } from './match-products'
import { findSpecs, type Spec } from './product-specs'
import { type ParsedQuery, parsePricedQuery } from './parse-query'

export type ParsedFilters = z.output<typeof productFilters>
export type PropertyChoice = {
  name: string
  ids: number[]
  /** Where else products of a search may name it. */
  spec?: Spec
}

/** Filters with slugs and values replaced by ids; an unknown one has the id 0. */
export type ListCriteria = {
  branch: Branch
  search: ParsedQuery | undefined
  brandIds: number[] | undefined
  festivalId: number | undefined
  price: { min: number | undefined; max: number | undefined } | undefined
  available: boolean
  choices: PropertyChoice[]
  /** How many listings each holds before anything else is chosen; 0 where none is. */
  sizes: { branch: number; brand: number; festival: number; search: number }
}

const UNKNOWN_ID = 0
const namedRow = z.object({ kind: z.string(), name: z.string(), value: z.string(), id: z.int() })
const sizeRow = z.object({ kind: z.string(), category_id: z.int(), count: z.int() })
const lookUpRow = z.object({
  links: z.array(categoryLinkRow),
  known: z.array(namedRow),
  sizes: z.array(sizeRow),
})

function selectNames({ brands = [], festival, properties = {} }: ParsedFilters): SQL {
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
        join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as chosen(name text, value text)
          on chosen.name = known.name and chosen.value = known.value`,
  )
}

/** How many listings each category has, also of one brand and of the festival. */
function selectSizes({ brands = [], festival }: ParsedFilters): SQL {
  const [brand = ''] = brands.length === 1 ? brands : []
  return asList(
    sql`select kind, category_id, count from facet_counts where kind = 'all' and count > 0
        union all
        select kind, category_id, count from facet_counts where kind = 'brand' and count > 0
          and key = (select id from brands where slug = ${brand})
        union all
        select kind, category_id, count from facet_counts where kind = 'festival' and count > 0
          and key = (select id from festivals where slug = ${festival ?? ''})`,
  )
}

/** The tree of categories, the ids of the chosen names, and how many listings there are. */
async function lookUpNames(db: Database, filters: ParsedFilters) {
  const statement = sql`select ${categoryLinkList} as links, ${selectNames(filters)} as known,
    ${selectSizes(filters)} as sizes`
  const [row] = await readRows(db, statement, lookUpRow)
  return row ?? { links: [], known: [], sizes: [] }
}

function sumSizes(sizes: z.output<typeof sizeRow>[], { ids, isWhole }: Branch) {
  const own = new Set(ids)
  const sumOf = (wanted: string) =>
    sizes
      .filter(({ kind, category_id: id }) => kind === wanted && (isWhole || own.has(id)))
      .reduce((sum, { count }) => sum + count, 0)
  return { branch: sumOf('all'), brand: sumOf('brand'), festival: sumOf('festival') }
}

const orUnknownId = (ids: number[]) => (ids.length > 0 ? ids : [UNKNOWN_ID])

export async function resolveFilters(db: Database, filters: ParsedFilters): Promise<ListCriteria> {
  const { brands = [], festival, properties = {}, price_min, price_max, q, sort } = filters
  const { links, known, sizes } = await lookUpNames(db, filters)
  const branch = selectBranch(links, filters.category)
  const idsOf = (kind: string, name = '') =>
    known.filter((one) => one.kind === kind && one.name === name).map(({ id }) => id)
  const priced = { min: price_min, max: price_max, sort }
  const search = q === undefined ? undefined : await parsePricedQuery(db, q, priced)
  const found = search ? await countMatches(db, search.terms) : 0
  const specs = findSpecs(search ? properties : {})
  return {
    branch,
    sizes: { ...sumSizes(sizes, branch), search: found },
    search,
    brandIds: brands.length > 0 ? orUnknownId(idsOf('brand')) : undefined,
    festivalId: festival === undefined ? undefined : (idsOf('festival')[0] ?? UNKNOWN_ID),
    price:
      price_min === undefined && price_max === undefined
        ? undefined
        : { min: price_min, max: price_max },
    available: filters.available ?? false,
    choices: Object.entries(properties)
      .filter(([, values]) => values.length > 0)
      .map(([name]) => {
        const spec = specs.get(name)
        return { name, ids: orUnknownId(idsOf('value', name)), ...(spec && { spec }) }
      }),
  }
}
