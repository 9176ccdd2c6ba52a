import { latinLettersNamed } from '@/lib/persian/transliteration'
import { splitLettersAndDigits, stemOf } from '@/lib/persian/search-words'
import { synonymsByPrefix, synonymsOf } from '@/lib/persian/synonyms'
import type { KnownWord, Vocabulary } from './vocabulary'

export const MATCH_KINDS = [
  'exact',
  'synonym',
  'heard',
  'beginning',
  'spelt',
  'inside',
  'similar',
] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/** One thing that was asked for, and the words of the shop that answer it. */
export type QueryTerm = {
  typed: string
  matches: { [W in MatchKind]?: KnownWord[] | undefined }
  /** The one word that was typed, where this is only a piece of it. */
  brokenFrom?: string
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
const areApart = (first: string, second: string) =>
  isNumber(first) && isNumber(second) && second.length !== THOUSANDS_DIGITS

/** Two typed words that may be one: پاور بانک, A 55, «ای ۵۵». */
function listJoinedForms(first: string, second: string | undefined): string[] {
  if (second === undefined || areApart(first, second)) return []
  const letters = isNumber(second) ? latinLettersNamed(first) : []
  return [first + second, ...letters.map((letter) => letter + second)]
}

const listPrefixSynonyms = (word: string) =>
  word.length < MIN_PREFIX_LENGTH ? [] : synonymsByPrefix(word)
const withSynonyms = (word: string) => [word, ...synonymsOf(word)]

/** All that has to be looked up before the words of a question can be told apart. */
export function listForms(typed: string[]): string[] {
  const forms = typed.flatMap((word, i) => [
    ...withSynonyms(word),
    ...withSynonyms(stemOf(word)),
    ...listPrefixSynonyms(word),
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
  const exact = findKnown(words, vocabulary)
  const synonym = findKnown(words.flatMap(synonymsOf), vocabulary)
  return { typed, matches: { exact, synonym } }
}

export const isMatched = ({ matches }: QueryTerm) =>
  MATCH_KINDS.some((way) => (matches[way] ?? []).length > 0)

function matchWord(word: string, vocabulary: Vocabulary): QueryTerm {
  const unit = matchWhole([word, stemOf(word)], word, vocabulary)
  const isTold = isMatched(unit)
  const begins = !isTold || (word.length >= MIN_PREFIX_LENGTH && !isNumber(word))
  const beginning = begins ? vocabulary.prefixed.get(word) : []
  if (isTold) return { typed: word, matches: { ...unit.matches, beginning } }
  const isBegun = (beginning ?? []).length > 0
  const synonym = isBegun ? [] : findKnown(listPrefixSynonyms(word), vocabulary)
  const [heard, spelt] = [vocabulary.phonetic.get(word), vocabulary.transliterated.get(word)]
  return { typed: word, matches: { synonym, heard, beginning, spelt } }
}

/** As often as a half of it, or a few of another's halves would be taken for one word. */
function isOneWord(joined: QueryTerm, halves: QueryTerm[]): boolean {
  if (!isMatched(joined)) return false
  const total = ({ matches: { exact = [], synonym = [] } }: QueryTerm) =>
    [...exact, ...synonym].reduce((sum, { count }) => sum + count, 0)
  return total(joined) * 2 >= Math.min(...halves.map(total))
}

/** A word that nobody wrote so: its letters and digits apart, or two words run together. */
function breakWord(word: string, vocabulary: Vocabulary): QueryTerm[] | undefined {
  const runs = splitLettersAndDigits(word)
  const ways = runs.length > 1 ? [runs] : splitHalves(word)
  const known = ways
    .map((parts) =>
      parts.map((part) => ({ ...matchWhole([part], part, vocabulary), brokenFrom: word })),
    )
    .filter((units) => units.every(isMatched))
  const rarest = (units: QueryTerm[]) =>
    Math.min(...units.map(({ matches }) => matches.exact?.[0]?.count ?? 0))
  return known.sort((a, b) => rarest(b) - rarest(a))[0]
}

/** This word and the next as one: a model's letter and number, or a compound written apart. */
function joinWords(typed: string[], i: number, vocabulary: Vocabulary): QueryTerm | undefined {
  const [first, second] = [typed[i], typed[i + 1]]
  if (first === undefined || second === undefined) return undefined
  const joined = matchWhole(listJoinedForms(first, second), `${first} ${second}`, vocabulary)
  const halves = [first, second].map((half) => matchWhole([half], half, vocabulary))
  const isModel = isNumber(second) && isMatched(joined)
  return isModel || isOneWord(joined, halves) ? joined : undefined
}

/** What was asked for, one unit after the other, as far as the shop's words tell. */
export function buildTerms(typed: string[], vocabulary: Vocabulary): QueryTerm[] {
  const units: QueryTerm[] = []
  for (let i = 0; i < typed.length; i += 1) {
    const joined = joinWords(typed, i, vocabulary)
    if (joined !== undefined) {
      units.push(joined)
      i += 1
      continue
    }
    const own = matchWord(typed[i] ?? '', vocabulary)
    const broken = isMatched(own) ? undefined : breakWord(own.typed, vocabulary)
    units.push(...(broken ?? [own]))
  }
  return units
}
