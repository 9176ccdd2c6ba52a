import { asc, and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { MOST_DELIVERY_CHANGES } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { DELIVERY_CHANGES_PER_DAY } from '@/lib/domain/quotas'
import { DAY_SECONDS } from '@/lib/persian/durations'
import {
  auditEvents,
  orderEvents,
  orders,
  outboxEvents,
  shippingMethods,
} from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { POST } from '../kit/buyer'
import { placeTehranOrder, readCourier } from '../kit/courier-order'
import { describeEachShop } from '../kit/each-shop'
import { findBrokenInvariants } from '../kit/ledger-invariants'

describeEachShop('where and when an order goes, by its customer', (shop) => {
  /** By a courier with hours, unless it is said otherwise. */
  async function placed({ by = 'courier' }: { by?: 'courier' | 'post' } = {}) {
    const { db } = shop()
    const [held] = (await readCourier(db)).slots
    const delivery = by === 'courier' ? { slotOfDayId: held?.id ?? 0 } : { methodId: POST }
    const { id, buyer } = await placeTehranOrder(db, delivery)
    const session = { Authorization: `Bearer ${await shop().logIn(buyer.userId)}` }
    return { id, held, session }
  }
  const stored = async (id: number) => {
    const [row] = await shop().db.select().from(orders).where(eq(orders.id, id))
    if (row === undefined) throw new Error('The order is gone.')
    return row
  }
  type Session = Record<string, string>
  async function changeAddress(id: number, session: Session, change: object, seen?: object) {
    const { address } = await stored(id)
    const { receiver_name, receiver_mobile, postal_code, detail, plate, unit } = address ?? {}
    const read = { receiver_name, receiver_mobile, postal_code, detail, plate, unit }
    const body = { ...read, ...change, seen: seen ?? read }
    return askCall(shop().url, contract.changeOrderAddress, { params: { id }, body }, session)
  }
  const changeSlot = (id: number, session: Session, slotId: number) =>
    askCall(
      shop().url,
      contract.changeOrderSlot,
      { params: { id }, body: { slot_id: slotId } },
      session,
    )
  async function slotsOf(id: number, session: Session) {
    const answer = await askCall(shop().url, contract.getOrderSlots, { params: { id } }, session)
    return contract.getOrderSlots.answer.parse(answer.body).data.slots
  }
  const setStatus = (id: number, status: OrderStatus) =>
    shop().db.update(orders).set({ status }).where(eq(orders.id, id))
  async function historyOf(id: number) {
    const owner = await shop().logInStaff(1)
    const answer = await askCall(shop().url, contract.getStaffOrder, { params: { id } }, owner)
    return contract.getStaffOrder.answer.parse(answer.body).data.delivery_changes
  }

  test('the address takes what was written, in its town, and the staff see who changed it', async () => {
    const { id, session } = await placed()
    const { address: before } = await stored(id)
    const change = {
      ...{ receiver_name: 'نگار صالحی', receiver_mobile: '۰۹۱۲ ۳۴۵ ۶۷۸۹', plate: '۱۴', unit: '۷' },
      ...{ detail: 'خیابان بهار، کوچهٔ نسترن', city: 'شیراز', state: 'فارس' },
    }
    expect(await changeAddress(id, session, change)).toMatchObject({ status: 200 })
    const { state, city } = before ?? {}
    expect((await stored(id)).address).toMatchObject({
      ...{ receiver_name: 'نگار صالحی', receiver_mobile: '09123456789', plate: '۱۴', unit: '۷' },
      ...{ detail: 'خیابان بهار، کوچهٔ نسترن', city, state },
    })
    expect(await historyOf(id)).toMatchObject([
      { what: 'address', by: 'customer', staff_name: null },
    ])
    const logged = await shop()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `order:${id}`))
    expect(logged).toMatchObject([{ actorKind: 'customer', action: 'changeOrderAddress', ip: '' }])
    expect(JSON.stringify(logged)).not.toMatch(/نسترن|صالحی/)
  })

  test('an address that the shop corrected meanwhile is not written over, and no name is told', async () => {
    const { id, session } = await placed()
    const late = await changeAddress(id, session, { plate: '۳۰' }, { plate: '۹۹' })
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
    expect(late.text).not.toContain('changed_by')
    expect((await stored(id)).address).toMatchObject({ plate: '۱۲' })
  })

  test('an address is refused without a plate, beside its field', async () => {
    const { id, session } = await placed()
    const answer = await changeAddress(id, session, { plate: '' })
    expect(answer).toMatchObject({ status: 422, body: { errors: { plate: [expect.any(String)] } } })
  })

  test('other hours are taken and the old ones given back; its own count as free to it', async () => {
    const { id, held, session } = await placed()
    if (!held) throw new Error('The courier has no hours.')
    const offered = await slotsOf(id, session)
    expect(offered.find((slot) => slot.id === held.id)?.available).toBe(held.available)
    const other = offered.find((slot) => slot.id !== held.id && slot.available > 0)
    if (!other) throw new Error('The courier has no other hours.')
    const { shippingPrice } = await stored(id)
    const answer = await changeSlot(id, session, other.id)
    expect(answer.status, answer.text).toBe(200)
    expect(contract.changeOrderSlot.answer.parse(answer.body).data.order.delivery).toEqual({
      ...{ day: other.date, from: other.from, to: other.to },
    })
    const free = new Map((await slotsOf(id, session)).map((slot) => [slot.id, slot.available]))
    expect(free.get(held.id)).toBe(held.available)
    expect(free.get(other.id)).toBe(other.available)
    expect((await stored(id)).shippingPrice).toBe(shippingPrice)
    const before = { day: held.date, from: held.from, to: held.to }
    const after = { day: other.date, from: other.from, to: other.to }
    expect(await historyOf(id)).toMatchObject([
      { what: 'slot', by: 'customer', hours: { before, after } },
    ])
    expect(await findBrokenInvariants(shop().db)).toEqual([])
    // The same hours again are no change, and no line of the log.
    expect(await changeSlot(id, session, other.id)).toMatchObject({ status: 200 })
    expect(await historyOf(id)).toHaveLength(1)
  })

  test('the hours are in the log also where the day stays', async () => {
    const { id, session } = await placed()
    // The first day may have one part left: what counts is a day that still has two.
    const free = (await slotsOf(id, session)).filter((slot) => slot.available > 0)
    const first = free.find(({ id, date }) =>
      free.some((slot) => slot.date === date && slot.id !== id),
    )
    const other = free.find((slot) => slot.date === first?.date && slot.id !== first.id)
    if (!first || !other) throw new Error('The courier has no day with two parts.')
    expect(await changeSlot(id, session, first.id)).toMatchObject({ status: 200 })
    expect(await changeSlot(id, session, other.id)).toMatchObject({ status: 200 })
    const logged = await shop()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `order:${id}`))
      .orderBy(asc(auditEvents.id))
    expect(logged.at(-1)).toMatchObject({
      before: { delivery_day: first.date, delivery_from: first.from, delivery_to: first.to },
      after: { delivery_day: other.date, delivery_from: other.from, delivery_to: other.to },
    })
  })

  test('a customer changes one order ten times a day, and another all the same', async () => {
    const { id, held, session } = await placed()
    for (let plate = 1; plate <= DELIVERY_CHANGES_PER_DAY; plate += 1) {
      expect(await changeAddress(id, session, { plate: `${plate} ب` })).toMatchObject({
        status: 200,
      })
    }
    const full = { status: 429, body: { code: 'daily_limit_reached' } }
    const address = await changeAddress(id, session, { plate: '۹۹' })
    expect(address).toMatchObject(full)
    expect(Number(address.headers.get('retry-after'))).toBeGreaterThan(DAY_SECONDS - 600)
    const other = (await slotsOf(id, session)).find(
      (slot) => slot.id !== held?.id && slot.available > 0,
    )
    expect(await changeSlot(id, session, other?.id ?? 0)).toMatchObject(full)
    expect((await stored(id)).address).toMatchObject({ plate: `${DELIVERY_CHANGES_PER_DAY} ب` })
    expect(await findBrokenInvariants(shop().db)).toEqual([])
    const second = await placed()
    expect(await changeAddress(second.id, second.session, { plate: '۹' })).toMatchObject({
      status: 200,
    })
    // Of the days before, the latest are shown.
    const [line] = await shop()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `order:${id}`))
    if (!line) throw new Error('Nothing is logged.')
    const { id: _, ...own } = line
    await shop()
      .db.insert(auditEvents)
      .values(Array.from({ length: 15 }, () => own))
    const history = await historyOf(id)
    expect(history).toHaveLength(MOST_DELIVERY_CHANGES)
    expect(history).toEqual(history.toSorted((a, b) => a.id - b.id))
    expect(history[0]?.id).toBeGreaterThan(line.id)
  })

  test('the address of what its customer fetches is not changed', async () => {
    const { id, session } = await placed()
    const { shippingMethodId } = await stored(id)
    const method = eq(shippingMethods.id, shippingMethodId ?? 0)
    await shop().db.update(shippingMethods).set({ delivers: false }).where(method)
    const answer = await changeAddress(id, session, { plate: '۹' })
    await shop().db.update(shippingMethods).set({ delivers: true }).where(method)
    expect(answer).toMatchObject({ status: 412, body: { code: 'precondition_failed' } })
  })

  test('hours that are not offered are refused, and so are any where the method has none', async () => {
    const { id, session } = await placed()
    expect(await changeSlot(id, session, 100_001)).toMatchObject({
      status: 412,
      body: { code: 'slot_unavailable' },
    })
    const posted = await placed({ by: 'post' })
    expect(await slotsOf(posted.id, posted.session)).toEqual([])
    const [slot] = await slotsOf(id, session)
    expect(await changeSlot(posted.id, posted.session, slot?.id ?? 0)).toMatchObject({
      status: 412,
      body: { code: 'precondition_failed' },
    })
  })

  test('hours of a method that is switched off meanwhile are not taken', async () => {
    const { id, held, session } = await placed()
    const other = (await slotsOf(id, session)).find((slot) => slot.id !== held?.id)
    const { shippingMethodId } = await stored(id)
    const method = eq(shippingMethods.id, shippingMethodId ?? 0)
    await shop().db.update(shippingMethods).set({ isActive: false }).where(method)
    expect(await slotsOf(id, session)).toEqual([])
    expect(await changeSlot(id, session, other?.id ?? 0)).toMatchObject({ status: 412 })
    await shop().db.update(shippingMethods).set({ isActive: true }).where(method)
  })

  test.each(['ready_for_send', 'sending', 'delivery', 'cancel_customer'] as const)(
    'nothing is changed any more once it is %s',
    async (status) => {
      const { id, held, session } = await placed()
      const other = (await slotsOf(id, session)).find(
        (slot) => slot.id !== held?.id && slot.available > 0,
      )
      await setStatus(id, status)
      for (const late of [
        await changeAddress(id, session, { plate: '۹' }),
        await changeSlot(id, session, other?.id ?? 0),
      ]) {
        expect(late).toMatchObject({ status: 412, body: { code: 'precondition_failed' } })
        expect(late.text).toContain('دیگر عوض نمی‌شود')
      }
      expect(await slotsOf(id, session)).toEqual([])
      expect(await historyOf(id)).toEqual([])
      // Back to where its books are whole.
      await setStatus(id, 'waiting_payment')
    },
  )

  test('a stranger finds no such order, and a change is no step of it', async () => {
    const { id, held } = await placed()
    const stranger = (await placed()).session
    expect(await changeAddress(id, stranger, { plate: '۹' })).toMatchObject({ status: 404 })
    expect(await changeSlot(id, stranger, held?.id ?? 0)).toMatchObject({ status: 404 })
    const slots = await askCall(shop().url, contract.getOrderSlots, { params: { id } }, stranger)
    expect(slots.status).toBe(404)
    const steps = await shop()
      .db.select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.toStatus, 'waiting_payment')))
    expect(steps).toHaveLength(1)
  })

  test('a second try under one key changes the hours once', async () => {
    const { id, held, session } = await placed()
    const other = (await slotsOf(id, session)).find(
      (slot) => slot.id !== held?.id && slot.available > 0,
    )
    const keyed = { ...session, 'Idempotency-Key': `move-${id}-once` }
    const first = await changeSlot(id, keyed, other?.id ?? 0)
    const second = await changeSlot(id, keyed, other?.id ?? 0)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await historyOf(id)).toHaveLength(1)
  })

  test('an order that its customer changed is not sent from the page before, and open pages hear of it', async () => {
    const { id, session } = await placed()
    await setStatus(id, 'paid')
    const owner = await shop().logInStaff(1)
    const whole = async () => {
      const answer = await askCall(shop().url, contract.getStaffOrder, { params: { id } }, owner)
      return contract.getStaffOrder.answer.parse(answer.body).data
    }
    const { last_delivery_change: seen = -1 } = await whole()
    expect(seen).toBe(0)
    expect(await changeAddress(id, session, { plate: '۴۰' })).toMatchObject({ status: 200 })
    const happened = await shop()
      .db.select()
      .from(outboxEvents)
      .where(and(eq(outboxEvents.orderId, id), eq(outboxEvents.kind, 'delivery_changed')))
    expect(happened).toHaveLength(1)
    const send = (last_delivery_change: number) => {
      const body = { from: 'paid', to: 'processing', last_delivery_change } as const
      return askCall(shop().url, contract.moveOrder, { params: { id }, body }, owner)
    }
    expect(await send(seen)).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
    const many = { orders: [{ id, from: 'paid', last_delivery_change: seen }] } as const
    const body = { orders: [...many.orders] }
    const advanced = await askCall(shop().url, contract.advanceOrders, { body }, owner)
    expect(advanced.body).toMatchObject({ data: { advanced: [], refused: [{ id }] } })
    const query = { stats: 'paid' }
    const list = await askCall(shop().url, contract.getDeskOrders, { query }, owner)
    const { last_delivery_change: now = 0 } = await whole()
    expect(now).toBeGreaterThan(0)
    expect(
      contract.getDeskOrders.answer.parse(list.body).data.orders.find((one) => one.id === id),
    ).toMatchObject({ last_delivery_change: now })
    const sent = await send(now)
    expect(sent.status, sent.text).toBe(200)
  })
})
