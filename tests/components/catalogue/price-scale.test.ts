import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAST_STEP, priceAt, stepOf } from '@/components/catalogue/price-scale'

const bounds = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 20_000, max: 10 ** 10 }))
  .map(([min, width]) => ({ min: min * 10, max: min * 10 + width }))
const steps = fc.integer({ min: 1, max: LAST_STEP - 1 })

test('each step of the slider has a price within the bounds, and finds itself again', () => {
  fc.assert(
    fc.property(bounds, steps, (range, step) => {
      const price = priceAt(step, range) ?? -1
      expect(price).toBeGreaterThanOrEqual(range.min)
      expect(price).toBeLessThanOrEqual(range.max)
      expect(Number.isInteger(price)).toBe(true)
      expect(stepOf(price, range)).toBe(step)
    }),
  )
})

test('an end asks for no limit, and a price from outside stands at the end', () => {
  const range = { min: 1_000_000, max: 50_000_000 }
  expect(priceAt(0, range)).toBeUndefined()
  expect(priceAt(LAST_STEP, range)).toBeUndefined()
  expect(stepOf(5, range)).toBe(0)
  expect(stepOf(10 ** 12, range)).toBe(LAST_STEP)
  expect(stepOf(7, { min: 7, max: 7 })).toBe(0)
})
