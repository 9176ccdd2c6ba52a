import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAST_STEP, priceAtStep, stepAtPrice } from '@/components/catalogue/filters/price-scale'

const bounds = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 20_000, max: 10 ** 10 }))
  .map(([min, width]) => ({ min: min * 10, max: min * 10 + width }))
const steps = fc.integer({ min: 1, max: LAST_STEP - 1 })

test('gives each step a price within the bounds that leads back to the step', () => {
  fc.assert(
    fc.property(bounds, steps, (range, step) => {
      const price = priceAtStep(step, range) ?? -1
      expect(price).toBeGreaterThanOrEqual(range.min)
      expect(price).toBeLessThanOrEqual(range.max)
      expect(Number.isInteger(price)).toBe(true)
      expect(stepAtPrice(price, range)).toBe(step)
    }),
  )
})

test('sets no limit at an end, and puts a price outside of the bounds there', () => {
  const range = { min: 1_000_000, max: 50_000_000 }
  expect(priceAtStep(0, range)).toBeUndefined()
  expect(priceAtStep(LAST_STEP, range)).toBeUndefined()
  expect(stepAtPrice(5, range)).toBe(0)
  expect(stepAtPrice(10 ** 12, range)).toBe(LAST_STEP)
  expect(stepAtPrice(7, { min: 7, max: 7 })).toBe(0)
})
