import { latinLettersNamed } from '@/lib/persian/transliteration'
import { splitLettersAndDigits, stemOf } from '@/lib/persian/search-words'
import type { Synonyms } from '@/lib/persian/synonyms'
import type { TermField } from './search-terms'
import type { KnownWord, Vocabulary } from './vocabulary'

export const MATCH_KINDS = [
  'exact',
  'synonym',
  'phonetic',
  'prefix',
  'transliterated',
  'infix',
  'similar',
] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/** One term of a search, and the words of the shop that match it. */
export type QueryTerm = {
  typed: string
  matches: { [W in MatchKind]?: KnownWord[] | undefined }
  /** The typed word this is a part of, where the word was split. */
  splitFrom?: string
  /** Where in a product it must stand; anywhere without. */
  fields?: readonly TermField[]
  /** Categories in which only a title says that goods are this. */
  titledIn?: readonly number[]
}

const MIN_HALF_LENGTH = 2
const MIN_PREFIX_LENGTH = 3
const THOUSANDS_DIGITS = 3
const isNumber = (word: string) => /^\d+$/.test(word)

function splitHalves(word: string): [string, string][] {
  const most = Math.max(word.length - 2 * MIN_HALF_LENGTH + 1, 0)
  return Array.from({ length: most }, (_, i) => [
    word.slice(0, i + MIN_HALF_LENGTH),
    word.slice(i + MIN_HALF_LENGTH),
  ])
}

/** ۶٫۵ is two numbers and never 65; ۲۰٬۰۰۰ is one. */
const areSeparateNumbers = (first: string, second: string) =>
  isNumber(first) && isNumber(second) && second.length !== THOUSANDS_DIGITS

/** Two typed words that may be one: پاور بانک, A 55, «ای ۵۵». */
function listJoinedForms(first: string, second: string | undefined): string[] {
  if (second === undefined || areSeparateNumbers(first, second)) return []
  const letters = isNumber(second) ? latinLettersNamed(first) : []
  return [first + second, ...letters.map((letter) => letter + second)]
}

const listPrefixSynonyms = (word: string, synonyms: Synonyms) =>
  word.length < MIN_PREFIX_LENGTH ? [] : synonyms.byPrefix(word)

/** Every form that has to be looked up to split a search into terms. */
export function listForms(typed: string[], synonyms: Synonyms): string[] {
  const withSynonyms = (word: string) => [word, ...synonyms.of(word)]
  const forms = typed.flatMap((word, i) => [
    ...withSynonyms(word),
    ...withSynonyms(stemOf(word)),
    ...listPrefixSynonyms(word, synonyms),
    ...listJoinedForms(word, typed[i + 1]).flatMap(withSynonyms),
    ...splitLettersAndDigits(word).flatMap(withSynonyms),
    ...splitHalves(word).flat(),
  ])
  return [...new Set(forms)]
}

function findKnown(words: string[], { whole }: Vocabulary): KnownWord[] {
  return [...new Set(words)].flatMap((word) => whole.get(word) ?? [])
}

function matchWhole(words: string[], typed: string, vocabulary: Vocabulary): QueryTerm {
  const typedExactly = findKnown(words, vocabulary)
  const nearest = () => findKnown(words.flatMap(vocabulary.synonyms.nearest), vocabulary)
  const exact = typedExactly.length > 0 ? typedExactly : nearest()
  const synonym = findKnown(words.flatMap(vocabulary.synonyms.of), vocabulary)
  return { typed, matches: { exact, synonym } }
}

export const isMatched = ({ matches }: QueryTerm) =>
  MATCH_KINDS.some((kind) => (matches[kind] ?? []).length > 0)

function matchWord(word: string, vocabulary: Vocabulary): QueryTerm {
  const term = matchWhole([word, stemOf(word)], word, vocabulary)
  const isWhole = isMatched(term)
  const mayBePrefix = !isWhole || (word.length >= MIN_PREFIX_LENGTH && !isNumber(word))
  const prefix = mayBePrefix ? vocabulary.prefixed.get(word) : []
  if (isWhole) return { typed: word, matches: { ...term.matches, prefix } }
  const isPrefix = (prefix ?? []).length > 0
  const synonym = isPrefix
    ? []
    : findKnown(listPrefixSynonyms(word, vocabulary.synonyms), vocabulary)
  const phonetic = vocabulary.phonetic.get(word)
  const transliterated = vocabulary.transliterated.get(word)
  return { typed: word, matches: { synonym, phonetic, prefix, transliterated } }
}

/** At least half as common as its rarer half, or chance neighbours would count as one word. */
function isOneWord(joined: QueryTerm, halves: QueryTerm[]): boolean {
  if (!isMatched(joined)) return false
  const total = ({ matches: { exact = [], synonym = [] } }: QueryTerm) =>
    [...exact, ...synonym].reduce((sum, { count }) => sum + count, 0)
  return total(joined) * 2 >= Math.min(...halves.map(total))
}

/** Splits an unknown word into letters and digits, or into two known words. */
function splitWord(word: string, vocabulary: Vocabulary): QueryTerm[] | undefined {
  const runs = splitLettersAndDigits(word)
  const splits = runs.length > 1 ? [runs] : splitHalves(word)
  const known = splits
    .map((parts) =>
      parts.map((part) => ({ ...matchWhole([part], part, vocabulary), splitFrom: word })),
    )
    .filter((terms) => terms.every(isMatched))
  const rarestCount = (terms: QueryTerm[]) =>
    Math.min(...terms.map(({ matches }) => matches.exact?.[0]?.count ?? 0))
  return known.sort((a, b) => rarestCount(b) - rarestCount(a))[0]
}

/** A word and the next as one: a model's letter and number, or a compound written apart. */
function joinWords(typed: string[], i: number, vocabulary: Vocabulary): QueryTerm | undefined {
  const [first, second] = [typed[i], typed[i + 1]]
  if (first === undefined || second === undefined) return undefined
  const joined = matchWhole(listJoinedForms(first, second), `${first} ${second}`, vocabulary)
  const halves = [first, second].map((half) => matchWhole([half], half, vocabulary))
  const isModel = isNumber(second) && isMatched(joined)
  return isModel || isOneWord(joined, halves) ? joined : undefined
}

export function buildTerms(typed: string[], vocabulary: Vocabulary): QueryTerm[] {
  const terms: QueryTerm[] = []
  for (let i = 0; i < typed.length; i += 1) {
    const joined = joinWords(typed, i, vocabulary)
    if (joined !== undefined) {
      terms.push(joined)
      i += 1
      continue
    }
    const own = matchWord(typed[i] ?? '', vocabulary)
    const split = isMatched(own) ? undefined : splitWord(own.typed, vocabulary)
    terms.push(...(split ?? [own]))
  }
  return terms
}
