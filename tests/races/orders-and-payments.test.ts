import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { bookDeliverySlot } from '@/lib/server/checkout/book-delivery-slot'
import { listShippingMethods } from '@/lib/server/checkout/shipping-methods'
import {
  cities,
  coupons,
  orders,
  payments,
  shippingSlots,
  slotBookings,
  walletTransactions,
} from '@/lib/server/db/schema/schema'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { chargeWallet, payOrder } from '@/lib/server/payments/pay-order'
import { placeOrder } from '@/lib/server/orders/place-order'
import { decideTestBankPayment } from '@/lib/server/payments/test-bank-payment'
import { recordWalletTransaction } from '@/lib/server/account/wallet'
import { reconcile } from '@/lib/server/payments/reconciler'
import { DomainError } from '@/lib/server/domain-error'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { onEachDatabase } from '../kit/each-database'
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
  countOrderedUnits,
} from '../kit/buyer'

function runConcurrently<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => make(at)))
}

function outcomeOf<T>(work: Promise<T>): Promise<'done' | string> {
  return work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.message
      throw error
    },
  )
}

const count = (list: string[], wanted: string) => list.filter((one) => one === wanted).length

onEachDatabase('concurrent orders and payments', (db) => {
  test('let 60 buyers of 10 units place 10 orders, and tell the other 50 that none is left', async () => {
    const stock = await createStock(db(), 10)
    const buyers = await runConcurrently(60, () => createBuyer(db()))
    const ends = await runConcurrently(60, (at) => {
      const buyer = buyers[at]
      if (!buyer) throw new Error('no buyer')
      return outcomeOf(placeTestOrder(db(), buyer, stock))
    })
    expect(count(ends, 'done')).toBe(10)
    expect(ends.filter((end) => end !== 'done' && /موجودی|تمام شده/.test(end))).toHaveLength(50)
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 10, reserved: 10 })
    expect(await countOrderedUnits(db(), stock)).toBe(10)
  }, 180_000)

  test('make one payment and one sale of 30 callbacks at once', async () => {
    const stock = await createStock(db(), 3)
    const buyer = await createBuyer(db())
    const { order: placed } = await placeTestOrder(db(), buyer, stock, { quantity: 2 })
    const params = await payAtTestBank(db(), buyer, placed.id, true)
    await runConcurrently(30, () =>
      handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', params),
    )
    expect(await readOrderStatus(db(), placed.id)).toBe('paid')
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    const paid = await db().select().from(payments).where(eq(payments.orderId, placed.id))
    expect(paid.map(({ status }) => status)).toEqual(['paid'])
  })

  test('write one line in the ledger for a wallet charge called back 30 times', async () => {
    const buyer = await createBuyer(db())
    const context = testPaymentContext(db())
    const input = { amount: 5_000_000, gateway: 'test-bank' }
    const { redirect_url: url } = await chargeWallet(db(), context, buyer.userId, input)
    const params = new URL(url, context.siteUrl).searchParams
    await decideTestBankPayment(db(), context, params.get('authority') ?? '', true)
    await runConcurrently(30, () => handlePaymentCallback(db(), context, 'test-bank', params))
    expect(await readWalletBalance(db(), buyer)).toBe(5_000_000)
    const lines = await db()
      .select()
      .from(walletTransactions)
      .where(eq(walletTransactions.userId, buyer.userId))
    expect(lines).toHaveLength(1)
  })

  test('cancel an order whose bank answers at the same moment, and give all its money back once', async () => {
    const share = 300_000
    for (let round = 0; round < 6; round += 1) {
      const stock = await createStock(db(), 1)
      const buyer = await createBuyer(db(), share)
      const { order: placed } = await placeTestOrder(db(), buyer, stock)
      const options = { usesWallet: true }
      const params = await payAtTestBank(db(), buyer, placed.id, round % 2 === 0, options)
      const callBack = () =>
        handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', params)
      const cancelling = { id: placed.id, reason: '' }
      await Promise.all([
        callBack(),
        outcomeOf(cancelOrder(db(), buyer.userId, cancelling)),
        callBack(),
      ])
      // A paid order may be cancelled too, so either order of the two ends here.
      expect(await readOrderStatus(db(), placed.id)).toBe('cancel_customer')
      expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
      const [bank] = await db()
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, placed.id), eq(payments.gateway, 'test-bank')))
      const back = bank?.status === 'paid' ? bank.amount : 0
      expect(await readWalletBalance(db(), buyer)).toBe(share + back)
    }
  })

  test('leave an order that expires while it is paid either paid, or cancelled and reversed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stock = await createStock(db(), 1)
      const buyer = await createBuyer(db())
      const { order: placed } = await placeTestOrder(db(), buyer, stock)
      const params = await payAtTestBank(db(), buyer, placed.id, true)
      await db()
        .update(orders)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(orders.id, placed.id))
      const options = {
        paymentContext: testPaymentContext(db()),
        revalidateTags: async () => {},
        onError: fail,
      }
      await Promise.all([
        handlePaymentCallback(db(), options.paymentContext, 'test-bank', params),
        reconcile(db(), options),
      ])
      const status = await readOrderStatus(db(), placed.id)
      const [payment] = await db().select().from(payments).where(eq(payments.orderId, placed.id))
      if (status === 'paid') {
        expect(payment?.status).toBe('paid')
        expect(await readStockUnits(db(), stock)).toEqual({ quantity: 0, reserved: 0 })
      } else {
        expect([status, payment?.status]).toEqual(['cancel_store', 'reversed'])
        expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
      }
    }
  })

  test('spend a wallet once that pays two orders from two tabs', async () => {
    const stock = await createStock(db(), 4)
    const buyer = await createBuyer(db())
    const first = (await placeTestOrder(db(), buyer, stock)).order
    const second = (await placeTestOrder(db(), buyer, stock)).order
    const amount = first.payable + 100
    await recordWalletTransaction(db(), { userId: buyer.userId, amount, reason: 'gift' })
    const pay = (id: number) =>
      outcomeOf(
        payOrder(db(), testPaymentContext(db()), buyer.userId, {
          order_id: id,
          gateway: 'wallet',
          use_wallet: false,
        }),
      )
    const ends = await Promise.all([pay(first.id), pay(second.id), pay(first.id), pay(second.id)])
    expect(count(ends, 'done')).toBe(1)
    expect(await readWalletBalance(db(), buyer)).toBe(100)
  })

  test('redeem the last use of a coupon once', async () => {
    const code = `LAST${Math.floor(Math.random() * 1e6)}`
    await db()
      .insert(coupons)
      .values({
        code,
        title: 'آخرین',
        kind: 'amount',
        value: 100_000,
        usageLimit: 1,
        endsAt: new Date(Date.now() + 3_600_000),
      })
    const stock = await createStock(db(), 10)
    const buyers = [await createBuyer(db()), await createBuyer(db()), await createBuyer(db())]
    const ends = await Promise.all(
      buyers.map((buyer) =>
        outcomeOf(
          placeOrder(db(), buyer.userId, {
            list: [{ product_id: stock.productId, stock_id: stock.id, quantity: 1 }],
            address_id: buyer.addressId,
            shipping_method_id: POST,
            coupon: code,
            legal_invoice: false,
            note: '',
          }),
        ),
      ),
    )
    expect(count(ends, 'done')).toBe(1)
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 10, reserved: 1 })
  })

  test('book the last three places of a delivery slot three times of twenty', async () => {
    const [city] = await db().select().from(cities).where(eq(cities.name, 'تهران'))
    const cityId = city?.id ?? 0
    const methods = await listShippingMethods(db(), cityId)
    const method = methods.find(({ slots }) => slots.length > 0)
    const slot = method?.slots.at(-1)
    if (!method || !slot) throw new Error('no delivery slot')
    await db().update(shippingSlots).set({ capacity: 3 })
    const choice = { methodId: method.id, slotOfDayId: slot.id, cityId, now: new Date() }
    const ends = await runConcurrently(20, () =>
      outcomeOf(db().transaction((tx) => bookDeliverySlot(tx, choice))),
    )
    expect(count(ends, 'done')).toBe(3)
    const { slotId, day } = parseDeliverySlotId(slot.id)
    const booked = and(eq(slotBookings.slotId, slotId), eq(slotBookings.day, day))
    expect(
      await db().select({ taken: slotBookings.taken }).from(slotBookings).where(booked),
    ).toEqual([{ taken: 3 }])
    // No order stands behind them.
    await db().delete(slotBookings).where(booked)
  })

  test('never deadlock on shared stock, coupons, slots and wallets', async () => {
    const code = `RING${Math.floor(Math.random() * 1e6)}`
    const endsAt = new Date(Date.now() + 3_600_000)
    const coupon = { code, title: 'آزمون', kind: 'amount' as const, value: 10_000, endsAt }
    await db()
      .insert(coupons)
      .values({ ...coupon, perUser: 1_000 })
    const goods = await runConcurrently(4, () => createStock(db(), 2))
    const buyers = await runConcurrently(6, () => createBuyer(db(), 8_000_000))
    const buyRepeatedly = async (at: number) => {
      const buyer = buyers[at % buyers.length]
      if (!buyer) throw new Error('no buyer')
      for (let round = 0; round < 6; round += 1) {
        const lines = [0, 1].flatMap((line) => goods[(at + round * 3 + line) % goods.length] ?? [])
        const list = lines.map((stock) => ({
          product_id: stock.productId,
          stock_id: stock.id,
          quantity: 1,
        }))
        const input = { list, address_id: buyer.addressId, shipping_method_id: POST, coupon: code }
        const placing = placeOrder(db(), buyer.userId, {
          ...input,
          legal_invoice: false,
          note: '',
        })
        const placed = await placing.catch((error: unknown) => {
          if (error instanceof DomainError) return null
          throw error
        })
        if (!placed) continue
        const { id } = placed.order
        const paying = { order_id: id, gateway: 'wallet', use_wallet: false }
        if (round % 2 === 0)
          await outcomeOf(payOrder(db(), testPaymentContext(db()), buyer.userId, paying))
        await outcomeOf(cancelOrder(db(), buyer.userId, { id, reason: '' }))
      }
    }
    await runConcurrently(12, buyRepeatedly)
    for (const stock of goods) {
      expect(await readStockUnits(db(), stock)).toEqual({ quantity: 2, reserved: 0 })
    }
  }, 180_000)

  test('break no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(db())).toEqual([])
  })
})

function fail(error: unknown): never {
  throw error
}
