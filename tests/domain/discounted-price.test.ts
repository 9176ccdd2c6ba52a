import { asc, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { findShownPercent, reducePrice } from '@/lib/domain/pricing'
import { selectSaleChanges } from '@/lib/server/catalogue/price-clock'
import { readProductCards } from '@/lib/server/catalogue/product-cards'
import type { Database } from '@/lib/server/db/database'
import { numbers } from '@/lib/server/db/read-rows'
import { festivals, listings, products, stocks } from '@/lib/server/db/schema/schema'
import { createProduct } from '../kit/create-product'
import { onEachDatabase } from '../kit/each-database'

const BATCH = 50
/** The dearest that an operator may make a variant. */
const MAX_PRICE = 1_000_000_000_000
const WHOLE = 1_000_000

const rials = fc.oneof(
  fc.integer({ min: 1, max: 1_000 }),
  fc.integer({ min: 1, max: MAX_PRICE }),
  fc.integer({ min: 1, max: MAX_PRICE / 10 }).map((toman) => toman * 10),
)
/** A sale is a part of the price; what has ended counts for nothing. */
const sale = fc.record({ part: fc.integer({ min: 1, max: WHOLE }), isRunning: fc.boolean() })
const variant = fc.record({ price: rials, sale: fc.option(sale) }).map(({ price, sale: own }) => ({
  price,
  sale: own && {
    price: Math.max(Math.floor((price / WHOLE) * own.part), 1),
    isRunning: own.isRunning,
  },
}))
const product = fc.record({
  percent: fc.integer({ min: 0, max: 100 }),
  variants: fc.tuple(variant, variant),
})
type Priced = typeof product extends fc.Arbitrary<infer Value> ? Value : never

/** What a list and a card say, by the rules of TypeScript alone. */
function priceInTypeScript({ percent, variants }: Priced) {
  const [best] = variants
    .map(({ price, sale: own }) => {
      const reductions = { percent, salePrice: own?.isRunning ? own.price : null }
      return {
        finalPrice: reducePrice(price, reductions),
        percent: findShownPercent(price, reductions),
      }
    })
    .sort((a, b) => a.finalPrice - b.finalPrice)
  return best
}

async function writePrices(db: Database, ids: readonly number[], values: readonly Priced[]) {
  await db
    .update(products)
    .set({ festivalPercent: sql`given.percent` })
    .from(
      sql`unnest(${numbers([...ids])}::int[], ${numbers(values.map(({ percent }) => percent))}::int[])
        as given(id, percent)`,
    )
    .where(eq(products.id, sql`given.id`))
  const rows = values.flatMap(({ variants }, index) =>
    variants.map(({ price, sale: own }, position) => ({
      ...{ id: ids[index], position, price, sale: own?.price ?? null },
      until: own?.isRunning ? '1 day' : '-1 hour',
    })),
  )
  await db
    .update(stocks)
    .set({
      price: sql`given.price`,
      salePrice: sql`given.sale`,
      saleFrom: sql`case when given.sale is not null then now() - interval '1 day' end`,
      saleUntil: sql`case when given.sale is not null then now() + given.until end`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(id int, position int, price bigint, sale bigint, until interval)`,
    )
    .where(sql`${stocks.productId} = given.id and ${stocks.position} = given.position`)
}

onEachDatabase('the reduced price and its percent', (db) => {
  const ids: number[] = []
  beforeAll(async () => {
    await db()
      .update(festivals)
      .set({ startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` })
      .where(eq(festivals.id, 1))
    for (let index = 0; index < BATCH; index += 1) {
      const wanted = { slug: `priced-${index}`, title: `قوری ${index}`, festivalId: 1 }
      const variants = [0, 1].map((position) => ({
        ...{ price: 1_000, quantity: 1, position, parentValue: { رنگ: `رنگ ${position}` } },
      }))
      ids.push(await createProduct(db(), wanted, variants))
    }
  })

  test("are the same in a list, on a card, for the sales' clock and in TypeScript, whatever the prices, the percent and the sales", async () => {
    const batch = fc.array(product, { minLength: BATCH, maxLength: BATCH })
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
    await fc.assert(
      fc.asyncProperty(batch, async (values) => {
        await db().transaction((tx) => writePrices(tx, ids, values))
        const expected = values.map(priceInTypeScript)
        const listed = await db()
          .select({ finalPrice: listings.finalPrice, percent: listings.percent })
          .from(listings)
          .where(inArray(listings.productId, ids))
          .orderBy(asc(listings.productId))
        expect(listed).toEqual(expected)
        const cards = await readProductCards(db(), ids)
        expect(
          cards.map(({ final_price: finalPrice, percent }) => ({ finalPrice, percent })),
        ).toEqual(expected)
        expect(await selectSaleChanges(db(), twoDaysAgo)).toEqual([])
      }),
      { numRuns: 25 },
    )
  }, 180_000)
})
