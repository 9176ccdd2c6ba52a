import { editDistance } from './edit-distance'
import { searchKey } from './text'

/** A name as it is compared: a search key without spaces. */
export const compactKey = (text: string) => searchKey(text).replaceAll(' ', '')

export type Synonyms = {
  of: (word: string) => string[]
  /** Of a word in two groups, those of the first: what it means before all else. */
  nearest: (word: string) => string[]
  /** While somebody types: what a synonym that begins so stands for. */
  byPrefix: (word: string) => string[]
  /** How far it is from a word that the shop knows of, even where it sells no such thing. */
  distanceTo: (word: string) => number
}

/** Each group holds the words that shoppers use for one thing. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const byWord = new Map<string, string[]>()
  const nearest = new Map<string, string[]>()
  for (const group of groups.map((words) => words.map(compactKey))) {
    for (const word of group) {
      const others = group.filter((other) => other !== word)
      const known = byWord.get(word)
      if (known && !nearest.has(word)) nearest.set(word, known)
      byWord.set(word, [...(known ?? []), ...others])
    }
  }
  return {
    of: (word) => byWord.get(word) ?? [],
    nearest: (word) => nearest.get(word) ?? [],
    byPrefix: (word) =>
      [...byWord].filter(([key]) => key.startsWith(word)).flatMap(([, others]) => others),
    distanceTo: (word) => Math.min(...[...byWord.keys()].map((key) => editDistance(word, key))),
  }
}
