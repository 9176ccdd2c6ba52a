import { normalizeText, searchKey } from './text'

/** «قهوه‌ای» is one word, with a space too: «قهوه» alone is coffee. */
const BETWEEN_WORDS = /[\s\u200c]+(?!ای(?:[\s\u200c]|$))/u

function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(BETWEEN_WORDS)
    .map((word) => searchKey(word).replaceAll(' ', ''))
    .filter((word) => word !== '')
}

/** «آبی یخی» is a shade of «آبی». */
export function isShadeOf(colour: string, family: string): boolean {
  const [first, ...others] = wordsOf(colour)
  const [wanted, ...more] = wordsOf(family)
  return others.length > 0 && more.length === 0 && first === wanted
}

/** The colours that have shades among the values, each with itself first. */
export function listFamilies(values: readonly string[]): string[][] {
  return values
    .map((value) => [value, ...values.filter((other) => isShadeOf(other, value))])
    .filter(({ length }) => length > 1)
}

/** Without those that are shades of another of them. */
export function dropShades(values: readonly string[]): string[] {
  return values.filter((value) => !values.some((other) => isShadeOf(value, other)))
}

function hasRun(words: string[], run: string[]): boolean {
  return words.some((_, start) => run.every((word, i) => words[start + i] === word))
}

/** How well the text names the colour: by more of its own words, by its family alone, or 0 for not at all. */
export function scoreColour(text: string, colour: string): number {
  const typed = wordsOf(text)
  const own = wordsOf(colour)
  const [family] = own
  if (family === undefined) return 0
  if (hasRun(typed, own)) return own.length + 1
  return typed.includes(family) ? 1 : 0
}
