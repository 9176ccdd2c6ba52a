import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { orders, shippingSlots } from '@/lib/server/db/schema/schema'
import { DomainError } from '@/lib/server/domain-error'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { changeOrderSlot } from '@/lib/server/orders/change-order-slot'
import { placeTehranOrder, readCourier } from '../kit/courier-order'
import { onEachDatabase } from '../kit/each-database'
import { findBrokenInvariants } from '../kit/ledger-invariants'

/** A domain error is an answer; a deadlock is a fault. */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

onEachDatabase('customers who change their hours at the same moment', (db) => {
  async function placeIn(slotOfDayId: number) {
    const { id, buyer } = await placeTehranOrder(db(), { slotOfDayId })
    const moveTo = (slotId: number) =>
      outcomeOf(changeOrderSlot(db(), buyer.userId, { id, slotOfDayId: slotId }))
    const cancel = () => outcomeOf(cancelOrder(db(), buyer.userId, { id, reason: '' }))
    return { id, moveTo, cancel }
  }
  const slotOf = async (id: number) =>
    (await db().select().from(orders).where(eq(orders.id, id)))[0]?.slotId

  test('get the last free hours once, and nobody more', async () => {
    const { slots } = await readCourier(db())
    const wanted = slots.at(-1)
    const others = slots.filter(({ date }) => date !== wanted?.date)
    if (!wanted) throw new Error('The courier has no hours.')
    const { slotId } = parseDeliverySlotId(wanted.id)
    const all = []
    for (let at = 0; at < 10; at += 1) all.push(await placeIn(others[at % others.length]?.id ?? 0))
    const [before] = await db().select().from(shippingSlots).where(eq(shippingSlots.id, slotId))
    await db().update(shippingSlots).set({ capacity: 3 }).where(eq(shippingSlots.id, slotId))
    const ends = await Promise.all(all.map(({ moveTo }) => moveTo(wanted.id)))
    expect(ends.filter((end) => end === 'done')).toHaveLength(3)
    expect(ends.filter((end) => end === 'slot_unavailable')).toHaveLength(7)
    expect(await findBrokenInvariants(db())).toEqual([])
    const capacity = before?.capacity ?? 0
    await db().update(shippingSlots).set({ capacity }).where(eq(shippingSlots.id, slotId))
  })

  test('change places without waiting for each other in a ring', async () => {
    const { slots } = await readCourier(db())
    const [first, second] = slots
    if (!first || !second) throw new Error('The courier has too few hours.')
    for (let round = 0; round < 3; round += 1) {
      const pairs = []
      for (let at = 0; at < 4; at += 1) {
        pairs.push({ order: await placeIn(first.id), to: second.id })
        pairs.push({ order: await placeIn(second.id), to: first.id })
      }
      const ends = await Promise.all(pairs.map(({ order, to }) => order.moveTo(to)))
      expect(new Set(ends)).toEqual(new Set(['done']))
      expect(await findBrokenInvariants(db())).toEqual([])
      for (const { order } of pairs) await order.cancel()
    }
  })

  test('cancel at that moment, and leave no hours taken', async () => {
    const { slots } = await readCourier(db())
    const [first, second] = slots
    if (!first || !second) throw new Error('The courier has too few hours.')
    for (let round = 0; round < 5; round += 1) {
      const order = await placeIn(first.id)
      const [, cancelled] = await Promise.all([order.moveTo(second.id), order.cancel()])
      expect(cancelled).toBe('done')
      expect(await slotOf(order.id)).not.toBeNull()
      expect(await findBrokenInvariants(db())).toEqual([])
    }
  })
})
