import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { numbers } from '../db/read-rows'
import { listings, valueSets } from '../db/schema/schema'
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

/** Conditions by brand, festival and price; properties and stock depend on variants. */
export function buildNarrowing({
  brandIds,
  festivalId,
  price,
}: Partial<Pick<ListCriteria, 'brandIds' | 'festivalId' | 'price'>>): Narrowing {
  const { min, max } = price ?? {}
  return {
    ...(brandIds && { brand: inArray(listings.brandId, brandIds) }),
    ...(festivalId !== undefined && { festival: eq(listings.festivalId, festivalId) }),
    ...(price && {
      price: allOf(
        min === undefined ? undefined : gte(listings.finalPrice, min),
        max === undefined ? undefined : lte(listings.finalPrice, max),
      ),
    }),
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
