import { latinLetters } from '@/lib/persian/letter-names'
import { lettersAndDigits, stemOf } from '@/lib/persian/search-words'
import { synonymsBegun, synonymsOf } from '@/lib/persian/synonyms'
import type { Known, Vocabulary } from './search-vocabulary'

export const WAYS = [
  'exact',
  'synonym',
  'heard',
  'beginning',
  'spelt',
  'inside',
  'similar',
] as const
export type Way = (typeof WAYS)[number]

/** One thing that was asked for, and the words of the shop that answer it. */
export type Unit = {
  typed: string
  matches: { [W in Way]?: Known[] | undefined }
  /** The one word that was typed, where this is only a piece of it. */
  brokenFrom?: string
}

const SHORTEST_HALF = 2
const WORTH_BEGINNING = 3
const THOUSANDS = 3
const isNumber = (word: string) => /^\d+$/.test(word)

function halvesOf(word: string): [string, string][] {
  const most = Math.max(word.length - 2 * SHORTEST_HALF + 1, 0)
  return Array.from({ length: most }, (_, i) => [
    word.slice(0, i + SHORTEST_HALF),
    word.slice(i + SHORTEST_HALF),
  ])
}

/** ۶٫۵ is two numbers and never 65; ۲۰٬۰۰۰ is one. */
const areApart = (first: string, second: string) =>
  isNumber(first) && isNumber(second) && second.length !== THOUSANDS

/** Two typed words that may be one: پاور بانک, A 55, «ای ۵۵». */
function joinedForms(first: string, second: string | undefined): string[] {
  if (second === undefined || areApart(first, second)) return []
  const letters = isNumber(second) ? latinLetters(first) : []
  return [first + second, ...letters.map((letter) => letter + second)]
}

const begunSynonyms = (word: string) => (word.length < WORTH_BEGINNING ? [] : synonymsBegun(word))
const withSynonyms = (word: string) => [word, ...synonymsOf(word)]

/** All that has to be looked up before the words of a question can be told apart. */
export function formsOf(typed: string[]): string[] {
  const forms = typed.flatMap((word, i) => [
    ...withSynonyms(word),
    ...withSynonyms(stemOf(word)),
    ...begunSynonyms(word),
    ...joinedForms(word, typed[i + 1]).flatMap(withSynonyms),
    ...lettersAndDigits(word).flatMap(withSynonyms),
    ...halvesOf(word).flat(),
  ])
  return [...new Set(forms)]
}

function knownOf(words: string[], { whole }: Vocabulary): Known[] {
  return [...new Set(words)].flatMap((word) => whole.get(word) ?? [])
}

function wholeUnit(words: string[], typed: string, vocabulary: Vocabulary): Unit {
  const exact = knownOf(words, vocabulary)
  const synonym = knownOf(words.flatMap(synonymsOf), vocabulary)
  return { typed, matches: { exact, synonym } }
}

export const isAnswered = ({ matches }: Unit) => WAYS.some((way) => (matches[way] ?? []).length > 0)

function ownUnit(word: string, vocabulary: Vocabulary): Unit {
  const unit = wholeUnit([word, stemOf(word)], word, vocabulary)
  const isTold = isAnswered(unit)
  const begins = !isTold || (word.length >= WORTH_BEGINNING && !isNumber(word))
  const beginning = begins ? vocabulary.begun.get(word) : []
  if (isTold) return { typed: word, matches: { ...unit.matches, beginning } }
  const isBegun = (beginning ?? []).length > 0
  const synonym = isBegun ? [] : knownOf(begunSynonyms(word), vocabulary)
  const [heard, spelt] = [vocabulary.heard.get(word), vocabulary.spelt.get(word)]
  return { typed: word, matches: { synonym, heard, beginning, spelt } }
}

/** As often as a half of it, or a few of another's halves would be taken for one word. */
function isOneWord(joined: Unit, halves: Unit[]): boolean {
  if (!isAnswered(joined)) return false
  const total = ({ matches: { exact = [], synonym = [] } }: Unit) =>
    [...exact, ...synonym].reduce((sum, { count }) => sum + count, 0)
  return total(joined) * 2 >= Math.min(...halves.map(total))
}

/** A word that nobody wrote so: its letters and digits apart, or two words run together. */
function brokenUnits(word: string, vocabulary: Vocabulary): Unit[] | undefined {
  const runs = lettersAndDigits(word)
  const ways = runs.length > 1 ? [runs] : halvesOf(word)
  const known = ways
    .map((parts) =>
      parts.map((part) => ({ ...wholeUnit([part], part, vocabulary), brokenFrom: word })),
    )
    .filter((units) => units.every(isAnswered))
  const rarest = (units: Unit[]) =>
    Math.min(...units.map(({ matches }) => matches.exact?.[0]?.count ?? 0))
  return known.sort((a, b) => rarest(b) - rarest(a))[0]
}

/** This word and the next as one: a model's letter and number, or a compound written apart. */
function joinedUnit(typed: string[], i: number, vocabulary: Vocabulary): Unit | undefined {
  const [first, second] = [typed[i], typed[i + 1]]
  if (first === undefined || second === undefined) return undefined
  const joined = wholeUnit(joinedForms(first, second), `${first} ${second}`, vocabulary)
  const halves = [first, second].map((half) => wholeUnit([half], half, vocabulary))
  const isModel = isNumber(second) && isAnswered(joined)
  return isModel || isOneWord(joined, halves) ? joined : undefined
}

/** What was asked for, one unit after the other, as far as the shop's words tell. */
export function unitsOf(typed: string[], vocabulary: Vocabulary): Unit[] {
  const units: Unit[] = []
  for (let i = 0; i < typed.length; i += 1) {
    const joined = joinedUnit(typed, i, vocabulary)
    if (joined !== undefined) {
      units.push(joined)
      i += 1
      continue
    }
    const own = ownUnit(typed[i] ?? '', vocabulary)
    const broken = isAnswered(own) ? undefined : brokenUnits(own.typed, vocabulary)
    units.push(...(broken ?? [own]))
  }
  return units
}
