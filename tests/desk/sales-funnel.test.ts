import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { funnelCounts, orders, staffMembers } from '@/lib/server/db/schema/schema'
import { createFunnelCounter } from '@/lib/server/desk/funnel-counter'
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
import { logInWithRole } from '../kit/staff-role'

const SPAN = { from: '2020-05-10', to: '2020-05-12' }

describeEachShop('the funnel of sales', (shop) => {
  let owner = { Cookie: '' }

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
  })
  beforeEach(() => shop().db.delete(funnelCounts))

  const counterAt = (moment: string, onError = vi.fn()) =>
    createFunnelCounter(shop().db, onError, () => new Date(moment))
  const listCounts = () =>
    shop().db.select().from(funnelCounts).orderBy(funnelCounts.day, funnelCounts.step)

  async function read(span = SPAN, session = owner) {
    const answer = await askCall(shop().url, contract.getDeskReport, { query: span }, session)
    const { funnel } = contract.getDeskReport.answer.parse(answer.body).data
    const counts = Object.fromEntries(funnel.steps.map(({ step, count }) => [step, count]))
    return { since: funnel.counted_since, counts }
  }
  async function orderAt(at: string, isPaid: boolean) {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order } = await placeTestOrder(db, buyer, await createStock(db, 9, 700_000))
    if (isPaid) {
      const paid = await payAtTestBank(db, buyer, order.id, true)
      await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', paid)
    }
    await db
      .update(orders)
      .set({ createdAt: new Date(at) })
      .where(eq(orders.id, order.id))
    return order
  }

  test('adds up what several instances count, each day ending at midnight in Tehran', async () => {
    const evening = counterAt('2020-05-10T19:00:00Z')
    const other = counterAt('2020-05-10T19:00:00Z')
    const morning = counterAt('2020-05-10T20:00:00Z')
    for (let turn = 0; turn < 3; turn += 1) evening.count('product_view')
    evening.count('checkout')
    other.count('product_view')
    morning.count('product_view')
    await Promise.all([evening.stop(), other.stop()])
    await morning.stop()
    expect(await listCounts()).toEqual([
      { day: '2020-05-10', step: 'product_view', count: 4 },
      { day: '2020-05-10', step: 'checkout', count: 1 },
      { day: '2020-05-11', step: 'product_view', count: 1 },
    ])
    await evening.stop()
    expect((await listCounts())[0]?.count).toBe(4)
  })

  test('counts what is put in a cart, but neither more of it nor what is sold out', async () => {
    const { db, url } = shop()
    const first = await createStock(db, 9, 700_000)
    const second = await createStock(db, 9, 700_000)
    const gone = await createStock(db, 0, 700_000)
    const ask = ({ id, productId }: typeof first, quantity: number) => {
      const body = { product_id: productId, stock_id: id, quantity }
      return askCall(url, contract.cartSingleItem, { body })
    }
    await ask(first, 1)
    await ask(first, 2)
    await ask(gone, 1)
    await ask(second, 1)
    await vi.waitFor(
      async () => expect(await listCounts()).toMatchObject([{ step: 'cart_add', count: 2 }]),
      { timeout: 30_000, interval: 250 },
    )
  })

  test('takes orders from the shopper alone, and of them those that were ever paid', async () => {
    const counter = counterAt('2020-05-09T10:00:00Z')
    counter.count('product_view')
    await counter.stop()
    await orderAt('2020-05-10T09:00:00Z', false)
    await orderAt('2020-05-10T20:00:00Z', true)
    const cancelled = await orderAt('2020-05-12T09:00:00Z', true)
    await transitionOrderAsOperator(shop().db, { id: cancelled.id, to: 'cancel_store', note: '' })
    const byStaff = await orderAt('2020-05-12T09:00:00Z', true)
    await shop().db.update(orders).set({ placedBy: 'مریم' }).where(eq(orders.id, byStaff.id))
    expect(await read()).toEqual({
      since: '2020-05-09',
      counts: { product_view: 0, cart_add: 0, checkout: 0, order_placed: 3, order_paid: 2 },
    })
  })

  test('begins with the first counted day where the span is older', async () => {
    const counter = counterAt('2020-05-11T10:00:00Z')
    counter.count('product_view')
    counter.count('cart_add')
    await counter.stop()
    expect(await read()).toEqual({
      since: '2020-05-11',
      counts: { product_view: 1, cart_add: 1, checkout: 0, order_placed: 2, order_paid: 2 },
    })
  })

  test('says that nothing was counted yet, beside the orders that there were', async () => {
    const orderCounts = { order_placed: 3, order_paid: 2 }
    const uncounted = { product_view: null, cart_add: null, checkout: null, ...orderCounts }
    expect(await read()).toEqual({ since: null, counts: uncounted })
    const counter = counterAt('2020-05-13T10:00:00Z')
    counter.count('checkout')
    await counter.stop()
    expect(await read()).toEqual({ since: '2020-05-13', counts: uncounted })
  })

  test('is seen by who reads reports and by nobody else', async () => {
    const reader = await logInWithRole(shop(), ['reports.read'])
    expect((await read(SPAN, reader)).counts).toMatchObject({ order_placed: 3 })
    const stranger = await logInWithRole(shop(), ['orders.read'])
    const refused = await askCall(shop().url, contract.getDeskReport, { query: SPAN }, stranger)
    expect(refused.status).toBe(403)
  })
})
