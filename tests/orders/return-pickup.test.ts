import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, orders, shippingSlots } from '@/lib/server/db/schema/schema'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { getOrderDetails } from '@/lib/server/orders/order-details'
import { readReturnPickup } from '@/lib/server/orders/return-pickup'
import { requestReturn } from '@/lib/server/orders/request-return'
import { deliverySlotId, parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { toTehranTime } from '@/lib/persian/days'
import { createBuyer, createStock, placeTestOrder } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { pictureContext } from '../kit/picture-context'

onEachDatabase('a return that a courier fetches', (db) => {
  /** Delivered today, by a courier unless it is said otherwise. */
  async function delivered(by: 'courier' | 'post' = 'courier') {
    const buyer = await createBuyer(db())
    const { order } = await placeTestOrder(db(), buyer, await createStock(db(), 3), { quantity: 3 })
    const [slot] = await db().select().from(shippingSlots).limit(1)
    const method = by === 'courier' ? { shippingMethodId: slot?.methodId ?? 0 } : {}
    const address = { state: 'تهران', city: 'تهران' }
    await db()
      .update(orders)
      .set({ status: 'delivery', deliveredAt: new Date(), address, ...method })
      .where(eq(orders.id, order.id))
    const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const giveBack = async (slotId: number | null) => {
      const { refer } = await requestReturn(pictureContext(db()), buyer.userId, {
        id: order.id,
        input: {
          items: [{ order_item_id: item?.id ?? 0, quantity: 1, reason: 'رنگش همان نبود' }],
          description: '',
          slot_id: slotId,
        },
        files: [],
      })
      return refer
    }
    const slots = async () => (await readReturnPickup(db(), buyer.userId, order.id)).slots
    return { buyer, order, giveBack, slots }
  }

  test('takes one of the courier’s hours from tomorrow on, and gives it back when it is rejected', async () => {
    const { buyer, giveBack, slots } = await delivered()
    const [first] = await slots()
    if (!first) throw new Error('The courier has no hours.')
    expect(first.date > toTehranTime(new Date()).day).toBe(true)
    const refer = await giveBack(first.id)
    expect(refer.delivery).toEqual({ day: first.date, from: first.from, to: first.to })
    const left = async () => (await slots()).find(({ id }) => id === first.id)?.available
    expect(await left()).toBe(first.available - 1)
    const { order } = await getOrderDetails(db(), buyer.userId, refer.id)
    expect(order.delivery).toEqual(refer.delivery)
    await transitionOrderAsOperator(db(), { id: refer.id, to: 'refer_reject', note: 'باز شده' })
    expect(await left()).toBe(first.available)
  })

  test('is asked for without an hour too, and where no courier comes there is none', async () => {
    const { giveBack } = await delivered()
    expect((await giveBack(null)).delivery).toBeNull()
    const posted = await delivered('post')
    expect(await posted.slots()).toEqual([])
    const courier = await delivered()
    const [slot] = await courier.slots()
    await expect(posted.giveBack(slot?.id ?? 0)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('takes no hour of today, none that is full and none of another customer’s order', async () => {
    const { giveBack, slots, order } = await delivered()
    const all = await slots()
    const [first] = all
    if (!first) throw new Error('The courier has no hours.')
    const { slotId } = parseDeliverySlotId(first.id)
    const today = deliverySlotId(slotId, toTehranTime(new Date()).day)
    await expect(giveBack(today)).rejects.toMatchObject({ code: 'invalid' })
    await db().update(shippingSlots).set({ capacity: 1 }).where(eq(shippingSlots.id, slotId))
    const last = all.findLast((slot) => parseDeliverySlotId(slot.id).slotId === slotId)
    await giveBack(last?.id ?? 0)
    await expect(giveBack(last?.id ?? 0)).rejects.toMatchObject({ code: 'slot_unavailable' })
    const stranger = await createBuyer(db())
    await expect(readReturnPickup(db(), stranger.userId, order.id)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
