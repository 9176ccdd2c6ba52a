import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { symspellDeletes } from '@/lib/persian/edit-distance'
import type { SearchWord } from '@/lib/persian/search-words'
import { phoneticKey } from '@/lib/persian/phonetic'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { SEPARATOR, listTerms, listWords } from './search-terms'

const storedWordRow = z.object({ id: z.int(), word: z.string() })

/** The ids of words; new words are inserted. */
export async function storeWords(
  db: Database,
  found: SearchWord[],
): Promise<ReadonlyMap<string, number>> {
  const shownAs = new Map(found.map(({ word, shown }) => [word, shown]))
  const list = [...shownAs].map(([word, shown]) => ({ word, shown, sound: phoneticKey(word) }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as given(word text, shown text, sound text)`
  const fresh = await readRows(
    db,
    sql`insert into words (word, shown, sound) select word, shown, sound from ${given}
        where not exists (select from words where words.word = given.word) order by word
        on conflict do nothing returning id, word`,
    storedWordRow,
  )
  const forms = fresh.flatMap(({ id, word }) => symspellDeletes(word).map((form) => ({ form, id })))
  await db.execute(
    sql`insert into misspellings (form, word_id)
        select form, id from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as deletes(form text, id int)`,
  )
  const all = await readRows(
    db,
    sql`select words.id, words.word from words join ${given} on given.word = words.word`,
    storedWordRow,
  )
  return new Map(all.map(({ id, word }) => [word, id]))
}

const textsRow = z.object({
  id: z.int(),
  title: z.string(),
  group: z.string(),
  rest: z.string(),
  above: z.string(),
})
const BATCH_SIZE = 500

function readTexts(db: Database, ids: number[]) {
  return readRows(
    db,
    sql`with recursive branch as (
          select id, title, '' as above from categories where parent_id is null
          union all
          select below.id, below.title, concat_ws(${SEPARATOR}, branch.above, branch.title)
          from categories below join branch on branch.id = below.parent_id
        )
        select product.id, concat_ws(${SEPARATOR}, product.title, product.english_title) as title,
          concat_ws(${SEPARATOR}, brand.title, brand.english_title, branch.title) as group,
          branch.above,
          concat_ws(${SEPARATOR},
            (select string_agg(value, ${SEPARATOR}) from product_fields field
             where field.product_id = product.id and field.highlighted),
            (select string_agg(pair.value, ${SEPARATOR}) from stocks stock, jsonb_each_text(stock.parent_value) pair
             where stock.product_id = product.id)) as rest
        from products product
        join brands brand on brand.id = product.brand_id
        join branch on branch.id = product.category_id
        where product.id = any(${numbers(ids)}::int[])`,
    textsRow,
  )
}

/** To be called after a title, brand, category or field of the products has changed. */
export async function indexProducts(db: Database, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const found = await readTexts(db, ids.slice(start, start + BATCH_SIZE))
    const idOf = await storeWords(db, found.flatMap(listWords))
    const rows = found.map((one) => ({ id: one.id, terms: listTerms(one, idOf) }))
    await db.execute(
      sql`update products set terms = own.terms
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as own(id int, terms int[])
          where products.id = own.id and products.terms <> own.terms`,
    )
  }
}

/** Products stored before there was an index. */
export async function indexMissingProducts(db: Database): Promise<void> {
  const missing = await readRows(
    db,
    sql`select product_id as id from listings where terms = '{}'`,
    z.object({ id: z.int() }),
  )
  await indexProducts(
    db,
    missing.map(({ id }) => id),
  )
}
