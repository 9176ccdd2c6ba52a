import { and, type SQL, sql } from 'drizzle-orm'
import { numbers } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import type { TermPlace } from './search-terms'
import { PLACES, termOf } from './search-terms'
import { type Unit, type Way, WAYS } from './search-units'

/** What only resembles the question must stand where a product is named. */
function placesFor(way: Way): readonly TermPlace[] {
  return way === 'exact' || way === 'similar' ? PLACES : ['title', 'group']
}

function has(terms: number[]): SQL {
  return sql`${listings.terms} && ${numbers(terms)}::int[]`
}

function steps({ matches }: Unit) {
  return WAYS.flatMap((way, near) =>
    placesFor(way).map((place, inner) => ({
      terms: (matches[way] ?? []).map(({ id }) => termOf(id, place)),
      score: (WAYS.length - near) * 10 + PLACES.length - inner,
    })),
  ).filter(({ terms }) => terms.length > 0)
}

/** Every unit of the question stands somewhere in the product. */
export function matchesAll(units: Unit[]): SQL {
  if (units.length === 0) return sql`false`
  return and(...units.map((unit) => has(steps(unit).flatMap(({ terms }) => terms)))) ?? sql`false`
}

function scoreOf(unit: Unit): SQL {
  const whens = steps(unit).map(({ terms, score }) => sql`when ${has(terms)} then ${score}::int`)
  return sql`case ${sql.join(whens, sql` `)} else 0 end`
}

/** Whole words before beginnings before resemblances; a title before a brand before the rest. */
export function relevance(units: Unit[]): SQL {
  return units.length === 0 ? sql`0` : sql`(${sql.join(units.map(scoreOf), sql` + `)})`
}
