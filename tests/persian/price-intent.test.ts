import { expect, test } from 'vitest'
import { parsePriceIntent } from '@/lib/persian/price-intent'

const MILLION = 10_000_000

test.each([
  ['گوشی زیر ۱۰ میلیون', { text: 'گوشی', max: 10 * MILLION }],
  ['لپ‌تاپ کمتر از 30میلیون تومن', { text: 'لپ‌تاپ', max: 30 * MILLION }],
  ['هدفون بین ۲ تا ۵ میلیون', { text: 'هدفون', min: 2 * MILLION, max: 5 * MILLION }],
  ['از ۵۰۰ هزار تا ۱٫۵ میلیون ساعت', { text: 'ساعت', min: MILLION / 2, max: 1.5 * MILLION }],
  ['پازل بین ۵ تا ۲ میلیون', { text: 'پازل', min: 2 * MILLION, max: 5 * MILLION }],
  ['کفش تا ۵۰۰ هزار تومن', { text: 'کفش', max: MILLION / 2 }],
  ['کفش تا ۵,۰۰۰,۰۰۰ ریال', { text: 'کفش', max: MILLION / 2 }],
  ['تبلت بالای ده میلیون', { text: 'تبلت', min: 10 * MILLION }],
  ['مبل ۲۰ میلیون به بالا', { text: 'مبل', min: 20 * MILLION }],
  ['آریا ۱۲ زیر ۹۰۰۰۰۰۰', { text: 'آریا ۱۲', max: 9 * MILLION }],
  ['ارزان‌ترین گوشی', { text: 'گوشی', sort: 'cheapest' }],
  ['گران ترین ساعت زیر ۲ میلیون', { text: 'ساعت', max: 2 * MILLION, sort: 'most_expensive' }],
  ['زیر ۳۰۰ هزار تومان', { text: '', max: 0.3 * MILLION }],
])('«%s» says %o', (typed, intent) => expect(parsePriceIntent(typed)).toEqual(intent))

test.each([
  'گوشی',
  'بازی برای ۲ تا ۵ نفر',
  'زیر لیوانی',
  'زیر ۱۰',
  'پاوربانک تا ۲۰ هزار میلی‌آمپر',
  'تلویزیون ۵۵ اینچ',
  '',
])('«%s» says nothing of the price', (typed) => expect(parsePriceIntent(typed)).toBeNull())
