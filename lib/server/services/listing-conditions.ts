import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { numbers } from '../db/read-rows'
import { listings, valueSets } from '../db/schema/schema'
import type { Choice, ListQuestion } from './product-filters'
import { matchesAll } from './search-match'

const all = (...conditions: (SQL | undefined)[]) => and(...conditions) ?? sql`true`

function hasAny(column: AnyPgColumn, ids: number[]): SQL {
  return sql`${column} && ${numbers(ids)}::int[]`
}

/** Sets of values with something of each choice. */
export function setHas(choices: Choice[]): SQL {
  return all(...choices.map(({ ids }) => hasAny(valueSets.valueIds, ids)))
}

/** What the values of all variants together tell; with a single choice it is the whole of it. */
export function mayHave(choices: Choice[], stocked: boolean): SQL {
  const column = stocked ? listings.freeValueIds : listings.valueIds
  return all(
    stocked ? eq(listings.available, true) : undefined,
    ...choices.map(({ ids }) => hasAny(column, ids)),
  )
}

/** One variant has something of each choice, and is in stock where that is asked. */
export function has(choices: Choice[], stocked: boolean): SQL {
  if (choices.length < 2) return mayHave(choices, stocked)
  const own = stocked ? listings.freeSetIds : listings.setIds
  const sets = sql`select ${valueSets.id} from ${valueSets} where ${setHas(choices)}`
  return all(
    mayHave(choices, stocked),
    // As one array the database looks the sets up once, not for every listing.
    sql`${own} && array(${sets})`,
  )
}

/** Where the list is, before a shopper has chosen anything in it. */
export function inPlace({ branch, search }: ListQuestion): SQL {
  return all(
    branch.isWhole ? undefined : inArray(listings.categoryId, branch.ids),
    search && matchesAll(search.units),
  )
}

export type Narrowing = Partial<Record<'brand' | 'festival' | 'price', SQL>>

/** What was chosen besides the variant's own properties and stock. */
export function narrowingOf({ brandIds, festivalId, price }: ListQuestion): Narrowing {
  const { min, max } = price ?? {}
  return {
    ...(brandIds && { brand: inArray(listings.brandId, brandIds) }),
    ...(festivalId !== undefined && { festival: eq(listings.festivalId, festivalId) }),
    ...(price && {
      price: all(
        min === undefined ? undefined : gte(listings.finalPrice, min),
        max === undefined ? undefined : lte(listings.finalPrice, max),
      ),
    }),
  }
}

/** All of what was chosen, with one choice left out where it is named. */
export function narrowed(narrowing: Narrowing, but?: keyof Narrowing): SQL {
  const { [but ?? 'none']: _, ...rest }: Record<string, SQL> = narrowing
  return all(...Object.values(rest))
}

/** What misses one choice at most: no facet counts anything else. */
export function nearlyNarrowed(narrowing: Narrowing): SQL {
  const { brand, festival, price } = narrowing
  const made = [brand, festival, price].filter((one) => one !== undefined)
  if (made.length < 2) return sql`true`
  return all(or(...made.map((one) => all(...made.filter((other) => other !== one)))))
}

/** The whole of the list. */
export function isListed(question: ListQuestion): SQL {
  return all(
    inPlace(question),
    narrowed(narrowingOf(question)),
    has(question.choices, question.available),
  )
}
