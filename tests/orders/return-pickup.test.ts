import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, orders, shippingSlots } from '@/lib/server/db/schema/schema'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { getOrderDetails } from '@/lib/server/orders/order-details'
import { readReturnPickup } from '@/lib/server/orders/return-pickup'
import { findAddress } from '@/lib/server/account/addresses'
import { requestReturn } from '@/lib/server/orders/request-return'
import { changeOrderSlot, readOrderSlots } from '@/lib/server/orders/change-order-slot'
import { deliverySlotId, parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { formatDate } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { createBuyer, createStock, createVariant, placeTestOrder, type Stock } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { pictureContext } from '../kit/picture-context'

onEachDatabase('a return that a courier fetches', (db) => {
  /** Delivered today, by a courier unless it is said otherwise. */
  async function delivered(by: 'courier' | 'post' = 'courier') {
    const buyer = await createBuyer(db())
    const stock = await createStock(db(), 3)
    const { order } = await placeTestOrder(db(), buyer, stock, { quantity: 3 })
    const [slot] = await db().select().from(shippingSlots).limit(1)
    const method = by === 'courier' ? { shippingMethodId: slot?.methodId ?? 0 } : {}
    const address = { state: 'تهران', city: 'تهران' }
    await db()
      .update(orders)
      .set({ status: 'delivery', deliveredAt: new Date(), address, ...method })
      .where(eq(orders.id, order.id))
    const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const giveBack = async (
      slotId: number | null,
      wanted: Stock | null = null,
      addressId?: number,
    ) => {
      const line = { order_item_id: item?.id ?? 0, quantity: 1, reason: 'رنگش همان نبود' }
      const { refer } = await requestReturn(pictureContext(db()), buyer.userId, {
        id: order.id,
        input: {
          items: [{ ...line, exchange_stock_id: wanted?.id ?? null }],
          description: '',
          slot_id: slotId,
          address_id: addressId,
        },
        files: [],
      })
      return refer
    }
    const slots = async () => (await readReturnPickup(db(), buyer.userId, order.id)).slots
    return { buyer, stock, order, giveBack, slots }
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

  test('is fetched from another address of its customer in the same town, and from no other', async () => {
    const { buyer, order, slots, giveBack } = await delivered()
    const own = await findAddress(db(), buyer.userId, buyer.addressId)
    const { state, city } = own
    const stored = { state, city, detail: 'نشانی سفارش' }
    await db().update(orders).set({ address: stored }).where(eq(orders.id, order.id))
    const [slot] = await slots()
    const refer = await giveBack(slot?.id ?? null, null, buyer.addressId)
    const { address } = await getOrderDetails(db(), buyer.userId, refer.id)
    expect(address).toMatchObject({ state, city, detail: own.detail, postal_code: own.postal_code })
    const left = await getOrderDetails(db(), buyer.userId, order.id)
    expect(left.address).toMatchObject(stored)
    const stranger = await createBuyer(db())
    await expect(giveBack(null, null, stranger.addressId)).rejects.toMatchObject({
      code: 'not_found',
    })
    await db()
      .update(orders)
      .set({ address: { ...stored, city: 'شهری دیگر' } })
      .where(eq(orders.id, order.id))
    await expect(giveBack(null, null, buyer.addressId)).rejects.toMatchObject({
      code: 'invalid',
      fields: { address_id: [expect.stringContaining('شهر دیگری')] },
    })
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

  test('is fetched at other hours when its customer changes them, and the old ones are free again', async () => {
    const { buyer, giveBack, slots } = await delivered()
    const [first, second] = (await slots()).filter(({ available }) => available > 1)
    if (!first || !second) throw new Error('The courier has no two hours.')
    const { id } = await giveBack(first.id)
    const free = async () => new Map((await slots()).map((slot) => [slot.id, slot.available]))
    const before = await free()
    const offered = await readOrderSlots(db(), buyer.userId, id)
    expect(offered.slots.find((slot) => slot.id === first.id)?.available).toBe(first.available)
    const change = (slotOfDayId: number) => changeOrderSlot(db(), buyer.userId, { id, slotOfDayId })
    const { delivery } = await change(second.id)
    expect(delivery).toEqual({ day: second.date, from: second.from, to: second.to })
    const after = await free()
    expect(after.get(first.id)).toBe((before.get(first.id) ?? 0) + 1)
    expect(after.get(second.id)).toBe((before.get(second.id) ?? 0) - 1)
    const { slotId } = parseDeliverySlotId(first.id)
    const today = deliverySlotId(slotId, toTehranTime(new Date()).day)
    await expect(change(today)).rejects.toMatchObject({ code: 'slot_unavailable' })
    await transitionOrderAsOperator(db(), { id, to: 'refer_accept', note: '' })
    expect((await change(first.id)).delivery).toMatchObject({ day: first.date })
    await transitionOrderAsOperator(db(), { id, to: 'returned', note: '' })
    await expect(change(second.id)).rejects.toMatchObject({ code: 'precondition_failed' })
    expect((await readOrderSlots(db(), buyer.userId, id)).slots).toEqual([])
  })

  test('gets its first hours from its customer where none were chosen, and none where no courier comes', async () => {
    const { buyer, giveBack, slots } = await delivered()
    const { id } = await giveBack(null)
    const { slots: offered } = await readOrderSlots(db(), buyer.userId, id)
    expect(offered).toEqual(await slots())
    const slot = offered.find(({ available }) => available > 0)
    if (!slot) throw new Error('The courier has no hours.')
    const moved = await changeOrderSlot(db(), buyer.userId, { id, slotOfDayId: slot.id })
    expect(moved.delivery).toEqual({ day: slot.date, from: slot.from, to: slot.to })
    expect((await slots()).find((one) => one.id === slot.id)?.available).toBe(slot.available - 1)
    const posted = await delivered('post')
    const sent = await posted.giveBack(null)
    expect((await readOrderSlots(db(), posted.buyer.userId, sent.id)).slots).toEqual([])
    const late = { id: sent.id, slotOfDayId: slot.id }
    await expect(changeOrderSlot(db(), posted.buyer.userId, late)).rejects.toMatchObject({
      code: 'invalid',
      fields: { slot_id: ['این روش ارسال زمان انتخابی ندارد.'] },
    })
  })

  test('is moved to no day on which what is wanted instead is held no longer', async () => {
    const { buyer, stock, giveBack, slots } = await delivered()
    const all = await slots()
    const [first, second, third] = [...new Set(all.map(({ date }) => date))]
    const freeOn = (day: string | undefined) =>
      all.find(({ date, available }) => date === day && available > 0)?.id ?? 0
    const wanted = await createVariant(db(), stock, { quantity: 1, price: stock.price })
    const { id } = await giveBack(freeOn(first), wanted)
    await transitionOrderAsOperator(db(), { id, to: 'refer_accept', note: '' })
    const offered = async () => (await readOrderSlots(db(), buyer.userId, id)).slots
    expect((await offered()).map((slot) => slot.id)).toEqual(all.map((slot) => slot.id))
    const expiresAt = new Date(`${third}T12:00+03:30`)
    await db().update(orders).set({ expiresAt }).where(eq(orders.id, id))
    expect([...new Set((await offered()).map(({ date }) => date))]).toEqual([first, second])
    const change = (slotOfDayId: number) => changeOrderSlot(db(), buyer.userId, { id, slotOfDayId })
    await expect(change(freeOn(third))).rejects.toMatchObject({
      code: 'slot_unavailable',
      message: `کالای جایگزین تا ${formatDate(expiresAt)} برای شما کنار گذاشته شده است؛ روزی پیش از آن انتخاب کنید.`,
    })
    expect((await change(freeOn(second))).delivery).toMatchObject({ day: second })
  })

  test('says until when the shop has promised its next step, and nothing while it waits for the courier', async () => {
    const { buyer, giveBack } = await delivered()
    const { id, created_at } = await giveBack(null)
    const promised = async () => (await getOrderDetails(db(), buyer.userId, id)).promised_by
    const answerDue = await promised()
    expect(answerDue && answerDue > created_at).toBe(true)
    await transitionOrderAsOperator(db(), { id, to: 'refer_accept', note: '' })
    expect(await promised()).toBeUndefined()
    await transitionOrderAsOperator(db(), { id, to: 'returned', note: '' })
    expect(await promised()).toBeDefined()
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
