import { and, eq, gt } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { DeskShippingMethod } from '@/lib/contract/desk/shipping'
import { shippingMethods, shippingSlots, slotBookings } from '@/lib/server/db/schema/schema'
import { toTehranTime } from '@/lib/persian/days'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'

const OWNER = 1
const PARCEL = {
  ...{ title: 'تیپاکس', text: 'تا در خانه', price: 900_000, free_from: 20_000_000 },
  ...{ days_min: 1, days_max: 3, everywhere: true, city_ids: [], zones: [], slots: [] },
}

describeShop('ways to send at the desk', (shop) => {
  let owner: { Cookie: string }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })
  const ask = (body: object) =>
    askCall(shop().url, contract.addShippingMethod, { body: { ...PARCEL, ...body } }, owner)
  async function add(body: object = {}): Promise<DeskShippingMethod> {
    const answer = await ask(body)
    expect(answer.status, answer.text).toBe(200)
    return contract.addShippingMethod.answer.parse(answer.body).data.method
  }
  const patch = (id: number, body: object) =>
    askCall(shop().url, contract.updateShippingMethod, { params: { id }, body }, owner)
  async function save(id: number, body: object): Promise<DeskShippingMethod> {
    const answer = await patch(id, body)
    expect(answer.status, answer.text).toBe(200)
    return contract.updateShippingMethod.answer.parse(answer.body).data.method
  }
  const remove = (id: number) =>
    askCall(shop().url, contract.deleteShippingMethod, { params: { id } }, owner)
  async function offeredIn(cityId: number) {
    const query = { city_id: cityId }
    const { body } = await askCall(shop().url, contract.getShippingMethods, { query })
    return contract.getShippingMethods.answer.parse(body).data.methods
  }

  test('a new one is offered to its cities alone, and no more once it is switched off', async () => {
    const known = shop().revalidatedTags.length
    const method = await add({ everywhere: false, city_ids: [2] })
    expect(shop().revalidatedTags.slice(known)).toEqual(['settings'])
    const titles = async (cityId: number) => (await offeredIn(cityId)).map(({ title }) => title)
    expect(await titles(2)).toContain('تیپاکس')
    expect(await titles(1)).not.toContain('تیپاکس')
    const first = await save(method.id, { version: method.version, position: 0, price: 0 })
    expect((await offeredIn(2))[0]).toMatchObject({ title: 'تیپاکس', price: 0 })
    await save(method.id, { version: first.version, is_active: false })
    expect(await titles(2)).not.toContain('تیپاکس')
    const query = { subject: `shipping:${method.id}` }
    const log = await askCall(shop().url, contract.getAuditLog, { query }, owner)
    expect(contract.getAuditLog.answer.parse(log.body).data.events).toMatchObject([
      { action: 'updateShippingMethod', before: { is_active: true }, after: { is_active: false } },
      { action: 'updateShippingMethod', before: { price: 900_000 }, after: { price: 0 } },
      { action: 'addShippingMethod', before: null },
    ])
  })

  test('a city pays its own price where it has one, and loses it with the method that went there', async () => {
    const zones = [
      { price: 500_000, city_ids: [3, 2] },
      { price: 1_200_000, city_ids: [4] },
    ]
    const { id, version, ...method } = await add({ zones })
    expect(method.zones).toEqual([
      { price: 500_000, city_ids: [2, 3] },
      { price: 1_200_000, city_ids: [4] },
    ])
    const priceIn = async (cityId: number) =>
      (await offeredIn(cityId)).find((one) => one.id === id)?.price
    expect([await priceIn(1), await priceIn(2), await priceIn(4)]).toEqual([
      ...[900_000, 500_000, 1_200_000],
    ])
    const fewer = await save(id, { version, everywhere: false, city_ids: [1, 2] })
    expect(fewer.zones).toEqual([{ price: 500_000, city_ids: [2] }])
    const none = await save(id, { version: fewer.version, zones: [] })
    expect([none.zones, await priceIn(2)]).toEqual([[], 900_000])
  })

  test('where the shopper fetches the goods, no city has a price of its own', async () => {
    const zones = [{ price: 500_000, city_ids: [2] }]
    const priceIn = async (cityId: number, id: number) =>
      (await offeredIn(cityId)).find((one) => one.id === id)?.price
    expect((await add({ zones, delivers: false })).zones).toEqual([])
    const { id, version } = await add({ zones })
    expect(await priceIn(2, id)).toBe(500_000)
    expect((await save(id, { version, delivers: false })).zones).toEqual([])
    expect(await priceIn(2, id)).toBe(900_000)
  })

  test('hours that somebody has booked stay, and may be closed to others', async () => {
    const slot = { from: '09:00', to: '13:00', capacity: 5 }
    const { id, version, slots } = await add({ slots: [slot] })
    expect(slots).toMatchObject([slot])
    const slotId = slots[0]?.id ?? 0
    const { day } = toTehranTime(new Date())
    await shop().db.insert(slotBookings).values({ slotId, day, taken: 1 })
    for (const changed of [[], [{ ...slot, id: slotId, to: '14:00' }]]) {
      const answer = await patch(id, { version, slots: changed })
      expect(answer.body).toMatchObject({ errors: { slots: [expect.any(String)] } })
    }
    const closed = await save(id, { version, slots: [{ ...slot, id: slotId, capacity: 0 }] })
    expect(closed.slots).toMatchObject([{ id: slotId, capacity: 0 }])
    const elsewhere = await shop()
      .db.select()
      .from(shippingSlots)
      .where(gt(shippingSlots.capacity, 10))
    const stolen = [{ ...slot, id: elsewhere[0]?.id }]
    const answer = await patch(id, { version: closed.version, slots: stolen })
    expect(answer.body).toMatchObject({ errors: { slots: [expect.any(String)] } })
  })

  test('what no order could be sent by is refused beside its field', async () => {
    const wrong = [
      { field: 'title', body: { title: '' } },
      { field: 'price', body: { price: -1 } },
      { field: 'days_max', body: { days_min: 4, days_max: 2 } },
      { field: 'city_ids', body: { everywhere: false, city_ids: [] } },
      { field: 'city_ids', body: { everywhere: false, city_ids: [999_999] } },
      { field: 'zones', body: { zones: [{ price: 1, city_ids: [999_999] }] } },
      { field: 'zones.0.city_ids', body: { zones: [{ price: 1, city_ids: [] }] } },
      {
        field: 'zones',
        body: {
          zones: [
            { price: 1, city_ids: [2] },
            { price: 2, city_ids: [2] },
          ],
        },
      },
      { field: 'slots.0', body: { slots: [{ from: '13:00', to: '09:00', capacity: 5 }] } },
    ]
    for (const { field, body } of wrong) {
      const answer = await ask(body)
      expect(answer.status, answer.text).toBe(422)
      expect(Object.keys(Object(answer.body).errors).join(), answer.text).toContain(field)
    }
    const stored = await shop()
      .db.select()
      .from(shippingMethods)
      .where(and(eq(shippingMethods.title, ''), eq(shippingMethods.daysMin, 4)))
    expect(stored).toEqual([])
  })

  test('a clash is said, one with orders is kept, and one without goes', async () => {
    const { id, version } = await add()
    await save(id, { version, title: 'تیپاکس شهری' })
    const clash = await patch(id, { version, title: 'دیگر' })
    expect(clash.body).toMatchObject({
      code: 'version_conflict',
      current: { title: 'تیپاکس شهری' },
    })
    const { body } = await askCall(shop().url, contract.getDeskShippingMethods, {}, owner)
    const { methods } = contract.getDeskShippingMethods.answer.parse(body).data
    const used = methods.find(({ orders }) => orders > 0)
    const refused = await remove(used?.id ?? 0)
    expectRefused(refused, 412)
    expect(refused.text).toContain('خاموش')
    expect((await remove(id)).status).toBe(200)
  })
})
