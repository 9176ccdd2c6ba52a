import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { tags } from '@/lib/contract/tags'
import {
  addresses,
  cities,
  media,
  orders,
  payments,
  shippingSlots,
} from '@/lib/server/db/schema/schema'
import { requestReturn } from '@/lib/server/orders/request-return'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { getPaymentResult } from '@/lib/server/payments/get-payment-result'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { payOrder } from '@/lib/server/payments/pay-order'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { placeOrder } from '@/lib/server/orders/place-order'
import { reconcile } from '@/lib/server/payments/reconciler'
import { getOrderDetails } from '@/lib/server/orders/order-details'
import { listOrders } from '@/lib/server/orders/order-list'
import { listShippingMethods } from '@/lib/server/checkout/shipping-methods'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { pictureContext } from '../kit/picture-context'
import { onEachDatabase } from '../kit/each-database'
import { png } from '../kit/pictures'
import {
  readWalletBalance,
  createStock,
  createBuyer,
  placeTestOrder,
  POST,
  readOrderStatus,
  readStockUnits,
  testPaymentContext,
  payAtTestBank,
} from '../kit/buyer'

onEachDatabase('an order', (db) => {
  const reconcilerOptions = () => ({
    paymentContext: testPaymentContext(db()),
    revalidateTags: async () => {},
    onError: (error: unknown) => {
      throw error
    },
  })
  const advance = async (id: number, times: number) => {
    for (let step = 0; step < times; step += 1) {
      await transitionOrderAsOperator(db(), { id, to: 'next', note: '' })
    }
  }

  test('leaves home as it is while its cards say the same, and has it redrawn when a variant is sold out', async () => {
    const stock = await createStock(db(), 10)
    const buyer = await createBuyer(db())
    const buy = async (quantity: number) => {
      const { order, tagsToRevalidate } = await placeTestOrder(db(), buyer, stock, { quantity })
      return { id: order.id, redrawsHome: tagsToRevalidate.includes(tags.home) }
    }
    const first = await buy(2)
    expect(first.redrawsHome).toBe(false)
    const last = await buy(8)
    expect(last.redrawsHome).toBe(true)
    const cancel = async (id: number) => {
      const { tagsToRevalidate } = await cancelOrder(db(), buyer.userId, {
        ...{ id, reason: '' },
      })
      return tagsToRevalidate.includes(tags.home)
    }
    expect(await cancel(last.id)).toBe(true)
    expect(await cancel(first.id)).toBe(false)
  })

  test('is priced by the shop, reserves its stock and may be paid for half an hour', async () => {
    const stock = await createStock(db(), 5, 2_000_000)
    const buyer = await createBuyer(db())
    const { order: placed, tagsToRevalidate } = await placeTestOrder(db(), buyer, stock, {
      quantity: 2,
    })
    expect(placed).toMatchObject({
      status: 'waiting_payment',
      items_total: 4_000_000,
      shipping_price: 490_000,
      payable: 4_490_000,
    })
    const left = Date.parse(placed.expires_at ?? '') - Date.now()
    expect(Math.round(left / 60_000)).toBe(30)
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 5, reserved: 2 })
    expect(tagsToRevalidate.some((tag) => tag.startsWith('product:'))).toBe(true)
    const { events } = await getOrderDetails(db(), buyer.userId, placed.id)
    expect(events.map(({ to_status }) => to_status)).toEqual([
      'completing',
      'waiting',
      'waiting_payment',
    ])
  })

  test('of an older release or an erased customer opens with what is left of its address', async () => {
    const buyer = await createBuyer(db())
    const { order } = await placeTestOrder(db(), buyer, await createStock(db(), 1))
    const left = { state: 'فارس', city: 'شیراز' }
    await db().update(orders).set({ address: left }).where(eq(orders.id, order.id))
    const { address } = await getOrderDetails(db(), buyer.userId, order.id)
    expect(address).toMatchObject({ ...left, receiver_name: '', plate: '' })
  })

  describe('is refused', () => {
    const placeWith = async (change: Partial<Parameters<typeof placeOrder>[2]>) => {
      const stock = await createStock(db(), 1)
      const buyer = await createBuyer(db())
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
      await expect(placeWith({ address_id: 1 })).rejects.toMatchObject({ code: 'not_found' })
    })

    test('with a shipping method that does not reach the city', async () => {
      await expect(placeWith({ shipping_method_id: 1 })).rejects.toMatchObject({
        code: 'precondition_failed',
      })
    })

    test('with a legal invoice for a customer without a legal profile', async () => {
      await expect(placeWith({ legal_invoice: true })).rejects.toThrow(/اطلاعات شرکت/)
    })

    test('when the customer saw another price, and reserves nothing', async () => {
      const stock = await createStock(db(), 1)
      const list = [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 }]
      await expect(placeWith({ list, seen_payable: 1 })).rejects.toThrow(/مبلغ سفارش تغییر کرده/)
      expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    })

    test('to a customer with five unpaid orders', async () => {
      const stock = await createStock(db(), 9)
      const buyer = await createBuyer(db())
      for (let one = 0; one < 5; one += 1) await placeTestOrder(db(), buyer, stock)
      await expect(placeTestOrder(db(), buyer, stock)).rejects.toThrow(/پرداخت‌نشده/)
    })
  })

  test('takes the last booking of a delivery slot, and the next order is refused', async () => {
    const [method] = (await listShippingMethods(db(), await tehran())).filter(
      ({ slots }) => slots.length > 0,
    )
    const slot = method?.slots.at(-1)
    if (!method || !slot) throw new Error('no delivery slot')
    await db().update(shippingSlots).set({ capacity: 1 })
    const stock = await createStock(db(), 5)
    const placeIntoSlot = async () => {
      const buyer = await createBuyer(db())
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
    expect((await placeIntoSlot()).order.delivery?.day).toBe(slot.date)
    await expect(placeIntoSlot()).rejects.toMatchObject({ code: 'slot_unavailable' })
    expect((await readStockUnits(db(), stock)).reserved).toBe(1)
  })

  test('is paid at the bank, delivered, returned and refunded to the wallet', async () => {
    const stock = await createStock(db(), 3, 3_000_000)
    const buyer = await createBuyer(db())
    const { order: placed } = await placeTestOrder(db(), buyer, stock, { quantity: 2 })
    const { to } = await handlePaymentCallback(
      db(),
      testPaymentContext(db()),
      'test-bank',
      await payAtTestBank(db(), buyer, placed.id, true),
    )
    const params = new URL(to, 'http://shop').searchParams
    const result = await getPaymentResult(
      db(),
      Number(params.get('payment')),
      params.get('key') ?? '',
    )
    expect(result).toMatchObject({ status: 'paid', amount: placed.payable, order_id: placed.id })
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    await advance(placed.id, 8)
    expect(await readOrderStatus(db(), placed.id)).toBe('delivery')

    const whole = await getOrderDetails(db(), buyer.userId, placed.id)
    const { items, actions, events, payments, return_until: until } = whole
    expect(actions).toEqual(['return', 'buy_again'])
    const readListed = async () => {
      const { orders } = await listOrders(db(), buyer.userId, { stats: ['delivery'], page: 1 })
      return orders[0]?.return_until
    }
    expect(await readListed()).toBe(until)
    expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    const paid = events.find(({ to_status: to }) => to === 'paid')
    expect(payments.map((payment) => payment.paid_at)).toEqual([paid?.at])
    const context = pictureContext(db())
    const input = {
      items: [{ order_item_id: items[0]?.id ?? 0, quantity: 1, reason: 'رنگش همان نبود' }],
      description: '',
      slot_id: null,
    }
    const { refer } = await requestReturn(context, buyer.userId, {
      id: placed.id,
      input,
      files: [],
    })
    expect(refer).toMatchObject({ type: 'refer', status: 'refer_request', payable: 3_000_000 })
    expect(await readListed(), 'one of two is left').toBe(until)
    const pictures = await db().$count(media)
    const twice = { items: [{ order_item_id: items[0]?.id ?? 0, quantity: 2, reason: 'هر دو' }] }
    await expect(
      requestReturn(context, buyer.userId, {
        id: placed.id,
        input: { ...twice, description: '', slot_id: null },
        files: [await png({ width: 20, height: 20 })],
      }),
    ).rejects.toMatchObject({ code: 'precondition_failed' })
    expect(await db().$count(media), 'pictures stored with the refused return').toBe(pictures)
    await advance(refer.id, 3)
    expect(await readOrderStatus(db(), refer.id)).toBe('refer_done')
    expect(await readWalletBalance(db(), buyer)).toBe(3_000_000)
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 2, reserved: 0 })
  })

  test('can be paid again after a payment that failed', async () => {
    const stock = await createStock(db(), 1)
    const buyer = await createBuyer(db(), 100)
    const { order: placed } = await placeTestOrder(db(), buyer, stock)
    const declined = await payAtTestBank(db(), buyer, placed.id, false)
    const { to } = await handlePaymentCallback(
      db(),
      testPaymentContext(db()),
      'test-bank',
      declined,
    )
    const params = new URL(to, 'http://shop').searchParams
    const key = params.get('key') ?? ''
    expect(await getPaymentResult(db(), Number(params.get('payment')), key)).toMatchObject({
      status: 'failed',
      retry_until: placed.expires_at,
    })
    await handlePaymentCallback(
      db(),
      testPaymentContext(db()),
      'test-bank',
      await payAtTestBank(db(), buyer, placed.id, true),
    )
    expect(await readOrderStatus(db(), placed.id)).toBe('paid')
  })

  test('is marked paid by the reconciler when the customer pays and never comes back', async () => {
    const stock = await createStock(db(), 1)
    const buyer = await createBuyer(db())
    const { order: placed } = await placeTestOrder(db(), buyer, stock)
    await payAtTestBank(db(), buyer, placed.id, true)
    await reconcile(db(), reconcilerOptions())
    expect(await readOrderStatus(db(), placed.id)).toBe('waiting_payment')
    await db()
      .update(payments)
      .set({ askAgainAt: new Date(0) })
      .where(eq(payments.orderId, placed.id))
    await Promise.all([reconcile(db(), reconcilerOptions()), reconcile(db(), reconcilerOptions())])
    expect(await readOrderStatus(db(), placed.id)).toBe('paid')
  })

  test('that is cancelled after it was paid is refunded to the wallet and restocked', async () => {
    const stock = await createStock(db(), 1)
    const buyer = await createBuyer(db(), 50_000_000)
    const { order: placed } = await placeTestOrder(db(), buyer, stock)
    await payOrder(db(), testPaymentContext(db()), buyer.userId, {
      order_id: placed.id,
      gateway: 'wallet',
      use_wallet: false,
    })
    expect(await readOrderStatus(db(), placed.id)).toBe('paid')
    await transitionOrderAsOperator(db(), {
      id: placed.id,
      to: 'cancel_operator',
      note: 'کالا آسیب دیده بود',
    })
    expect(await readWalletBalance(db(), buyer)).toBe(50_000_000)
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    const { refunds } = await getOrderDetails(db(), buyer.userId, placed.id)
    expect(refunds.map((refund) => [refund.amount, refund.way])).toEqual([
      [placed.payable, 'wallet'],
    ])
  })

  test('cannot be marked paid by an operator, nor skip a step', async () => {
    const stock = await createStock(db(), 1)
    const buyer = await createBuyer(db())
    const { order: placed } = await placeTestOrder(db(), buyer, stock)
    for (const to of ['paid', 'next', 'sending', 'delivery'] as const) {
      await expect(
        transitionOrderAsOperator(db(), { id: placed.id, to, note: '' }),
      ).rejects.toMatchObject({
        code: 'precondition_failed',
      })
    }
  })

  test('breaks no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(db())).toEqual([])
  })

  async function tehran(): Promise<number> {
    const [city] = await db().select().from(cities).where(eq(cities.name, 'تهران'))
    return city?.id ?? 0
  }
  async function stateOf(cityId: number): Promise<number> {
    const [city] = await db().select().from(cities).where(eq(cities.id, cityId))
    return city?.stateId ?? 0
  }
})
