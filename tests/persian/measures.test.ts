import { expect, test } from 'vitest'
import { readMeasure, sortByAmount } from '@/lib/persian/measures'

test.each([
  ['۱٬۲۰۰ گرم', 1200, 'گرم'],
  ['۱٫۲ کیلوگرم', 1200, 'گرم'],
  ['۲٬۵۰۰٬۰۰۰ پیکسل', 2_500_000, 'پیکسل'],
  ['۱ گیگابایت', 1024 ** 3, 'بایت'],
  ['۵۰ سانتی‌متر', 0.5, 'متر'],
  ['۲۵۰ میلی لیتر', 0.25, 'لیتر'],
  ['۲ مترمربع', 2, 'مترمربع'],
  ['۶٫۷ اینچ', 6.7, 'اینچ'],
  ['۴۲', 42, ''],
  ['512 GB', 512 * 1024 ** 3, 'بایت'],
  ['۲ ترا', 2 * 1024 ** 4, 'بایت'],
] as const)('«%s» is %d of «%s»', (text, amount, unit) => {
  expect(readMeasure(text)).toEqual({ amount, unit })
})

test('what begins with no number is no measure', () => {
  expect(readMeasure('چند گرم')).toBeNull()
})

const sort = (...values: string[]) =>
  sortByAmount(values.map((value) => ({ value }))).map(({ value }) => value)

test.each([
  [
    ['۱۲۸ گیگابایت', '۲۵۶ گیگابایت', '۶۴ گیگابایت'],
    ['۶۴ گیگابایت', '۱۲۸ گیگابایت', '۲۵۶ گیگابایت'],
  ],
  [
    ['۱ ترابایت', '512GB', '۵۰۰ گیگابایت', '2 TB'],
    ['۵۰۰ گیگابایت', '512GB', '۱ ترابایت', '2 TB'],
  ],
  [
    ['L', 'XXL', 'S', 'XL', 'M', '3XL', 'XS'],
    ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
  ],
  [
    ['۴۲', '۳۸', '۴۰'],
    ['۳۸', '۴۰', '۴۲'],
  ],
  [
    ['L', '۴۲', 'M', '۴۰'],
    ['M', 'L', '۴۰', '۴۲'],
  ],
  [
    ['3L', '1L', '۲L'],
    ['1L', '۲L', '3L'],
  ],
  [
    ['ساده', '۲ تکه', 'راه‌راه'],
    ['ساده', '۲ تکه', 'راه‌راه'],
  ],
])('%j are ordered as %j', (values, ordered) => {
  expect(sort(...values)).toEqual(ordered)
})
