import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { currencyName, formatAmount } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { numbers, readRows } from '../db/read-rows'
import type { RowProblem } from './read-item'

/** So many times under or over the usual price of its category, a price has mostly lost or won zeros. */
const UNLIKELY = 20
/** Under it, in rials, hardly anything is sold. */
const LOWEST = 10_000
const FEWEST = 3
const READ_OF_EACH = 200

export type UsualPrices = ReadonlyMap<number, number>

/** The middle price of each category; of what was there before the import, so that trial and run judge alike. */
export async function readUsualPrices(
  db: Database,
  categoryIds: readonly number[],
  before: Date,
): Promise<UsualPrices> {
  if (categoryIds.length === 0) return new Map()
  const rows = await readRows(
    db,
    sql`select category.id, usual.price::float8 as price
        from unnest(${numbers([...new Set(categoryIds)])}::int[]) as category(id)
        cross join lateral (
          select percentile_cont(0.5) within group (order by sample.price) as price
          from (
            select stocks.price from products join stocks on stocks.product_id = products.id
            where products.category_id = category.id
              and products.created_at < ${before.toISOString()}::timestamptz
            limit ${READ_OF_EACH}
          ) as sample
          having count(*) >= ${FEWEST}
        ) as usual`,
    z.object({ id: z.int(), price: z.number() }),
  )
  return new Map(rows.map(({ id, price }) => [id, price]))
}

/** Why the price of a new good looks like a slip. */
export function findUnlikelyPrice(price: number, usual: number | undefined): RowProblem | null {
  const doubt = (text: string): RowProblem => ({
    ...{ about: 'price', text, value: formatAmount(price), field: 'price' },
    isDoubt: true,
  })
  if (usual !== undefined && price <= usual / UNLIKELY)
    return doubt(
      `قیمت معمول این دسته ${formatAmount(usual)} ${currencyName()} است؛ چند صفر کم نیست؟`,
    )
  if (usual !== undefined && price >= usual * UNLIKELY)
    return doubt(
      `قیمت معمول این دسته ${formatAmount(usual)} ${currencyName()} است؛ چند صفر زیاد نیست؟`,
    )
  return price < LOWEST
    ? doubt('برای یک کالا بسیار کم است؛ واحد قیمت و صفرهایش را بازبینی کنید.')
    : null
}
