import { describe, expect, test } from 'vitest'
import { deliveryLabel, putSoonestFirst } from '@/components/checkout/delivery-step'
import { resolveShipping } from '@/components/checkout/use-checkout'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import {
  estimateDelivery,
  findCheaperDelivery,
  formatOrderCutoff,
} from '@/lib/domain/delivery-estimate'
import { formatHours } from '@/lib/persian/dates'
import { shippingMethods } from '@/lib/server/db/seed/demo/shipping'

const slot = { id: 7, date: '2026-11-23', from: '09:00', to: '13:30', available: 2 }
const courier = { title: 'پیک ویترین', earliest: '2026-11-22', slots: [slot] }

test('hours stay on one line, and whole ones are shown without minutes', () => {
  expect(formatHours(slot)).toBe('۹\u00a0تا\u00a0۱۳:۳۰')
})

test.each([
  [7, 'پیک ویترین، دوشنبه ۲ آذر، ۹\u00a0تا\u00a0۱۳:۳۰'],
  [null, 'پیک ویترین، از یکشنبه ۱ آذر'],
])('with the slot %s the delivery is labelled «%s»', (slotId, label) => {
  expect(deliveryLabel(courier, slotId)).toBe(label)
})

test('no text of a demo method repeats until when to order, which its card counts', () => {
  expect(shippingMethods.filter(({ text }) => text.includes('تا ساعت'))).toEqual([])
})

const now = new Date('2026-11-22T16:00:00+03:30')

test.each([
  ['2026-11-23', '09:00', 1, 'پایان امروز'],
  ['2026-11-23', '09:00', 0, '۶ صبح فردا'],
  ['2026-11-22', '21:30', 0, 'ساعت ۱۸:۳۰ امروز'],
  ['2026-11-25', '09:00', 2, 'پایان فردا'],
  ['2026-11-25', '09:00', 1, null],
])('a slot of %s at %s, %i days ahead, can be ordered until %s', (date, from, daysMin, until) => {
  expect(formatOrderCutoff({ date, from }, daysMin, now)).toBe(until)
})

describe('the shipping that stands as chosen', () => {
  const full = { ...slot, id: 6, date: '2026-11-22', available: 0 }
  const later = { ...slot, id: 8, from: '17:00', to: '21:00' }
  const methods: ShippingMethod[] = [
    { ...method(1, '2026-11-22'), delivers: false },
    { ...method(2, '2026-11-25') },
    { ...method(3, '2026-11-23'), slots: [full, slot, later] },
  ]
  function method(id: number, earliest: string | null): ShippingMethod {
    const terms = { price: 490_000, free_from: null, delivers: true, slots: [] }
    return { id, title: 'روش', text: '', earliest, ...terms }
  }

  test.each([
    ['the soonest that is brought, in its first free hours', null, null, 3, 7],
    ['the chosen method', 2, null, 2, null],
    ['the chosen hours', 3, 8, 3, 8],
    ['no other hours for those that were chosen and are full', 3, 6, 3, 6],
  ])('is %s', (_, methodId, slotId, expectedMethod, expectedSlot) => {
    const { method: chosen, slotId: chosenSlot } = resolveShipping(methods, { methodId, slotId }, 0)
    expect([chosen?.id, chosenSlot]).toEqual([expectedMethod, expectedSlot])
  })

  test('is listed first, and the others in the order of the shop', () => {
    expect(putSoonestFirst(methods, 0).map(({ id }) => id)).toEqual([3, 1, 2])
  })

  test.each([
    ['is told beside one that comes later for less', 0, 400_000],
    ['is not compared where nothing is paid for sending', 8_000_000, undefined],
  ])('a delivery %s', (_, worth, saving) => {
    const terms = { free_from: 8_000_000 }
    const offered = [
      { ...method(1, '2026-11-22'), price: 0, delivers: false },
      { ...method(2, '2026-11-25'), ...terms },
      { ...method(3, '2026-11-23'), ...terms, price: 890_000 },
      { ...method(4, null), ...terms, price: 0 },
    ]
    const soonest = estimateDelivery(offered, worth)
    const cheaper = soonest && findCheaperDelivery(offered, worth, soonest)
    expect(cheaper?.saving).toBe(saving)
    if (saving) expect(cheaper?.method.id).toBe(2)
  })

  test('is what is picked up, where nothing is brought', () => {
    const choice = { methodId: null, slotId: null }
    const { method: chosen } = resolveShipping(methods.slice(0, 1), choice, 0)
    expect(chosen?.id).toBe(1)
  })
})
