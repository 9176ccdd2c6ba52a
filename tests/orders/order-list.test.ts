import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setHoliday } from '@/lib/server/checkout/holidays'
import { shippingMethods } from '@/lib/server/db/schema/schema'
import { getOrderDetails } from '@/lib/server/orders/order-details'
import { listOrders } from '@/lib/server/orders/order-list'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { onEachDatabase } from '../kit/each-database'
import {
  createStock,
  createBuyer,
  placeTestOrder,
  testPaymentContext,
  payAtTestBank,
  POST,
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
      const { orders: listed } = await listOrders(db(), buyer.userId, { stats: [], page: 1 })
      return new Map(listed.map(({ id, payment_in_doubt: isMarked }) => [id, isMarked]))
    }
    const back = await payAtTestBank(db(), buyer, declined, false)
    await handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', back)
    const later = await payAtTestBank(db(), buyer, inDoubt, true)
    const before = await readMarks()
    expect([untried, declined, inDoubt].map((id) => before.get(id))).toEqual([false, false, true])
    await handlePaymentCallback(db(), testPaymentContext(db()), 'test-bank', later)
    expect((await readMarks()).get(inDoubt)).toBe(false)
  })

  test('says the last day of a parcel by the days that its method needed when it was placed, which rests on holidays', async () => {
    const buyer = await createBuyer(db())
    const stock = await createStock(db(), 3)
    const now = new Date('2026-11-26T08:00:00Z')
    const placeBy = async (methodId = POST) => {
      const { order } = await placeTestOrder(db(), buyer, stock, { methodId, now })
      return order
    }
    const order = await placeBy()
    const readDelivery = async () => {
      const { orders: listed } = await listOrders(db(), buyer.userId, { stats: [], page: 1 })
      const whole = await getOrderDetails(db(), buyer.userId, order.id)
      expect(whole.order.delivery).toEqual(listed[0]?.delivery)
      return whole.order.delivery
    }
    // The post needs two to four working days.
    const parcel = { day: '2026-11-29', from: null, to: null, last_day: '2026-12-01' }
    expect(order.delivery).toEqual(parcel)
    await setHoliday(db(), { day: '2026-11-30', isHoliday: true }, now)
    const post = eq(shippingMethods.id, POST)
    await db().update(shippingMethods).set({ daysMin: 5, daysMax: 9 }).where(post)
    expect(await readDelivery(), 'promised is promised').toEqual(parcel)
    await db().update(shippingMethods).set({ daysMin: 2, daysMax: 4 }).where(post)
    expect((await placeBy()).delivery).toEqual({ ...parcel, last_day: '2026-12-02' })
    await setHoliday(db(), { day: '2026-11-30', isHoliday: false }, now)
    const [{ id: pickupId } = { id: 0 }] = await db()
      .select({ id: shippingMethods.id })
      .from(shippingMethods)
      .where(eq(shippingMethods.delivers, false))
    const pickup = eq(shippingMethods.id, pickupId)
    await db().update(shippingMethods).set({ everywhere: true }).where(pickup)
    const { delivery } = await placeBy(pickupId)
    await db().update(shippingMethods).set({ everywhere: false }).where(pickup)
    expect(delivery?.day).toBe('2026-11-26')
    expect(delivery).not.toHaveProperty('last_day')
  })

  test('is empty for a customer without orders', async () => {
    const { userId } = await createBuyer(db())
    const { orders: listed } = await listOrders(db(), userId, { stats: [], page: 1 })
    expect(listed).toEqual([])
  })
})
