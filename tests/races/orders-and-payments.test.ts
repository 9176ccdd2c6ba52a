import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coupons, orders, payments, walletTransactions } from '@/lib/server/db/schema/schema'
import { cancelOrder } from '@/lib/server/orders/request-return'
import { handlePaymentCallback } from '@/lib/server/payments/payment-callback'
import { payOrder } from '@/lib/server/payments/pay-order'
import { placeOrder } from '@/lib/server/orders/place-order'
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

onEachDatabase('races', (db) => {
  test('200 buyers of 10 units make 10 orders and 190 clear refusals', async () => {
    const stock = await createStock(db(), 10)
    const buyers = await runConcurrently(200, () => createBuyer(db()))
    const ends = await runConcurrently(200, (at) => {
      const buyer = buyers[at]
      if (!buyer) throw new Error('no buyer')
      return outcomeOf(placeTestOrder(db(), buyer, stock))
    })
    expect(count(ends, 'done')).toBe(10)
    expect(ends.filter((end) => end !== 'done' && /موجودی|تمام شده/.test(end))).toHaveLength(190)
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 10, reserved: 10 })
    expect(await countOrderedUnits(db(), stock)).toBe(10)
  }, 180_000)

  test('the callback 100 times at once is one payment and one sale', async () => {
    const stock = await createStock(db(), 3)
    const buyer = await createBuyer(db())
    const { order: placed } = await placeTestOrder(db(), buyer, stock, 2)
    const params = await payAtTestBank(db(), buyer, placed.id, true)
    await runConcurrently(100, () =>
      handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', params),
    )
    expect(await readOrderStatus(db(), placed.id)).toBe('paid')
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    const paid = await db().select().from(payments).where(eq(payments.orderId, placed.id))
    expect(paid.map(({ status }) => status)).toEqual(['paid'])
  })

  test('a wallet charge called back 50 times is one line in the ledger', async () => {
    const buyer = await createBuyer(db())
    const { chargeWallet } = await import('@/lib/server/payments/pay-order')
    const { decideTestBankPayment } = await import('@/lib/server/payments/test-bank-payment')
    const till = testPaymentContext(db())
    const wished = { amount: 5_000_000, gateway: 'test-bank' }
    const { redirect_url: url } = await chargeWallet(db(), till, buyer.userId, wished)
    const params = new URL(url, till.siteUrl).searchParams
    await decideTestBankPayment(db(), till, params.get('authority') ?? '', true)
    await runConcurrently(50, () => handlePaymentCallback(db(), till, 'test-bank', params))
    expect(await readWalletBalance(db(), buyer)).toBe(5_000_000)
    const lines = await db()
      .select()
      .from(walletTransactions)
      .where(eq(walletTransactions.userId, buyer.userId))
    expect(lines).toHaveLength(1)
  })

  test('paying and cancelling at once ends in one of the two, with the money where it belongs', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stock = await createStock(db(), 1)
      const buyer = await createBuyer(db())
      const { order: placed } = await placeTestOrder(db(), buyer, stock)
      const params = await payAtTestBank(db(), buyer, placed.id, true)
      await Promise.all([
        handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', params),
        outcomeOf(cancelOrder(db(), buyer.userId, { id: placed.id, reason: '' })),
      ])
      // A paid order may be cancelled too; either way it is gone, and nothing is lost.
      expect(await readOrderStatus(db(), placed.id)).toBe('cancel_customer')
      expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
      const [payment] = await db().select().from(payments).where(eq(payments.orderId, placed.id))
      const back = payment?.status === 'reversed' ? 0 : placed.payable
      expect(await readWalletBalance(db(), buyer)).toBe(back)
    }
  })

  test('running out of time and paying at once: paid, or cancelled and given back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stock = await createStock(db(), 1)
      const buyer = await createBuyer(db())
      const { order: placed } = await placeTestOrder(db(), buyer, stock)
      const params = await payAtTestBank(db(), buyer, placed.id, true)
      await db()
        .update(orders)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(orders.id, placed.id))
      const tools = { till: testPaymentContext(db()), stale: async () => {}, onTrouble: fail }
      await Promise.all([
        handlePaymentCallback(db(), tools.till, 'test-bank', params),
        reconcile(db(), tools),
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

  test('a wallet spent from two tabs is spent once', async () => {
    const stock = await createStock(db(), 4)
    const buyer = await createBuyer(db())
    const first = (await placeTestOrder(db(), buyer, stock)).order
    const second = (await placeTestOrder(db(), buyer, stock)).order
    const { recordWalletTransaction } = await import('@/lib/server/account/wallet')
    const rich = first.payable + 100
    await recordWalletTransaction(db(), { userId: buyer.userId, amount: rich, reason: 'gift' })
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

  test('a coupon with one use left has one taker', async () => {
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

  test('orders that share goods, a coupon, hours and a wallet never wait for each other in a ring', async () => {
    const code = `RING${Math.floor(Math.random() * 1e6)}`
    const endsAt = new Date(Date.now() + 3_600_000)
    const coupon = { code, title: 'آزمون', kind: 'amount' as const, value: 10_000, endsAt }
    await db()
      .insert(coupons)
      .values({ ...coupon, perUser: 1_000 })
    const goods = await runConcurrently(4, () => createStock(db(), 2))
    const buyers = await runConcurrently(6, () => createBuyer(db(), 8_000_000))
    const busy = async (at: number) => {
      const buyer = buyers[at % buyers.length]
      if (!buyer) throw new Error('no buyer')
      for (let round = 0; round < 6; round += 1) {
        const lines = [0, 1].flatMap((line) => goods[(at + round * 3 + line) % goods.length] ?? [])
        const list = lines.map((stock) => ({
          product_id: stock.productId,
          stock_id: stock.id,
          quantity: 1,
        }))
        const wished = { list, address_id: buyer.addressId, shipping_method_id: POST, coupon: code }
        const placing = placeOrder(db(), buyer.userId, {
          ...wished,
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
    await runConcurrently(12, busy)
    for (const stock of goods) {
      expect(await readStockUnits(db(), stock)).toEqual({ quantity: 2, reserved: 0 })
    }
  }, 180_000)

  test('after all of it the books are true', async () => {
    expect(await findBrokenInvariants(db())).toEqual([])
  })
})

function fail(error: unknown): never {
  throw error
}
