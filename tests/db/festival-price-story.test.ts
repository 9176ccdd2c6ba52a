import { expect, test } from 'vitest'
import { fitToFestival } from '@/lib/server/db/seed/seed-catalogue'

const story = [
  { daysAgo: 170, factor: 0.8 },
  { daysAgo: 60, factor: 0.86 },
  { daysAgo: 12, factor: 0.84 },
  { daysAgo: 2, factor: 1 },
]

test('the struck price of a festival was asked long before it, and no recent day was cheaper', () => {
  const fitted = fitToFestival(story, 12)
  const last = fitted.at(-1)
  expect(last?.factor).toBe(1)
  expect(last?.daysAgo).toBeGreaterThan(30)
  for (const { daysAgo, factor } of fitted) {
    if (daysAgo <= 100) expect(factor).toBeGreaterThan(0.88)
  }
  expect(fitted.map(({ daysAgo }) => daysAgo)).toEqual(
    fitted.map(({ daysAgo }) => daysAgo).toSorted((one, other) => other - one),
  )
})
