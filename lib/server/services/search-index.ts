import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import { BETWEEN, termsOf, wordsOf } from './search-terms'
import { learnWords } from './search-words'

const texts = z.object({
  id: z.int(),
  title: z.string(),
  group: z.string(),
  rest: z.string(),
  above: z.string(),
})
const BATCH = 500

function textsOf(db: Database, ids: number[]) {
  return readRows(
    db,
    sql`with recursive way as (
          select id, title, '' as above from categories where parent_id is null
          union all
          select below.id, below.title, concat_ws(${BETWEEN}, way.above, way.title)
          from categories below join way on way.id = below.parent_id
        )
        select product.id, concat_ws(${BETWEEN}, product.title, product.english_title) as title,
          concat_ws(${BETWEEN}, brand.title, brand.english_title, way.title) as group,
          way.above,
          concat_ws(${BETWEEN},
            (select string_agg(value, ${BETWEEN}) from product_fields field
             where field.product_id = product.id and field.highlighted),
            (select string_agg(pair.value, ${BETWEEN}) from stocks stock, jsonb_each_text(stock.parent_value) pair
             where stock.product_id = product.id)) as rest
        from products product
        join brands brand on brand.id = product.brand_id
        join way on way.id = product.category_id
        where product.id = any(${numbers(ids)}::int[])`,
    texts,
  )
}

/** To be called when a title, a brand, a category or a field of products has changed. */
export async function indexForSearch(db: Database, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const found = await textsOf(db, ids.slice(start, start + BATCH))
    const idOf = await learnWords(db, found.flatMap(wordsOf))
    const rows = found.map((one) => ({ id: one.id, terms: termsOf(one, idOf) }))
    await db.execute(
      sql`update products set terms = own.terms
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as own(id int, terms int[])
          where products.id = own.id and products.terms <> own.terms`,
    )
  }
}

/** Goods that were there before the shop could search so. */
export async function indexWhatIsNot(db: Database): Promise<void> {
  const missing = await readRows(
    db,
    sql`select product_id as id from listings where terms = '{}'`,
    z.object({ id: z.int() }),
  )
  await indexForSearch(
    db,
    missing.map(({ id }) => id),
  )
}
