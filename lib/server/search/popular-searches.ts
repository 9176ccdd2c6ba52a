import { desc, gte, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { normalizeText } from '@/lib/persian/text'
import { DAY_SECONDS } from '@/lib/persian/durations'
import type { Database } from '../db/database'
import { searches } from '../db/schema/schema'
import { type CountBuffer, createCountBuffer } from '../jobs/count-buffer'

const MAX_SHOWN = 8
const MAX_STORED = 1_000
const MAX_PENDING = 500
const FLUSH_INTERVAL = 30_000
const HALF_LIFE_DAYS = 14
/** Below this a search is one shopper's own affair. */
const MIN_SHOWN_SCORE = 3

const MAX_TERM_LENGTH = 40
const MAX_TERM_WORDS = 5
/** Such as a phone number, an order or a postal code. */
const PERSONAL_NUMBER = /\p{N}[\p{N} -]{4,}\p{N}/u

/** The term as it is stored and shown; null where it may be personal. */
export function toCountableTerm(text: string): string | null {
  const term = normalizeText(text).toLowerCase()
  if (term.length < 2 || term.length > MAX_TERM_LENGTH) return null
  if (!/^[\p{L}\p{N}\u200c .-]+$/u.test(term) || !/\p{L}/u.test(term)) return null
  return term.split(' ').length > MAX_TERM_WORDS || PERSONAL_NUMBER.test(term) ? null : term
}

/** More than are shown, as some say the same. */
const MAX_READ = 3 * MAX_SHOWN

const isWithin = (few: ReadonlySet<string>, many: ReadonlySet<string>) =>
  [...few].every((word) => many.has(word))

/** «گوشی» beside «گوشی موبایل» would be two chips for one thing: the first of them stays. */
export function dropVariations(terms: readonly string[]): string[] {
  const listed: Set<string>[] = []
  return terms.filter((term) => {
    const words = new Set(term.split(' '))
    const isListed = listed.some((other) => isWithin(words, other) || isWithin(other, words))
    if (!isListed) listed.push(words)
    return !isListed
  })
}

export async function readPopularSearches(db: Database): Promise<string[]> {
  const rows = await db
    .select({ term: searches.term })
    .from(searches)
    .where(gte(searches.score, MIN_SHOWN_SCORE))
    .orderBy(desc(searches.score), searches.term)
    .limit(MAX_READ)
  return dropVariations(rows.map(({ term }) => term)).slice(0, MAX_SHOWN)
}

export function selectPopularContaining(text: string): SQL {
  return sql`select term from searches
    where score >= ${MIN_SHOWN_SCORE} and strpos(term, ${normalizeText(text).toLowerCase()}) > 0
    order by score desc, term limit ${MAX_SHOWN}`
}

/** Stored scores lose half of their weight in two weeks. */
async function storeSearches(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts].map(([term, count]) => ({ term, count }))
  const decayed = sql`searches.score * power(0.5, extract(epoch from now() - searches.at) / ${HALF_LIFE_DAYS * DAY_SECONDS}::float8)`
  await db.execute(
    sql`insert into searches (term, score)
        select term, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added(term text, count real)
        order by term
        on conflict (term) do update set score = ${decayed} + excluded.score, at = now()`,
  )
  await db.execute(
    sql`delete from searches where term in (
          select term from searches order by score desc, term offset ${MAX_STORED})`,
  )
}

export function createSearchCounter(db: Database, onError: (error: unknown) => void): CountBuffer {
  const buffer = createCountBuffer({
    ...{ everyMs: FLUSH_INTERVAL, maxKeys: MAX_PENDING, onError },
    store: (counts) => storeSearches(db, counts),
  })
  const terms = new LRUCache<string, { term: string | null }>({
    max: MAX_PENDING,
    memoMethod: (text) => ({ term: toCountableTerm(text) }),
  })
  return {
    ...buffer,
    count: (text) => {
      const { term } = terms.memo(text)
      if (term !== null) buffer.count(term)
    },
  }
}
