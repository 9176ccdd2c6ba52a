import { expect, test } from 'vitest'
import { cutAtPhrase, holdMeasures, holdPhrases } from '@/lib/persian/hold-phrases'

/** Where a line may end, each phrase between bars. */
const phrases = (text: string) =>
  holdPhrases(text)
    .split(' ')
    .map((phrase) => phrase.replaceAll('\u00a0', ' '))

test.each([
  ['دو سیم‌کارت با صفحهٔ ۶٫۷ اینچی', ['دو سیم‌کارت', 'با صفحهٔ ۶٫۷ اینچی']],
  ['ظرفیت ۶۵۰۰ میلی‌آمپرساعت', ['ظرفیت', '۶۵۰۰ میلی‌آمپرساعت']],
  ['شارژر با درگاه USB-C و یک درگاه USB-A', ['شارژر', 'با درگاه USB-C', 'و یک درگاه USB-A']],
  ['کلید و در', ['کلید', 'و در']],
  ['قاب ضد ضربه', ['قاب', 'ضد ضربه']],
  ['ضدآفتاب با SPF ۵۰', ['ضدآفتاب', 'با SPF ۵۰']],
  ['حافظه‌ی داخلی', ['حافظه‌ی داخلی']],
])('a line of «%s» ends with no word that promises another', (text, held) => {
  expect(phrases(text)).toEqual(held)
})

test('a phrase that no narrow card holds may break between its words', () => {
  const text = 'با صفحهٔ ۱۲۰ میلی‌آمپرساعت و ۲ درگاهٔ بلندبلندبلند'
  for (const phrase of phrases(text)) expect(phrase.length).toBeLessThanOrEqual(22)
  expect(holdPhrases(text).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a text of one word, and none, stay as they are', () => {
  expect(holdPhrases('ماگ')).toBe('ماگ')
  expect(holdPhrases('')).toBe('')
})

test.each([
  ['گوشی با صفحهٔ ۶٫۷ اینچی و ۲ درگاه', 'گوشی با صفحهٔ ۶٫۷~اینچی و ۲~درگاه'],
  ['باتری ۵۰۰۰ میلی آمپر ساعت', 'باتری ۵۰۰۰~میلی~آمپر ساعت'],
  ['میز ۱۲۰×۶۰ سانتی‌متر', 'میز ۱۲۰×۶۰~سانتی‌متر'],
  ['سایز ۳۸ و ۴۰', 'سایز ۳۸ و ۴۰'],
  ['۸ وعده', '۸~وعده'],
  ['نرخ ۱ تا ۱۲۰ هرتز', 'نرخ ۱~تا~۱۲۰~هرتز'],
  ['۱۰۰۰۰ تا ۲۰۰۰۰ ساعت', '۱۰۰۰۰ تا ۲۰۰۰۰~ساعت'],
  ['گوشی Aria 12 دو سیم‌کارت', 'گوشی Aria 12 دو سیم‌کارت'],
  ['کرم ضدآفتاب Sayeban با SPF ۵۰', 'کرم ضدآفتاب Sayeban با SPF~۵۰'],
  ['نبش کوچهٔ یاس، پلاک ۸۷، واحد ۴', 'نبش کوچهٔ یاس، پلاک~۸۷، واحد~۴'],
  ['شارژر ۶۵ W با کابل', 'شارژر ۶۵~W با کابل'],
  ['درگاه USB-C، ۲ عدد', 'درگاه USB-C، ۲~عدد'],
  ['۱۵٫۶ اینچ، ۱۹۲۰ در ۱۰۸۰، ۱۶۵ هرتز', '۱۵٫۶~اینچ، ۱۹۲۰~در~۱۰۸۰، ۱۶۵~هرتز'],
  ['۱۶۲ در ۷۵ در ۷٫۸ میلی‌متر', '۱۶۲ در ۷۵ در ۷٫۸~میلی‌متر'],
])('in «%s» no line ends between a number and its unit or its name', (text, held) => {
  expect(holdMeasures(text).replaceAll('\u00a0', '~')).toBe(held)
})

test('a phrase that is too long breaks before its number, not behind it', () => {
  expect(phrases('با صفحهٔ ۱۲۰ میلی‌آمپرساعت')).toEqual(['با صفحهٔ', '۱۲۰ میلی‌آمپرساعت'])
})

test.each([
  [20, 'چطور یک گره ده‌تایی…'],
  [24, 'چطور یک گره ده‌تایی…'],
  [34, 'چطور یک گره ده‌تایی ساخته می‌شود…'],
  [200, 'چطور یک گره ده‌تایی ساخته می‌شود، با ۲ پرگار.'],
])('a text of %i letters ends with a whole phrase and «…»', (length, cut) => {
  expect(cutAtPhrase('چطور یک گره ده‌تایی ساخته می‌شود، با ۲ پرگار.', length)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(length)
})

test('one long word is cut where it must be', () => {
  expect(cutAtPhrase('ناخوانا'.repeat(9), 10)).toHaveLength(10)
})
