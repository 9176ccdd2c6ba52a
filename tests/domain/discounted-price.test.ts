import { asc, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { applyDiscount } from '@/lib/domain/pricing'
import { readProductCards } from '@/lib/server/catalogue/product-cards'
import { numbers } from '@/lib/server/db/read-rows'
import { festivals, listings, products, stocks } from '@/lib/server/db/schema/schema'
import { createProduct } from '../kit/create-product'
import { onEachDatabase } from '../kit/each-database'

const BATCH = 50
/** The dearest that an operator may make a variant. */
const MAX_PRICE = 1_000_000_000_000

onEachDatabase('the discounted price', (db) => {
  const ids: number[] = []
  beforeAll(async () => {
    await db()
      .update(festivals)
      .set({ startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` })
      .where(eq(festivals.id, 1))
    for (let at = 0; at < BATCH; at += 1) {
      const wanted = { slug: `priced-${at}`, title: `قوری ${at}`, festivalId: 1 }
      ids.push(await createProduct(db(), wanted, [{ price: 1_000, quantity: 1 }]))
    }
  })

  test('is the same in a list, on a card and in TypeScript, whatever the price and the percent', async () => {
    const price = fc.oneof(
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1, max: MAX_PRICE }),
      fc.integer({ min: 1, max: MAX_PRICE / 10 }).map((toman) => toman * 10),
    )
    const percent = fc.integer({ min: 0, max: 100 })
    const batch = fc.array(fc.record({ price, percent }), { minLength: BATCH, maxLength: BATCH })
    await fc.assert(
      fc.asyncProperty(batch, async (values) => {
        const prices = numbers(values.map((value) => value.price))
        const percents = numbers(values.map((value) => value.percent))
        await db().transaction(async (tx) => {
          await tx
            .update(products)
            .set({ festivalPercent: sql`given.percent` })
            .from(sql`unnest(${numbers(ids)}::int[], ${percents}::int[]) as given(id, percent)`)
            .where(eq(products.id, sql`given.id`))
          await tx
            .update(stocks)
            .set({ price: sql`given.price` })
            .from(sql`unnest(${numbers(ids)}::int[], ${prices}::bigint[]) as given(id, price)`)
            .where(eq(stocks.productId, sql`given.id`))
        })
        const expected = values.map((value) => applyDiscount(value.price, value.percent))
        const listed = await db()
          .select({ finalPrice: listings.finalPrice })
          .from(listings)
          .where(inArray(listings.productId, ids))
          .orderBy(asc(listings.productId))
        expect(listed.map(({ finalPrice }) => finalPrice)).toEqual(expected)
        const cards = await readProductCards(db(), ids)
        expect(cards.map((card) => card.final_price)).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  }, 180_000)
})
