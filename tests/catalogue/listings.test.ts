import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { applyDiscount } from '@/lib/domain/pricing'
import type { Database } from '@/lib/server/db/database'
import { readRows } from '@/lib/server/db/read-rows'
import { festivals, listings, products, stocks } from '@/lib/server/db/schema/schema'
import { refreshFestivalListings } from '@/lib/server/catalogue/price-clock'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import { indexProducts, indexMissingProducts } from '@/lib/server/search/index-products'
import { setStock } from '@/lib/server/product/update-product'
import { onEachDatabase } from '../kit/each-database'
import { createProduct } from '../kit/create-product'

/** What a listing must say, computed from the product's rows. */
async function computeListing(db: Database, id: number) {
  const [row] = await db
    .select({ product: products, festival: festivals })
    .from(products)
    .leftJoin(festivals, eq(festivals.id, products.festivalId))
    .where(eq(products.id, id))
  const own = await db.select().from(stocks).where(eq(stocks.productId, id))
  if (!row || own.length === 0 || !['published', 'coming_soon'].includes(row.product.status))
    return []
  const { product, festival } = row
  const now = new Date()
  const runs = festival !== null && festival.startsAt <= now && now < festival.endsAt
  const free = own.filter(({ quantity, reserved }) => quantity > reserved)
  const price = Math.min(...(free.length > 0 ? free : own).map((stock) => stock.price))
  const percent = runs ? product.festivalPercent : 0
  return [
    {
      categoryId: product.categoryId,
      brandId: product.brandId,
      festivalId: runs ? festival.id : null,
      percent,
      finalPrice: applyDiscount(price, percent),
      available: product.status === 'published' && free.length > 0,
      soldCount: product.soldCount,
    },
  ]
}

async function readListing(db: Database, id: number) {
  return db
    .select({
      categoryId: listings.categoryId,
      brandId: listings.brandId,
      festivalId: listings.festivalId,
      percent: listings.percent,
      finalPrice: listings.finalPrice,
      available: listings.available,
      soldCount: listings.soldCount,
    })
    .from(listings)
    .where(eq(listings.productId, id))
}

/** Maintained counts that differ from the same counted anew, and listings of the sample that differ from their own. */
async function findMiscounts(db: Database) {
  const row = z.object({ kind: z.string(), key: z.coerce.number() })
  return readRows(
    db,
    sql`with anew as (
          select category_id, 'all' as kind, 0 as key, count(*) as count from listings group by 1
          union all select category_id, 'brand', brand_id, count(*) from listings group by 1, 3
          union all select category_id, 'festival', festival_id, count(*) from listings where festival_id is not null group by 1, 3
          union all select category_id, 'value', value_id, count(*) from listings, unnest(value_ids) value_id group by 1, 3
        )
        select coalesce(anew.kind, stored.kind::text) as kind, coalesce(anew.key, stored.key) as key
        from anew full join (select * from facet_counts where count <> 0) stored
          on stored.category_id = anew.category_id and stored.kind::text = anew.kind and stored.key = anew.key
        where anew.count is distinct from stored.count
        union all
        select 'word', words.id from words left join (
          select term / 8 as id, count(distinct product_id) as count from listings, unnest(terms) term group by 1
        ) anew using (id)
        where words.count <> coalesce(anew.count, 0)
        union all
        select 'sample', product_id from (
          (select * from listings where is_sampled(product_id) except select * from listing_samples)
          union all
          (select * from listing_samples except select * from listings where is_sampled(product_id))
        ) differing`,
    row,
  )
}

onEachDatabase('a listing', (db) => {
  const SECOND = 3
  const write: fc.Arbitrary<(id: number) => Promise<unknown>> = fc.oneof(
    fc
      .nat(4)
      .map(
        (quantity) => (id: number) =>
          db().update(stocks).set({ quantity, reserved: 0 }).where(eq(stocks.productId, id)),
      ),
    fc.integer({ min: 1, max: 9e8 }).map((price) => async (id: number) => {
      const [one] = await db().select().from(stocks).where(eq(stocks.productId, id)).limit(1)
      if (one) await setStock(db(), { stock_id: one.id, price, quantity: one.quantity })
    }),
    fc.constant((id: number) =>
      db()
        .update(stocks)
        .set({ reserved: sql`quantity` })
        .where(eq(stocks.productId, id)),
    ),
    fc
      .constantFrom('published' as const, 'hidden' as const, 'coming_soon' as const)
      .map(
        (status) => (id: number) =>
          db().update(products).set({ status }).where(eq(products.id, id)),
      ),
    fc
      .record({ festivalId: fc.constantFrom(1, 2, null), festivalPercent: fc.nat(100) })
      .map(
        (festival) => (id: number) =>
          db().update(products).set(festival).where(eq(products.id, id)),
      ),
    fc
      .record({ brandId: fc.constantFrom(1, 2, 3), categoryId: fc.constantFrom(2, 3, 26) })
      .map((group) => (id: number) => db().update(products).set(group).where(eq(products.id, id))),
    fc
      .nat(999)
      .map(
        (soldCount) => (id: number) =>
          db().update(products).set({ soldCount }).where(eq(products.id, id)),
      ),
    fc.constantFrom('مشکی', 'سفید', 'رنگ تازه').map((colour) => async (id: number) => {
      await db().delete(stocks).where(eq(stocks.productId, id))
      await db()
        .insert(stocks)
        .values({ productId: id, parentValue: { رنگ: colour }, price: 7_770, quantity: 1 })
    }),
    fc.constant((id: number) => db().delete(stocks).where(eq(stocks.productId, id))),
  )

  it('matches its product after any sequence of writes', async () => {
    const property = fc.asyncProperty(
      fc.array(write, { minLength: 1, maxLength: 6 }),
      async (writes) => {
        for (const one of writes) await one(SECOND)
        expect(await readListing(db(), SECOND)).toEqual(await computeListing(db(), SECOND))
      },
    )
    await fc.assert(property, { numRuns: 40 })
    expect(await findMiscounts(db())).toEqual([])
  }, 180_000)

  it('matches its product after statements that write hundreds', async () => {
    const row = (nth: number) => ({
      slug: `bulk-${nth}`,
      title: `کالای انبوه ${nth}`,
      categoryId: 2 + (nth % 2),
      brandId: 1 + (nth % 3),
    })
    const added = await db()
      .insert(products)
      .values(Array.from({ length: 260 }, (_, nth) => row(nth)))
      .returning({ id: products.id })
    const ids = added.map(({ id }) => id)
    const colours = ['مشکی', 'سفید', 'رنگ انبوه']
    await db()
      .insert(stocks)
      .values(
        ids.flatMap((productId, nth) =>
          colours.map((رنگ, i) => ({
            productId,
            parentValue: { رنگ },
            price: 10 * (nth + i + 1),
            quantity: nth % 3,
          })),
        ),
      )
    const own = inArray(stocks.productId, ids)
    const writes = [
      () =>
        db()
          .update(stocks)
          .set({ price: sql`price + 70` })
          .where(own),
      () =>
        db()
          .update(stocks)
          .set({ quantity: sql`1 - quantity % 2` })
          .where(own),
      () =>
        db()
          .update(products)
          .set({ festivalId: 1, festivalPercent: 30 })
          .where(sql`${products.id} % 2 = 0`),
      () =>
        db()
          .update(products)
          .set({ status: 'hidden' })
          .where(sql`${products.id} % 5 = 0 and ${inArray(products.id, ids)}`),
      () =>
        db()
          .delete(stocks)
          .where(sql`${own} and (${stocks.productId} % 3 = 0 or ${stocks.id} % 2 = 0)`),
    ]
    for (const write of writes) {
      await write()
      for (const id of ids.slice(0, 30))
        expect(await readListing(db(), id)).toEqual(await computeListing(db(), id))
      expect(await findMiscounts(db())).toEqual([])
    }
    await db().delete(products).where(inArray(products.id, ids))
    expect(await findMiscounts(db())).toEqual([])
  }, 60_000)

  it('is deleted with its product and no longer counted', async () => {
    const id = await createProduct(db(), { slug: 'gone', title: 'کالای رفتنی' }, [
      { price: 1_000, quantity: 1 },
    ])
    expect((await findSuggestions(db(), 'رفتنی')).products).toHaveLength(1)
    await db().delete(products).where(eq(products.id, id))
    expect((await findSuggestions(db(), 'رفتنی')).products).toEqual([])
    expect(await findMiscounts(db())).toEqual([])
  })

  it('loses its discount when the festival ends, and gets it when one begins', async () => {
    const past = { startsAt: sql`now() - interval '2 day'`, endsAt: sql`now() - interval '1 day'` }
    const [deal] = await db().select().from(listings).where(eq(listings.festivalId, 1)).limit(1)
    if (!deal) throw new Error('the demo shop has no deal')
    await db().update(festivals).set(past).where(eq(festivals.id, 1))
    expect(await readListing(db(), deal.productId)).toEqual(
      await computeListing(db(), deal.productId),
    )
    expect((await readListing(db(), deal.productId))[0]?.percent).toBe(0)

    const running = {
      startsAt: sql`now() - interval '1 day'`,
      endsAt: sql`now() + interval '1 day'`,
    }
    await db().update(festivals).set(running).where(eq(festivals.id, 1))
    expect((await readListing(db(), deal.productId))[0]?.percent).toBe(deal.percent)
  })

  it('is corrected when a festival ends without a write', async () => {
    const [deal] = await db().select().from(listings).where(eq(listings.festivalId, 2)).limit(1)
    if (!deal) throw new Error('the demo shop has no deal')
    const before = { festivalId: null, percent: 0, finalPrice: 1 }
    await db().update(listings).set(before).where(eq(listings.productId, deal.productId))
    await refreshFestivalListings(db())
    expect(await readListing(db(), deal.productId)).toEqual(
      await computeListing(db(), deal.productId),
    )
  })

  it('shows both of two concurrent writes', async () => {
    const plain = { festivalId: null, festivalPercent: 0 }
    const id = await createProduct(db(), { slug: 'met', title: 'کالای دیدار', ...plain }, [
      { price: 900, quantity: 1, parentValue: { رنگ: 'سفید' } },
      { price: 800, quantity: 1, parentValue: { رنگ: 'مشکی' } },
    ])
    const own = await db().select().from(stocks).where(eq(stocks.productId, id))
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all(
        own.map(({ id: stockId }, i) =>
          setStock(db(), { stock_id: stockId, price: 1_000 * round + i, quantity: round + i }),
        ),
      )
      expect((await readListing(db(), id))[0]?.finalPrice).toBe(1_000 * round)
    }
  })

  it('is found by its new name once it is indexed', async () => {
    const id = await createProduct(db(), { slug: 'renamed', title: 'شمعدانک' }, [
      { price: 1_000, quantity: 1 },
    ])
    await db().update(products).set({ title: 'آفتابک' }).where(eq(products.id, id))
    await indexProducts(db(), [id])
    expect((await findSuggestions(db(), 'شمعدانک')).products).toEqual([])
    expect((await findSuggestions(db(), 'آفتابک')).products).toHaveLength(1)
    expect((await findSuggestions(db(), 'افتلبک')).corrected).toBe('آفتابک')
  })

  it('is indexed at the start if it was stored before there was an index', async () => {
    const id = await createProduct(db(), { slug: 'old', title: 'کهنه‌نامک' }, [
      { price: 1_000, quantity: 1 },
    ])
    await db().update(products).set({ terms: [] }).where(eq(products.id, id))
    expect((await findSuggestions(db(), 'کهنه‌نامک')).products).toEqual([])
    await indexMissingProducts(db())
    expect((await findSuggestions(db(), 'کهنه‌نامک')).products).toHaveLength(1)
  })
})
