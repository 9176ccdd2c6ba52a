import { COLOUR } from '@/lib/domain/colour-property'
import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { numbers } from '../db/read-rows'
import { listings, propertyValues, stocks, valueSets } from '../db/schema/schema'
import { selectHex } from '../catalogue/product-cards'
import {
  hasChoices,
  isInScope,
  isNarrowed,
  buildNarrowing,
  selectShownPrice,
  isNearlyNarrowed,
  isOffered,
  isWithin,
  mayHaveChoices,
  setHasChoices,
  variantPrice,
} from './listing-conditions'
import type { ListingSource } from './listing-source'
import { hasSpec, type Spec } from './product-specs'
import type { ListCriteria, PropertyChoice } from './resolve-filters'

const KINDS = ['brand', 'festival', 'category', 'value'] as const
/** `excluded`: the property whose own choice does not count. */
export type FacetCount = {
  kind: (typeof KINDS)[number]
  key: number
  count: number
  excluded?: string
}

/** Counts of an unfiltered branch, which triggers maintain. */
export function selectBranchCounts({ branch }: ListCriteria): SQL {
  const where = branch.isWhole ? sql`true` : sql`category_id = any(${numbers(branch.ids)}::int[])`
  return sql`select case when kind = 'all' then 'category' else kind::text end as kind,
      case when kind = 'all' then category_id else key end as key, sum(count) as count
    from facet_counts where ${where} and count > 0 group by 1, 2`
}

/** Lowest and highest price and the sold out count of a branch, each from an index. */
export function selectBranchBounds({ branch }: ListCriteria, source: ListingSource): SQL {
  const ids = sql`${numbers(branch.ids)}::int[]`
  return sql`select min(own.min) as min, max(own.max) as max,
      (select count(*) from ${source.rows} where not available and category_id = any(${ids})) as sold_out
    from unnest(${ids}) category, lateral (
      select min(final_price) as min, max(final_price) as max from ${listings}
      where category_id = category
    ) own`
}

/** A scope that is no branch, such as search results, is scanned once as `own`. */
export function withScopeListings(where: SQL, source: ListingSource): SQL {
  return sql`with own as materialized (
    select ${listings.categoryId} as category_id, ${listings.brandId} as brand_id,
      ${listings.festivalId} as festival_id, ${listings.valueIds} as value_ids,
      ${listings.available} as available, ${listings.finalPrice} as final_price
    from ${source.rows} where ${where}
  )`
}

export const scopeCounts = sql`
  select 'brand' as kind, brand_id as key, count(*) as count from own group by 2
  union all select 'category', category_id, count(*) from own group by 2
  union all select 'festival', festival_id, count(*) from own where festival_id is not null group by 2
  union all select 'value', value_id, count(*) from own, unnest(value_ids) value_id group by 2`

export const scopeBounds = sql`select min(final_price) as min, max(final_price) as max,
  count(*) filter (where not available) as sold_out from own`

export const boundsRow = z.object({
  sold_out: z.int(),
  min: z.int().nullable(),
  max: z.int().nullable(),
})

/** Of a property value, `slug` is the property, `title` the value and `english_title` a colour's hex. */
export const labelledRow = z.object({
  kind: z.enum(KINDS),
  key: z.int(),
  count: z.int(),
  slug: z.string(),
  title: z.string(),
  english_title: z.string(),
})
export type LabelledCount = z.output<typeof labelledRow>

/** What a sample has counted, with what is chosen in it, which may be too rare to be in the sample. */
export function withChosen(tally: SQL, { brandIds = [], festivalId, choices }: ListCriteria): SQL {
  const chosen: [FacetCount['kind'], number[]][] = [
    ['brand', brandIds],
    ['festival', festivalId === undefined ? [] : [festivalId]],
    ['value', choices.flatMap(({ ids }) => ids)],
  ]
  const rows = chosen.map(
    ([kind, ids]) =>
      sql`select ${kind}::text as kind, key, 0 as count from unnest(${numbers(ids)}::int[]) key where key > 0`,
  )
  return sql`select kind, key, sum(count) as count
    from (${tally} union all ${sql.join(rows, sql` union all `)}) both_of_them group by 1, 2`
}

/** What was counted under ids, under the names that shoppers know. */
export function selectLabelled(tally: SQL): SQL {
  const hex = selectHex(sql`${propertyValues.value}`)
  return sql`select counted.kind, counted.key, counted.count,
      coalesce(brands.slug, festivals.slug, property_values.name, '') as slug,
      coalesce(brands.title, festivals.title, property_values.value, '') as title,
      coalesce(brands.english_title, case when property_values.name = ${COLOUR} then ${hex} end, '') as english_title
    from (${tally}) counted
    left join brands on counted.kind = 'brand' and brands.id = counted.key
    left join festivals on counted.kind = 'festival' and festivals.id = counted.key
    left join property_values on counted.kind = 'value' and property_values.id = counted.key`
}

/** What `grouping(brand_id, category_id, festival_id)` answers: a bit for each that a row is not of. */
const OF_A_BRAND = 0b011
const OF_A_FESTIVAL = 0b110
export const OF_ALL = 0b111

export const scannedRow = z.object({
  grouped: z.int(),
  brand: z.int().nullable(),
  category: z.int().nullable(),
  festival: z.int().nullable(),
  count: z.int(),
  available: z.int(),
  visited: z.int(),
  min: z.int().nullable(),
  max: z.int().nullable(),
})

/** All facets but the properties in one scan; `isNear` includes listings that miss one condition. */
export function selectScan(criteria: ListCriteria, source: ListingSource, isNear: boolean): SQL {
  const narrowing = buildNarrowing(criteria)
  const stocked = buildNarrowing({ ...criteria, available: true })
  const where = and(
    isInScope(criteria),
    isNear ? isNearlyNarrowed(narrowing) : isNarrowed(narrowing),
    hasChoices(criteria.choices, criteria.available),
  )
  return sql`select grouping(brand_id, category_id, festival_id) as grouped, brand_id as brand,
      category_id as category, festival_id as festival,
      case grouping(brand_id, category_id, festival_id)
        when ${sql.raw(String(OF_A_BRAND))} then count(*) filter (where in_all_but_brand)
        when ${sql.raw(String(OF_A_FESTIVAL))} then count(*) filter (where in_all_but_festival)
        else count(*) filter (where narrowed) end as count,
      count(*) filter (where narrowed and stocked) as available, count(*) as visited,
      min(final_price) filter (where in_all_but_price) as min, max(final_price) filter (where in_all_but_price) as max
    from (
      select ${listings.brandId} as brand_id, ${listings.categoryId} as category_id,
        ${listings.festivalId} as festival_id, ${selectShownPrice(criteria)} as final_price,
        ${isNarrowed(narrowing, 'brand')} as in_all_but_brand,
        ${isNarrowed(narrowing, 'festival')} as in_all_but_festival,
        ${isNarrowed(narrowing, 'price')} as in_all_but_price, ${isNarrowed(narrowing)} as narrowed,
        ${hasChoices(criteria.choices, true)} and ${isNarrowed(stocked)} as stocked
      from ${source.rows} where ${where}
    ) near
    group by grouping sets ((brand_id), (category_id), (festival_id), ())`
}

export const valueCountRow = z.object({ excluded: z.string(), value_id: z.int(), count: z.int() })

/** Choices that variants have to meet, and those that specifications meet instead. */
type SplitChoices = { choices: Pick<PropertyChoice, 'name' | 'ids'>[]; specs: Spec[] }

/** A product is sold by a property or has it specified, so each split counts products of its own. */
function listSplits(choices: PropertyChoice[]): SplitChoices[] {
  return choices.reduce<SplitChoices[]>(
    (splits, { name, spec, ids }) =>
      splits.flatMap((one) => [
        { ...one, choices: [...one.choices, { name, ids }] },
        ...(spec ? [{ ...one, specs: [...one.specs, spec] }] : []),
      ]),
    [{ choices: [], specs: [] }],
  )
}

/** Each value with the listings that have a variant of it within the price, as the list has once it is chosen. */
function selectPricedValueCounts(
  excluded: string,
  { choices, price }: Pick<SplitChoices, 'choices'> & { price: NonNullable<ListCriteria['price']> },
  {
    where,
    available,
    source,
  }: { where: SQL | undefined; available: boolean; source: ListingSource },
): SQL {
  return sql`select ${excluded}::text as excluded, value_id, count(*) as count from (
      select distinct ${listings.productId}, unnest(${valueSets.valueIds}) as value_id
      from ${source.rows} join ${stocks} on ${stocks.productId} = ${listings.productId}
      join ${valueSets} on ${valueSets.parentValue} = ${stocks.parentValue}
      where ${where} and ${isOffered(available)} and ${setHasChoices(choices)}
        and ${isWithin(variantPrice, price)}
    ) own group by value_id`
}

/** Listings with the same variants are counted together, each once per value. */
function selectValueCounts(
  excluded: string,
  { choices, specs }: SplitChoices,
  criteria: ListCriteria,
  source: ListingSource,
): SQL {
  const { available, price } = criteria
  const sets = available ? listings.freeSetIds : listings.setIds
  const where = and(
    isInScope(criteria),
    isNarrowed(buildNarrowing({ ...criteria, price: undefined })),
    mayHaveChoices(choices, available),
    ...specs.map(hasSpec),
  )
  if (price) {
    return selectPricedValueCounts(excluded, { choices, price }, { where, available, source })
  }
  return sql`select ${excluded}::text as excluded, value_id, sum(alike.count) as count
    from (select ${sets} as sets, count(*) as count from ${source.rows} where ${where} group by 1) alike,
    lateral (
      select distinct unnest(${valueSets.valueIds}) as value_id from ${valueSets}
      where ${valueSets.id} = any(alike.sets) and ${setHasChoices(choices)}
    ) own
    group by value_id`
}

/** A chosen property is counted without its own choice, the others under all choices. */
export function selectPropertyCounts(criteria: ListCriteria, source: ListingSource): SQL {
  const { choices } = criteria
  const selectAll = (excluded: string, others: PropertyChoice[]) =>
    listSplits(others).map((split) => selectValueCounts(excluded, split, criteria, source))
  const own = choices.flatMap((choice) =>
    selectAll(
      choice.name,
      choices.filter((other) => other !== choice),
    ),
  )
  const counts = [...own, ...selectAll('', choices)]
  return sql`select excluded, value_id, sum(count) as count
    from (${sql.join(counts, sql` union all `)}) counted group by 1, 2`
}
