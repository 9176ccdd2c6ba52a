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

/** Every list asks this of all its colours, hence each is taken apart once. */
function shadesByFamily(values: readonly string[]): Map<string, string[]> {
  const shades = new Map<string, string[]>()
  for (const value of values) {
    const [first, ...others] = wordsOf(value)
    if (first === undefined || others.length === 0) continue
    shades.set(first, [...(shades.get(first) ?? []), value])
  }
  return shades
}

/** Of a name of one word; a longer one is a shade itself and has none. */
function familyWord(value: string): string | undefined {
  const [word, ...more] = wordsOf(value)
  return more.length === 0 ? word : undefined
}

/** The colours that have shades among the values, each with itself first. */
export function listFamilies(values: readonly string[]): string[][] {
  const shades = shadesByFamily(values)
  return values
    .map((value) => [value, ...(shades.get(familyWord(value) ?? '') ?? [])])
    .filter(({ length }) => length > 1)
}

/** Without those that are shades of another of them. */
export function dropShades(values: readonly string[]): string[] {
  const shades = shadesByFamily(values)
  const dropped = new Set(values.flatMap((value) => shades.get(familyWord(value) ?? '') ?? []))
  return values.filter((value) => !dropped.has(value))
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
