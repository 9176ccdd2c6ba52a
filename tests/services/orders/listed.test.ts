import { expect, test } from 'vitest'
import { ordersOf } from '@/lib/server/services/orders/order-list'
import { comeBack } from '@/lib/server/services/orders/payment-result'
import { onEachDatabase } from '../../kit/each-database'
import { freshStock, newBuyer, order, tillOf, toBank } from './buyer'

onEachDatabase('the list of orders', (db) => {
  test('tells of each order whether a bank has still to answer for it', async () => {
    const stock = await freshStock(db(), 3)
    const buyer = await newBuyer(db())
    const [untried, refused, doubtful] = [
      (await order(db(), buyer, stock)).order.id,
      (await order(db(), buyer, stock)).order.id,
      (await order(db(), buyer, stock)).order.id,
    ]
    const told = async () => {
      const { orders } = await ordersOf(db(), buyer.userId, { stats: [], page: 1 })
      return new Map(orders.map(({ id, payment_in_doubt: inDoubt }) => [id, inDoubt]))
    }
    const back = await toBank(db(), buyer, refused, false)
    await comeBack(db(), tillOf(db()), 'test-bank', back)
    const later = await toBank(db(), buyer, doubtful, true)
    const before = await told()
    expect([untried, refused, doubtful].map((id) => before.get(id))).toEqual([false, false, true])
    await comeBack(db(), tillOf(db()), 'test-bank', later)
    expect((await told()).get(doubtful)).toBe(false)
  })

  test('of nothing is empty', async () => {
    const { userId } = await newBuyer(db())
    const { orders } = await ordersOf(db(), userId, { stats: [], page: 1 })
    expect(orders).toEqual([])
  })
})
