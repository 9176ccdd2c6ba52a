import { expect, test } from 'vitest'
import { listOrders } from '@/lib/server/orders/order-list'
import { handlePaymentCallback } from '@/lib/server/payments/payment-callback'
import { onEachDatabase } from '../kit/each-database'
import {
  createStock,
  createBuyer,
  placeTestOrder,
  testPaymentContext,
  payAtTestBank,
} from '../kit/buyer'

onEachDatabase('the list of orders', (db) => {
  test('tells of each order whether a bank has still to answer for it', async () => {
    const stock = await createStock(db(), 3)
    const buyer = await createBuyer(db())
    const [untried, refused, doubtful] = [
      (await placeTestOrder(db(), buyer, stock)).order.id,
      (await placeTestOrder(db(), buyer, stock)).order.id,
      (await placeTestOrder(db(), buyer, stock)).order.id,
    ]
    const told = async () => {
      const { orders } = await listOrders(db(), buyer.userId, { stats: [], page: 1 })
      return new Map(orders.map(({ id, payment_in_doubt: inDoubt }) => [id, inDoubt]))
    }
    const back = await payAtTestBank(db(), buyer, refused, false)
    await handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', back)
    const later = await payAtTestBank(db(), buyer, doubtful, true)
    const before = await told()
    expect([untried, refused, doubtful].map((id) => before.get(id))).toEqual([false, false, true])
    await handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', later)
    expect((await told()).get(doubtful)).toBe(false)
  })

  test('of nothing is empty', async () => {
    const { userId } = await createBuyer(db())
    const { orders } = await listOrders(db(), userId, { stats: [], page: 1 })
    expect(orders).toEqual([])
  })
})
