import { expect, test } from 'vitest'
import { deliveryLabel, slotHours } from '@/components/checkout/delivery-step'

const slot = { id: 7, date: '2026-11-23', from: '09:00', to: '13:30', available: 2 }
const courier = { title: 'پیک ویترین', earliest: '2026-11-22', slots: [slot] }

test('whole hours are shown without minutes', () => {
  expect(slotHours(slot)).toBe('۹ تا ۱۳:۳۰')
})

test.each([
  [7, 'پیک ویترین، دوشنبه ۲ آذر، ۹ تا ۱۳:۳۰'],
  [null, 'پیک ویترین، از یکشنبه ۱ آذر'],
])('with the slot %s the delivery is labelled «%s»', (slotId, label) => {
  expect(deliveryLabel(courier, slotId)).toBe(label)
})
