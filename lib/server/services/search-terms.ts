import { indexedWords, type SearchWord } from '@/lib/persian/search-words'

/** Where in a product a word stands, by what it tells: a title begins with what the thing is. */
export const PLACES = ['head', 'title', 'group', 'rest', 'above'] as const
export type TermPlace = (typeof PLACES)[number]

/** Its names; its brand and category; its fields and variants; the categories above its own. */
export type SearchTexts = Record<Exclude<TermPlace, 'head'>, string>

/** A word and where it stands in one number; the triggers divide by the same eight. */
export function termOf(wordId: number, place: TermPlace): number {
  return wordId * 8 + PLACES.indexOf(place)
}

type Placed = SearchWord & { place: TermPlace }

/** Between a name and the next in one text. */
export const BETWEEN = ' - '
const MADE_FOR = /\s(?:مناسب|برای|for)\s.*$/i

/** A case for a phone is no phone: what it is made for is not its name. */
function told(texts: SearchTexts): SearchTexts {
  const names = texts.title.split(BETWEEN)
  const purposes = names.map((name) => MADE_FOR.exec(name)?.[0] ?? '')
  return {
    ...texts,
    title: names.map((name) => name.replace(MADE_FOR, '')).join(BETWEEN),
    rest: [texts.rest, ...purposes].join(BETWEEN),
  }
}

function placed(given: SearchTexts): Placed[] {
  const texts = told(given)
  return PLACES.flatMap((place): Placed[] => {
    if (place === 'head') return []
    const words = indexedWords(texts[place])
    return words.map(({ first, part, ...word }) => ({
      ...word,
      place: part && place !== 'above' ? 'rest' : place === 'title' && first ? 'head' : place,
    }))
  })
}

export function wordsOf(texts: SearchTexts): SearchWord[] {
  return placed(texts)
}

/** What a product keeps so that a search finds it. */
export function termsOf(texts: SearchTexts, idOf: ReadonlyMap<string, number>): number[] {
  const terms = placed(texts).flatMap(({ word, place }) => {
    const id = idOf.get(word)
    return id === undefined ? [] : termOf(id, place)
  })
  return [...new Set(terms)]
}
