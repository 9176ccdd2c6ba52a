import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cities, slotBookings } from '@/lib/server/db/schema/schema'
import { setHoliday } from '@/lib/server/checkout/holidays'
import { DomainError } from '@/lib/server/domain-error'
import { listShippingMethods } from '@/lib/server/checkout/shipping-methods'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { onEachDatabase } from '../kit/each-database'

const SATURDAY_NOON = new Date('2026-11-21T12:00:00+03:30')
const WEDNESDAY = new Date('2026-11-25T12:00:00+03:30')

onEachDatabase('the ways to send to a city', (db) => {
  async function methodsTo(name: string, now = SATURDAY_NOON) {
    const [city] = await db().select().from(cities).where(eq(cities.name, name))
    return listShippingMethods(db(), city?.id ?? 0, now)
  }
  const titled = (title: string) => (method: { title: string }) => method.title === title

  it('are other in the capital than in a small town', async () => {
    const capital = (await methodsTo('تهران')).map(({ title }) => title)
    const shiraz = (await methodsTo('شیراز')).map(({ title }) => title)
    expect(capital).toEqual(['پیک همان روز تهران', 'پست پیشتاز', 'تحویل حضوری از کریم‌خان'])
    expect(shiraz).toEqual(['پست پیشتاز', 'پیک بین‌شهری'])
    expect((await methodsTo('میبد')).map(({ title }) => title)).toEqual(['پست پیشتاز'])
  })

  it('tell which of them the shopper has to fetch', async () => {
    const methods = await methodsTo('تهران')
    expect(methods.filter(({ delivers }) => !delivers)).toMatchObject([
      { title: 'تحویل حضوری از کریم‌خان', price: 0 },
    ])
  })

  it('offer only the hours that leave time to pack', async () => {
    const at = async (time: string) => {
      const methods = await methodsTo('تهران', new Date(`2026-11-21T${time}:00+03:30`))
      const courier = methods.find(titled('پیک همان روز تهران'))
      return courier?.slots.filter(({ date }) => date === '2026-11-21').map(({ from }) => from)
    }
    expect(await at('05:59')).toEqual(['09:00', '13:00', '17:00'])
    expect(await at('13:59')).toEqual(['17:00'])
    expect(await at('14:01')).toEqual([])
    expect(await at('23:30')).toEqual([])
  })

  it('count no Friday for the post', async () => {
    const post = (await methodsTo('میبد', WEDNESDAY)).find(titled('پست پیشتاز'))
    expect(post).toMatchObject({ earliest: '2026-11-28', slots: [] })
  })

  it('offer no hours on a holiday, of the calendar or of the owner, but those after it', async () => {
    const eve = new Date('2027-02-09T12:00:00+03:30')
    await setHoliday(db(), { day: '2027-02-13', rests: true }, eve)
    const courier = (await methodsTo('تهران', eve)).find(titled('پیک همان روز تهران'))
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
    expect(await setHoliday(db(), { day: '2027-02-13', rests: false }, eve)).toEqual([])
  })

  it('lose no holiday that the owner never added, whatever else is long over', async () => {
    const eve = new Date('2027-02-09T12:00:00+03:30')
    const drop = () => setHoliday(db(), { day: '2027-02-13', rests: false }, eve)
    await expect(drop()).rejects.toBeInstanceOf(DomainError)
    await setHoliday(db(), { day: '2026-05-27', rests: true }, eve)
    await expect(drop()).rejects.toBeInstanceOf(DomainError)
  })

  it('count down what is left of the hours, and go past a full day', async () => {
    const courier = (await methodsTo('شیراز')).find(titled('پیک بین‌شهری'))
    const first = courier?.slots.filter(({ date }) => date === courier.earliest) ?? []
    expect(first.map(({ available }) => available)).toEqual([25, 25])
    for (const [at, { id }] of first.entries()) {
      const { slotId, day } = parseDeliverySlotId(id)
      await db()
        .insert(slotBookings)
        .values({ slotId, day, taken: 24 + at })
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

  it('give the hours of every day an id of their own', async () => {
    const methods = await methodsTo('تهران')
    const ids = methods.flatMap(({ slots }) => slots.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.max(...ids)).toBeLessThan(2_147_483_647)
  })

  it('are not known for a city that is not there', async () => {
    await expect(listShippingMethods(db(), 999_999)).rejects.toBeInstanceOf(DomainError)
  })
})
