import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { GatewayFailure } from '@/lib/server/adapters/payments/gateway'
import { createTestBank } from '@/lib/server/adapters/payments/test-bank'
import { orders, payments } from '@/lib/server/db/schema/schema'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { getOrderDetails } from '@/lib/server/orders/order-details'
import { getPaymentResult } from '@/lib/server/payments/get-payment-result'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { payOrder } from '@/lib/server/payments/pay-order'
import { reconcile } from '@/lib/server/payments/reconciler'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  readOrderStatus,
  readStockUnits,
  readWalletBalance,
  testPaymentContext,
  openRegister,
} from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { findBrokenInvariants } from '../kit/ledger-invariants'

onEachDatabase('an order that a wallet pays a part of', (db) => {
  const reconcilerOptions = () => ({
    paymentContext: testPaymentContext(db()),
    revalidateTags: async () => {},
    onError: (error: unknown) => {
      throw error
    },
  })

  test('that expires releases its stock and gives its wallet share back', async () => {
    const stock = await createStock(db(), 1)
    const buyer = await createBuyer(db(), 700_000)
    const { order: placed } = await placeTestOrder(db(), buyer, stock)
    await payOrder(db(), testPaymentContext(db()), buyer.userId, {
      order_id: placed.id,
      gateway: 'test-bank',
      use_wallet: true,
    })
    expect(await readWalletBalance(db(), buyer)).toBe(0)
    await db()
      .update(orders)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(orders.id, placed.id))
    await reconcile(db(), reconcilerOptions())
    expect(await readOrderStatus(db(), placed.id)).toBe('cancel_store')
    expect(await readStockUnits(db(), stock)).toEqual({ quantity: 1, reserved: 0 })
    expect(await readWalletBalance(db(), buyer)).toBe(700_000)
  })

  test('is paid partly from the wallet and the rest at the bank', async () => {
    const stock = await createStock(db(), 1, 2_000_000)
    const buyer = await createBuyer(db(), 500_000)
    const { order: placed } = await placeTestOrder(db(), buyer, stock)
    const { answer } = await payOrder(db(), testPaymentContext(db()), buyer.userId, {
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
    await cancelOrder(db(), buyer.userId, { id: placed.id, reason: 'پشیمان شدم' })
    expect(await readWalletBalance(db(), buyer)).toBe(500_000)
  })

  test('holds its wallet share only while a bank may pay the rest, and is given it back once', async () => {
    const stock = await createStock(db(), 1, 2_000_000)
    const buyer = await createBuyer(db(), 500_000)
    const { order: placed } = await placeTestOrder(db(), buyer, stock)
    const context = testPaymentContext(db())
    const withShare = { usesWallet: true }
    const back = (params: URLSearchParams) =>
      handlePaymentCallback(db(), context, 'test-bank', params)

    const first = await payAtTestBank(db(), buyer, placed.id, false, withShare)
    const second = await payAtTestBank(db(), buyer, placed.id, false, withShare)
    expect(await readWalletBalance(db(), buyer)).toBe(0)
    await back(first)
    expect(await readWalletBalance(db(), buyer)).toBe(0)
    await Promise.all([back(second), back(second), back(first)])
    expect(await readWalletBalance(db(), buyer)).toBe(500_000)
    const attempts = await db()
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, placed.id), eq(payments.gateway, 'test-bank')))
      .orderBy(payments.id)
    const results = attempts.map(({ id, key }) => getPaymentResult(db(), id, key))
    const returned = (await Promise.all(results)).map(({ wallet_returned: sum }) => sum)
    expect(returned).toEqual([500_000, 0])
    const afterRejection = await getOrderDetails(db(), buyer.userId, placed.id)
    expect(afterRejection.order.wallet_paid).toBe(0)
    expect(afterRejection.refunds.map((refund) => [refund.amount, refund.way])).toEqual([
      [500_000, 'wallet'],
    ])

    const third = await payAtTestBank(db(), buyer, placed.id, true, withShare)
    await Promise.all([back(third), back(third)])
    expect(await readOrderStatus(db(), placed.id)).toBe('paid')
    expect(await readWalletBalance(db(), buyer)).toBe(0)
    await cancelOrder(db(), buyer.userId, { id: placed.id, reason: '' })
    expect(await readWalletBalance(db(), buyer)).toBe(placed.payable)
  })

  test('is given its wallet share back when the gateway does not open', async () => {
    const buyer = await createBuyer(db(), 500_000)
    const { order: placed } = await placeTestOrder(db(), buyer, await createStock(db(), 1))
    const closed = {
      ...createTestBank(db()),
      start: () => Promise.reject(new GatewayFailure('closed')),
    }
    const context = { ...testPaymentContext(db()), gateways: openRegister([closed]) }
    const input = { order_id: placed.id, gateway: closed.name, use_wallet: true }
    await expect(payOrder(db(), context, buyer.userId, input)).rejects.toMatchObject({
      code: 'precondition_failed',
    })
    expect(await readWalletBalance(db(), buyer)).toBe(500_000)
  })

  test('breaks no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(db())).toEqual([])
  })
})
