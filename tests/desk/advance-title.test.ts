import { expect, test } from 'vitest'
import { advanceTitle } from '@/components/desk/orders/bulk-orders'

test('what goes on names its target, and several their numbers', () => {
  expect(advanceTitle([{ next: 'packaging' }, { next: 'packaging' }])).toBe(
    'پیش بردن به «بسته‌بندی»',
  )
  expect(
    advanceTitle([{ next: 'processing' }, { next: 'stock' }, { next: 'stock' }, { next: null }]),
  ).toBe('پیش بردن: ۲ به خروج از انبار، ۱ به پردازش')
  expect(advanceTitle([{ next: 'delivery' }, { next: 'sending' }])).toBe(
    'پیش بردن: ۱ به تحویل، ۱ به در راه',
  )
  expect(
    advanceTitle([
      ...[{ next: 'processing' as const }, { next: 'stock' as const }],
      ...[{ next: 'sending' as const }, { next: 'delivery' as const }],
    ]),
  ).toBe('پیش بردن: ۱ به پردازش، ۱ به خروج از انبار، ۱ به در راه، ۱ به گام‌های دیگر')
})
