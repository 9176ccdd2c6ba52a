import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { askedForms, slipsBetween, slipsIn } from '@/lib/persian/misspelling'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'

const MOST_BEGINNINGS = 50
const MOST_INSIDE = 30
/** After every letter there is. */
const LAST = '\u{10ffff}'

const row = z.object({ id: z.int(), word: z.string(), shown: z.string(), count: z.int() })
export type Known = z.output<typeof row>

export type Vocabulary = {
  whole: ReadonlyMap<string, Known>
  /** The commonest words that begin so. */
  begun: ReadonlyMap<string, Known[]>
}

/** The words of the shop that are, or begin with, what was asked. */
export async function vocabularyFor(
  db: Database,
  whole: string[],
  beginnings: string[],
): Promise<Vocabulary> {
  const rows = await readRows(
    db,
    sql`select '' as asked, id, word, shown, count from words
        where count > 0 and word in (select value from jsonb_array_elements_text(${JSON.stringify(whole)}::jsonb))
        union all
        select asked, own.* from jsonb_array_elements_text(${JSON.stringify(beginnings)}::jsonb) asked,
        lateral (
          select id, word, shown, count from words
          where word ~>=~ asked and word ~<~ (asked || ${LAST}) and count > 0 and word <> asked
          order by count desc, word limit ${MOST_BEGINNINGS}
        ) own`,
    row.extend({ asked: z.string() }),
  )
  const known = rows.filter(({ asked }) => asked === '')
  return {
    whole: new Map(known.map((one) => [one.word, one])),
    begun: new Map(beginnings.map((text) => [text, rows.filter(({ asked }) => asked === text)])),
  }
}

/** The commonest words that have it in their middle or at their end. */
export function wordsAround(db: Database, part: string): Promise<Known[]> {
  return readRows(
    db,
    sql`select id, word, shown, count from words
        where count > 0 and strpos(word, ${part}) > 1 and word !~ '[0-9]'
        order by count desc, word limit ${MOST_INSIDE}`,
    row,
  )
}

/** The word that was most likely meant: the fewest slips away, then the commonest. */
export async function wordMeantBy(db: Database, typed: string): Promise<Known | undefined> {
  const forms = askedForms(typed)
  if (forms.length === 0) return undefined
  const near = await readRows(
    db,
    sql`select distinct words.id, words.word, words.shown, words.count
        from misspellings join words on words.id = misspellings.word_id
        where misspellings.form in (select value from jsonb_array_elements_text(${JSON.stringify(forms)}::jsonb))
          and words.count > 0`,
    row,
  )
  const ranked = near
    .map((known) => ({ known, slips: slipsBetween(typed, known.word) }))
    .filter(({ slips }) => slips <= slipsIn(typed))
    .sort((a, b) => a.slips - b.slips || b.known.count - a.known.count)
  return ranked[0]?.known
}
