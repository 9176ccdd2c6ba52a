import { inArray, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { setStocks } from '@/lib/contract/desk/stock-updates'
import { readRows } from '@/lib/server/db/read-rows'
import { listings } from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { kinds } from '../kit/open-demo'
import { openTestShop } from '../kit/test-shop'

const VARIANTS = 30_000
const AT_ONCE = 10_000
/** Of both together; rows that are compared with each other take minutes. */
const LONGEST_MS = 20_000

test.skipIf(!kinds.includes('PostgreSQL'))(
  'thirty thousand variants are written by one statement and in lists at once, ten thousand prices set by one call',
  async () => {
    const shop = await openTestShop('PostgreSQL')
    onTestFinished(shop.close)
    const { db } = shop
    const row = z.object({ id: z.int() })
    await db.execute(sql`insert into products (slug, title, category_id, brand_id, status)
      select 'many-' || n, 'کالای ' || n, 2, 1, 'published' from generate_series(1, ${VARIANTS}::int) n`)
    const startedAt = performance.now()
    const made = await readRows(
      db,
      sql`insert into stocks (product_id, price, quantity)
        select id, 1000000, 5 from products where slug like 'many-%' returning id, product_id`,
      row.extend({ product_id: z.int() }),
    )
    const own = made.slice(0, AT_ONCE)
    const changes = own.map(({ id }) => ({ stock_id: id, price: 2_000_000 }))
    const session = await shop.logInStaff(1)
    const { body } = await askCall(shop.url, setStocks, { body: { changes } }, session)
    expect(setStocks.answer.parse(body).data).toMatchObject({ changed: AT_ONCE })
    expect(performance.now() - startedAt).toBeLessThan(LONGEST_MS)
    const ids = made.map((one) => one.product_id)
    const shown = await db
      .select({ price: listings.finalPrice })
      .from(listings)
      .where(inArray(listings.productId, ids))
    expect(shown).toHaveLength(VARIANTS)
    expect(shown.filter(({ price }) => price === 2_000_000)).toHaveLength(AT_ONCE)
  },
)
