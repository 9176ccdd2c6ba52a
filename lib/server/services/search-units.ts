import { latinLetters } from '@/lib/persian/letter-names'
import { lettersAndDigits, stemOf } from '@/lib/persian/search-words'
import { synonymsOf } from '@/lib/persian/synonyms'
import type { Known, Vocabulary } from './search-vocabulary'

export const WAYS = ['exact', 'synonym', 'beginning', 'inside', 'similar'] as const
export type Way = (typeof WAYS)[number]

/** One thing that was asked for, and the words of the shop that answer it. */
export type Unit = { typed: string; matches: Partial<Record<Way, Known[]>> }

const SHORTEST_HALF = 2
const WORTH_BEGINNING = 3
const isNumber = (word: string) => /^\d+$/.test(word)

function halvesOf(word: string): [string, string][] {
  const most = Math.max(word.length - 2 * SHORTEST_HALF + 1, 0)
  return Array.from({ length: most }, (_, i) => [
    word.slice(0, i + SHORTEST_HALF),
    word.slice(i + SHORTEST_HALF),
  ])
}

/** Two typed words that may be one: پاور بانک, A 55, «ای ۵۵». */
function joinedForms(first: string, second: string | undefined): string[] {
  if (second === undefined) return []
  const letters = isNumber(second) ? latinLetters(first) : []
  return [first + second, ...letters.map((letter) => letter + second)]
}

const withSynonyms = (word: string) => [word, ...synonymsOf(word)]

/** All that has to be looked up before the words of a question can be told apart. */
export function formsOf(typed: string[]): string[] {
  const forms = typed.flatMap((word, i) => [
    ...withSynonyms(word),
    ...withSynonyms(stemOf(word)),
    ...joinedForms(word, typed[i + 1]).flatMap(withSynonyms),
    ...lettersAndDigits(word),
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

const count = (unit: Unit) => Object.values(unit.matches).flat().length
export const isAnswered = (unit: Unit) => count(unit) > 0

function ownUnit(word: string, vocabulary: Vocabulary): Unit {
  const unit = wholeUnit([word, stemOf(word)], word, vocabulary)
  const isTold = isAnswered(unit)
  const begins = isTold ? word.length >= WORTH_BEGINNING && !isNumber(word) : true
  const beginning = begins ? vocabulary.begun.get(word) : undefined
  return { typed: word, matches: { ...unit.matches, ...(beginning && { beginning }) } }
}

/** A word that nobody wrote so: its letters and digits apart, or two words run together. */
function brokenUnits(word: string, vocabulary: Vocabulary): Unit[] | undefined {
  const runs = lettersAndDigits(word)
  const ways = runs.length > 1 ? [runs] : halvesOf(word)
  const known = ways
    .map((parts) => parts.map((part) => wholeUnit([part], part, vocabulary)))
    .filter((units) => units.every(isAnswered))
  const rarest = (units: Unit[]) =>
    Math.min(...units.map(({ matches }) => matches.exact?.[0]?.count ?? 0))
  return known.sort((a, b) => rarest(b) - rarest(a))[0]
}

/** What was asked for, one unit after the other, as far as the shop's words tell. */
export function unitsOf(typed: string[], vocabulary: Vocabulary): Unit[] {
  const units: Unit[] = []
  for (let i = 0; i < typed.length; i += 1) {
    const word = typed[i] ?? ''
    const forms = joinedForms(word, typed[i + 1])
    const joined = wholeUnit(forms, `${word} ${typed[i + 1] ?? ''}`, vocabulary)
    if (isAnswered(joined)) {
      units.push(joined)
      i += 1
      continue
    }
    const own = ownUnit(word, vocabulary)
    const broken = isAnswered(own) ? undefined : brokenUnits(word, vocabulary)
    units.push(...(broken ?? [own]))
  }
  return units
}
