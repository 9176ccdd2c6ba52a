import { and, type SQL, sql } from 'drizzle-orm'
import { numbers } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { PLACES, termOf, type TermPlace } from './search-terms'
import { type Unit, type Way, WAYS } from './search-units'

/** What only resembles the question must stand where a product is named. */
const PLACES_FOR: Record<Way, readonly TermPlace[]> = {
  exact: PLACES,
  similar: PLACES,
  synonym: ['head', 'title', 'group', 'rest'],
  heard: ['head', 'title', 'group'],
  beginning: ['head', 'title', 'group'],
  spelt: ['head', 'title', 'group'],
  inside: ['head', 'title', 'group'],
}
/** A phone of Nikan before a case for one: brand or category say it once more. */
const SAID_TWICE = 6

function has(terms: number[]): SQL {
  return sql`${listings.terms} && ${numbers(terms)}::int[]`
}

function steps({ matches }: Unit) {
  return WAYS.flatMap((way, near) =>
    PLACES_FOR[way].map((place) => ({
      terms: (matches[way] ?? []).map(({ id }) => termOf(id, place)),
      score: (WAYS.length - near) * 10 - PLACES.indexOf(place),
    })),
  ).filter(({ terms }) => terms.length > 0)
}

/** Every unit of the question stands somewhere in the product. */
export function matchesAll(units: Unit[]): SQL {
  if (units.length === 0) return sql`false`
  return and(...units.map((unit) => has(steps(unit).flatMap(({ terms }) => terms)))) ?? sql`false`
}

/** Where an order is asked for, a bare 0 would name a column. */
const NO_SCORE = sql`0::int`

/** From so many goods on, weighing each would take longer than it is worth. */
const MANY = 3_000

function mostFound(units: Unit[]): number {
  const found = units.map(({ matches }) =>
    WAYS.flatMap((way) => matches[way] ?? []).reduce((sum, { count }) => sum + count, 0),
  )
  return Math.min(...found)
}

function headScore({ matches }: Unit): SQL {
  const words = [...(matches.exact ?? []), ...(matches.similar ?? [])]
  const terms = words.map(({ id }) => termOf(id, 'head'))
  return terms.length === 0 ? NO_SCORE : sql`case when ${has(terms)} then 1 else 0 end`
}

function scoreOf(unit: Unit): SQL {
  const whens = steps(unit).map(({ terms, score }) => sql`when ${has(terms)} then ${score}::int`)
  const named = [...(unit.matches.exact ?? []), ...(unit.matches.similar ?? [])]
  const grouped = named.map(({ id }) => termOf(id, 'group'))
  const twice =
    grouped.length === 0
      ? sql`0`
      : sql`case when ${has(grouped)} then ${SAID_TWICE}::int else 0 end`
  return sql`case ${sql.join(whens, sql` `)} else 0 end + ${twice}`
}

/** Whole words before beginnings before resemblances; a title before a brand before the rest. */
export function relevance(units: Unit[]): SQL {
  if (units.length === 0) return NO_SCORE
  const scores = units.map(mostFound(units) > MANY ? headScore : scoreOf)
  return sql`(${sql.join(scores, sql` + `)})`
}
