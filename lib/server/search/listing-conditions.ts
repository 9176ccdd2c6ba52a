import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { numbers } from '../db/read-rows'
import { listings, valueSets } from '../db/schema/schema'
import type { PropertyChoice, ListCriteria } from './resolve-filters'
import { matchesAll } from './match-products'

const allOf = (...conditions: (SQL | undefined)[]) => and(...conditions) ?? sql`true`

function hasAny(column: AnyPgColumn, ids: number[]): SQL {
  return sql`${column} && ${numbers(ids)}::int[]`
}

/** Sets of values with something of each choice. */
export function setHasChoices(choices: PropertyChoice[]): SQL {
  return allOf(...choices.map(({ ids }) => hasAny(valueSets.valueIds, ids)))
}

/** What the values of all variants together tell; with a single choice it is the whole of it. */
export function mayHaveChoices(choices: PropertyChoice[], stocked: boolean): SQL {
  const column = stocked ? listings.freeValueIds : listings.valueIds
  return allOf(
    stocked ? eq(listings.available, true) : undefined,
    ...choices.map(({ ids }) => hasAny(column, ids)),
  )
}

/** One variant has something of each choice, and is in stock where that is asked. */
export function hasChoices(choices: PropertyChoice[], stocked: boolean): SQL {
  if (choices.length < 2) return mayHaveChoices(choices, stocked)
  const own = stocked ? listings.freeSetIds : listings.setIds
  const sets = sql`select ${valueSets.id} from ${valueSets} where ${setHasChoices(choices)}`
  return allOf(
    mayHaveChoices(choices, stocked),
    // As one array the database looks the sets up once, not for every listing.
    sql`${own} && array(${sets})`,
  )
}

/** Where the list is, before a shopper has chosen anything in it. */
export function isInScope({ branch, search }: ListCriteria): SQL {
  return allOf(
    branch.isWhole ? undefined : inArray(listings.categoryId, branch.ids),
    search && matchesAll(search.units),
  )
}

export type Narrowing = Partial<Record<'brand' | 'festival' | 'price', SQL>>

/** What was chosen besides the variant's own properties and stock. */
export function buildNarrowing({ brandIds, festivalId, price }: ListCriteria): Narrowing {
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

/** All of what was chosen, with one choice left out where it is named. */
export function isNarrowed(narrowing: Narrowing, but?: keyof Narrowing): SQL {
  const { [but ?? 'none']: _, ...rest }: Record<string, SQL> = narrowing
  return allOf(...Object.values(rest))
}

/** What misses one choice at most: no facet counts anything else. */
export function isNearlyNarrowed(narrowing: Narrowing): SQL {
  const { brand, festival, price } = narrowing
  const made = [brand, festival, price].filter((one) => one !== undefined)
  if (made.length < 2) return sql`true`
  return allOf(or(...made.map((one) => allOf(...made.filter((other) => other !== one)))))
}

/** The whole of the list. */
export function isListed(question: ListCriteria): SQL {
  return allOf(
    isInScope(question),
    isNarrowed(buildNarrowing(question)),
    hasChoices(question.choices, question.available),
  )
}
