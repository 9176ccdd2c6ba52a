import { expect, test } from 'vitest'
import { growthPercentOf, percentsOf } from '@/lib/domain/percents'

test.each([
  [
    [5, 2, 1],
    [63, 25, 12],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0, 7],
    [0, 0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('the shares of %j are %j, a hundred in all', (parts, shares) => {
  expect(percentsOf(parts)).toEqual(shares)
})

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [7, 0, null],
])('%d after %d is a growth of %s percent', (now, before, percent) => {
  expect(growthPercentOf(now, before)).toBe(percent)
})
