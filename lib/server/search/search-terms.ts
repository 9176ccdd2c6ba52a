import { indexedWords, type SearchWord } from '@/lib/persian/search-words'

/** Where in a product a word stands, by what it tells: a title begins with what the thing is. */
export const TERM_FIELDS = ['head', 'title', 'group', 'rest', 'above'] as const
export type TermField = (typeof TERM_FIELDS)[number]

/** Its names; its brand and category; its fields and variants; the categories above its own. */
export type SearchTexts = Record<Exclude<TermField, 'head'>, string>

/** A word and where it stands in one number; the triggers divide by the same eight. */
export function encodeTerm(wordId: number, place: TermField): number {
  return wordId * 8 + TERM_FIELDS.indexOf(place)
}

type FieldWord = SearchWord & { place: TermField }

/** Between a name and the next in one text. */
export const SEPARATOR = ' - '
const PURPOSE = /\s(?:مناسب|برای|for)\s.*$/i

/** A case for a phone is no phone: what it is made for is not its name. */
function splitPurposes(texts: SearchTexts): SearchTexts {
  const names = texts.title.split(SEPARATOR)
  const purposes = names.map((name) => PURPOSE.exec(name)?.[0] ?? '')
  return {
    ...texts,
    title: names.map((name) => name.replace(PURPOSE, '')).join(SEPARATOR),
    rest: [texts.rest, ...purposes].join(SEPARATOR),
  }
}

function listFieldWords(given: SearchTexts): FieldWord[] {
  const texts = splitPurposes(given)
  return TERM_FIELDS.flatMap((place): FieldWord[] => {
    if (place === 'head') return []
    const words = indexedWords(texts[place])
    return words.map(({ first, part, ...word }) => ({
      ...word,
      place: part && place !== 'above' ? 'rest' : place === 'title' && first ? 'head' : place,
    }))
  })
}

export function listWords(texts: SearchTexts): SearchWord[] {
  return listFieldWords(texts)
}

/** What a product keeps so that a search finds it. */
export function listTerms(texts: SearchTexts, idOf: ReadonlyMap<string, number>): number[] {
  const terms = listFieldWords(texts).flatMap(({ word, place }) => {
    const id = idOf.get(word)
    return id === undefined ? [] : encodeTerm(id, place)
  })
  return [...new Set(terms)]
}
