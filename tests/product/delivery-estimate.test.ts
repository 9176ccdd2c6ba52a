import { expect, test } from 'vitest'
import { formatDeliveryEstimate } from '@/components/product/city-delivery-estimate'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'

const now = new Date('2026-11-21T12:00:00+03:30')
const post: ShippingMethod = {
  id: 2,
  title: 'پست پیشتاز',
  text: '',
  price: 490_000,
  free_from: 8_000_000,
  delivers: true,
  earliest: '2026-11-26',
  slots: [],
}

test.each([
  ['the day and from how much it is free', [post], 0, 'از پنجشنبه ۵ آذر، رایگان از ۸۰۰ هزار تومان'],
  ['free, for what is worth enough', [post], 8_000_000, 'از پنجشنبه ۵ آذر، رایگان'],
  [
    'millions as millions',
    [{ ...post, free_from: 15_000_000 }],
    0,
    'از پنجشنبه ۵ آذر، رایگان از ۱٫۵ میلیون تومان',
  ],
  [
    'the price where it is never free',
    [{ ...post, free_from: null }],
    9e9,
    'از پنجشنبه ۵ آذر، ۴۹ هزار تومان',
  ],
  [
    'the soonest way',
    [post, { ...post, id: 3, earliest: '2026-11-22' }],
    8_000_000,
    'از فردا، یکشنبه ۱ آذر، رایگان',
  ],
  ['today as today', [{ ...post, earliest: '2026-11-21' }], 8_000_000, 'از همین امروز، رایگان'],
  [
    'of two as soon the cheaper',
    [
      { ...post, price: 9, free_from: null },
      { ...post, price: 0 },
    ],
    0,
    'از پنجشنبه ۵ آذر، رایگان',
  ],
  [
    'nothing of what has to be fetched or is full',
    [
      { ...post, delivers: false },
      { ...post, earliest: null },
    ],
    0,
    null,
  ],
  ['nothing where nothing is sent', [], 0, null],
] as const)('tells %s', (_, methods, worth, words) => {
  expect(formatDeliveryEstimate(methods, worth, now)).toBe(words)
})
