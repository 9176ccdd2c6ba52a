import { expect, test } from 'vitest'
import { growthPercentOf } from '@/lib/domain/percents'

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [7, 0, null],
])('%d after %d is a growth of %s percent', (now, before, percent) => {
  expect(growthPercentOf(now, before)).toBe(percent)
})
