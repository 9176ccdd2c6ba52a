import { indexedWords, type SearchWord } from '@/lib/persian/search-words'

/** Where in a product a word stands; `head` is the beginning of its title, which names the thing. */
export const TERM_FIELDS = ['head', 'title', 'group', 'rest', 'above'] as const
export type TermField = (typeof TERM_FIELDS)[number]

/** `title`: its names; `group`: brand and category; `rest`: fields and variants; `above`: ancestors of its category. */
export type SearchTexts = Record<Exclude<TermField, 'head'>, string>

/** A word and its field in one number; the database's triggers divide by the same eight. */
export function encodeTerm(wordId: number, field: TermField): number {
  return wordId * 8 + TERM_FIELDS.indexOf(field)
}

type FieldWord = SearchWord & { field: TermField }

/** Between the names in one text. */
export const SEPARATOR = ' - '
const PURPOSE = /\s(?:مناسب|برای|for)\s.*$/i

/** A case for a phone is no phone: what comes after «برای» is not the product's name. */
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
  return TERM_FIELDS.flatMap((field): FieldWord[] => {
    if (field === 'head') return []
    const words = indexedWords(texts[field])
    return words.map(({ first, part, ...word }) => ({
      ...word,
      field: part && field !== 'above' ? 'rest' : field === 'title' && first ? 'head' : field,
    }))
  })
}

export function listWords(texts: SearchTexts): SearchWord[] {
  return listFieldWords(texts)
}

/** The terms stored with a product, by which searches find it. */
export function listTerms(texts: SearchTexts, idOf: ReadonlyMap<string, number>): number[] {
  const terms = listFieldWords(texts).flatMap(({ word, field }) => {
    const id = idOf.get(word)
    return id === undefined ? [] : encodeTerm(id, field)
  })
  return [...new Set(terms)]
}
