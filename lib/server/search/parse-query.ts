import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { switchKeyboardLayout, isTransliterationOf } from '@/lib/persian/transliteration'
import { queryWords } from '@/lib/persian/search-words'
import type { Database } from '../db/database'
import { listForms, isMatched, type QueryTerm, buildTerms } from './query-terms'
import { readVocabulary, findLikelyWord, findInfixWords } from './vocabulary'
import { readRows } from '../db/read-rows'
import { listings } from '../db/schema/schema'
import { matchesAll } from './match-products'

const MIN_DISTINCTIVE_LENGTH = 3

const foundRow = z.object({ found: z.array(z.boolean()) })

/** The first candidate that matches any product. */
async function findFirstMatching(
  db: Database,
  candidates: QueryTerm[][],
): Promise<QueryTerm[] | undefined> {
  if (candidates.length === 0) return undefined
  const checks = candidates.map(
    (terms) => sql`exists(select 1 from ${listings} where ${matchesAll(terms)})`,
  )
  const rows = await readRows(
    db,
    sql`select json_build_array(${sql.join(checks, sql`, `)}) as found`,
    foundRow,
  )
  return candidates[rows[0]?.found.indexOf(true) ?? -1]
}

/** Every word may be known and still no product have them all. */
async function hasMatches(db: Database, terms: QueryTerm[]): Promise<boolean> {
  return terms.length === 1 || (await findFirstMatching(db, [terms])) !== undefined
}

/** A whole word of the shop, long enough to be no coincidence. */
function isDistinctive({
  typed,
  splitFrom,
  matches: { exact = [], synonym = [] },
}: QueryTerm): boolean {
  const isWhole = splitFrom === undefined && exact.length + synonym.length > 0
  return isWhole && typed.length >= MIN_DISTINCTIVE_LENGTH
}

/** At least half of the terms; a Persian phrase begins with its noun, so the last word is dropped first. */
function listFallbacks(terms: QueryTerm[]): QueryTerm[][] {
  const distinctive = terms.filter(isDistinctive)
  const last = distinctive.length - 1
  const withoutOne = distinctive.map((_, i) => distinctive.filter((__, j) => j !== last - i))
  const fewer = [distinctive, ...withoutOne, ...distinctive.map((term) => [term])]
  return fewer.filter(({ length }) => length < terms.length && length * 2 >= terms.length)
}

/** Words whose split matched nothing, in one piece again. */
function rejoinSplitTerms(terms: QueryTerm[]): QueryTerm[] {
  return terms.flatMap((term, i): QueryTerm[] => {
    if (term.splitFrom === undefined) return [term]
    const isFirst = terms[i - 1]?.splitFrom !== term.splitFrom
    return isFirst ? [{ typed: term.splitFrom, matches: {} }] : []
  })
}

/** Without terms nothing of the search was understood. */
export type ParsedQuery = { terms: QueryTerm[]; corrected: string | null }

const MAX_WORDS = 8
const MIN_INFIX_LENGTH = 3
const MIN_CERTAIN_PREFIX = 4

const EMPTY_QUERY: ParsedQuery = { terms: [], corrected: null }

const withoutTransliterated = ({ typed, matches }: QueryTerm): QueryTerm => ({
  typed,
  matches: { ...matches, transliterated: [] },
})

/** A whole word, or four letters of one: fewer may match by coincidence. */
function isCertain(term: QueryTerm): boolean {
  const { exact = [], synonym = [] } = term.matches
  const isWhole = exact.length + synonym.length > 0 && term.typed.length > 1
  const isLong = term.typed.length >= MIN_CERTAIN_PREFIX
  return isWhole || (isLong && isMatched(withoutTransliterated(term)))
}

/** A match in the other script may be a coincidence; a typing error in this one is likelier. */
function isOnlyPhonetic(term: QueryTerm): boolean {
  const { typed, matches } = term
  const transliterated = (matches.transliterated ?? []).filter(({ word }) =>
    isTransliterationOf(typed, word),
  )
  const inThisScript = { ...matches, phonetic: [], transliterated }
  return isMatched(term) && !isMatched({ typed, matches: inThisScript })
}

const isUnderstood = (term: QueryTerm) => isMatched(term) && !isOnlyPhonetic(term)

async function correctTerm(db: Database, term: QueryTerm): Promise<QueryTerm> {
  if (isUnderstood(term)) return term
  const mayBeInfix = term.typed.length >= MIN_INFIX_LENGTH && !isMatched(term)
  const infix = mayBeInfix ? await findInfixWords(db, term.typed) : []
  if (infix.length > 0) return { ...term, matches: { infix } }
  const similar = await findLikelyWord(db, term.typed)
  return similar ? { ...term, matches: { ...term.matches, similar: [similar] } } : term
}

async function correctTerms(db: Database, terms: QueryTerm[]): Promise<QueryTerm[] | undefined> {
  const corrected: QueryTerm[] = []
  for (const term of terms) {
    const next = await correctTerm(db, term)
    if (!isMatched(next)) return undefined
    corrected.push(next)
  }
  return corrected.length > 0 ? corrected : undefined
}

function displayTerms(terms: QueryTerm[]): string {
  return terms
    .map(({ typed, matches }) => matches.similar?.[0]?.shown ?? matches.exact?.[0]?.shown ?? typed)
    .join(' ')
}

async function readTerms(db: Database, text: string): Promise<QueryTerm[]> {
  const typed = queryWords(text).slice(0, MAX_WORDS)
  if (typed.length === 0) return []
  return buildTerms(typed, await readVocabulary(db, listForms(typed), [...new Set(typed)]))
}

/** Some Persian letters share keys with punctuation: `',a` can only mean گوش. */
const SIGN_FOR_LETTER = /[;',[\]\\`][a-z;',[\]\\`]/i
const MIN_OFF_KEY_LENGTH = 2

function isOffKeyMatch({ typed, matches: { exact = [], prefix = [] } }: QueryTerm): boolean {
  return typed.length >= MIN_OFF_KEY_LENGTH && exact.length + prefix.length > 0
}

/** As typed; else on the other keyboard layout; else with typing errors corrected; else as many terms as match. */
export async function parseQuery(db: Database, text: string): Promise<ParsedQuery> {
  if (SIGN_FOR_LETTER.test(text)) {
    const offKey = await readTerms(db, switchKeyboardLayout(text))
    if (offKey.length > 0 && offKey.every(isOffKeyMatch)) {
      return { terms: offKey, corrected: displayTerms(offKey) }
    }
  }
  const terms = await readTerms(db, text)
  if (terms.length > 0 && terms.every(isUnderstood) && (await hasMatches(db, terms))) {
    return { terms, corrected: null }
  }
  const switchedTerms = await readTerms(db, switchKeyboardLayout(text))
  if (switchedTerms.length > 0 && switchedTerms.every(isCertain)) {
    return { terms: switchedTerms, corrected: displayTerms(switchedTerms) }
  }
  const corrected = await correctTerms(db, rejoinSplitTerms(terms))
  if (corrected !== undefined && (await hasMatches(db, corrected))) {
    const hasCorrections = corrected.some(({ matches }) => matches.similar !== undefined)
    return { terms: corrected, corrected: hasCorrections ? displayTerms(corrected) : null }
  }
  const other = await correctTerms(db, switchedTerms)
  if (other?.every((term) => isCertain(term) || term.matches.similar)) {
    return { terms: other, corrected: displayTerms(other) }
  }
  const fewer = await findFirstMatching(db, listFallbacks(terms))
  return fewer ? { terms: fewer, corrected: displayTerms(fewer) } : EMPTY_QUERY
}
