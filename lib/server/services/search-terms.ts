import { indexedWords, type SearchWord } from '@/lib/persian/search-words'

/** Where in a product a word stands: its titles; its brand and category; the rest. */
export const PLACES = ['title', 'group', 'rest'] as const
export type TermPlace = (typeof PLACES)[number]
export type SearchTexts = Record<TermPlace, string>

/** A word and where it stands in one number; the triggers divide by the same four. */
export function termOf(wordId: number, place: TermPlace): number {
  return wordId * 4 + PLACES.indexOf(place)
}

export function wordsOf(texts: SearchTexts): SearchWord[] {
  return PLACES.flatMap((place) => indexedWords(texts[place]))
}

/** What a product keeps so that a search finds it. */
export function termsOf(texts: SearchTexts, idOf: ReadonlyMap<string, number>): number[] {
  const terms = PLACES.flatMap((place) =>
    indexedWords(texts[place]).flatMap(({ word }) => {
      const id = idOf.get(word)
      return id === undefined ? [] : termOf(id, place)
    }),
  )
  return [...new Set(terms)]
}
