import { compactKey, createSynonyms, type Synonyms } from '@/lib/persian/synonyms'
import { MINUTE_MS } from '@/lib/persian/durations'
import type { Database } from '../db/database'
import { readSetting, type SearchDictionary } from '../settings'
import { findJoinedWords, type JoinedWords } from './joined-categories'

/** For so long a change of the setting, or of a category's name, may go unseen. */
const LIFETIME = MINUTE_MS
const MAX_NAME_WORDS = 3

type Brand = SearchDictionary['brands'][number]
type UnsoldGoods = SearchDictionary['unsold'][number]

export type Dictionary = {
  synonyms: Synonyms
  brands: ReadonlyMap<string, Brand>
  unsold: ReadonlyMap<string, UnsoldGoods>
  joined: JoinedWords
}

const cached = new WeakMap<Database, { dictionary: Promise<Dictionary>; expiresAt: number }>()

const indexByName = <Entry extends { names: string[] }>(entries: Entry[]) =>
  new Map(entries.flatMap((entry) => entry.names.map((name) => [compactKey(name), entry])))

async function loadDictionary(db: Database): Promise<Dictionary> {
  const { synonyms, brands, unsold } = await readSetting(db, 'search')
  const joined = await findJoinedWords(db)
  return {
    synonyms: createSynonyms(synonyms),
    brands: indexByName(brands),
    unsold: indexByName(unsold),
    joined,
  }
}

export function readDictionary(db: Database): Promise<Dictionary> {
  const known = cached.get(db)
  if (known && known.expiresAt > Date.now()) return known.dictionary
  const dictionary = loadDictionary(db)
  cached.set(db, { dictionary, expiresAt: Date.now() + LIFETIME })
  dictionary.catch(() => cached.delete(db))
  return dictionary
}

/** The entry that some of the words name, longest name first, and the other words. */
export function findNamed<Entry>(words: string[], entries: ReadonlyMap<string, Entry>) {
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const named = words.slice(start, start + length)
      const entry = entries.get(named.join(''))
      if (entry) {
        return { entry, named, rest: [...words.slice(0, start), ...words.slice(start + length)] }
      }
    }
  }
  return null
}
