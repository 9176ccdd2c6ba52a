import { expect, test } from 'vitest'
import { listOrders } from '@/lib/server/orders/order-list'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { onEachDatabase } from '../kit/each-database'
import {
  createStock,
  createBuyer,
  placeTestOrder,
  testPaymentContext,
  payAtTestBank,
} from '../kit/buyer'

onEachDatabase('the order list', (db) => {
  test('marks the orders whose payment the bank has not decided', async () => {
    const stock = await createStock(db(), 3)
    const buyer = await createBuyer(db())
    const [untried, declined, inDoubt] = [
      (await placeTestOrder(db(), buyer, stock)).order.id,
      (await placeTestOrder(db(), buyer, stock)).order.id,
      (await placeTestOrder(db(), buyer, stock)).order.id,
    ]
    const readMarks = async () => {
      const { orders } = await listOrders(db(), buyer.userId, { stats: [], page: 1 })
      return new Map(orders.map(({ id, payment_in_doubt: isMarked }) => [id, isMarked]))
    }
    const back = await payAtTestBank(db(), buyer, declined, false)
    await handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', back)
    const later = await payAtTestBank(db(), buyer, inDoubt, true)
    const before = await readMarks()
    expect([untried, declined, inDoubt].map((id) => before.get(id))).toEqual([false, false, true])
    await handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', later)
    expect((await readMarks()).get(inDoubt)).toBe(false)
  })

  test('is empty for a customer without orders', async () => {
    const { userId } = await createBuyer(db())
    const { orders } = await listOrders(db(), userId, { stats: [], page: 1 })
    expect(orders).toEqual([])
  })
})
