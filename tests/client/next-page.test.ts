import { expect, test } from 'vitest'
import { getNextPage } from '@/lib/client/query-keys'

test('pages of comments are asked for only while the current one is before the last', () => {
  expect(getNextPage({ current_page: 1, total: 3 })).toBe(2)
  expect(getNextPage({ current_page: 3, total: 3 })).toBeUndefined()
  expect(getNextPage({ current_page: 1, total: 0 })).toBeUndefined()
})
