import { expect, test } from 'vitest'
import { readMeasure } from '@/lib/persian/measures'

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
] as const)('«%s» is %d of «%s»', (text, amount, unit) => {
  expect(readMeasure(text)).toEqual({ amount, unit })
})

test('what begins with no number is no measure', () => {
  expect(readMeasure('چند گرم')).toBeNull()
})
