import { foldDigits } from './digits'
import { normalizeText, searchKey } from './text'

const ZWNJ = '\u200c'
const SUFFIXES = ['هایی', 'های', 'ها', 'ترین', 'تر']
const MIN_STEM_LENGTH = 3

/** Words that tell nothing about what is looked for. */
const STOP_WORDS = new Set([
  ...['و', 'با', 'در', 'از', 'به', 'برای', 'که', 'را', 'یا', 'مدل'],
  ...['the', 'of', 'for', 'and', 'with'],
])

/** As it is compared and as it is written. */
export type SearchWord = { word: string; shown: string }

/** کوچک‌تر and کوچکتر are کوچک to who looks for something. */
export function stemOf(word: string): string {
  const suffix = SUFFIXES.find((one) => word.endsWith(one))
  const stem = suffix === undefined ? word : word.slice(0, -suffix.length)
  return stem.length < MIN_STEM_LENGTH ? word : stem
}

/** What stands between spaces and signs, half-spaces kept: ["گوشی‌های", "A55"]. */
function splitPieces(text: string): string[] {
  return foldDigits(normalizeText(text))
    .split(/[^\p{L}\p{N}\p{M}\u200c]+/u)
    .filter((piece) => searchKey(piece) !== '')
}

function splitCompound(piece: string): SearchWord[] {
  return piece
    .split(ZWNJ)
    .map((shown) => ({ word: searchKey(shown), shown }))
    .filter(({ word }) => word !== '')
}

/** "a55" is looked for as "a 55" too. */
export function splitLettersAndDigits(word: string): string[] {
  return word.match(/\d+|\D+/g) ?? []
}

type IndexedWord = SearchWord & {
  /** Whether the text begins with it. */
  first: boolean
  /** Only a piece of the word that stands there: قهوه of قهوه‌ای. */
  part: boolean
}

function pieceForms(piece: string): (SearchWord & { part: boolean })[] {
  const parts = splitCompound(piece).filter(({ word }) => !SUFFIXES.includes(word))
  const isCompound = parts.length > 1
  const joined = { word: parts.map(({ word }) => word).join(''), shown: piece, part: false }
  const own = parts.map((one) => ({ ...one, part: isCompound }))
  const runs = splitLettersAndDigits(joined.word).map((run) => ({
    word: run,
    shown: run,
    part: false,
  }))
  return [...(isCompound ? [joined] : []), ...own, ...(runs.length > 1 ? runs : [])]
}

/** Every word that a text is found by; لپ‌تاپ by its parts and in one. */
export function indexedWords(text: string): IndexedWord[] {
  const pieces = splitPieces(text)
  const words = pieces.flatMap((piece, i) =>
    pieceForms(piece).map((form) => ({ ...form, first: i === 0 })),
  )
  return words.filter(({ word }) => !STOP_WORDS.has(word))
}

/** The words of a question, in order; what says nothing is left out unless nothing else is there. */
export function queryWords(text: string): string[] {
  const all = splitPieces(text)
    .flatMap(splitCompound)
    .map(({ word }) => word)
  const telling = all.filter(
    (word, i) => !STOP_WORDS.has(word) && !(i > 0 && SUFFIXES.includes(word)),
  )
  return telling.length > 0 ? telling : all
}
