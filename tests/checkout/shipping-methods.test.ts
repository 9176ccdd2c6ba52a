import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import {
  cities,
  shippingCityPrices,
  shippingMethods,
  slotBookings,
} from '@/lib/server/db/schema/schema'
import { setHoliday } from '@/lib/server/checkout/holidays'
import { DomainError } from '@/lib/server/domain-error'
import { listMethodsBeforeCity, listShippingMethods } from '@/lib/server/checkout/shipping-methods'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { createBuyer, createStock, placeTestOrder, POST } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'

const SATURDAY_NOON = new Date('2026-11-21T12:00:00+03:30')
const WEDNESDAY = new Date('2026-11-25T12:00:00+03:30')

onEachDatabase('the shipping methods of a city', (db) => {
  async function methodsTo(name: string, now = SATURDAY_NOON) {
    const [city] = await db().select().from(cities).where(eq(cities.name, name))
    return listShippingMethods(db(), city?.id ?? 0, now)
  }
  const titled = (title: string) => (method: { title: string }) => method.title === title

  it('differ between the capital and a small town', async () => {
    const capital = (await methodsTo('تهران')).map(({ title }) => title)
    const shiraz = (await methodsTo('شیراز')).map(({ title }) => title)
    expect(capital).toEqual(['پیک تهران', 'پست پیشتاز', 'تحویل حضوری از کریم‌خان'])
    expect(shiraz).toEqual(['پست پیشتاز', 'پیک بین‌شهری'])
    expect((await methodsTo('میبد')).map(({ title }) => title)).toEqual(['پست پیشتاز'])
  })

  it('cost what an order to that city costs', async () => {
    const buyer = await createBuyer(db())
    await db().insert(shippingCityPrices).values({ methodId: POST, cityId: 1, price: 370_000 })
    const offered = await listShippingMethods(db(), 1)
    expect(offered.find(({ id }) => id === POST)?.price).toBe(370_000)
    const { order } = await placeTestOrder(db(), buyer, await createStock(db(), 5))
    expect(order.shipping_price).toBe(370_000)
    expect((await methodsTo('میبد')).find(({ id }) => id === POST)?.price).toBe(490_000)
    await db().delete(shippingCityPrices)
  })

  it('say what they cost at most while no city is known, and promise nothing less', async () => {
    const cityPrices = [
      { methodId: POST, cityId: 1, price: 370_000 },
      { methodId: POST, cityId: 2, price: 900_000 },
    ]
    const postTo = async (cityId: number | null) =>
      (await listShippingMethods(db(), cityId)).find(({ id }) => id === POST)
    expect(await postTo(null)).not.toHaveProperty('most_price')
    await db().insert(shippingCityPrices).values(cityPrices.slice(0, 1))
    expect(await postTo(null)).not.toHaveProperty('most_price')
    await db().insert(shippingCityPrices).values(cityPrices.slice(1))
    expect(await postTo(null)).toMatchObject({ price: 490_000, most_price: 900_000 })
    expect(await postTo(2)).not.toHaveProperty('most_price')
    await db().delete(shippingCityPrices)
  })

  it('name the city that is reached before the others', async () => {
    const soonestAt = async (time: string) => {
      const from = new Date(`2026-11-21T${time}:00+03:30`)
      const { methods, soonestCity } = await listMethodsBeforeCity(db(), { from })
      expect(methods).toEqual(await listShippingMethods(db(), null, from))
      return soonestCity
    }
    const others_earliest = '2026-11-23'
    expect(await soonestAt('13:59')).toEqual({
      ...{ name: 'تهران', earliest: '2026-11-21', others_earliest },
    })
    expect(await soonestAt('14:01')).toEqual({
      ...{ name: 'تهران', earliest: '2026-11-22', others_earliest },
    })
    await setHoliday(db(), { day: '2026-11-22', isHoliday: true }, SATURDAY_NOON)
    // The courier between cities comes on that day as well, and the post later: no one city is the first.
    expect(await soonestAt('14:01')).toBeUndefined()
    await setHoliday(db(), { day: '2026-11-22', isHoliday: false }, SATURDAY_NOON)
    const isCourier = eq(shippingMethods.slug, 'tehran-courier')
    await db().update(shippingMethods).set({ isActive: false }).where(isCourier)
    expect(await soonestAt('13:59')).toBeUndefined()
    await db().update(shippingMethods).set({ isActive: true }).where(isCourier)
  })

  it('are read for all cities at once, with their times, in five statements', async () => {
    const select = vi.spyOn(db(), 'select')
    const { soonestCity } = await listMethodsBeforeCity(db(), { from: SATURDAY_NOON })
    expect(soonestCity?.name).toBe('تهران')
    expect(select).toHaveBeenCalledTimes(5)
    select.mockRestore()
  })

  it('mark the one where the shopper picks the goods up', async () => {
    const methods = await methodsTo('تهران')
    expect(methods.filter(({ delivers }) => !delivers)).toMatchObject([
      { title: 'تحویل حضوری از کریم‌خان', price: 0 },
    ])
  })

  it('offer only slots that leave time to pack', async () => {
    const slotsAt = async (time: string) => {
      const methods = await methodsTo('تهران', new Date(`2026-11-21T${time}:00+03:30`))
      const courier = methods.find(titled('پیک تهران'))
      return courier?.slots.filter(({ date }) => date === '2026-11-21').map(({ from }) => from)
    }
    expect(await slotsAt('05:59')).toEqual(['09:00', '13:00', '17:00'])
    expect(await slotsAt('13:59')).toEqual(['17:00'])
    expect(await slotsAt('14:01')).toEqual([])
    expect(await slotsAt('23:30')).toEqual([])
  })

  it('skip Friday for the post', async () => {
    const post = (await methodsTo('میبد', WEDNESDAY)).find(titled('پست پیشتاز'))
    expect(post).toMatchObject({ earliest: '2026-11-28', slots: [] })
  })

  it('offer no slots on a holiday of the calendar or of the owner, but those after it', async () => {
    const eve = new Date('2027-02-09T12:00:00+03:30')
    await setHoliday(db(), { day: '2027-02-13', isHoliday: true }, eve)
    const courier = (await methodsTo('تهران', eve)).find(titled('پیک تهران'))
    expect([...new Set(courier?.slots.map(({ date }) => date.slice(8)))]).toEqual([
      '09',
      '10',
      '12',
      '14',
      '15',
      '16',
      '17',
    ])
    const post = (await methodsTo('میبد', eve)).find(titled('پست پیشتاز'))
    expect(post?.earliest).toBe('2027-02-14')
    expect(await setHoliday(db(), { day: '2027-02-13', isHoliday: false }, eve)).toEqual([])
  })

  it('keep a holiday of the calendar that the owner tries to remove', async () => {
    const eve = new Date('2027-02-09T12:00:00+03:30')
    const drop = () => setHoliday(db(), { day: '2027-02-13', isHoliday: false }, eve)
    await expect(drop()).rejects.toBeInstanceOf(DomainError)
    await setHoliday(db(), { day: '2026-05-27', isHoliday: true }, eve)
    await expect(drop()).rejects.toBeInstanceOf(DomainError)
  })

  it('count down what is left of a slot, and go past a full day', async () => {
    const courier = (await methodsTo('شیراز')).find(titled('پیک بین‌شهری'))
    const first = courier?.slots.filter(({ date }) => date === courier.earliest) ?? []
    expect(first.map(({ available }) => available)).toEqual([25, 25])
    for (const [index, { id }] of first.entries()) {
      const { slotId, day } = parseDeliverySlotId(id)
      await db()
        .insert(slotBookings)
        .values({ slotId, day, taken: 24 + index })
    }
    const later = (await methodsTo('شیراز')).find(titled('پیک بین‌شهری'))
    expect(later?.slots.slice(0, 2).map(({ available }) => available)).toEqual([1, 0])
    const [half] = first
    if (half) {
      const { slotId, day } = parseDeliverySlotId(half.id)
      await db().update(slotBookings).set({ taken: 30 }).where(eq(slotBookings.slotId, slotId))
      expect(day).toBe(courier?.earliest)
    }
    const full = (await methodsTo('شیراز')).find(titled('پیک بین‌شهری'))
    expect(full?.slots[0]?.available).toBe(0)
    expect(full?.earliest).toBe('2026-11-24')
  })

  it('give every slot of every day its own id', async () => {
    const methods = await methodsTo('تهران')
    const ids = methods.flatMap(({ slots }) => slots.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.max(...ids)).toBeLessThan(2_147_483_647)
  })

  it('are refused for an unknown city', async () => {
    await expect(listShippingMethods(db(), 999_999)).rejects.toBeInstanceOf(DomainError)
  })
})
