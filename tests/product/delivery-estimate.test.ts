import { expect, test } from 'vitest'
import { formatDeliveryCost } from '@/components/product/city-delivery-estimate'
import {
  estimateDelivery,
  formatArrival,
  formatDeliveryPromise,
  formatDeliveryTag,
} from '@/lib/domain/delivery-estimate'
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

test.each<[string, ShippingMethod[], number, string | null]>([
  [
    'the day, what it costs and from when it is free',
    [post],
    0,
    'از پنجشنبه ۵ آذر، ۴۹,۰۰۰ تومان؛ رایگان از ۸۰۰ هزار تومان',
  ],
  [
    'free shipping for a cart that is worth enough',
    [post],
    8_000_000,
    'از پنجشنبه ۵ آذر، ارسال رایگان',
  ],
  [
    'millions in millions',
    [{ ...post, free_from: 15_000_000 }],
    0,
    'از پنجشنبه ۵ آذر، ۴۹,۰۰۰ تومان؛ رایگان از ۱٫۵ میلیون تومان',
  ],
  [
    'the price where shipping is never free',
    [{ ...post, free_from: null }],
    9e9,
    'از پنجشنبه ۵ آذر، ۴۹,۰۰۰ تومان',
  ],
  [
    'the earliest method',
    [post, { ...post, id: 3, earliest: '2026-11-22' }],
    8_000_000,
    'از فردا، یکشنبه ۱ آذر، ارسال رایگان',
  ],
  [
    'today as today',
    [{ ...post, earliest: '2026-11-21' }],
    8_000_000,
    'از همین امروز، ارسال رایگان',
  ],
  [
    'the hours where a method has them',
    [
      {
        ...post,
        earliest: '2026-11-22',
        slots: [{ id: 1, date: '2026-11-22', from: '09:00', to: '13:00', available: 2 }],
      },
    ],
    8_000_000,
    'فردا، یکشنبه ۱ آذر، ۹\u00a0تا\u00a0۱۳، ارسال رایگان',
  ],
  [
    'the cheaper of two methods on the same day',
    [
      { ...post, price: 9, free_from: null },
      { ...post, price: 0 },
    ],
    0,
    'از پنجشنبه ۵ آذر، ارسال رایگان',
  ],
  [
    'nothing for methods that are picked up or full',
    [
      { ...post, delivers: false },
      { ...post, earliest: null },
    ],
    0,
    null,
  ],
  ['nothing where no method exists', [], 0, null],
])('the delivery estimate shows %s', (_, methods, worth, text) => {
  const estimate = estimateDelivery(methods, worth)
  const cost = estimate && formatDeliveryCost(estimate, { worth, beside: 0 })
  const line = estimate && `${formatArrival(estimate, now)}، ${cost}`
  expect(line).toBe(text)
})

test('what is free with the rest of the cart says so beside the good', () => {
  const method = { ...post, price: 490_000, free_from: 8_000_000 }
  const estimate = estimateDelivery([method], 3_000_000)
  if (!estimate) throw new Error('Post goes everywhere.')
  const costBeside = (beside: number) => formatDeliveryCost(estimate, { worth: 3_000_000, beside })
  expect(costBeside(4_000_000)).toMatch(/^۴۹,۰۰۰ تومان؛ رایگان از/)
  expect(costBeside(5_000_000)).toBe('با سبد شما، ارسال رایگان')
  expect(formatDeliveryCost(estimate, { worth: 8_000_000, beside: 0 })).toBe('ارسال رایگان')
})

test.each([
  ['2026-11-21', '2026-11-23', 'تهران: امروز', 'تهران امروز، شهرهای دیگر از دوشنبه'],
  ['2026-11-22', '2026-11-23', 'تهران: فردا', 'تهران فردا، شهرهای دیگر از دوشنبه'],
  // After a long holiday the name of a day alone would be the wrong one.
  [
    '2026-11-25',
    '2026-11-28',
    'تهران: از چهارشنبه',
    'تهران از چهارشنبه، شهرهای دیگر از شنبه ۷ آذر',
  ],
  ['2026-11-21', null, 'تهران: امروز', 'تهران: امروز'],
])(
  'before there is a city the soonest one is named: %s, others %s',
  (earliest, day, tag, whole) => {
    const delivery = { day, soonestCity: { name: 'تهران', earliest } }
    expect(formatDeliveryTag(delivery, now)).toBe(tag)
    expect(formatDeliveryPromise(delivery, now)).toBe(whole)
  },
)

test.each([
  ['2026-11-23', 'تهران امروز، شهرهای دیگر از دوشنبه'],
  ['2026-11-22', 'تهران امروز، شهرهای دیگر از فردا'],
])('other cities are promised from the first day of any of them, %s: %s', (others, whole) => {
  const soonestCity = { name: 'تهران', earliest: '2026-11-21', others_earliest: others }
  expect(formatDeliveryPromise({ day: '2026-11-24', soonestCity }, now)).toBe(whole)
})

test('where all cities are reached on one day, or there is one, its day alone is said', () => {
  for (const format of [formatDeliveryTag, formatDeliveryPromise]) {
    expect(format({ day: '2026-11-23' }, now)).toBe('ارسال از دوشنبه')
    expect(format({ day: null }, now)).toBe('')
  }
})
