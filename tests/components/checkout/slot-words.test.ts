import { expect, test } from 'vitest'
import { deliveryWords, hoursOf } from '@/components/checkout/slot-words'

const slot = { id: 7, date: '2026-11-23', from: '09:00', to: '13:30', available: 2 }
const courier = { title: 'پیک ویترین', earliest: '2026-11-22', slots: [slot] }

test('whole hours are said without minutes', () => {
  expect(hoursOf(slot)).toBe('۹ تا ۱۳:۳۰')
})

test.each([
  [7, 'پیک ویترین، دوشنبه ۲ آذر، ۹ تا ۱۳:۳۰'],
  [null, 'پیک ویترین، از یکشنبه ۱ آذر'],
])('with the hours %s chosen, delivery is «%s»', (chosen, words) => {
  expect(deliveryWords(courier, chosen)).toBe(words)
})
