import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysIn, fromJalali, toJalali } from '@/lib/persian/jalali'

test.each([
  ['2026-03-21', { year: 1405, month: 1, day: 1 }],
  ['2025-03-20', { year: 1403, month: 12, day: 30 }],
  ['1979-02-11', { year: 1357, month: 11, day: 22 }],
  ['2000-01-01', { year: 1378, month: 10, day: 11 }],
])('%s is the Jalali day %j', (iso, day) => {
  expect(toJalali(iso)).toEqual(day)
  expect(fromJalali(day)).toBe(iso)
})

test('every day comes back the same', () => {
  const days = fc.date({
    min: new Date('1921-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10)
      expect(fromJalali(toJalali(iso))).toBe(iso)
    }),
  )
})

test('Esfand has thirty days in a leap year only', () => {
  expect(daysIn(1403, 12)).toBe(30)
  expect(daysIn(1404, 12)).toBe(29)
  expect(fromJalali({ year: 1404, month: 12, day: 30 })).toBeNull()
})
