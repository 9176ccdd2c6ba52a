import { and, type SQL, sql } from 'drizzle-orm'
import { numbers } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { TERM_FIELDS, encodeTerm, type TermField } from './search-terms'
import { type QueryTerm, type MatchKind, MATCH_KINDS } from './query-terms'

/** What only resembles the question must stand where a product is named. */
const FIELDS_BY_MATCH: Record<MatchKind, readonly TermField[]> = {
  exact: TERM_FIELDS,
  similar: TERM_FIELDS,
  synonym: ['head', 'title', 'group', 'rest'],
  heard: ['head', 'title', 'group'],
  beginning: ['head', 'title', 'group'],
  spelt: ['head', 'title', 'group'],
  inside: ['head', 'title', 'group'],
}
/** A phone of Nikan before a case for one: brand or category say it once more. */
const GROUP_BONUS = 6

function hasTerms(terms: number[]): SQL {
  return sql`${listings.terms} && ${numbers(terms)}::int[]`
}

function listSteps({ matches }: QueryTerm) {
  return MATCH_KINDS.flatMap((way, near) =>
    FIELDS_BY_MATCH[way].map((place) => ({
      terms: (matches[way] ?? []).map(({ id }) => encodeTerm(id, place)),
      score: (MATCH_KINDS.length - near) * 10 - TERM_FIELDS.indexOf(place),
    })),
  ).filter(({ terms }) => terms.length > 0)
}

/** Every unit of the question stands somewhere in the product. */
export function matchesAll(units: QueryTerm[]): SQL {
  if (units.length === 0) return sql`false`
  return (
    and(...units.map((unit) => hasTerms(listSteps(unit).flatMap(({ terms }) => terms)))) ??
    sql`false`
  )
}

/** Where an order is asked for, a bare 0 would name a column. */
const NO_SCORE = sql`0::int`

/** From so many goods on, weighing each would take longer than it is worth. */
const MANY_PRODUCTS = 3_000

function countRarest(units: QueryTerm[]): number {
  const found = units.map(({ matches }) =>
    MATCH_KINDS.flatMap((way) => matches[way] ?? []).reduce((sum, { count }) => sum + count, 0),
  )
  return Math.min(...found)
}

function scoreHead({ matches }: QueryTerm): SQL {
  const words = [...(matches.exact ?? []), ...(matches.similar ?? [])]
  const terms = words.map(({ id }) => encodeTerm(id, 'head'))
  return terms.length === 0 ? NO_SCORE : sql`case when ${hasTerms(terms)} then 1 else 0 end`
}

function scoreTerm(unit: QueryTerm): SQL {
  const whens = listSteps(unit).map(
    ({ terms, score }) => sql`when ${hasTerms(terms)} then ${score}::int`,
  )
  const named = [...(unit.matches.exact ?? []), ...(unit.matches.similar ?? [])]
  const grouped = named.map(({ id }) => encodeTerm(id, 'group'))
  const twice =
    grouped.length === 0
      ? sql`0`
      : sql`case when ${hasTerms(grouped)} then ${GROUP_BONUS}::int else 0 end`
  return sql`case ${sql.join(whens, sql` `)} else 0 end + ${twice}`
}

/** Whole words before beginnings before resemblances; a title before a brand before the rest. */
export function buildRelevance(units: QueryTerm[]): SQL {
  if (units.length === 0) return NO_SCORE
  const scores = units.map(countRarest(units) > MANY_PRODUCTS ? scoreHead : scoreTerm)
  return sql`(${sql.join(scores, sql` + `)})`
}
