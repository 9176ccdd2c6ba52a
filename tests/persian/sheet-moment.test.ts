import { expect, test } from 'vitest'
import { parseSheetMoment } from '@/lib/persian/sheet-moment'

test('a cell is read as a moment of Tehran, Jalali or Gregorian', () => {
  expect(parseSheetMoment('۱۴۰۵/۰۹/۰۳')).toBe('2026-11-23T20:30:00.000Z')
  expect(parseSheetMoment('1405/9/3 09:15')).toBe('2026-11-24T05:45:00.000Z')
  expect(parseSheetMoment('2026-11-24')).toBe('2026-11-23T20:30:00.000Z')
  expect(parseSheetMoment('2026-11-24T05:45:00Z')).toBe('2026-11-24T05:45:00.000Z')
})

test('a day on which something ends is part of it', () => {
  expect(parseSheetMoment('1405/09/03', { isEnd: true })).toBe('2026-11-24T20:30:00.000Z')
  expect(parseSheetMoment('1405/09/03 12:00', { isEnd: true })).toBe('2026-11-24T08:30:00.000Z')
})

test('what is no moment is none', () => {
  for (const text of ['', 'فردا', '1405/13/01', '1405/07/31', '1405', '2026-02-31x']) {
    expect(parseSheetMoment(text), text).toBeNull()
  }
})
