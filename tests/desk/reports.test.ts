import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import {
  orderItems,
  orders,
  refundItems,
  refunds,
  staffMembers,
} from '@/lib/server/db/schema/schema'
import { requestReturn } from '@/lib/server/orders/request-return'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { askCall } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  testPaymentContext,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { pictureContext } from '../kit/picture-context'
import { logInWithRole } from '../kit/staff-role'

describeEachShop('the report of sales', (shop) => {
  let owner = { Cookie: '' }

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
  })

  async function read(query: { from: string; to: string; by?: string }) {
    const answer = await askCall(shop().url, contract.getDeskReport, { query }, owner)
    return contract.getDeskReport.answer.parse(answer.body).data
  }
  /** Long before the demo has an order. */
  async function paidOrder(at: string, quantity = 1) {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const stock = await createStock(db, 9, 700_000)
    const { order } = await placeTestOrder(db, buyer, stock, { quantity })
    const paid = await payAtTestBank(db, buyer, order.id, true)
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', paid)
    await db
      .update(orders)
      .set({ createdAt: new Date(at) })
      .where(eq(orders.id, order.id))
    return { order, stock }
  }

  test('counts an order on its day in Tehran, and none that was cancelled', async () => {
    // Half an hour before midnight in Tehran, and half an hour after it.
    const { order, stock } = await paidOrder('2020-05-10T19:00:00Z', 2)
    await paidOrder('2020-05-10T20:00:00Z')
    const { order: cancelled } = await paidOrder('2020-05-10T09:00:00Z')
    await transitionOrderAsOperator(shop().db, { id: cancelled.id, to: 'cancel_store', note: '' })
    const { rows, totals, products } = await read({ from: '2020-05-10', to: '2020-05-12' })
    expect(rows.map((row) => [row.from, row.orders, row.goods])).toEqual([
      ['2020-05-10', 1, 1_400_000],
      ['2020-05-11', 1, 700_000],
      ['2020-05-12', 0, 0],
    ])
    expect(totals).toMatchObject({ orders: 2, goods: 2_100_000 })
    expect(totals.net).toBe(totals.goods - totals.discount + totals.shipping)
    expect(products).toMatchObject([{ id: stock.productId, units: 3, sum: 2_100_000 }])
    expect(order.payable).toBeGreaterThan(0)
    const after = await read({ from: '2020-05-13', to: '2020-05-15' })
    expect(after).toMatchObject({ totals: { orders: 0 }, former: { orders: 2 }, products: [] })
  })

  test('cuts the sales of some days by category, brand, city and gateway', async () => {
    const { order } = await paidOrder('2020-03-02T09:00:00Z', 2)
    await paidOrder('2020-03-20T09:00:00Z')
    const { db } = shop()
    await db
      .update(orders)
      .set({ address: { state: 'فارس', city: 'شیراز' }, walletPaid: 100_000 })
      .where(eq(orders.id, order.id))
    const readCut = async (cut: string) => {
      const query = { from: '2020-03-01', to: '2020-03-05', cut }
      const answer = await askCall(shop().url, contract.getSalesCut, { query }, owner)
      expect(answer.status, answer.text).toBe(200)
      return contract.getSalesCut.answer.parse(answer.body).data.rows
    }
    for (const cut of ['category', 'brand']) {
      const rows = await readCut(cut)
      expect(rows).toMatchObject([{ orders: 1, sum: 1_400_000 }])
      expect(rows[0]?.name).not.toBe('')
    }
    const { items_total: goods, shipping_price: shipping } = order
    expect(await readCut('city')).toEqual([
      { key: 'شیراز', name: 'شیراز', orders: 1, sum: goods + shipping },
    ])
    expect(await readCut('gateway')).toEqual([
      expect.objectContaining({ key: 'test-bank', orders: 1 }),
      { key: 'wallet', name: 'wallet', orders: 1, sum: 100_000 },
    ])
    const query = { from: '2020-03-05', to: '2020-03-01', cut: 'city' }
    const turned = await askCall(shop().url, contract.getSalesCut, { query }, owner)
    expect(turned.status).toBe(422)
    const clerk = await logInWithRole(shop(), ['orders.read'])
    const ofClerk = { query: { ...query, from: '2020-03-01' } }
    expect((await askCall(shop().url, contract.getSalesCut, ofClerk, clerk)).status).toBe(403)
  })

  test('takes off what was refunded by line on its day, but of an order that was cancelled', async () => {
    const { db } = shop()
    const [standing, cancelled] = [
      await paidOrder('2020-07-10T09:00:00Z'),
      await paidOrder('2020-07-10T09:00:00Z'),
    ]
    for (const { order } of [standing, cancelled]) {
      const values = { orderId: order.id, amount: 200_000, destination: 'gateway' as const }
      await db.insert(refunds).values({ ...values, createdAt: new Date('2020-07-11T09:00:00Z') })
    }
    await transitionOrderAsOperator(db, { id: cancelled.order.id, to: 'cancel_store', note: '' })
    const { rows, totals } = await read({ from: '2020-07-10', to: '2020-07-11' })
    expect(rows.map(({ returned }) => returned)).toEqual([0, 200_000])
    expect(totals.net).toBe(standing.order.payable - 200_000)
  })

  test('folds days into weeks from Saturday and into Jalali months', async () => {
    const weeks = await read({ from: '2020-05-09', to: '2020-05-22', by: 'week' })
    expect(weeks.rows.map(({ from, to, orders: count }) => [from, to, count])).toEqual([
      ['2020-05-09', '2020-05-15', 2],
      ['2020-05-16', '2020-05-22', 0],
    ])
    // The first of Khordad 1399 was the 21st of May.
    const months = await read({ from: '2020-05-01', to: '2020-05-31', by: 'month' })
    expect(months.rows.map(({ from, to }) => [from, to])).toEqual([
      ['2020-05-01', '2020-05-20'],
      ['2020-05-21', '2020-05-31'],
    ])
  })

  test('takes the cost of the day from what was earned, for who may see costs', async () => {
    const { order, stock } = await paidOrder('2020-06-10T09:00:00Z', 2)
    const { db } = shop()
    await db.update(orderItems).set({ unitCost: 400_000 }).where(eq(orderItems.orderId, order.id))
    const without = await paidOrder('2020-06-11T09:00:00Z')
    expect(without.order.id).toBeGreaterThan(order.id)
    const span = { from: '2020-06-10', to: '2020-06-11' }
    const { margins } = await read(span)
    expect(margins).toMatchObject({
      ...{ units: 2, units_without_cost: 1, sum: 1_400_000, cost: 800_000 },
      products: [{ id: stock.productId, units: 2, sum: 1_400_000, cost: 800_000 }],
    })
    const session = await logInWithRole(shop(), ['reports.read'])
    const answer = await askCall(shop().url, contract.getDeskReport, { query: span }, session)
    const report = contract.getDeskReport.answer.parse(answer.body).data
    expect(report.margins).toBeNull()
    expect(report.stock.cost).toBeNull()
  })

  test('takes what came back out of the margins, and keeps the cost of what stayed away', async () => {
    const { db } = shop()
    const { order, stock } = await paidOrder('2020-08-10T09:00:00Z', 5)
    const change = { status: 'delivery', deliveredAt: new Date() } as const
    await db.update(orders).set(change).where(eq(orders.id, order.id))
    await db.update(orderItems).set({ unitCost: 400_000 }).where(eq(orderItems.orderId, order.id))
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const itemId = item?.id ?? 0

    const input = {
      items: [
        { order_item_id: itemId, quantity: 2, reason: 'پشیمان شدم', exchange_stock_id: null },
      ],
      ...{ description: '', slot_id: null },
    }
    const [{ userId } = { userId: 0 }] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, order.id))
    const command = { id: order.id, input, files: [] }
    const { refer } = await requestReturn(pictureContext(db), userId, command)
    for (const to of ['refer_accept', 'returned', 'refer_done'] as const) {
      await transitionOrderAsOperator(db, { id: refer.id, to, note: '' })
    }
    const returnedAt = { updatedAt: new Date('2020-08-11T09:00:00Z') }
    await db.update(orders).set(returnedAt).where(eq(orders.id, refer.id))

    for (const isRestocked of [true, false]) {
      const values = {
        orderId: order.id,
        amount: 700_000,
        reason: 'آسیب دیده بود',
        createdAt: new Date('2020-08-12T09:00:00Z'),
      }
      const [refund] = await db.insert(refunds).values(values).returning()
      const line = { refundId: refund?.id ?? 0, orderItemId: itemId, quantity: 1, isRestocked }
      await db.insert(refundItems).values(line)
    }
    const marginsOf = async (from: string, to: string) => (await read({ from, to })).margins
    expect(await marginsOf('2020-08-10', '2020-08-10')).toMatchObject({
      ...{ units: 5, sum: 3_500_000, cost: 2_000_000 },
    })
    const { products, returns, totals } = await read({ from: '2020-08-10', to: '2020-08-12' })
    expect(products).toMatchObject([{ id: stock.productId, units: 1, sum: 700_000 }])
    expect(returns, 'a word of one’s own is no reason by itself').toEqual([
      { reason: 'پشیمان شدم', units: 2, sum: 1_400_000 },
      { reason: 'دلیل‌های دیگر', units: 2, sum: 1_400_000 },
    ])
    expect(returns.reduce((sum, { sum: back }) => sum + back, 0)).toBe(totals.returned)
    expect(await marginsOf('2020-08-11', '2020-08-11')).toMatchObject({
      ...{ units: -2, sum: -1_400_000, cost: -800_000 },
    })
    expect(await marginsOf('2020-08-10', '2020-08-12')).toMatchObject({
      ...{ units: 2, units_without_cost: 0, sum: 700_000, cost: 800_000 },
      products: [{ id: stock.productId, units: 2, sum: 700_000, cost: 800_000 }],
    })
  })

  test('lets the lines that a coupon is for bear it in the margins, and no others', async () => {
    const { db } = shop()
    const { order } = await paidOrder('2020-09-10T09:00:00Z')
    const terms = { couponDiscount: 100_000, couponBase: 1, itemsTotal: 1_400_000 }
    await db.update(orders).set(terms).where(eq(orders.id, order.id))
    const line = { unitCost: 400_000, takesCoupon: false }
    await db.update(orderItems).set(line).where(eq(orderItems.orderId, order.id))
    const { margins } = await read({ from: '2020-09-10', to: '2020-09-10' })
    expect(margins).toMatchObject({ sum: 700_000, cost: 400_000 })
  })

  test('refuses a span that ends before it begins', async () => {
    const query = { from: '2020-05-10', to: '2020-05-09' }
    const answer = await askCall(shop().url, contract.getDeskReport, { query }, owner)
    expect(answer).toMatchObject({ status: 422, body: { errors: { to: expect.any(Array) } } })
  })
})
