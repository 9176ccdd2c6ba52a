import { expect, test } from 'vitest'
import { changePrice, isSuspiciousPrice, type PriceChange } from '@/lib/domain/bulk-price'

const percent = (direction: PriceChange['direction'], value: number, roundTo = 1): PriceChange => ({
  ...{ direction, unit: 'percent', value, roundTo },
})

test.each<[PriceChange, number | null]>([
  [percent('raise', 8), 1_080_000],
  [percent('raise', 8, 100_000), 1_100_000],
  [percent('lower', 12.5), 875_000],
  [percent('lower', 100, 10_000), 10_000],
  [{ direction: 'lower', unit: 'amount', value: 300_000, roundTo: 10_000 }, 700_000],
  [{ direction: 'set', unit: 'amount', value: 1_234_560, roundTo: 10_000 }, 1_230_000],
  [percent('raise', Number.NaN), null],
  [percent('raise', 0), null],
])('%o makes of a million %s', (change, expected) => {
  expect(changePrice(1_000_000, change)).toBe(expected)
})

test('a price that doubles or halves is held up', () => {
  expect(isSuspiciousPrice(100, 201)).toBe(true)
  expect(isSuspiciousPrice(100, 49)).toBe(true)
  expect(isSuspiciousPrice(100, 120)).toBe(false)
})
