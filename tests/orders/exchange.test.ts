import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coupons, orders, products, stocks } from '@/lib/server/db/schema/schema'
import { readReport } from '@/lib/server/desk/read-report'
import { toTehranTime } from '@/lib/persian/days'
import { listShippingMethods } from '@/lib/server/checkout/shipping-methods'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { listOrders } from '@/lib/server/orders/order-list'
import { readExchangeOptions } from '@/lib/server/orders/exchange-options'
import { reconcile } from '@/lib/server/payments/reconciler'
import {
  createBuyer,
  createStock,
  createVariant,
  POST,
  readOrderStatus,
  readStockUnits,
  readWalletBalance,
  testPaymentContext,
} from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { exchangeSteps, RED } from './exchange-steps'

onEachDatabase('an exchange for another variant', (db) => {
  const { advance, createPair, delivered, ask, detailsOf } = exchangeSteps(db)
  const round = () =>
    reconcile(db(), {
      paymentContext: testPaymentContext(db()),
      revalidateTags: async () => {},
      onError: (error: unknown) => {
        throw error
      },
    })

  test('holds the wanted variant, and sends it in an order of its own once the goods are back', async () => {
    const [red, blue] = await createPair(2, { quantity: 1, price: RED })
    const bought = await delivered(red)
    const { buyer, order } = bought
    const [sold] = await db().select().from(products).where(eq(products.id, red.productId))
    const refer = await ask(bought, { stock: blue, seen: 0 })
    expect(refer).toMatchObject({ payable: RED, exchange_total: RED })
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 1, reserved: 1 })
    const [item] = (await detailsOf(buyer, refer.id)).items
    expect(item?.exchange).toMatchObject({ parent_value: blue.parentValue, state: 'held' })
    await advance(refer.id, 'refer_accept')
    expect((await detailsOf(buyer, refer.id)).order.expires_at).not.toBeNull()
    await advance(refer.id, 'returned', 'refer_done')

    const { exchange, origin } = await detailsOf(buyer, refer.id)
    expect(origin).toMatchObject({ id: order.id, code: order.code })
    const sent = await detailsOf(buyer, exchange?.id ?? 0)
    expect(sent.order).toMatchObject({ type: 'sales', status: 'paid', exchange_of: refer.id })
    expect(sent.order).toMatchObject({ items_total: RED, shipping_price: 0, payable: RED })
    expect(sent.origin).toMatchObject({ id: refer.id, code: refer.code })
    expect(sent.items).toMatchObject([{ stock_id: blue.id, quantity: 1, final_price: RED }])
    const [linked] = (await detailsOf(buyer, order.id)).refers
    expect(linked).toMatchObject({ id: refer.id, exchange, payable: RED, exchange_total: RED })
    expect(linked?.items).toMatchObject([
      { order_item_id: bought.itemId, quantity: 1, exchange_value: blue.parentValue },
    ])
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 0, reserved: 0 })
    expect(await readStockUnits(db(), red)).toEqual({ quantity: 2, reserved: 0 })
    expect(await readWalletBalance(db(), buyer)).toBe(0)
    const [after] = await db().select().from(products).where(eq(products.id, red.productId))
    expect(after?.soldCount).toBe(sold?.soldCount)
    await advance(sent.order.id, 'processing', 'preparing', 'packaging', 'ready_for_send')
    await advance(sent.order.id, 'sending', 'delivery')
    const { items } = await detailsOf(buyer, sent.order.id)
    expect(items).toMatchObject([{ returnable_quantity: 1, has_free_exchange: false }])
    const again = { ...bought, order: sent.order, itemId: items[0]?.id ?? 0 }
    const back = await detailsOf(buyer, (await ask(again, { stock: null })).id)
    expect(back.origin).toMatchObject({ id: sent.order.id, exchange_of: refer.id })
  })

  test('stands in the list of orders while it goes on, apart from what goes back for its money', async () => {
    const [red, blue] = await createPair(2, { quantity: 1, price: RED })
    const bought = await delivered(red, { quantity: 2 })
    const readCounts = async () => {
      const filter = { stats: ['delivery' as const], page: 1 }
      const { orders: listed } = await listOrders(db(), bought.buyer.userId, filter)
      return listed.find(({ id }) => id === bought.order.id)?.given_back
    }
    expect(await readCounts()).toBeUndefined()
    const exchange = await ask(bought, { stock: blue })
    const refer = await ask(bought, { stock: null })
    expect(await readCounts()).toEqual({ exchanging: 1, returning: 1, refunded: 0 })
    await advance(refer.id, 'refer_accept', 'returned', 'refer_done')
    expect(await readCounts()).toEqual({ exchanging: 1, returning: 0, refunded: 1 })
    await cancelOrder(db(), bought.buyer.userId, { id: exchange.id, reason: '' })
    expect(await readCounts()).toEqual({ exchanging: 0, returning: 0, refunded: 1 })
  })

  test('promises no day before goods that need handling can leave', async () => {
    const [red, blue] = await createPair(1, { quantity: 1, price: RED })
    const bought = await delivered(red)
    const refer = await ask(bought, { stock: blue })
    const handling = (days: number) =>
      db().update(products).set({ handlingDays: days }).where(eq(products.id, red.productId))
    await handling(5)
    await advance(refer.id, 'refer_accept', 'returned', 'refer_done')
    await handling(0)
    const { exchange } = await detailsOf(bought.buyer, refer.id)
    const { order } = await detailsOf(bought.buyer, exchange?.id ?? 0)
    const methods = await listShippingMethods(db(), null, new Date(), 5)
    expect(order.delivery?.day).toBe(methods.find(({ id }) => id === POST)?.earliest)
  })

  test('gives the difference of a cheaper variant back, and the whole of it if its order is cancelled', async () => {
    const [red, blue] = await createPair(2, { quantity: 3, price: 700_000 })
    const bought = await delivered(red, { quantity: 2 })
    const refer = await ask(bought, { stock: blue, seen: 1_300_000 }, [
      { stock: null, quantity: 1 },
    ])
    expect(refer).toMatchObject({ payable: 2 * RED, exchange_total: 700_000 })
    await advance(refer.id, 'refer_accept', 'returned', 'refer_done')
    expect(await readWalletBalance(db(), bought.buyer)).toBe(1_300_000)
    const { exchange } = await detailsOf(bought.buyer, refer.id)
    await cancelOrder(db(), bought.buyer.userId, { id: exchange?.id ?? 0, reason: '' })
    expect(await readWalletBalance(db(), bought.buyer)).toBe(2 * RED)
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 3, reserved: 0 })
  })

  test('costs nothing where the price of both rose since, and takes its share of the coupon along', async () => {
    const [red, blue] = await createPair(1, { quantity: 1, price: RED })
    const code = `EX${Math.floor(Math.random() * 1e9)}`
    const endsAt = new Date(Date.now() + 3_600_000)
    await db().insert(coupons).values({ code, title: 'آزمون', kind: 'percent', value: 15, endsAt })
    const bought = await delivered(red, { coupon: code })
    for (const { id } of [red, blue]) {
      await db().update(stocks).set({ price: 1_400_000 }).where(eq(stocks.id, id))
    }
    const { items } = await readExchangeOptions(db(), bought.buyer.userId, bought.order.id)
    expect(items[0]?.options.find((one) => one.stock_id === blue.id)?.price).toBe(RED)
    const refer = await ask(bought, { stock: blue, seen: 0 })
    await advance(refer.id, 'refer_accept', 'returned', 'refer_done')
    const { exchange } = await detailsOf(bought.buyer, refer.id)
    const { order } = await detailsOf(bought.buyer, exchange?.id ?? 0)
    expect(order).toMatchObject({ items_total: 1_400_000, discount: 400_000, payable: 850_000 })
    expect(order.coupon_discount).toBe(150_000)
    expect(await readWalletBalance(db(), bought.buyer)).toBe(0)
  })

  test('is refused for a dearer variant, one of another product and another sum than was seen', async () => {
    const [red, dear] = await createPair(1, { quantity: 1, price: RED + 10 })
    const bought = await delivered(red)
    const { items } = await readExchangeOptions(db(), bought.buyer.userId, bought.order.id)
    expect(items[0]?.options.find((one) => one.stock_id === dear.id)?.price).toBeNull()
    await expect(ask(bought, { stock: dear })).rejects.toMatchObject({
      code: 'precondition_failed',
      message: expect.stringContaining('گران‌تر است'),
    })
    const [other] = await db()
      .select()
      .from(stocks)
      .where(ne(stocks.productId, red.productId))
      .limit(1)
    if (!other) throw new Error('no other product')
    await expect(ask(bought, { stock: other })).rejects.toMatchObject({
      code: 'precondition_failed',
    })
    const blue = await createVariant(db(), red, { quantity: 1, price: 900_000 })
    await expect(ask(bought, { stock: blue, seen: 0 })).rejects.toMatchObject({
      code: 'price_changed',
    })
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 1, reserved: 0 })
    const stranger = await createBuyer(db())
    await expect(readExchangeOptions(db(), stranger.userId, bought.order.id)).rejects.toMatchObject(
      { code: 'not_found' },
    )
  })

  test.each([RED, 600_000])(
    'sends what came broken once more at what was paid, now that it costs %i, and for no other reason',
    async (today) => {
      const red = await createStock(db(), 2, RED)
      const bought = await delivered(red)
      await db().update(stocks).set({ price: today }).where(eq(stocks.id, red.id))
      const { items } = await readExchangeOptions(db(), bought.buyer.userId, bought.order.id)
      expect(items[0]?.options.find((one) => one.stock_id === red.id)?.price).toBe(RED)
      await expect(ask(bought, { stock: red })).rejects.toThrow('خراب، ناقص یا اشتباه')
      const refer = await ask(bought, { stock: red, seen: 0, reason: 'خراب یا آسیب‌دیده بود' })
      await advance(refer.id, 'refer_accept', 'returned', 'refer_done')
      const { exchange } = await detailsOf(bought.buyer, refer.id)
      const sent = await detailsOf(bought.buyer, exchange?.id ?? 0)
      expect(sent.items).toMatchObject([{ stock_id: red.id, quantity: 1, final_price: RED }])
      expect(await readWalletBalance(db(), bought.buyer)).toBe(0)
      expect(await readStockUnits(db(), red)).toEqual({ quantity: 1, reserved: 0 })
    },
  )

  test('takes nothing off the free exchange of size or colour where the shop replaces what it sent', async () => {
    const [red, blue] = await createPair(5, { quantity: 3, price: RED })
    const bought = await delivered(red, { quantity: 2 })
    const { buyer, order } = bought
    const readFree = async (id: number) =>
      (await detailsOf(buyer, id)).items.map((item) => item.has_free_exchange)
    const refer = await ask(bought, { stock: red, reason: 'خراب یا آسیب‌دیده بود' })
    expect(await readFree(order.id)).toEqual([true])
    await advance(refer.id, 'refer_accept', 'returned', 'refer_done')
    const { exchange } = await detailsOf(buyer, refer.id)
    const sentId = exchange?.id ?? 0
    await advance(
      sentId,
      'processing',
      'preparing',
      'packaging',
      'ready_for_send',
      'sending',
      'delivery',
    )
    expect(await readFree(sentId), 'of the line and of what replaces it').toEqual([true])
    const [sent] = (await detailsOf(buyer, sentId)).items
    await ask(
      { ...bought, order: { ...order, id: sentId }, itemId: sent?.id ?? 0 },
      { stock: blue },
    )
    expect(await readFree(sentId)).toEqual([false])
    await ask(bought, { stock: blue })
    expect(await readFree(order.id)).toEqual([false])
  })

  test('gives the last unit to one of two who want it', async () => {
    const [red, blue] = await createPair(2, { quantity: 1, price: RED })
    const both = [await delivered(red), await delivered(red)]
    const attempts = await Promise.allSettled(both.map((one) => ask(one, { stock: blue })))
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(attempts.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'out_of_stock' },
    })
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 1, reserved: 1 })
  })

  test('gives the variant back when it is rejected, and when its customer withdraws it', async () => {
    const [red, blue] = await createPair(1, { quantity: 1, price: RED })
    const bought = await delivered(red)
    const refused = await ask(bought, { stock: blue })
    await advance(refused.id, 'refer_reject')
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 1, reserved: 0 })
    const again = await ask(bought, { stock: blue })
    await advance(again.id, 'refer_accept')
    expect((await detailsOf(bought.buyer, again.id)).actions).toEqual(['cancel'])
    await cancelOrder(db(), bought.buyer.userId, { id: again.id, reason: '' })
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 1, reserved: 0 })
    expect((await detailsOf(bought.buyer, bought.order.id)).actions).toContain('return')
    const third = await ask(bought, { stock: blue })
    await advance(third.id, 'refer_accept', 'returned')
    await expect(
      cancelOrder(db(), bought.buyer.userId, { id: third.id, reason: '' }),
    ).rejects.toMatchObject({ code: 'precondition_failed' })
  })

  test('ends in money where the goods do not come in time, and the variant is sold to others', async () => {
    const [red, blue] = await createPair(1, { quantity: 1, price: RED })
    const bought = await delivered(red)
    const refer = await ask(bought, { stock: blue })
    await advance(refer.id, 'refer_accept')
    await round()
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 1, reserved: 1 })
    const expiresAt = new Date(Date.now() - 1_000)
    await db().update(orders).set({ expiresAt }).where(eq(orders.id, refer.id))
    await Promise.all([round(), round()])
    expect(await readStockUnits(db(), blue)).toEqual({ quantity: 1, reserved: 0 })
    const { order, items } = await detailsOf(bought.buyer, refer.id)
    expect(order).toMatchObject({ status: 'refer_accept', exchange_total: 0 })
    expect(items[0]?.exchange?.state).toBe('released')
    const [linked] = (await detailsOf(bought.buyer, bought.order.id)).refers
    expect(linked).toMatchObject({ exchange_total: 0, items: [{ exchange_value: null }] })
    await advance(refer.id, 'returned', 'refer_done')
    expect(await readWalletBalance(db(), bought.buyer)).toBe(RED)
    expect((await detailsOf(bought.buyer, refer.id)).exchange).toBeUndefined()
  })

  test('is asked for again for units that are in no return yet, and all of them are worth what was paid', async () => {
    const code = `PART${Math.floor(Math.random() * 1e9)}`
    const endsAt = new Date(Date.now() + 3_600_000)
    await db().insert(coupons).values({ code, title: 'آزمون', kind: 'amount', value: RED, endsAt })
    const [red, blue] = await createPair(3, { quantity: 1, price: RED })
    const bought = await delivered(red, { quantity: 3, coupon: code })
    const { buyer, order } = bought
    const first = await ask(bought, { stock: null, seen: 666_666 })
    const again = await detailsOf(buyer, order.id)
    expect(again.actions).toContain('return')
    expect(again.items).toMatchObject([
      { quantity: 3, returnable_quantity: 2, has_free_exchange: true },
    ])
    expect(again.returned_before).toEqual({ goods: RED, coupon: 333_334 })
    const exchange = await ask(bought, { stock: blue, seen: 0 })
    const last = await ask(bought, { stock: null, seen: 666_667 })
    const whole = await detailsOf(buyer, order.id)
    expect(whole.actions).toEqual(['buy_again'])
    expect(whole.return_until).toBeUndefined()
    expect(whole.items).toMatchObject([{ returnable_quantity: 0, has_free_exchange: false }])
    await expect(ask(bought, { stock: null })).rejects.toMatchObject({
      code: 'precondition_failed',
    })
    await advance(first.id, 'refer_reject')
    expect((await detailsOf(buyer, order.id)).items).toMatchObject([{ returnable_quantity: 1 }])
    const retried = await ask(bought, { stock: null })
    for (const { id } of [exchange, last, retried]) {
      await advance(id, 'refer_accept', 'returned', 'refer_done')
    }
    expect(await readWalletBalance(db(), buyer)).toBe(1_333_333)
  })

  test('gives the last units of a line to as many of the requests that come at once', async () => {
    const red = await createStock(db(), 3, RED)
    const bought = await delivered(red, { quantity: 3 })
    await ask(bought, { stock: null })
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => ask(bought, { stock: null })),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') {
        expect(attempt.reason).toMatchObject({ code: 'precondition_failed' })
      }
    }
    const { refers } = await detailsOf(bought.buyer, bought.order.id)
    expect(refers).toHaveLength(3)
  })

  test('is no sale in the reports: what was sold once is counted once', async () => {
    const { day } = toTehranTime(new Date())
    const report = () => readReport(db(), { from: day, to: day, by: 'day' }, { canSeeCosts: false })
    const [red, blue] = await createPair(1, { quantity: 1, price: 600_000 })
    const before = (await report()).totals
    const bought = await delivered(red)
    const refer = await ask(bought, { stock: blue })
    await advance(refer.id, 'refer_accept', 'returned', 'refer_done')
    const { totals } = await report()
    expect(totals.orders - before.orders).toBe(1)
    expect(totals.goods - before.goods).toBe(RED)
    expect(totals.returned - before.returned).toBe(400_000)
    const { exchange } = await detailsOf(bought.buyer, refer.id)
    await cancelOrder(db(), bought.buyer.userId, { id: exchange?.id ?? 0, reason: '' })
    expect((await report()).totals.returned - before.returned).toBe(RED)
    expect(await readOrderStatus(db(), exchange?.id ?? 0)).toBe('cancel_customer')
  })

  test('breaks no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(db())).toEqual([])
  })
})
