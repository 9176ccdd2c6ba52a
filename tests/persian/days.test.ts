import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDayNumber, fromDayNumber, addDays, toTehranTime } from '@/lib/persian/days'
import { parseWrittenDay, isHoliday, addWorkingDays } from '@/lib/domain/working-days'
import { fromJalali, daysInMonth, toJalali } from '@/lib/persian/jalali'

test.each([
  ['2026-11-21T20:29:00Z', '2026-11-21', '23:59'],
  ['2026-11-21T20:31:00Z', '2026-11-22', '00:01'],
  ['2026-03-20T21:00:00Z', '2026-03-21', '00:30'],
])('%s is %s %s in Tehran', (moment, day, time) => {
  expect(toTehranTime(new Date(moment))).toEqual({ day, time })
})

test.each([
  ['2026-11-21', 2, '2026-11-23'],
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-25', 2, '2026-11-28'],
  ['2026-11-27', 1, '2026-11-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i working days are %s', (day, days, reached) => {
  expect(addWorkingDays(day, days)).toBe(reached)
})

test.each([
  ['2027-03-17', 2, '2027-03-25', 'Nowruz 1406, whose 29 Esfand is a Saturday'],
  ['2026-03-18', 1, '2026-03-19', 'the day before 29 Esfand 1404'],
  ['2026-03-19', 1, '2026-03-25', '29 Esfand, a Friday being 1 Farvardin'],
  ['2025-03-18', 1, '2025-03-25', 'a leap year: 29 and 30 Esfand, and all of Nowruz'],
  ['2026-03-31', 1, '2026-04-04', '12 and 13 Farvardin, and a Friday'],
  ['2026-06-03', 1, '2026-06-06', '14 and 15 Khordad'],
  ['2027-02-10', 1, '2027-02-13', '22 Bahman, and a Friday'],
])('%s and %i working days are %s: %s', (day, days, reached) => {
  expect(addWorkingDays(day, days)).toBe(reached)
})

test('the days the owner adds are no working days either', () => {
  const further = new Set(['2026-05-27'])
  expect(addWorkingDays('2026-05-26', 1, further)).toBe('2026-05-28')
  expect(addWorkingDays('2026-05-26', 1)).toBe('2026-05-27')
})

test('every year has ten solar holidays and a leap year eleven, whatever weekday it begins on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1380, max: 1480 }), (year) => {
      const first = toDayNumber(fromJalali({ year, month: 1, day: 1 }) ?? '')
      const next = toDayNumber(fromJalali({ year: year + 1, month: 1, day: 1 }) ?? '')
      const days = Array.from({ length: next - first }, (_, at) => fromDayNumber(first + at))
      const isLeap = days.length === 366
      expect(days.filter((day) => isHoliday(day))).toHaveLength(isLeap ? 11 : 10)
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['1405/3/6', '2026-05-27'],
  ['۱۴۰۵/۰۳/۰۶', '2026-05-27'],
  ['1405-12-29', '2027-03-20'],
  ['2026-05-27', '2026-05-27'],
  ['1405/12/30', null],
  ['1405/13/1', null],
  ['2026-02-30', null],
  ['2026-05', null],
  ['', null],
])('the day written %s is %s', (text, day) => {
  expect(parseWrittenDay(text)).toBe(day)
})

test('a day and its number are the same thing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (number) => {
      expect(toDayNumber(fromDayNumber(number))).toBe(number)
      expect(toDayNumber(addDays(fromDayNumber(number), 9))).toBe(number + 9)
    }),
  )
})

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
  expect(daysInMonth(1403, 12)).toBe(30)
  expect(daysInMonth(1404, 12)).toBe(29)
  expect(fromJalali({ year: 1404, month: 12, day: 30 })).toBeNull()
})
