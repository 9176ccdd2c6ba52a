import { expect, test } from 'vitest'
import { percentsOf } from '@/lib/domain/percents'

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
