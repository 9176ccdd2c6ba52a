import { type SQL, sql } from 'drizzle-orm'
import { switchKeyboardLayout, isTransliterationOf } from '@/lib/persian/transliteration'
import { dropEzafe } from '@/lib/persian/search-intent'
import { queryWords } from '@/lib/persian/search-words'
import type { Database } from '../db/database'
import { listForms, isMatched, type QueryTerm, buildTerms } from './query-terms'
import type { Synonyms } from '@/lib/persian/synonyms'
import { readVocabulary, findLikelyWord, findInfixWords } from './vocabulary'
import type { TermField } from './search-terms'
import { leaveOutColoured } from './colour-words'
import { holdToTitles } from './joined-categories'
import { areMet, isNamedGroup, matchesAll } from './match-products'
import { type Dictionary, findNamed, readDictionary } from './dictionary'

const MIN_DISTINCTIVE_LENGTH = 3

/** The first candidate that matches any product. */
async function findFirstMatching(
  db: Database,
  candidates: QueryTerm[][],
  toCondition: (terms: QueryTerm[]) => SQL = matchesAll,
): Promise<QueryTerm[] | undefined> {
  const found = await areMet(
    db,
    candidates.map((terms) => toCondition(terms)),
  )
  return candidates[found.indexOf(true)]
}

/** Every word may be known and still no product have them all. */
async function hasMatches(db: Database, terms: QueryTerm[]): Promise<boolean> {
  return terms.length === 1 || (await findFirstMatching(db, [terms])) !== undefined
}

/** A whole word of the shop, long enough to be no coincidence. */
export function isDistinctive({
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
export type ParsedQuery = {
  terms: QueryTerm[]
  /** Of an order by price: what is called as it was asked for comes first. */
  kind?: QueryTerm[]
  corrected: string | null
  /** What was asked for and the shop has nothing of. */
  missing?: MissingGoods
}
export type MissingGoods = { kind: 'brand' | 'goods'; name: string; category: string | null }

const MAX_WORDS = 8
const MIN_INFIX_LENGTH = 3
const MIN_CERTAIN_PREFIX = 4
/** Beside words that are known, a shorter one two slips away is another word: بهترین is no باتری. */
const MIN_FAR_LENGTH = 8

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

async function correctTerm(
  db: Database,
  term: QueryTerm,
  synonyms: Synonyms,
  maxDistance?: number,
): Promise<QueryTerm> {
  if (isUnderstood(term)) return term
  const mayBeInfix = term.typed.length >= MIN_INFIX_LENGTH && !isMatched(term)
  const infix = mayBeInfix ? await findInfixWords(db, term.typed) : []
  if (infix.length > 0) return { ...term, matches: { infix } }
  const similar = await findLikelyWord(db, term.typed, synonyms, maxDistance)
  return similar ? { ...term, matches: { ...term.matches, similar: [similar] } } : term
}

async function correctTerms(
  db: Database,
  terms: QueryTerm[],
  synonyms: Synonyms,
  maxDistance?: number,
): Promise<QueryTerm[] | undefined> {
  const corrected: QueryTerm[] = []
  const isRestKnown = (own: QueryTerm) =>
    terms.length > 1 && terms.every((term) => term === own || isUnderstood(term))
  for (const term of terms) {
    const isNear = isRestKnown(term) && term.typed.length < MIN_FAR_LENGTH
    const next = await correctTerm(db, term, synonyms, isNear ? 1 : maxDistance)
    if (!isMatched(next)) return undefined
    corrected.push(next)
  }
  return corrected.length > 0 ? corrected : undefined
}

export function displayTerms(terms: QueryTerm[]): string {
  return terms
    .map(({ typed, matches }) => matches.similar?.[0]?.shown ?? matches.exact?.[0]?.shown ?? typed)
    .map(dropEzafe)
    .join(' ')
}

async function readTerms(db: Database, text: string, synonyms: Synonyms): Promise<QueryTerm[]> {
  const typed = queryWords(text).slice(0, MAX_WORDS)
  if (typed.length === 0) return []
  return buildTerms(
    typed,
    await readVocabulary(db, listForms(typed, synonyms), [...new Set(typed)], synonyms),
  )
}

/** Some Persian letters share keys with punctuation: `',a` can only mean گوش. */
const SIGN_FOR_LETTER = /[;',[\]\\`][a-z;',[\]\\`]/i
const MIN_OFF_KEY_LENGTH = 2

function isOffKeyMatch({ typed, matches: { exact = [], prefix = [] } }: QueryTerm): boolean {
  return typed.length >= MIN_OFF_KEY_LENGTH && exact.length + prefix.length > 0
}

/** The words of a search one by one, each put right by itself. */
export async function readLoneTerms(db: Database, text: string): Promise<QueryTerm[]> {
  const { synonyms } = await readDictionary(db)
  const terms = rejoinSplitTerms(await readTerms(db, text, synonyms))
  return Promise.all(
    terms.map((term) =>
      correctTerm(db, term, synonyms, term.typed.length < MIN_FAR_LENGTH ? 1 : undefined),
    ),
  )
}

/** As typed; else on the other keyboard layout; else with typing errors corrected; else as many terms as match. */
async function readQuery(db: Database, text: string, synonyms: Synonyms): Promise<ParsedQuery> {
  if (SIGN_FOR_LETTER.test(text)) {
    const offKey = await readTerms(db, switchKeyboardLayout(text), synonyms)
    if (offKey.length > 0 && offKey.every(isOffKeyMatch)) {
      return { terms: offKey, corrected: displayTerms(offKey) }
    }
  }
  const terms = await readTerms(db, text, synonyms)
  if (terms.length > 0 && terms.every(isUnderstood) && (await hasMatches(db, terms))) {
    return { terms, corrected: null }
  }
  const switchedTerms = await readTerms(db, switchKeyboardLayout(text), synonyms)
  const isSwitched = switchedTerms.length > 0 && switchedTerms.every(isCertain)
  if (isSwitched && (await findFirstMatching(db, [switchedTerms])) !== undefined) {
    return { terms: switchedTerms, corrected: displayTerms(switchedTerms) }
  }
  const corrected = await correctTerms(db, rejoinSplitTerms(terms), synonyms)
  if (corrected !== undefined && (await hasMatches(db, corrected))) {
    const hasCorrections = corrected.some(({ matches }) => matches.similar !== undefined)
    return { terms: corrected, corrected: hasCorrections ? displayTerms(corrected) : null }
  }
  // The other keyboard is a guess already: two slips more would read a word into anything.
  const other = await correctTerms(db, switchedTerms, synonyms, 1)
  if (other?.every((term) => isCertain(term) || term.matches.similar)) {
    return { terms: other, corrected: displayTerms(other) }
  }
  const fewer = await findFirstMatching(db, listFallbacks(terms), namesWhatIsSold)
  return fewer ? { terms: fewer, corrected: displayTerms(fewer) } : EMPTY_QUERY
}

/** A part of a search stands for the whole only where it names a kind of goods or a brand. */
const namesWhatIsSold = (terms: QueryTerm[]) => sql`${matchesAll(terms)} and ${isNamedGroup(terms)}`

export const NAMING_FIELDS = ['head', 'title', 'group'] as const

/** Whether products are called so; a word of their specifications does not count. */
async function isSold(db: Database, words: string[], synonyms: Synonyms): Promise<boolean> {
  const terms = await readTerms(db, words.join(' '), synonyms)
  const isKnown = terms.every(
    (term) => isDistinctive(term) || (term.matches.exact ?? []).length > 0,
  )
  const named = (found: QueryTerm[]) => matchesAll(found, NAMING_FIELDS)
  return isKnown && (await findFirstMatching(db, [terms], named)) !== undefined
}

async function namesGroup(db: Database, words: string[], synonyms: Synonyms): Promise<boolean> {
  if (words.length === 0) return false
  const terms = await readTerms(db, words.join(' '), synonyms)
  return (
    terms.every(isUnderstood) &&
    (await findFirstMatching(db, [terms], namesWhatIsSold)) !== undefined
  )
}

const KIND_FIELDS = ['head', 'group'] as const

const toWhole = ({ matches: { exact, synonym, similar }, ...term }: QueryTerm): QueryTerm => ({
  ...term,
  matches: { exact, synonym, similar },
})

/** Which of the terms goods bear as whole words in some fields. */
function findBorne(
  db: Database,
  terms: QueryTerm[],
  fields: readonly TermField[],
): Promise<boolean[]> {
  return areMet(
    db,
    terms.map((term) => matchesAll([toWhole(term)], fields)),
  )
}

/** Of the words that name a kind of goods or a brand, only what is called so: a case for a phone is no phone. */
async function holdToKind(db: Database, terms: QueryTerm[]): Promise<QueryTerm[]> {
  if (terms.length === 0) return terms
  const found = await findBorne(db, terms, KIND_FIELDS)
  const held = terms.map((term, i) => (found[i] ? { ...term, fields: NAMING_FIELDS } : term))
  return (await hasMatches(db, held)) ? held : terms
}

/** Goods whose names begin with the kind: in place of a brand, a phone is wanted and no stand for phones. */
async function holdToHead(db: Database, terms: QueryTerm[]): Promise<QueryTerm[]> {
  const found = await findBorne(db, terms, ['head'])
  const held = terms.map((term, i) =>
    found[i] ? { ...toWhole(term), fields: ['head'] as const } : term,
  )
  return found.includes(true) && (await hasMatches(db, held)) ? held : holdToKind(db, terms)
}

/** A search for a brand or for goods that the shop is known to lack. */
async function readMissing(
  db: Database,
  text: string,
  { synonyms, brands, unsold }: Dictionary,
): Promise<ParsedQuery | undefined> {
  const words = queryWords(text)
  const goods = findNamed(words, unsold)
  if (goods && !(await isSold(db, goods.named, synonyms))) {
    if (await namesGroup(db, goods.rest, synonyms)) return undefined
    const { title, category } = goods.entry
    return { ...EMPTY_QUERY, missing: { kind: 'goods', name: title, category } }
  }
  const brand = findNamed(words, brands)
  if (brand === null || (await isSold(db, brand.named, synonyms))) return undefined
  const missing: MissingGoods = { kind: 'brand', name: brand.entry.title, category: null }
  const typed = brand.rest.join(' ')
  if (await namesGroup(db, brand.rest, synonyms)) {
    const { terms } = await readQuery(db, typed, synonyms)
    return { terms: await holdToHead(db, terms), corrected: null, missing }
  }
  const spelt = typed === '' ? EMPTY_QUERY : await readQuery(db, typed, synonyms)
  if (spelt.corrected && (await namesGroup(db, queryWords(spelt.corrected), synonyms)))
    return { ...spelt, terms: await holdToHead(db, spelt.terms), missing }
  const { terms } = await readQuery(db, brand.entry.near, synonyms)
  return { terms: await holdToHead(db, terms), corrected: null, missing }
}

/** Whether some goods bear the whole text in their names. */
export async function isCalledSo(db: Database, text: string): Promise<boolean> {
  const { synonyms } = await readDictionary(db)
  const terms = await readTerms(db, text, synonyms)
  const isWhole = ({ matches: { exact = [] } }: QueryTerm) => exact.length > 0
  if (terms.length === 0 || !terms.every(isWhole)) return false
  const named = (found: QueryTerm[]) =>
    matchesAll(
      found.map(({ typed, matches: { exact } }) => ({ typed, matches: { exact } })),
      NAMING_FIELDS,
    )
  return (await findFirstMatching(db, [terms], named)) !== undefined
}

export async function parseQuery(db: Database, text: string): Promise<ParsedQuery> {
  const dictionary = await readDictionary(db)
  const missing = await readMissing(db, text, dictionary)
  return missing ?? readQuery(db, text, dictionary.synonyms)
}

type PriceBounds = {
  min?: number | undefined
  max?: number | undefined
  sort?: string | undefined
}

/** A limit holds to the kind of goods that is named; an order by price begins with it. */
export async function parsePricedQuery(
  db: Database,
  text: string,
  { min, max, sort }: PriceBounds,
): Promise<ParsedQuery> {
  const parsed = await parseQuery(db, text)
  const { joined } = await readDictionary(db)
  const terms = await holdToTitles(db, await leaveOutColoured(db, parsed.terms), joined)
  const query = { ...parsed, terms }
  const isLimited = min !== undefined || max !== undefined
  if (!isLimited && sort !== 'cheapest' && sort !== 'most_expensive') return query
  const held = await holdToKind(db, query.terms)
  return isLimited ? { ...query, terms: held } : { ...query, kind: held }
}
