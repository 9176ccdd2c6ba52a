import { and, type SQL, sql } from 'drizzle-orm'
import { numbers } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { TERM_FIELDS, encodeTerm, type TermField } from './search-terms'
import { type QueryTerm, type MatchKind, MATCH_KINDS } from './query-terms'

/** A match that only resembles the search counts where the product is named, not in its specifications. */
const FIELDS_BY_MATCH: Record<MatchKind, readonly TermField[]> = {
  exact: TERM_FIELDS,
  similar: TERM_FIELDS,
  synonym: ['head', 'title', 'group', 'rest'],
  phonetic: ['head', 'title', 'group'],
  prefix: ['head', 'title', 'group'],
  transliterated: ['head', 'title', 'group'],
  infix: ['head', 'title', 'group'],
}
/** The beginning of a title's word ranks before a whole word that only the specifications hold. */
const REST_PENALTY = 35
/** Its brand or category repeats the word: a phone ranks before a case for that phone. */
const GROUP_BONUS = 6

function hasAnyTerm(encoded: number[]): SQL {
  return sql`${listings.terms} && ${numbers(encoded)}::int[]`
}

function scoreOf(distance: number, field: TermField): number {
  const score = (MATCH_KINDS.length - distance) * 10 - TERM_FIELDS.indexOf(field)
  return field === 'rest' ? score - REST_PENALTY : score
}

/** The encoded terms that satisfy a query term, best matches first. */
function rankMatches({ matches, fields = TERM_FIELDS }: QueryTerm) {
  return MATCH_KINDS.flatMap((kind, distance) =>
    FIELDS_BY_MATCH[kind].map((field) => ({
      field,
      encoded: (matches[kind] ?? []).map(({ id }) => encodeTerm(id, field)),
      score: scoreOf(distance, field),
    })),
  )
    .filter(({ field, encoded }) => encoded.length > 0 && fields.includes(field))
    .sort((a, b) => b.score - a.score)
}

/** Whether each term stands in the product, in one of the fields where they are given. */
export function matchesAll(terms: QueryTerm[], fields?: readonly TermField[]): SQL {
  if (terms.length === 0) return sql`false`
  const conditions = terms.map((term) =>
    hasAnyTerm(
      rankMatches(term)
        .filter(({ field }) => fields?.includes(field) ?? true)
        .flatMap(({ encoded }) => encoded),
    ),
  )
  return and(...conditions) ?? sql`false`
}

/** Whether a term names its brand or category. */
export function isNamedGroup(terms: QueryTerm[]): SQL {
  const ids = terms.flatMap(({ matches: { exact = [], synonym = [] } }) => [...exact, ...synonym])
  return ids.length === 0 ? sql`false` : hasAnyTerm(ids.map(({ id }) => encodeTerm(id, 'group')))
}

/** In `order by` a bare 0 would name a column. */
const NO_SCORE = sql`0::int`

/** From so many products on, scoring each field would take too long. */
const MANY_PRODUCTS = 3_000

function countRarest(terms: QueryTerm[]): number {
  const counts = terms.map(({ matches }) =>
    MATCH_KINDS.flatMap((kind) => matches[kind] ?? []).reduce((sum, { count }) => sum + count, 0),
  )
  return Math.min(...counts)
}

function scoreHead({ matches }: QueryTerm): SQL {
  const words = [...(matches.exact ?? []), ...(matches.similar ?? [])]
  const encoded = words.map(({ id }) => encodeTerm(id, 'head'))
  return encoded.length === 0 ? NO_SCORE : sql`case when ${hasAnyTerm(encoded)} then 1 else 0 end`
}

function scoreTerm(term: QueryTerm): SQL {
  const whens = rankMatches(term).map(
    ({ encoded, score }) => sql`when ${hasAnyTerm(encoded)} then ${score}::int`,
  )
  const named = [...(term.matches.exact ?? []), ...(term.matches.similar ?? [])]
  const grouped = named.map(({ id }) => encodeTerm(id, 'group'))
  const bonus =
    grouped.length === 0
      ? sql`0`
      : sql`case when ${hasAnyTerm(grouped)} then ${GROUP_BONUS}::int else 0 end`
  return sql`case ${sql.join(whens, sql` `)} else 0 end + ${bonus}`
}

/** Whole words before prefixes before resemblances; the title before the brand before the rest. */
export function buildRelevance(terms: QueryTerm[]): SQL {
  if (terms.length === 0) return NO_SCORE
  const scores = terms.map(countRarest(terms) > MANY_PRODUCTS ? scoreHead : scoreTerm)
  return sql`(${sql.join(scores, sql` + `)})`
}
