import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber, daysAfter, inTehran, workingDaysAfter } from '@/lib/persian/days'

test.each([
  ['2026-11-21T20:29:00Z', '2026-11-21', '23:59'],
  ['2026-11-21T20:31:00Z', '2026-11-22', '00:01'],
  ['2026-03-20T21:00:00Z', '2026-03-21', '00:30'],
])('%s is %s %s in Tehran', (moment, day, time) => {
  expect(inTehran(new Date(moment))).toEqual({ day, time })
})

test.each([
  ['2026-11-21', 2, '2026-11-23'],
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-25', 2, '2026-11-28'],
  ['2026-11-27', 1, '2026-11-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i working days are %s', (day, days, reached) => {
  expect(workingDaysAfter(day, days)).toBe(reached)
})

test('a day and its number are the same thing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (number) => {
      expect(dayNumber(dayOfNumber(number))).toBe(number)
      expect(dayNumber(daysAfter(dayOfNumber(number), 9))).toBe(number + 9)
    }),
  )
})
