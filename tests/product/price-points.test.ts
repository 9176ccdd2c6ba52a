import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '@/lib/persian/durations'
import {
  calculateAveragePrice,
  createChartFrame,
  findLowestPoint,
  toChartPoint,
  findPointAt,
  selectPointsWithin,
  buildStepPath,
  type PricePoints,
} from '@/components/product/price-points'

const now = Date.parse('2026-11-21T08:00:00Z')
const ago = (days: number, price: number) => ({
  at: new Date(now - days * DAY_MS).toISOString(),
  price,
})
const year: PricePoints = [ago(400, 100), ago(120, 150), ago(60, 90), ago(10, 130)]

test('a period begins with the price that was in force at its start', () => {
  expect(selectPointsWithin(year, 30, now)).toEqual([ago(30, 90), ago(10, 130)])
  expect(selectPointsWithin(year, 90, now)).toEqual([ago(90, 150), ago(60, 90), ago(10, 130)])
  expect(selectPointsWithin(year, 365, now)).toEqual([ago(365, 100), ...year.slice(1)])
})

test('the history of a product younger than the period begins with its first price', () => {
  expect(selectPointsWithin([ago(5, 70)], 30, now)).toEqual([ago(5, 70)])
})

test('the lowest price is given with its last day', () => {
  expect(findLowestPoint(year)).toEqual(ago(60, 90))
  expect(findLowestPoint([ago(9, 50), ago(8, 60), ago(3, 50)])).toEqual(ago(3, 50))
  expect(findLowestPoint([])).toBeUndefined()
})

test('the average counts each price as long as it held', () => {
  expect(calculateAveragePrice([ago(10, 100), ago(2, 200)], now)).toBe(120)
  expect(calculateAveragePrice([ago(0, 70)], now)).toBe(70)
})

test('the price at a moment is the last one set before it', () => {
  expect(findPointAt(year, now - 60 * DAY_MS)?.price).toBe(90)
  expect(findPointAt(year, now - 61 * DAY_MS)?.price).toBe(150)
  expect(findPointAt(year, now)?.price).toBe(130)
})

test('the chart stays inside its frame, also when the price never changed', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(prices, (list) => {
      const points = list.map((price, at) => ago(list.length - at, price))
      const frame = createChartFrame(points, now, 640, 220)
      for (const { at, price } of points) {
        const { x, y } = toChartPoint(frame, Date.parse(at), price)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(640)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(220)
      }
      expect(buildStepPath(points, frame)).toMatch(/^M[\d.]+ [\d.]+([HV][\d.]+)*H640$/)
    }),
  )
})

test('the lines of the chart stand at round prices in equal steps', () => {
  const points = [ago(60, 219_920_000), ago(9, 193_529_600), ago(3, 197_120_000)]
  const { low, high } = createChartFrame(points, now, 640, 220)
  expect({ low, high }).toEqual({ low: 190_000_000, high: 220_000_000 })
  const flat = createChartFrame([ago(60, 2_190_000)], now, 640, 220)
  expect((flat.high - flat.low) % 3).toBe(0)
  expect(flat.low).toBeLessThan(2_190_000)
  expect(flat.high).toBeGreaterThan(2_190_000)
})
