import { expect, test } from 'vitest'
import { freeFrom } from '@/components/cart/free-from'

const way = (free_from: number | null, price = 490_000, delivers = true) => ({
  ...{ free_from, price, delivers },
})

test.each([
  ['the lowest threshold', [way(80), way(50), way(null)], 50],
  ['a way that is free for all', [way(80), way(null, 0)], 0],
  ['not what the shopper fetches', [way(80), way(null, 0, false)], 80],
  ['nothing when no way is ever free', [way(null)], null],
  ['nothing where nothing is sent', [], null],
])('sending is free from %s', (_, methods, threshold) => {
  expect(freeFrom(methods)).toBe(threshold)
})
