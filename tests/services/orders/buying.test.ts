import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addresses, media, orders, payments, shippingSlots } from '@/lib/server/db/schema/schema'
import { askToReturn, cancelByCustomer } from '@/lib/server/services/orders/customer-moves'
import { openMediaStore } from '@/lib/server/media/open-media-store'
import { IN_MEMORY } from '@/lib/server/db/in-memory'
import { moveByOperator } from '@/lib/server/services/orders/operator-moves'
import { comeBack, paymentResult } from '@/lib/server/services/orders/payment-result'
import { payOrder } from '@/lib/server/services/orders/paying'
import { placeOrder } from '@/lib/server/services/orders/placing'
import { reconcile } from '@/lib/server/services/orders/reconciler'
import { wholeOrder } from '@/lib/server/services/orders/whole-order'
import { shippingMethodsTo } from '@/lib/server/services/shipping'
import { brokenRules } from '../../kit/books'
import { onEachDatabase } from '../../kit/each-database'
import { png } from '../../kit/pictures'
import {
  balanceOf,
  freshStock,
  newBuyer,
  order,
  POST,
  statusOf,
  stockNow,
  tillOf,
  toBank,
} from './buyer'

onEachDatabase('buying', (db) => {
  const tools = () => ({
    till: tillOf(db()),
    stale: async () => {},
    onTrouble: (error: unknown) => {
      throw error
    },
  })
  const advance = async (id: number, times: number) => {
    for (let step = 0; step < times; step += 1) {
      await moveByOperator(db(), { id, to: 'next', note: '' })
    }
  }

  test('an order is priced by the shop, holds its goods and waits half an hour', async () => {
    const stock = await freshStock(db(), 5, 2_000_000)
    const buyer = await newBuyer(db())
    const { order: placed, stale } = await order(db(), buyer, stock, 2)
    expect(placed).toMatchObject({
      status: 'waiting_payment',
      items_total: 4_000_000,
      shipping_price: 490_000,
      payable: 4_490_000,
    })
    const left = Date.parse(placed.expires_at ?? '') - Date.now()
    expect(Math.round(left / 60_000)).toBe(30)
    expect(await stockNow(db(), stock)).toEqual({ quantity: 5, reserved: 2 })
    expect(stale.some((tag) => tag.startsWith('product:'))).toBe(true)
    const { events } = await wholeOrder(db(), buyer.userId, placed.id)
    expect(events.map(({ to_status }) => to_status)).toEqual([
      'completing',
      'waiting',
      'waiting_payment',
    ])
  })

  describe('an order is refused', () => {
    const place = async (change: Partial<Parameters<typeof placeOrder>[2]>) => {
      const stock = await freshStock(db(), 1)
      const buyer = await newBuyer(db())
      return placeOrder(db(), buyer.userId, {
        list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 }],
        address_id: buyer.addressId,
        shipping_method_id: POST,
        legal_invoice: false,
        note: '',
        ...change,
      })
    }

    test('with the address of another customer', async () => {
      await expect(place({ address_id: 1 })).rejects.toMatchObject({ kind: 'not_found' })
    })

    test('with a way of sending that does not reach the city', async () => {
      await expect(place({ shipping_method_id: 1 })).rejects.toMatchObject({ kind: 'refused' })
    })

    test('with an official invoice and no company', async () => {
      await expect(place({ legal_invoice: true })).rejects.toThrow(/اطلاعات شرکت/)
    })

    test('when another sum was seen, and then nothing is held', async () => {
      const stock = await freshStock(db(), 1)
      const list = [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 }]
      await expect(place({ list, seen_payable: 1 })).rejects.toThrow(/مبلغ سفارش تغییر کرده/)
      expect(await stockNow(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    })

    test('by a customer with five unpaid ones', async () => {
      const stock = await freshStock(db(), 9)
      const buyer = await newBuyer(db())
      for (let one = 0; one < 5; one += 1) await order(db(), buyer, stock)
      await expect(order(db(), buyer, stock)).rejects.toThrow(/پرداخت‌نشده/)
    })
  })

  test('the last place in the hours of a day has one taker', async () => {
    const [method] = (await shippingMethodsTo(db(), await tehran())).filter(
      ({ slots }) => slots.length > 0,
    )
    const slot = method?.slots.at(-1)
    if (!method || !slot) throw new Error('no hours')
    await db().update(shippingSlots).set({ capacity: 1 })
    const stock = await freshStock(db(), 5)
    const place = async () => {
      const buyer = await newBuyer(db())
      const cityId = await tehran()
      await db()
        .update(addresses)
        .set({ stateId: await stateOf(cityId), cityId })
        .where(eq(addresses.id, buyer.addressId))
      return placeOrder(db(), buyer.userId, {
        list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 }],
        address_id: buyer.addressId,
        shipping_method_id: method.id,
        slot_id: slot.id,
        legal_invoice: false,
        note: '',
      })
    }
    expect((await place()).order.delivery?.day).toBe(slot.date)
    await expect(place()).rejects.toMatchObject({ kind: 'refused' })
    expect((await stockNow(db(), stock)).reserved).toBe(1)
  })

  test('from the bank to the door, and back to the wallet', async () => {
    const stock = await freshStock(db(), 3, 3_000_000)
    const buyer = await newBuyer(db())
    const { order: placed } = await order(db(), buyer, stock, 2)
    const { to } = await comeBack(
      db(),
      tillOf(db()),
      'test-bank',
      await toBank(db(), buyer, placed.id, true),
    )
    const way = new URL(to, 'http://shop').searchParams
    const result = await paymentResult(db(), Number(way.get('payment')), way.get('key') ?? '')
    expect(result).toMatchObject({ status: 'paid', amount: placed.payable, order_id: placed.id })
    expect(await stockNow(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    await advance(placed.id, 8)
    expect(await statusOf(db(), placed.id)).toBe('delivery')

    const { items, actions, events, payments } = await wholeOrder(db(), buyer.userId, placed.id)
    expect(actions).toContain('return')
    const paid = events.find(({ to_status: to }) => to === 'paid')
    expect(payments.map((payment) => payment.paid_at)).toEqual([paid?.at])
    const places = { db: db(), media: openMediaStore({ dataDir: IN_MEMORY }, console.error) }
    const wished = {
      items: [{ order_item_id: items[0]?.id ?? 0, quantity: 1, reason: 'رنگش همان نبود' }],
      description: '',
    }
    const refer = await askToReturn(places, buyer.userId, { id: placed.id, wished, files: [] })
    expect(refer).toMatchObject({ type: 'refer', status: 'refer_request', payable: 3_000_000 })
    const pictures = await db().$count(media)
    const twice = { items: [{ order_item_id: items[0]?.id ?? 0, quantity: 2, reason: 'هر دو' }] }
    await expect(
      askToReturn(places, buyer.userId, {
        id: placed.id,
        wished: { ...twice, description: '' },
        files: [await png({ width: 20, height: 20 })],
      }),
    ).rejects.toMatchObject({ kind: 'refused' })
    expect(await db().$count(media), 'no picture of what was refused').toBe(pictures)
    await advance(refer.id, 3)
    expect(await statusOf(db(), refer.id)).toBe('refer_done')
    expect(await balanceOf(db(), buyer)).toBe(3_000_000)
    expect(await stockNow(db(), stock)).toEqual({ quantity: 2, reserved: 0 })
  })

  test('a refused payment leaves the order to be paid again', async () => {
    const stock = await freshStock(db(), 1)
    const buyer = await newBuyer(db(), 100)
    const { order: placed } = await order(db(), buyer, stock)
    const refused = await toBank(db(), buyer, placed.id, false)
    const { to } = await comeBack(db(), tillOf(db()), 'test-bank', refused)
    const way = new URL(to, 'http://shop').searchParams
    const key = way.get('key') ?? ''
    expect(await paymentResult(db(), Number(way.get('payment')), key)).toMatchObject({
      status: 'failed',
      retry_until: placed.expires_at,
    })
    await comeBack(db(), tillOf(db()), 'test-bank', await toBank(db(), buyer, placed.id, true))
    expect(await statusOf(db(), placed.id)).toBe('paid')
  })

  test('who pays and never comes back is found by the reconciler', async () => {
    const stock = await freshStock(db(), 1)
    const buyer = await newBuyer(db())
    const { order: placed } = await order(db(), buyer, stock)
    await toBank(db(), buyer, placed.id, true)
    await reconcile(db(), tools())
    expect(await statusOf(db(), placed.id)).toBe('waiting_payment')
    await db()
      .update(payments)
      .set({ askAgainAt: new Date(0) })
      .where(eq(payments.orderId, placed.id))
    await Promise.all([reconcile(db(), tools()), reconcile(db(), tools())])
    expect(await statusOf(db(), placed.id)).toBe('paid')
  })

  test('an order whose time is up frees its goods, its hours, its coupon and its wallet share', async () => {
    const stock = await freshStock(db(), 1)
    const buyer = await newBuyer(db(), 700_000)
    const { order: placed } = await order(db(), buyer, stock)
    await payOrder(db(), tillOf(db()), buyer.userId, {
      order_id: placed.id,
      gateway: 'test-bank',
      use_wallet: true,
    })
    expect(await balanceOf(db(), buyer)).toBe(0)
    await db()
      .update(orders)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(orders.id, placed.id))
    await reconcile(db(), tools())
    expect(await statusOf(db(), placed.id)).toBe('cancel_store')
    expect(await stockNow(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    expect(await balanceOf(db(), buyer)).toBe(700_000)
  })

  test('the wallet pays a part and the bank the rest', async () => {
    const stock = await freshStock(db(), 1, 2_000_000)
    const buyer = await newBuyer(db(), 500_000)
    const { order: placed } = await order(db(), buyer, stock)
    const { answer } = await payOrder(db(), tillOf(db()), buyer.userId, {
      order_id: placed.id,
      gateway: 'test-bank',
      use_wallet: true,
    })
    const rows = await db().select().from(payments).where(eq(payments.orderId, placed.id))
    expect(rows.map(({ gateway, amount }) => [gateway, amount])).toEqual([
      ['wallet', 500_000],
      ['test-bank', placed.payable - 500_000],
    ])
    expect(answer).toHaveProperty('redirect_url')
    await cancelByCustomer(db(), buyer.userId, { id: placed.id, reason: 'پشیمان شدم' })
    expect(await balanceOf(db(), buyer)).toBe(500_000)
  })

  test('a paid order that is cancelled goes back to the wallet and the shelf', async () => {
    const stock = await freshStock(db(), 1)
    const buyer = await newBuyer(db(), 50_000_000)
    const { order: placed } = await order(db(), buyer, stock)
    await payOrder(db(), tillOf(db()), buyer.userId, {
      order_id: placed.id,
      gateway: 'wallet',
      use_wallet: false,
    })
    expect(await statusOf(db(), placed.id)).toBe('paid')
    await moveByOperator(db(), { id: placed.id, to: 'cancel_operator', note: 'کالا آسیب دیده بود' })
    expect(await balanceOf(db(), buyer)).toBe(50_000_000)
    expect(await stockNow(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    const { refunds } = await wholeOrder(db(), buyer.userId, placed.id)
    expect(refunds).toMatchObject([{ amount: placed.payable, way: 'wallet' }])
  })

  test('an operator cannot say that an order is paid, nor skip a step', async () => {
    const stock = await freshStock(db(), 1)
    const buyer = await newBuyer(db())
    const { order: placed } = await order(db(), buyer, stock)
    for (const to of ['paid', 'next', 'sending', 'delivery'] as const) {
      await expect(moveByOperator(db(), { id: placed.id, to, note: '' })).rejects.toMatchObject({
        kind: 'refused',
      })
    }
  })

  test('after all of it the books are true', async () => {
    expect(await brokenRules(db())).toEqual([])
  })

  async function tehran(): Promise<number> {
    const { cities } = await import('@/lib/server/db/schema/schema')
    const [city] = await db().select().from(cities).where(eq(cities.name, 'تهران'))
    return city?.id ?? 0
  }
  async function stateOf(cityId: number): Promise<number> {
    const { cities } = await import('@/lib/server/db/schema/schema')
    const [city] = await db().select().from(cities).where(eq(cities.id, cityId))
    return city?.stateId ?? 0
  }
})
