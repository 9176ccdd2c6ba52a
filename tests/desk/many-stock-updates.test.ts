import { between, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { setStocks } from '@/lib/contract/desk/stock-updates'
import { readRows } from '@/lib/server/db/read-rows'
import { listings } from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { kinds } from '../kit/open-demo'
import { openTestShop } from '../kit/test-shop'

const FEW = 2_500
const MANY = 10_000
/** Four times as many take four times as long; compared each with each they would take sixteen. */
const MOST_TIMES = 10

const made = z.object({ id: z.int(), product_id: z.int() })

test.skipIf(!kinds.includes('PostgreSQL'))(
  'ten thousand variants are written by one statement, are in lists at once, and have their prices set by one call',
  async () => {
    const shop = await openTestShop('PostgreSQL')
    onTestFinished(shop.close)
    const { db } = shop
    const session = await shop.logInStaff(1)
    const timed = async <T>(work: () => Promise<T>) => {
      const startedAt = performance.now()
      return { value: await work(), took: performance.now() - startedAt }
    }
    const writeAndPrice = async (count: number) => {
      await db.execute(sql`insert into products (slug, title, category_id, brand_id, status)
        select 'many-' || ${count}::int || '-' || n, 'کالای ' || n, 2, 1, 'published'
        from generate_series(1, ${count}::int) n`)
      const insert = sql`insert into stocks (product_id, price, quantity)
        select id, 1000000, 5 from products where slug like ${`many-${count}-%`}
        returning id, product_id`
      const { value: rows, took } = await timed(() => readRows(db, insert, made))
      const changes = rows.map(({ id }) => ({ stock_id: id, price: 2_000_000 }))
      const priced = await timed(() => askCall(shop.url, setStocks, { body: { changes } }, session))
      expect(setStocks.answer.parse(priced.value.body).data).toMatchObject({ changed: count })
      const ids = rows.map((row) => row.product_id)
      const shown = await db
        .select({ price: listings.finalPrice })
        .from(listings)
        .where(between(listings.productId, Math.min(...ids), Math.max(...ids)))
      expect(shown).toHaveLength(count)
      expect(new Set(shown.map(({ price }) => price))).toEqual(new Set([2_000_000]))
      return { written: took, priced: priced.took }
    }
    const few = await writeAndPrice(FEW)
    const many = await writeAndPrice(MANY)
    expect(many.written / few.written).toBeLessThan(MOST_TIMES)
    expect(many.priced / few.priced).toBeLessThan(MOST_TIMES)
  },
  240_000,
)
