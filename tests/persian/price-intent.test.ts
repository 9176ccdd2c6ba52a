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
  ['گوشی زیر یک و نیم میلیون', { text: 'گوشی', max: 1.5 * MILLION }],
  ['گوشی زیر ۲ و نیم میلیون تومان', { text: 'گوشی', max: 2.5 * MILLION }],
  ['تبلت زیر یک میلیون و نیم', { text: 'تبلت', max: 1.5 * MILLION }],
  ['گوشی زیر بیست و پنج میلیون', { text: 'گوشی', max: 25 * MILLION }],
  ['کفش زیر یک میلیون و پانصد هزار تومان', { text: 'کفش', max: 1.5 * MILLION }],
  ['گوشی زیر ده میلیون و پانصد', { text: 'گوشی', max: 10.5 * MILLION }],
  ['گوشی زیر ۱۰ میلیون و ۸ گیگ رم', { text: 'گوشی و ۸ گیگ رم', max: 10 * MILLION }],
  ['بین یک و نیم و دو میلیون هدفون', { text: 'هدفون', min: 1.5 * MILLION, max: 2 * MILLION }],
  ['گوشی بین ۱۰ و ۲۰ میلیون تومان', { text: 'گوشی', min: 10 * MILLION, max: 20 * MILLION }],
  ['هدفون ۸۰۰ تا ۲ میلیون', { text: 'هدفون', min: 0.8 * MILLION, max: 2 * MILLION }],
  ['کفش زیر ۵۰۰ تومن', { text: 'کفش', max: MILLION / 2 }],
  ['گوشی تا سقف ۲۰ میلیون', { text: 'گوشی', max: 20 * MILLION }],
  ['گوشی پایین ۱۰ میلیون', { text: 'گوشی', max: 10 * MILLION }],
  ['لپ‌تاپ با بودجهٔ ۴۰ میلیون', { text: 'لپ‌تاپ', max: 40 * MILLION }],
  ['گوشی با قیمت زیر ۱۰ میلیون', { text: 'گوشی', max: 10 * MILLION }],
  ['گوشی حدود ۱۰ میلیون', { text: 'گوشی', min: 8 * MILLION, max: 12 * MILLION }],
  ['لپ تاپ زیر ۴۰', { text: 'لپ تاپ', max: 40 * MILLION }],
  ['کفش ورزشی زیر ۵۰۰', { text: 'کفش ورزشی', max: MILLION / 2 }],
  ['ارزون ترین گوشی', { text: 'گوشی', sort: 'cheapest' }],
])('«%s» says %o', (typed, intent) => expect(parsePriceIntent(typed)).toEqual(intent))

test.each([
  'گوشی',
  'بازی برای ۲ تا ۵ نفر',
  'زیر لیوانی',
  'زیر ۱۰',
  'کفش سایز زیر ۴۰',
  'بازی زیر ۷ سال',
  'گوشی تا ۱۲',
  'پاوربانک تا ۲۰ هزار میلی‌آمپر',
  'تلویزیون ۵۵ اینچ',
  'بین دو و سه نفر',
  'کفش سایز ۴۰ تا ۴۲',
  '',
])('«%s» says nothing of the price', (typed) => expect(parsePriceIntent(typed)).toBeNull())
