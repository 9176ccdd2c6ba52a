import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { keptForms } from '@/lib/persian/misspelling'
import type { SearchWord } from '@/lib/persian/search-words'
import { soundOf } from '@/lib/persian/sound'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'

const known = z.object({ id: z.int(), word: z.string() })

/** The ids of words, which are learned where they are new. */
export async function learnWords(
  db: Database,
  found: SearchWord[],
): Promise<ReadonlyMap<string, number>> {
  const shownAs = new Map(found.map(({ word, shown }) => [word, shown]))
  const list = [...shownAs].map(([word, shown]) => ({ word, shown, sound: soundOf(word) }))
  const asked = sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as asked(word text, shown text, sound text)`
  const fresh = await readRows(
    db,
    sql`insert into words (word, shown, sound) select word, shown, sound from ${asked}
        where not exists (select from words where words.word = asked.word) order by word
        on conflict do nothing returning id, word`,
    known,
  )
  const forms = fresh.flatMap(({ id, word }) => keptForms(word).map((form) => ({ form, id })))
  await db.execute(
    sql`insert into misspellings (form, word_id)
        select form, id from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as kept(form text, id int)`,
  )
  const all = await readRows(
    db,
    sql`select words.id, words.word from words join ${asked} on asked.word = words.word`,
    known,
  )
  return new Map(all.map(({ id, word }) => [word, id]))
}
