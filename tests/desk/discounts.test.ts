import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { DAY_MS } from '@/lib/persian/durations'
import { catchUpWithClock } from '@/lib/server/catalogue/price-clock'
import {
  brands,
  coupons,
  festivals,
  listings,
  orders,
  products,
  staffMembers,
  stocks,
  users,
} from '@/lib/server/db/schema/schema'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { askCall, type CallInputs } from '../kit/ask-call'
import { createBuyer, createStock, createVariant, placeTestOrder } from '../kit/buyer'
import { createProduct } from '../kit/create-product'
import { describeEachShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describeEachShop('the discounts of the desk', (shop) => {
  let owner = { Cookie: '' }

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
  })

  const ask = (call: Call, input: CallInputs, session = owner) =>
    askCall(shop().url, call, input, session)
  const freeProducts = async (count: number) => {
    const rows = await shop().db.select().from(products).orderBy(products.id)
    return rows
      .filter(
        ({ festivalId, status, available }) => !festivalId && status === 'published' && available,
      )
      .slice(0, count)
  }
  let made = 0
  async function addFestival(from: number, to: number) {
    made += 1
    const body = {
      ...{ title: `آزمون ${made}`, slug: `آزمون-${made}` },
      ...{ starts_at: inDays(from), ends_at: inDays(to) },
    }
    const answer = await ask(contract.addFestival, { body })
    return contract.addFestival.answer.parse(answer.body).data.festival
  }
  const put = (id: number, ids: number[], percent = 20, session = owner) =>
    ask(contract.setFestivalGoods, { params: { id }, body: { percent, product_ids: ids } }, session)
  async function listedPrice(id: number) {
    const [row] = await shop().db.select().from(listings).where(eq(listings.productId, id))
    return row?.finalPrice
  }
  async function addCoupon(change: object) {
    made += 1
    const body = {
      ...{ code: `TEST${made}`, title: 'آزمون', kind: 'amount', value: 50_000 },
      ...{ max_discount: null, min_total: 0, usage_limit: null, per_customer: 1 },
      ...{ first_order_only: false, starts_at: inDays(-1), ends_at: inDays(1), ...change },
    }
    return ask(contract.addCoupon, { body })
  }

  test('sell goods cheaper from the next request on, and dearer again when the festival ends', async () => {
    const [product] = await freeProducts(1)
    if (product === undefined) throw new Error('no product')
    const before = await listedPrice(product.id)
    const festival = await addFestival(-1, 2)
    shop().revalidatedTags.length = 0
    expect((await put(festival.id, [product.id])).status).toBe(200)
    expect(shop().revalidatedTags).toContain(`product:${product.slug}`)
    expect(await listedPrice(product.id)).toBe((before ?? 0) * 0.8)
    const end = { version: festival.version + 1, ends_at: new Date().toISOString() }
    const ended = await ask(contract.updateFestival, { params: { id: festival.id }, body: end })
    expect(ended.status, ended.text).toBe(200)
    expect(await listedPrice(product.id)).toBe(before)
    const again = await ask(contract.updateFestival, { params: { id: festival.id }, body: end })
    expect(again.body).toMatchObject({ code: 'version_conflict' })
  })

  test('move goods from one festival into another and say how many, and let a deleted one go', async () => {
    const [product] = await freeProducts(1)
    const id = product?.id ?? 0
    const [first, second] = [await addFestival(3, 4), await addFestival(5, 6)]
    await put(first.id, [id])
    expect((await put(second.id, [id], 30)).body).toMatchObject({ data: { changed: 1, moved: 1 } })
    const gone = await ask(contract.deleteFestival, {
      ...{ params: { id: second.id }, body: { version: second.version + 1 } },
    })
    expect(gone.status, gone.text).toBe(200)
    const [left] = await shop().db.select().from(products).where(eq(products.id, id))
    expect(left).toMatchObject({ festivalId: null, festivalPercent: 0 })
    const running = await addFestival(-1, 1)
    const refused = await ask(contract.deleteFestival, {
      ...{ params: { id: running.id }, body: { version: running.version } },
    })
    expect(refused.status).toBe(412)
  })

  test('count what another festival has before it is taken, and give it back as it was', async () => {
    const [taken, free] = await freeProducts(2)
    const [one, other] = [taken?.id ?? 0, free?.id ?? 0]
    const [first, second] = [await addFestival(3, 4), await addFestival(5, 6)]
    await put(first.id, [one], 15)
    const query = { product_id: String(one) }
    const counted = await ask(contract.previewFestivalGoods, { params: { id: second.id }, query })
    expect(counted.body).toEqual({
      data: { goods: 1, own: 0, moved: [{ title: first.title, goods: 1 }] },
    })
    const added = contract.setFestivalGoods.answer.parse(
      (await put(second.id, [one, other], 30)).body,
    )
    const restore = (goods: object[]) =>
      ask(contract.restoreFestivalGoods, { params: { id: second.id }, body: { goods } })
    expect((await restore(added.data.before)).body).toEqual({ data: { restored: 2 } })
    const rows = await shop()
      .db.select({ festivalId: products.festivalId, percent: products.festivalPercent })
      .from(products)
      .where(inArray(products.id, [one, other]))
      .orderBy(desc(products.festivalPercent))
    expect(rows).toEqual([
      { festivalId: first.id, percent: 15 },
      { festivalId: null, percent: 0 },
    ])
    // What has gone on to another festival since is not fetched from there.
    expect((await restore([{ product_id: one, festival_id: null, percent: 0 }])).body).toEqual({
      data: { restored: 0 },
    })
  })

  test('are noticed by an instance that did not make them, when their time comes', async () => {
    const [product] = await freeProducts(1)
    const id = product?.id ?? 0
    const festival = await addFestival(1, 2)
    await put(festival.id, [id])
    const before = await listedPrice(id)
    const since = new Date(Date.now() - 1_000)
    // What this instance hears of another's change is the clock alone.
    await shop()
      .db.update(festivals)
      .set({ startsAt: sql`now()` })
      .where(eq(festivals.id, festival.id))
    const { tagsToRevalidate, now } = await catchUpWithClock(shop().db, since)
    expect(tagsToRevalidate).toContain(`product:${product?.slug}`)
    expect((await catchUpWithClock(shop().db, now)).tagsToRevalidate).toBeNull()
    expect(await listedPrice(id)).toBe((before ?? 0) * 0.8)
  })

  test('keep to the limit of the role', async () => {
    const session = await logInWithRole(shop(), ['discounts.write'], { discountLimit: 15 })
    const [product] = await freeProducts(1)
    const festival = await addFestival(3, 4)
    const refused = await put(festival.id, [product?.id ?? 0], 16, session)
    expect(refused).toMatchObject({ status: 422, body: { errors: { percent: expect.any(Array) } } })
    expect((await put(festival.id, [product?.id ?? 0], 15, session)).status).toBe(200)
  })

  test('refuse a coupon that takes more than all, ends before it begins or is there already', async () => {
    expect((await addCoupon({ kind: 'percent', value: 101 })).body).toMatchObject({
      errors: { value: expect.any(Array) },
    })
    expect((await addCoupon({ starts_at: inDays(2) })).body).toMatchObject({
      errors: { ends_at: expect.any(Array) },
    })
    expect((await addCoupon({ code: 'YEK1' })).status).toBe(200)
    expect((await addCoupon({ code: 'yek1' })).body).toMatchObject({
      errors: { code: expect.any(Array) },
    })
  })

  test('give a coupon of the first order once, also to two orders at once, and again after a cancel', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const stock = await createStock(db, 9)
    await addCoupon({ code: 'AVAL', first_order_only: true, per_customer: 5 })
    const both = await Promise.allSettled(
      [1, 2].map(() => placeTestOrder(db, buyer, stock, { coupon: 'AVAL' })),
    )
    const [placed] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.order] : []))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(placed).toMatchObject({ coupon_code: 'AVAL', coupon_discount: 50_000 })
    await cancelOrder(db, buyer.userId, { id: placed?.id ?? 0, reason: 'پشیمان شدم' })
    await expect(placeTestOrder(db, buyer, stock, { coupon: 'AVAL' })).resolves.toBeDefined()
  })

  test('never lower the limit of a coupon below what was used, and end one at once', async () => {
    const { db } = shop()
    await addCoupon({ code: 'KAM', usage_limit: 5 })
    const stock = await createStock(db, 9)
    for (let at = 0; at < 2; at += 1) {
      await placeTestOrder(db, await createBuyer(db), stock, { coupon: 'KAM' })
    }
    const [row] = await db.select().from(coupons).where(eq(coupons.code, 'KAM'))
    const update = (body: object) =>
      ask(contract.updateCoupon, { params: { id: row?.id }, body: { version: 1, ...body } })
    expect((await update({ usage_limit: 1 })).body).toMatchObject({
      errors: { usage_limit: expect.any(Array) },
    })
    expect((await update({ ends_at: new Date().toISOString() })).status).toBe(200)
    await expect(
      placeTestOrder(db, await createBuyer(db), stock, { coupon: 'KAM' }),
    ).rejects.toMatchObject({ code: 'coupon_rejected' })
    const answer = await ask(contract.getDeskDiscounts, {})
    const { coupons: listed } = contract.getDeskDiscounts.answer.parse(answer.body).data
    expect(listed.find(({ code }) => code === 'KAM')).toMatchObject({ used: 2, given: 100_000 })
  })

  test('tell before a festival begins what it would sell, under which cost and how much too little', async () => {
    const { db } = shop()
    const like = { festivalId: null, festivalPercent: 0, status: 'published' } as const
    const id = await createProduct(db, { ...like, slug: 'کالای-پیش‌بینی', title: 'کالای پیش‌بینی' }, [
      { price: 1_000_000, cost: 900_000, quantity: 3 },
    ])
    const own = eq(stocks.productId, id)
    const festival = await addFestival(10, 40)
    await put(festival.id, [id], 20)
    const read = async (session = owner) => {
      const answer = await ask(
        contract.getFestivalForecast,
        { params: { id: festival.id } },
        session,
      )
      return contract.getFestivalForecast.answer.parse(answer.body).data.forecast
    }
    const before = await read()
    expect(before).toMatchObject({ goods: 1, units: 0 })
    expect(before.days).toBeCloseTo(30)
    expect(before.below_cost?.[0]).toMatchObject({ id, final_price: 800_000, cost: 900_000 })
    const [stock] = await db.select().from(stocks).where(own)
    const buyer = await createBuyer(db)
    const sold = { id: stock?.id ?? 0, productId: id }
    const { order } = await placeTestOrder(db, buyer, sold, { quantity: 2 })
    await db.update(orders).set({ status: 'delivery' }).where(eq(orders.id, order.id))
    const after = await read()
    // Two are wanted, and one is left.
    expect(after).toMatchObject({ units: 1, revenue: 800_000, discount: 200_000, margin: -100_000 })
    expect(after.short).toContainEqual(expect.objectContaining({ id, units: 2, free: 1 }))
    // The festival runs from the 10th day to the 40th, and the sale over its first half.
    const saleUntil = new Date((Date.parse(festival.starts_at) + Date.parse(festival.ends_at)) / 2)
    const sale = { salePrice: 700_000, saleFrom: new Date(), saleUntil }
    await db
      .update(stocks)
      .set({ ...sale, quantity: 5 })
      .where(own)
    expect(await read()).toMatchObject({
      ...{ units: 2, revenue: 1_500_000, discount: 500_000, margin: -300_000 },
      below_cost: [{ id, final_price: 700_000 }],
    })
    await db.update(stocks).set({ saleUntil: null }).where(own)
    expect(await read()).toMatchObject({ units: 2, revenue: 1_400_000, margin: -400_000 })
    const beforeIt = new Date(Date.parse(festival.starts_at) - 1_000)
    await db.update(stocks).set({ saleUntil: beforeIt }).where(own)
    expect(await read()).toMatchObject({
      revenue: 1_600_000,
      below_cost: [{ final_price: 800_000 }],
    })
    const blind = await read(await logInWithRole(shop(), ['discounts.write']))
    expect(blind).toMatchObject({ margin: null, below_cost: null })
    await db.update(orders).set({ status: 'waiting_payment' }).where(eq(orders.id, order.id))
  })

  test('take a coupon of a brand or of chosen goods off those alone, and one of a customer for nobody else', async () => {
    const { db } = shop()
    const stock = await createStock(db, 9, 1_000_000)
    const [product] = await db.select().from(products).where(eq(products.id, stock.productId))
    const [other] = await db
      .select({ id: brands.id })
      .from(brands)
      .where(ne(brands.id, product?.brandId ?? 0))
    const of = (code: string, brand_id: number | undefined) =>
      addCoupon({ code, kind: 'percent', value: 10, brand_id })
    expect((await of('OWNBRAND', product?.brandId)).status).toBe(200)
    await of('OTHERBRAND', other?.id)
    const buyer = await createBuyer(db)
    const order = await placeTestOrder(db, buyer, stock, { coupon: 'OWNBRAND' })
    expect(order.order.coupon_discount).toBe(100_000)
    await expect(placeTestOrder(db, buyer, stock, { coupon: 'OTHERBRAND' })).rejects.toMatchObject({
      code: 'coupon_rejected',
    })

    const [another] = await db
      .select({ productId: products.id })
      .from(products)
      .where(and(sql`${products.festivalId} is null`, ne(products.id, stock.productId)))
    const offer = { quantity: 9, price: 1_000_000 }
    const beside = await createVariant(db, another ?? { productId: 0 }, offer)
    const chosen = { kind: 'percent', value: 10, product_ids: [stock.productId] }
    expect((await addCoupon({ code: 'CHOSEN', ...chosen })).status).toBe(200)
    const narrow = await placeTestOrder(db, buyer, stock, { coupon: 'CHOSEN' })
    expect(narrow.order.coupon_discount).toBe(100_000)
    await expect(
      placeTestOrder(db, await createBuyer(db), beside, { coupon: 'CHOSEN' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('کالاهای دیگری') })
    const missing = await addCoupon({ code: 'MISSING', product_ids: [99_999_999] })
    expect(missing.body).toMatchObject({ errors: { product_ids: expect.any(Array) } })

    const [user] = await db.select().from(users).where(eq(users.id, buyer.userId))
    const made = await addCoupon({ code: 'ONLYHIM', customer_mobile: user?.mobile })
    expect(made.status, made.text).toBe(200)
    await expect(
      placeTestOrder(db, await createBuyer(db), stock, { coupon: 'ONLYHIM' }),
    ).rejects.toMatchObject({ code: 'coupon_rejected' })
    const own = await placeTestOrder(db, buyer, stock, { coupon: 'ONLYHIM' })
    expect(own.order.coupon_discount).toBe(50_000)
    const unknown = await addCoupon({ code: 'NOBODY', customer_mobile: '09990000000' })
    expect(unknown.body).toMatchObject({ errors: { customer_mobile: expect.any(Array) } })
  })
})
