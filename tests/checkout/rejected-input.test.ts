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
  ['zero', 0],
  ['a negative number', -1],
  ['10^15', 1e15],
  ['a fraction of a rial', 100_000.5],
  ['a text in Persian digits', '۱۰۰۰۰۰۰'],
  ['a text', '1000000'],
  ['null', null],
]

describeEachShop('input that must not move money', (shop) => {
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
  const expectFieldError = async (response: Promise<ApiResponse>, field: string) => {
    const { status, body } = await response
    expect([status, Object.keys(fields.parse(body).errors)]).toEqual([422, [field]])
    for (const text of Object.values(fields.parse(body).errors).flat()) {
      expect(text).toMatch(/[\u0600-\u06ff]/)
    }
  }
  const expectRejected = async (response: Promise<ApiResponse>, status: number) => {
    const answer = await response
    expect(answer.status).toBe(status)
    sentence.parse(answer.body)
  }

  test('ignores prices, totals and statuses in the body', async () => {
    const forged = {
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
    const { data } = await parseSuccess(checkout.answer, order(forged))
    expect(data.order).toMatchObject({
      ...{ status: 'waiting_payment', items_total: 2_000_000, shipping_price: 490_000 },
      ...{ payable: 2_490_000, discount: 0, coupon_discount: 0, wallet_paid: 0 },
    })
    expect(data.order.code).toMatch(/^VT-/)
    expect(Date.parse(data.order.expires_at ?? '')).toBeLessThan(Date.now() + 31 * 60_000)
    const paying = { order_id: data.order.id, gateway: 'wallet', amount: 1, status: 'paid' }
    await expectRejected(post('/api/payment', paying), 412)
  })

  test.each([
    ['zero', 0],
    ['a negative number', -1],
    ['10^15', 1e15],
    ['a half', 1.5],
    ['Persian digits', '۲'],
  ])('rejects a quantity of %s', async (_, quantity) => {
    await expectFieldError(order(line({ quantity })), 'list.0.quantity')
  })

  test('rejects a quantity above the stock', async () => {
    await expectRejected(order(line({ quantity: 2_000_000_000 })), 412)
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['an empty cart', { list: [] }, 'list'],
    [
      'a cart of 101 lines',
      { list: Array(101).fill({ product_id: 1, stock_id: 1, quantity: 1 }) },
      'list',
    ],
    ['a missing address', { address_id: 0 }, 'address_id'],
    ['a shipping method in Persian digits', { shipping_method_id: '۲' }, 'shipping_method_id'],
    ['a slot of a method without slots', { slot_id: 99 }, 'slot_id'],
    ['a negative seen sum', { seen_payable: -1 }, 'seen_payable'],
    ['a seen sum in Persian digits', { seen_payable: '۲۴۹۰۰۰۰' }, 'seen_payable'],
  ])('rejects %s at its field', (_, more, field) => expectFieldError(order(more), field))

  test.each<[string, Record<string, unknown>, number]>([
    ["another's address", { address_id: 1 }, 404],
    ['a sum other than the seen one', { seen_payable: 1e15 }, 412],
    ['an unknown variant', { list: [{ product_id: 1, stock_id: 999_999, quantity: 1 }] }, 412],
    ['a variant of another product', { list: [{ product_id: 1, stock_id: 9, quantity: 1 }] }, 412],
    ['an unknown shipping method', { shipping_method_id: 999 }, 412],
    ['an unknown coupon', { coupon: 'NOTHING' }, 412],
    ['an official invoice without a company', { legal_invoice: true }, 412],
  ])('rejects %s and reserves nothing', async (_, more, status) => {
    const before = await readStockUnits(shop().db, stock)
    await expectRejected(order(more), status)
    expect(await readStockUnits(shop().db, stock)).toEqual(before)
  })

  test('rejects a slot that is missing, not offered or full', async () => {
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
    const choice = { address_id: data.address.id, shipping_method_id: slot?.methodId }
    await expectFieldError(order(choice), 'slot_id')
    await expectRejected(order({ ...choice, slot_id: 1 }), 412)
    const response = await callApi(shop(), `/api/shipping-methods?city_id=${city?.id}`)
    const { methods } = z
      .object({
        data: z.object({
          methods: z.array(z.object({ id: z.int(), slots: z.array(z.object({ id: z.int() })) })),
        }),
      })
      .parse(response.body).data
    const offered = methods.find(({ id }) => id === slot?.methodId)?.slots.at(-1)?.id
    await db.update(shippingSlots).set({ capacity: 0 })
    await expectRejected(order({ ...choice, slot_id: offered }), 412)
  })

  test('rejects an address whose city is in another province', async () => {
    const [city] = await shop().db.select().from(cities).where(ne(cities.stateId, 1))
    const body = {
      ...{ title: '', receiver_name: 'مینا راد', receiver_mobile: '09121234567' },
      ...{ state_id: 1, city_id: city?.id, postal_code: '1345678900' },
      ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '' },
    }
    await expectFieldError(post('/api/profile/editAddress', body), 'city_id')
  })

  test("returns 404 for another customer's order", async () => {
    const whole = callApi(shop(), `/api/profile/orders/${OTHERS_ORDER}`, { token })
    await expectRejected(whole, 404)
    await expectRejected(post(`/api/profile/orders/${OTHERS_ORDER}/cancel`, {}), 404)
    for (const gateway of ['test-bank', 'wallet']) {
      await expectRejected(post('/api/payment', { order_id: OTHERS_ORDER, gateway }), 404)
    }
    const [own] = await shop().db.select().from(orders).where(eq(orders.id, OTHERS_ORDER))
    expect(own?.status).toBe('delivery')
  })

  test.each(amounts)('rejects a wallet charge of %s', async (_, amount) => {
    const charge = { amount, gateway: 'test-bank' }
    await expectFieldError(post('/api/profile/charge-credit', charge), 'amount')
    expect(await readWalletBalance(shop().db, buyer)).toBe(0)
  })

  test.each(amounts.filter(([, amount]) => amount !== null))(
    'rejects a payment of an order whose id is %s',
    async (_, order_id) => {
      const answer = await post('/api/payment', { order_id, gateway: 'test-bank' })
      expect(answer.status).toBe(422)
    },
  )

  test('rejects a gateway that is not configured', async () => {
    const [own] = await shop()
      .db.select()
      .from(orders)
      .where(and(eq(orders.userId, buyer.userId), eq(orders.status, 'waiting_payment')))
    for (const gateway of ['zarinpal', 'toString', '__proto__']) {
      await expectFieldError(post('/api/payment', { order_id: own?.id, gateway }), 'gateway')
      const charge = { amount: 1_000_000, gateway }
      await expectFieldError(post('/api/profile/charge-credit', charge), 'gateway')
    }
  })

  test('returns 401 for every purchase without a session', async () => {
    const calls: [string, unknown][] = [
      [checkout.path, checkoutBody(buyer, stock)],
      ['/api/payment', { order_id: 1, gateway: 'wallet' }],
      ['/api/profile/charge-credit', { amount: 1_000_000, gateway: 'test-bank' }],
      ['/api/profile/orders/1/cancel', {}],
    ]
    for (const [path, body] of calls) await expectRejected(callApi(shop(), path, { body }), 401)
  })

  test('shows a payment to nobody without its key', async () => {
    for (const key of ['', 'x', 'demo-2', '\u0000']) {
      const { status } = await callApi(shop(), `/api/payment/1?key=${encodeURIComponent(key)}`)
      expect([404, 422]).toContain(status)
    }
  })

  test('places one order for 50 requests with the same key at once', async () => {
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

  test('leaves the ledger balanced after all of it', async () => {
    expect(await findBrokenInvariants(shop().db)).toEqual([])
  })
})
