import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { isTooManyToCount, largeSample } from './listing-source'
import { TERM_FIELDS, encodeTerm, type TermField } from './search-terms'
import { type QueryTerm, type MatchKind, MATCH_KINDS } from './query-terms'
import { findFirst, walkFirst } from './walk-listings'

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

const TITLE_FIELDS = ['head', 'title'] as const

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
  const conditions = terms.flatMap((term) => {
    const matches = rankMatches(term)
    const stands = (within: readonly TermField[]) =>
      hasAnyTerm(
        matches.filter(({ field }) => within.includes(field)).flatMap(({ encoded }) => encoded),
      )
    const { titledIn } = term
    const isElsewhere =
      titledIn && sql`${listings.categoryId} <> all(${numbers([...titledIn])}::int[])`
    return [
      stands(fields ?? TERM_FIELDS),
      isElsewhere && sql`(${isElsewhere} or ${stands(TITLE_FIELDS)})`,
    ]
  })
  return and(...conditions) ?? sql`false`
}

/** Whether a term names its brand or category. */
export function isNamedGroup(terms: QueryTerm[]): SQL {
  const ids = terms.flatMap(({ matches: { exact = [], synonym = [] } }) => [...exact, ...synonym])
  return ids.length === 0 ? sql`false` : hasAnyTerm(ids.map(({ id }) => encodeTerm(id, 'group')))
}

const metRow = z.object({ met: z.array(z.boolean()) })

/** Of each condition, whether any product meets it. */
export async function areMet(db: Database, conditions: readonly SQL[]): Promise<boolean[]> {
  if (conditions.length === 0) return []
  const checks = conditions.map((where) => sql`exists(select 1 from ${listings} where ${where})`)
  const statement = sql`select json_build_array(${sql.join(checks, sql`, `)}) as met`
  const [row] = await readRows(db, statement, metRow)
  return row?.met ?? []
}

/** In `order by` a bare 0 would name a column. */
const NO_SCORE = sql`0::int`

/** From so many products on, scoring each field would take too long. */
const MANY_PRODUCTS = 3_000

/** How many products have all of the terms, at most or by the sample. */
export async function countMatches(db: Database, terms: QueryTerm[]): Promise<number> {
  const most = terms.length === 0 ? 0 : countRarest(terms)
  if (terms.length < 2 || !isTooManyToCount(most, true)) return most
  const { rows, weight } = largeSample
  const [row] = await readRows(
    db,
    sql`select count(*)::int as seen from ${rows} where ${matchesAll(terms)}`,
    z.object({ seen: z.int() }),
  )
  return Math.min(most, ((row?.seen ?? 0) + 1) * weight)
}

function countRarest(terms: QueryTerm[]): number {
  const counts = terms.map(({ matches }) =>
    MATCH_KINDS.flatMap((kind) => matches[kind] ?? []).reduce((sum, { count }) => sum + count, 0),
  )
  return Math.min(...counts)
}

function listHeads({ matches }: QueryTerm): number[] {
  const words = [...(matches.exact ?? []), ...(matches.similar ?? [])]
  return words.map(({ id }) => encodeTerm(id, 'head'))
}

function scoreHead(term: QueryTerm): SQL {
  const encoded = listHeads(term)
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

/** From so many of the sample on, a walk along any order soon meets enough of them. */
const MANY_SAMPLED = 300
/** A search that meets less is found whole. */
const MIN_WALKED = 10_000
/** So far a walk goes before what it looks for is found whole. */
const FURTHEST = 200_000
/** Of more words a score can be had in too many ways. */
const MAX_HEADS = 3

type ScoredPart = { score: SQL; where: SQL; isWalked: boolean }

/** At least so many of the conditions, each way of it by itself, so that an index finds it. */
function holdsAtLeast(most: number, [first, ...others]: SQL[]): SQL[] {
  if (most === 0) return [sql`true`]
  if (first === undefined) return []
  const withFirst = holdsAtLeast(most - 1, others).map((rest) => sql`(${first} and ${rest})`)
  return [...withFirst, ...holdsAtLeast(most, others)]
}

/**
 * What is listed by a search that very many products meet, in a part for each score, the best first: those that the
 * sample shows to be many are walked along an index in the order of the rest, no further than is shown.
 */
export async function splitByScore(
  db: Database,
  terms: QueryTerm[],
  listed: SQL,
): Promise<ScoredPart[] | null> {
  const heads = terms.map(listHeads).filter(({ length }) => length > 0)
  const isSmall = terms.length === 0 || countRarest(terms) < MIN_WALKED
  if (isSmall || heads.length > MAX_HEADS) return null
  const score = buildRelevance(terms)
  const sampled = await readRows(
    db,
    sql`select ${score} as score, count(*)::int as seen from ${largeSample.rows} where ${listed} group by 1`,
    z.object({ score: z.int(), seen: z.int() }),
  )
  if (sampled.reduce((sum, { seen }) => sum + seen, 0) < MANY_SAMPLED) return null
  const isHead = heads.map(hasAnyTerm)
  const hasScore = (wanted: number): SQL => {
    if (heads.length === 0) return listed
    if (wanted === 0) return sql`${listed} and not ${hasAnyTerm(heads.flat())}`
    const ways = wanted === 1 ? [hasAnyTerm(heads.flat())] : holdsAtLeast(wanted, isHead)
    return sql`${listed} and (${sql.join(ways, sql` or `)}) and ${score} = ${wanted}::int`
  }
  return Array.from({ length: heads.length + 1 }, (_, i) => {
    const wanted = heads.length - i
    const seen = sampled.find((one) => one.score === wanted)?.seen ?? 0
    return { score: sql`${wanted}::int`, where: hasScore(wanted), isWalked: seen >= MANY_SAMPLED }
  })
}

/** The products of a part, in the order of an index or found before they are sorted. */
export function selectPart({ score, where, isWalked }: ScoredPart, order: SQL, most: number): SQL {
  const columns = sql`product_id, available, sold_count, ${score} as score`
  const walk = { columns, within: sql`true`, where, order, most }
  return isWalked ? walkFirst(walk, FURTHEST) : findFirst(walk)
}

/** The products of the parts; one is looked for only where too few of those before it fulfil `isBefore`. */
export function selectParts(parts: ScoredPart[], order: SQL, limit: number, isBefore: SQL): SQL {
  const nameOf = (nth: number) => sql.identifier(`part_${nth}`)
  const before = (nth: number) =>
    sql.join(
      parts.slice(0, nth).map((_, i) => sql`(select count(*) from ${nameOf(i)} where ${isBefore})`),
      sql` + `,
    )
  const ctes = parts.map((part, nth) => {
    const rows = sql`select * from (${selectPart(part, order, limit)}) own`
    const own = nth === 0 ? rows : sql`${rows} where ${before(nth)} < ${limit}::int`
    return sql`${nameOf(nth)} as materialized (${own})`
  })
  const all = parts.map((_, nth) => sql`select * from ${nameOf(nth)}`)
  return sql`with ${sql.join(ctes, sql`, `)} ${sql.join(all, sql` union all `)}`
}
