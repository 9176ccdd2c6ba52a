import { expect, test } from 'vitest'
import { nextPage } from '@/lib/api/talk'

test('pages of comments are asked for only while the current one is before the last', () => {
  expect(nextPage({ current_page: 1, total: 3 })).toBe(2)
  expect(nextPage({ current_page: 3, total: 3 })).toBeUndefined()
  expect(nextPage({ current_page: 1, total: 0 })).toBeUndefined()
})
