import { indexedWords } from '@/lib/persian/search-words'
import { findParents, readLinks } from '../catalogue/categories'
import type { Database } from '../db/database'
import { areMet, matchesAll } from './match-products'
import type { QueryTerm } from './query-terms'

/** «چای و قهوه»: the words of names that two share, each with the categories that it alone does not name. */
export type JoinedWords = ReadonlyMap<string, readonly number[]>

const TWO_WORDS = /^(\S+) و (\S+)$/

const wordsOf = (text: string) =>
  indexedWords(text)
    .filter(({ part }) => !part)
    .map(({ word }) => word)

const listJoined = (title: string) => TWO_WORDS.exec(title.trim())?.slice(1).flatMap(wordsOf) ?? []

/** By the nearest name that bears it: of «موبایل و تبلت», what is below «تبلت» are tablets. */
export async function findJoinedWords(db: Database): Promise<JoinedWords> {
  const links = await readLinks(db)
  const joined = new Map<string, number[]>()
  for (const link of links) {
    const seen = new Set<string>()
    for (const { title } of [...findParents(links, link), link].toReversed()) {
      const fresh = listJoined(title).filter((word) => !seen.has(word))
      for (const word of fresh) joined.set(word, [...(joined.get(word) ?? []), link.id])
      for (const word of wordsOf(title)) seen.add(word)
    }
  }
  return joined
}

/** As a whole, also in «مانتوی نخی». */
function toCalled({
  typed,
  matches: { exact = [], prefix = [], ...others },
}: QueryTerm): QueryTerm {
  if (exact.length === 0)
    return { typed, matches: { synonym: others.synonym, similar: others.similar } }
  const written = new Set(exact.map(({ word }) => `${word}ی`))
  return { typed, matches: { exact, prefix: prefix.filter(({ word }) => written.has(word)) } }
}

/**
 * Of a name that two words share, goods whose titles begin with the word are what it asks for: tea is no coffee,
 * though both are of «چای و قهوه». Where no title begins so, the name of the category is all there is to go by.
 */
export async function holdToTitles(
  db: Database,
  terms: QueryTerm[],
  joined: JoinedWords,
): Promise<QueryTerm[]> {
  const held = terms.map((term) => {
    const called = toCalled(term)
    const titledIn = Object.values(called.matches)
      .flatMap((words = []) => words)
      .flatMap(({ word }) => joined.get(word) ?? [])
    return { called, ...(titledIn.length > 0 && { titledIn }) }
  })
  if (held.every(({ titledIn }) => titledIn === undefined)) return terms
  const areBegun = await areMet(
    db,
    held.map(({ called }) => matchesAll([called], ['head'])),
  )
  const chosen = terms.map((term, i) => {
    const titledIn = areBegun[i] ? held[i]?.titledIn : undefined
    return titledIn ? { ...term, titledIn } : term
  })
  if (chosen.length < 2) return chosen
  const [isMet] = await areMet(db, [matchesAll(chosen)])
  return isMet ? chosen : terms
}
