import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { checkout } from '@/lib/contract/checkout/checkout'
import { cities, orders, shippingMethods, shippingSlots } from '@/lib/server/db/schema/schema'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { callApi, checkoutBody, parseSuccess, type ApiResponse } from '../kit/purchase-over-http'
import { describeEachShop } from '../kit/each-shop'
import {
  readWalletBalance,
  createStock,
  createBuyer,
  readStockUnits,
  type Buyer,
  type Stock,
} from '../kit/buyer'

const OTHERS_ORDER = 1
const fields = z.object({ errors: z.record(z.string(), z.array(z.string())) })
const sentence = z.object({ error: z.string().regex(/[\u0600-\u06ff]/) })
const amounts: [string, unknown][] = [
  ['nothing', 0],
  ['less than nothing', -1],
  ['ten to the fifteenth', 1e15],
  ['a part of a rial', 100_000.5],
  ['a text in Persian digits', '۱۰۰۰۰۰۰'],
  ['a text', '1000000'],
  ['no number', null],
]

describeEachShop('what a shopper may not do with money', (shop) => {
  let buyer: Buyer
  let stock: Stock
  let token = ''
  beforeAll(async () => {
    buyer = await createBuyer(shop().db)
    stock = await createStock(shop().db, 50)
    token = await shop().logIn(buyer.userId)
  })
  const post = (path: string, body: unknown) => callApi(shop(), path, { token, body })
  const order = (more: Record<string, unknown>) =>
    post(checkout.path, checkoutBody(buyer, stock, more))
  const line = (more: Record<string, unknown>) => ({
    list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1, ...more }],
  })
  const refusedField = async (asked: Promise<ApiResponse>, field: string) => {
    const { status, body } = await asked
    expect([status, Object.keys(fields.parse(body).errors)]).toEqual([422, [field]])
    for (const text of Object.values(fields.parse(body).errors).flat()) {
      expect(text).toMatch(/[\u0600-\u06ff]/)
    }
  }
  const refused = async (asked: Promise<ApiResponse>, status: number) => {
    const answer = await asked
    expect(answer.status).toBe(status)
    sentence.parse(answer.body)
  }

  test('prices, totals and statuses that are sent along count for nothing', async () => {
    const wished = {
      ...line({ price: 1, final_price: 1, unit_price: 1, quantity: 2 }),
      ...{ payable: 1, items_total: 1, shipping_price: 0, discount: 9e9, coupon_discount: 9e9 },
      ...{
        status: 'paid',
        wallet_paid: 9e9,
        user_id: 1,
        expires_at: '2099-01-01T00:00:00Z',
        code: 'X',
      },
    }
    const { data } = await parseSuccess(checkout.answer, order(wished))
    expect(data.order).toMatchObject({
      ...{ status: 'waiting_payment', items_total: 2_000_000, shipping_price: 490_000 },
      ...{ payable: 2_490_000, discount: 0, coupon_discount: 0, wallet_paid: 0 },
    })
    expect(data.order.code).toMatch(/^VT-/)
    expect(Date.parse(data.order.expires_at ?? '')).toBeLessThan(Date.now() + 31 * 60_000)
    const paying = { order_id: data.order.id, gateway: 'wallet', amount: 1, status: 'paid' }
    await refused(post('/api/payment', paying), 412)
  })

  test.each([
    ['nothing', 0],
    ['less than nothing', -1],
    ['ten to the fifteenth', 1e15],
    ['a half', 1.5],
    ['Persian digits', '۲'],
  ])('a quantity of %s', async (_, quantity) => {
    await refusedField(order(line({ quantity })), 'list.0.quantity')
  })

  test('a quantity above what there is', async () => {
    await refused(order(line({ quantity: 2_000_000_000 })), 412)
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['an empty cart', { list: [] }, 'list'],
    [
      'a cart without end',
      { list: Array(101).fill({ product_id: 1, stock_id: 1, quantity: 1 }) },
      'list',
    ],
    ['no address', { address_id: 0 }, 'address_id'],
    ['no way of sending', { shipping_method_id: '۲' }, 'shipping_method_id'],
    ['hours where the way of sending has none', { slot_id: 99 }, 'slot_id'],
    ['a seen sum below nothing', { seen_payable: -1 }, 'seen_payable'],
    ['a seen sum in Persian digits', { seen_payable: '۲۴۹۰۰۰۰' }, 'seen_payable'],
  ])('%s', (_, more, field) => refusedField(order(more), field))

  test.each<[string, Record<string, unknown>, number]>([
    ["another's address", { address_id: 1 }, 404],
    ['another sum than the one that was seen', { seen_payable: 1e15 }, 412],
    [
      'a variant that is not there',
      { list: [{ product_id: 1, stock_id: 999_999, quantity: 1 }] },
      412,
    ],
    [
      "a variant of another product's",
      { list: [{ product_id: 1, stock_id: 9, quantity: 1 }] },
      412,
    ],
    ['a way of sending that is not there', { shipping_method_id: 999 }, 412],
    ['a coupon that is not there', { coupon: 'NOTHING' }, 412],
    ['an official invoice without a company', { legal_invoice: true }, 412],
  ])('%s', async (_, more, status) => {
    const before = await readStockUnits(shop().db, stock)
    await refused(order(more), status)
    expect(await readStockUnits(shop().db, stock)).toEqual(before)
  })

  test('hours that are not offered, are full, or are not chosen', async () => {
    const { db } = shop()
    const [city] = await db.select().from(cities).where(eq(cities.name, 'تهران'))
    const [slot] = await db
      .select({ methodId: shippingSlots.methodId })
      .from(shippingSlots)
      .innerJoin(shippingMethods, eq(shippingMethods.id, shippingSlots.methodId))
    const address = await callApi(shop(), '/api/profile/editAddress', {
      token,
      body: {
        ...{ title: 'خانه', receiver_name: 'مینا راد', receiver_mobile: '09121234567' },
        ...{ state_id: city?.stateId, city_id: city?.id, postal_code: '1345678900' },
        ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '' },
      },
    })
    const { data } = z
      .object({ data: z.object({ address: z.object({ id: z.int() }) }) })
      .parse(address.body)
    const there = { address_id: data.address.id, shipping_method_id: slot?.methodId }
    await refusedField(order(there), 'slot_id')
    await refused(order({ ...there, slot_id: 1 }), 412)
    const way = await callApi(shop(), `/api/shipping-methods?city_id=${city?.id}`)
    const { methods } = z
      .object({
        data: z.object({
          methods: z.array(z.object({ id: z.int(), slots: z.array(z.object({ id: z.int() })) })),
        }),
      })
      .parse(way.body).data
    const offered = methods.find(({ id }) => id === slot?.methodId)?.slots.at(-1)?.id
    await db.update(shippingSlots).set({ capacity: 0 })
    await refused(order({ ...there, slot_id: offered }), 412)
  })

  test('an address in a province that is not its city’s', async () => {
    const [city] = await shop().db.select().from(cities).where(ne(cities.stateId, 1))
    const body = {
      ...{ title: '', receiver_name: 'مینا راد', receiver_mobile: '09121234567' },
      ...{ state_id: 1, city_id: city?.id, postal_code: '1345678900' },
      ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '' },
    }
    await refusedField(post('/api/profile/editAddress', body), 'city_id')
  })

  test("another's order is not there", async () => {
    const whole = callApi(shop(), `/api/profile/orders/${OTHERS_ORDER}`, { token })
    await refused(whole, 404)
    await refused(post(`/api/profile/orders/${OTHERS_ORDER}/cancel`, {}), 404)
    for (const gateway of ['test-bank', 'wallet']) {
      await refused(post('/api/payment', { order_id: OTHERS_ORDER, gateway }), 404)
    }
    const [own] = await shop().db.select().from(orders).where(eq(orders.id, OTHERS_ORDER))
    expect(own?.status).toBe('delivery')
  })

  test.each(amounts)('a wallet charged with %s', async (_, amount) => {
    const wished = { amount, gateway: 'test-bank' }
    await refusedField(post('/api/profile/charge-credit', wished), 'amount')
    expect(await readWalletBalance(shop().db, buyer)).toBe(0)
  })

  test.each(amounts.filter(([, amount]) => amount !== null))(
    'an order paid that is %s',
    async (_, order_id) => {
      const answer = await post('/api/payment', { order_id, gateway: 'test-bank' })
      expect(answer.status).toBe(422)
    },
  )

  test('a gateway that is not open', async () => {
    const [own] = await shop()
      .db.select()
      .from(orders)
      .where(and(eq(orders.userId, buyer.userId), eq(orders.status, 'waiting_payment')))
    for (const gateway of ['zarinpal', 'toString', '__proto__']) {
      await refusedField(post('/api/payment', { order_id: own?.id, gateway }), 'gateway')
      const charge = { amount: 1_000_000, gateway }
      await refusedField(post('/api/profile/charge-credit', charge), 'gateway')
    }
  })

  test('without a session nothing is bought or paid', async () => {
    const calls: [string, unknown][] = [
      [checkout.path, checkoutBody(buyer, stock)],
      ['/api/payment', { order_id: 1, gateway: 'wallet' }],
      ['/api/profile/charge-credit', { amount: 1_000_000, gateway: 'test-bank' }],
      ['/api/profile/orders/1/cancel', {}],
    ]
    for (const [path, body] of calls) await refused(callApi(shop(), path, { body }), 401)
  })

  test('a payment is shown to nobody without its key', async () => {
    for (const key of ['', 'x', 'demo-VT-1405-100238', '\u0000']) {
      const { status } = await callApi(shop(), `/api/payment/1?key=${encodeURIComponent(key)}`)
      expect([404, 422]).toContain(status)
    }
  })

  test('the same key 50 times at once is one order', async () => {
    const other = await createBuyer(shop().db)
    const call = {
      token: await shop().logIn(other.userId),
      body: checkoutBody(other, stock),
      key: 'the-same-key-every-time',
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => callApi(shop(), checkout.path, call)),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await shop().db.$count(orders, eq(orders.userId, other.userId))).toBe(1)
  })

  test('after all of it the books are true', async () => {
    expect(await findBrokenInvariants(shop().db)).toEqual([])
  })
})
