import { expect, test } from 'vitest'
import { describeProductCount, formatFacetCount } from '@/components/catalogue/count-text'

test('a count says all its digits', () => {
  expect(describeProductCount(12_345, false)).toBe('۱۲,۳۴۵ کالا')
  expect(formatFacetCount(12_345, false)).toBe('۱۲,۳۴۵')
  expect(formatFacetCount(0, false)).toBe('۰')
})

test('what is at least so much says two digits, and nothing where a sample held none', () => {
  expect(describeProductCount(129_876, true)).toBe('بیش از ۱۲۰,۰۰۰ کالا')
  expect(formatFacetCount(987, true)).toBe('۹۸۰+')
  expect(formatFacetCount(7, true)).toBe('۷+')
  expect(formatFacetCount(0, true)).toBe('')
})
