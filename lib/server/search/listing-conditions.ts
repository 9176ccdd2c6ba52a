import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { numbers } from '../db/read-rows'
import { listings, products, propertyValues, stocks, valueSets } from '../db/schema/schema'
import type { PropertyChoice, ListCriteria } from './resolve-filters'
import { matchesAll } from './match-products'
import { hasSpec } from './product-specs'

const allOf = (...conditions: (SQL | undefined)[]) => and(...conditions) ?? sql`true`

function hasAny(column: AnyPgColumn, ids: number[]): SQL {
  return sql`${column} && ${numbers(ids)}::int[]`
}

type VariantChoice = Pick<PropertyChoice, 'ids'>

/** Sets of values with at least one value of each choice. */
export function setHasChoices(choices: VariantChoice[]): SQL {
  return allOf(...choices.map(({ ids }) => hasAny(valueSets.valueIds, ids)))
}

/** Checks the values of all variants together, which suffices for a single choice. */
export function mayHaveChoices(choices: VariantChoice[], isStocked: boolean): SQL {
  const column = isStocked ? listings.freeValueIds : listings.valueIds
  return allOf(
    isStocked ? eq(listings.available, true) : undefined,
    ...choices.map(({ ids }) => hasAny(column, ids)),
  )
}

/** A single variant has a value of each choice, and is in stock where `isStocked`. */
export function hasChoices(choices: PropertyChoice[], isStocked: boolean): SQL {
  const specified = choices.find(({ spec }) => spec)
  if (specified?.spec) {
    const { spec, ...ofVariants } = specified
    const others = choices.filter((one) => one !== specified)
    const bySpec = allOf(hasSpec(spec), hasChoices(others, isStocked))
    const named = or(hasChoices([...others, ofVariants], isStocked), bySpec) ?? bySpec
    return isStocked ? allOf(eq(listings.available, true), named) : named
  }
  if (choices.length < 2) return mayHaveChoices(choices, isStocked)
  const own = isStocked ? listings.freeSetIds : listings.setIds
  const sets = sql`select ${valueSets.id} from ${valueSets} where ${setHasChoices(choices)}`
  return allOf(
    mayHaveChoices(choices, isStocked),
    // As an array the sets are looked up once, not for every listing.
    sql`${own} && array(${sets})`,
  )
}

/** In the category and the search of the list, before any other filter. */
export function isInScope({ branch, search }: ListCriteria): SQL {
  return allOf(
    branch.isWhole ? undefined : inArray(listings.categoryId, branch.ids),
    search && matchesAll(search.terms),
  )
}

export type Narrowing = Partial<Record<'brand' | 'festival' | 'price', SQL>>

/** As the sets of a listing have it. */
export const isOffered = (isStocked: boolean): SQL =>
  isStocked ? gt(stocks.free, 0) : eq(stocks.isOn, true)

type PricedChoice = Pick<PropertyChoice, 'name' | 'ids' | 'spec'>
type PricedBy = { choices: PricedChoice[]; available: boolean }

/** What the listing's festival takes off; a product is looked up only where one runs. */
const listedPercent = sql`case when ${listings.festivalId} is null then 0 else (
    select ${products.festivalPercent} from ${products} where ${products.id} = ${listings.productId}
  ) end`

/** What a variant of the listing is sold for. */
export const variantPrice = sql`discounted_price(${stocks.price}, ${listedPercent}, ${stocks.salePrice}, ${stocks.saleFrom}, ${stocks.saleUntil})`

/**
 * The variants that have a value of each choice, with the price that each is sold for. Their own names are
 * compared, as their `value_sets` would have to be joined for every listing.
 */
function selectChosenPrices({ choices, available }: PricedBy, aggregate: SQL): SQL {
  const meets = choices.map(({ name, ids, spec }) => {
    const named = sql`select ${propertyValues.value} from ${propertyValues} where ${propertyValues.id} = any(${numbers(ids)}::int[])`
    const isSold = sql`${stocks.parentValue} ->> ${name}::text in (${named})`
    return spec ? or(isSold, hasSpec(spec)) : isSold
  })
  const where = allOf(eq(stocks.productId, listings.productId), isOffered(available), ...meets)
  return sql`(select ${aggregate} from (
      select ${variantPrice} as price from ${stocks} where ${where}
    ) variant)`
}

/** What a card of the list shows: where a memory is chosen, the price of that memory. */
export function selectShownPrice(criteria: PricedBy): SQL {
  if (criteria.choices.length === 0) return sql`${listings.finalPrice}`
  return sql`coalesce(${selectChosenPrices(criteria, sql`min(variant.price)`)}, ${listings.finalPrice})`
}

type PriceRange = NonNullable<ListCriteria['price']>

export const isWithin = (price: SQL, { min, max }: PriceRange): SQL =>
  allOf(
    min === undefined ? undefined : sql`${price} >= ${min}`,
    max === undefined ? undefined : sql`${price} <= ${max}`,
  )

/** A budget is for the variant that was chosen, not for the cheapest one of its product. */
function isInPrice(range: PriceRange, by: PricedBy): SQL {
  if (by.choices.length === 0) return isWithin(sql`${listings.finalPrice}`, range)
  const isAny = sql`bool_or(${isWithin(sql`variant.price`, range)})`
  return sql`coalesce(${selectChosenPrices(by, isAny)}, false)`
}

type Narrowed = Partial<Pick<ListCriteria, 'brandIds' | 'festivalId' | 'price'> & PricedBy>

/** Conditions by brand, festival and price; properties and stock depend on variants. */
export function buildNarrowing({
  brandIds,
  festivalId,
  price,
  choices = [],
  available = false,
}: Narrowed): Narrowing {
  return {
    ...(brandIds && { brand: inArray(listings.brandId, brandIds) }),
    ...(festivalId !== undefined && { festival: eq(listings.festivalId, festivalId) }),
    ...(price && { price: isInPrice(price, { choices, available }) }),
  }
}

/** All conditions but the excluded one. */
export function isNarrowed(narrowing: Narrowing, excluded?: keyof Narrowing): SQL {
  const { [excluded ?? 'none']: _, ...rest }: Record<string, SQL> = narrowing
  return allOf(...Object.values(rest))
}

/** Misses one condition at most: no facet counts anything else. */
export function isNearlyNarrowed(narrowing: Narrowing): SQL {
  const { brand, festival, price } = narrowing
  const conditions = [brand, festival, price].filter((one) => one !== undefined)
  if (conditions.length < 2) return sql`true`
  return allOf(
    or(...conditions.map((one) => allOf(...conditions.filter((other) => other !== one)))),
  )
}

export function isListed(criteria: ListCriteria): SQL {
  return allOf(
    isInScope(criteria),
    isNarrowed(buildNarrowing(criteria)),
    hasChoices(criteria.choices, criteria.available),
  )
}
