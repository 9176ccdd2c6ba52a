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

/** The first of some readings that anything in the shop is found by. */
async function findFirstMatching(
  db: Database,
  readings: QueryTerm[][],
): Promise<QueryTerm[] | undefined> {
  if (readings.length === 0) return undefined
  const tries = readings.map(
    (units) => sql`exists(select 1 from ${listings} where ${matchesAll(units)})`,
  )
  const rows = await readRows(
    db,
    sql`select json_build_array(${sql.join(tries, sql`, `)}) as found`,
    foundRow,
  )
  return readings[rows[0]?.found.indexOf(true) ?? -1]
}

/** Each word may be known and no product have them all. */
async function hasMatches(db: Database, units: QueryTerm[]): Promise<boolean> {
  return units.length === 1 || (await findFirstMatching(db, [units])) !== undefined
}

/** Written so in the shop, whole and by itself, and no chance. */
function isDistinctive({
  typed,
  brokenFrom,
  matches: { exact = [], synonym = [] },
}: QueryTerm): boolean {
  const isWhole = brokenFrom === undefined && exact.length + synonym.length > 0
  return isWhole && typed.length >= MIN_DISTINCTIVE_LENGTH
}

/** Half of it at least; a Persian phrase begins with what the thing is, so its last word is left out first. */
function listFallbacks(units: QueryTerm[]): QueryTerm[][] {
  const told = units.filter(isDistinctive)
  const withoutOne = told.map((_, i) => told.filter((__, j) => j !== told.length - 1 - i))
  const less = [told, ...withoutOne, ...told.map((unit) => [unit])]
  return less.filter(({ length }) => length < units.length && length * 2 >= units.length)
}

/** As much of a question as something is found by, where all of it finds nothing. */
function findFewerTerms(db: Database, units: QueryTerm[]): Promise<QueryTerm[] | undefined> {
  return findFirstMatching(db, listFallbacks(units))
}

/** A word that was taken apart in vain, in one again. */
function joinBrokenTerms(units: QueryTerm[]): QueryTerm[] {
  return units.flatMap((unit, i): QueryTerm[] => {
    if (unit.brokenFrom === undefined) return [unit]
    const isFirst = units[i - 1]?.brokenFrom !== unit.brokenFrom
    return isFirst ? [{ typed: unit.brokenFrom, matches: {} }] : []
  })
}

/** How the shop understood what was typed; without units it did not. */
export type ParsedQuery = { units: QueryTerm[]; corrected: string | null }

const MAX_WORDS = 8
const MIN_INFIX_LENGTH = 3
const MIN_SURE_PREFIX = 4

const EMPTY_QUERY: ParsedQuery = { units: [], corrected: null }

const withoutTransliterated = ({ typed, matches }: QueryTerm): QueryTerm => ({
  typed,
  matches: { ...matches, spelt: [] },
})

/** Chance begins with any letter or two; a whole word, or four letters of one, is meant. */
function isSure(unit: QueryTerm): boolean {
  const { exact = [], synonym = [] } = unit.matches
  const isWhole = exact.length + synonym.length > 0 && unit.typed.length > 1
  return isWhole || (isMatched(withoutTransliterated(unit)) && unit.typed.length >= MIN_SURE_PREFIX)
}

/** Its name in the other script may be a chance; a slip in this one is likelier. */
function isOnlyPhonetic(unit: QueryTerm): boolean {
  const { typed, matches } = unit
  const spelt = (matches.spelt ?? []).filter(({ word }) => isTransliterationOf(typed, word))
  const inThisScript = { ...matches, heard: [], spelt }
  return isMatched(unit) && !isMatched({ typed, matches: inThisScript })
}

const isUnderstood = (unit: QueryTerm) => isMatched(unit) && !isOnlyPhonetic(unit)

async function correctTerm(db: Database, unit: QueryTerm): Promise<QueryTerm> {
  if (isUnderstood(unit)) return unit
  const tries = unit.typed.length >= MIN_INFIX_LENGTH && !isMatched(unit)
  const inside = tries ? await findInfixWords(db, unit.typed) : []
  if (inside.length > 0) return { ...unit, matches: { inside } }
  const similar = await findLikelyWord(db, unit.typed)
  return similar ? { ...unit, matches: { ...unit.matches, similar: [similar] } } : unit
}

async function correctTerms(db: Database, units: QueryTerm[]): Promise<QueryTerm[] | undefined> {
  const found: QueryTerm[] = []
  for (const unit of units) {
    const next = await correctTerm(db, unit)
    if (!isMatched(next)) return undefined
    found.push(next)
  }
  return found.length > 0 ? found : undefined
}

function displayTerms(units: QueryTerm[]): string {
  return units
    .map(({ typed, matches }) => matches.similar?.[0]?.shown ?? matches.exact?.[0]?.shown ?? typed)
    .join(' ')
}

async function readTerms(db: Database, text: string): Promise<QueryTerm[]> {
  const typed = queryWords(text).slice(0, MAX_WORDS)
  if (typed.length === 0) return []
  return buildTerms(typed, await readVocabulary(db, listForms(typed), [...new Set(typed)]))
}

/** Some Persian letters are on the keys of signs: nobody writes `',a` but who meant گوش. */
const SIGN_FOR_LETTER = /[;',[\]\\`][a-z;',[\]\\`]/i
const MIN_OFF_KEY_LENGTH = 2

function isOffKeyMatch({ typed, matches: { exact = [], beginning = [] } }: QueryTerm): boolean {
  return typed.length >= MIN_OFF_KEY_LENGTH && exact.length + beginning.length > 0
}

/** As it stands; else on the other keyboard; else with its slips mended; else as much of it as finds anything. */
export async function parseQuery(db: Database, text: string): Promise<ParsedQuery> {
  if (SIGN_FOR_LETTER.test(text)) {
    const offKey = await readTerms(db, switchKeyboardLayout(text))
    if (offKey.length > 0 && offKey.every(isOffKeyMatch)) {
      return { units: offKey, corrected: displayTerms(offKey) }
    }
  }
  const units = await readTerms(db, text)
  if (units.length > 0 && units.every(isUnderstood) && (await hasMatches(db, units))) {
    return { units, corrected: null }
  }
  const otherUnits = await readTerms(db, switchKeyboardLayout(text))
  if (otherUnits.length > 0 && otherUnits.every(isSure)) {
    return { units: otherUnits, corrected: displayTerms(otherUnits) }
  }
  const mended = await correctTerms(db, joinBrokenTerms(units))
  if (mended !== undefined && (await hasMatches(db, mended))) {
    const isMended = mended.some(({ matches }) => matches.similar !== undefined)
    return { units: mended, corrected: isMended ? displayTerms(mended) : null }
  }
  const otherMended = await correctTerms(db, otherUnits)
  const isMeant = otherMended?.every((unit) => isSure(unit) || unit.matches.similar)
  if (otherMended && isMeant) return { units: otherMended, corrected: displayTerms(otherMended) }
  const fewer = await findFewerTerms(db, units)
  return fewer ? { units: fewer, corrected: displayTerms(fewer) } : EMPTY_QUERY
}
