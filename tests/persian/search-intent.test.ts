import { expect, test } from 'vitest'
import {
  applyIntent,
  dropEzafe,
  readJudgement,
  readProperties,
  trimPhrase,
} from '@/lib/persian/search-intent'

test.each([
  ['کفش سایز ۳۸', 'کفش', 'size', '38', 'سایز ۳۸'],
  ['کفش زنانهٔ سایز 38', 'کفش زنانه', 'size', '38', 'سایز ۳۸'],
  ['شماره ۴۲ کفش مردانه', 'کفش مردانه', 'size', '42', 'شماره ۴۲'],
  ['پیراهن سایز xl', 'پیراهن', 'size', 'xl', 'سایز XL'],
  ['پیراهن اندازهٔ L آبی', 'پیراهن آبی', 'size', 'L', 'اندازه L'],
  ['تلویزیون سایز ۵۵ اینچ', 'تلویزیون', 'size', '55', 'سایز ۵۵'],
  ['گوشی رم ۸', 'گوشی', 'ram', '8 گیگابایت', 'رم ۸ گیگابایت'],
  ['گوشی با ۸ گیگ رم', 'گوشی', 'ram', '8 گیگابایت', 'رم ۸ گیگابایت'],
  ['لپ تاپ ram 16gb', 'لپ تاپ', 'ram', '16 گیگابایت', 'رم ۱۶ گیگابایت'],
  ['گوشی حافظهٔ ۲۵۶', 'گوشی', 'memory', '256 گیگابایت', 'حافظه ۲۵۶ گیگابایت'],
  ['لپ تاپ حافظه ۱ ترا', 'لپ تاپ', 'memory', '1 ترابایت', 'حافظه ۱ ترابایت'],
  ['کفش سایز ۴۰ تا ۴۲', 'کفش', 'size', '40', 'سایز ۴۰ تا ۴۲'],
  ['کفش رنگ قرمز', 'کفش', 'colour', 'قرمز', 'رنگ قرمز'],
  ['گوشی آبی یخی', 'گوشی', 'colour', 'آبی یخی', 'رنگ آبی یخی'],
  ['گوشی قهوه ای', 'گوشی', 'colour', 'قهوه ای', 'رنگ قهوه ای'],
])('«%s» is «%s» with a property', (typed, text, kind, value, label) => {
  const [first] = readProperties(typed)
  expect(first).toMatchObject({ text, property: { kind, value, label } })
})

test.each(['کفش', 'کفش ۳۸', 'لپ تاپ ۱۶', 'کارت حافظه ۱۲۸', 'رمان', 'کفش سایز زیر', ''])(
  '«%s» names no certain property',
  (typed) => expect(readProperties(typed).filter(({ property }) => property.isCertain)).toEqual([]),
)

test.each([
  ['بهترین گوشی', ['بهترین'], 'گوشی', undefined],
  ['گوشی ارزان', ['ارزان'], 'گوشی', 'cheapest'],
  ['گوشی ارزون قیمت', ['ارزون قیمت'], 'گوشی', 'cheapest'],
  ['ساعت گران', ['گران'], 'ساعت', 'most_expensive'],
  ['هدیه برای مادر', ['هدیه برای مادر'], '', undefined],
  ['گوشی جدید و خوب', ['خوب', 'جدید'], 'گوشی', undefined],
])('«%s» judges', (typed, words, text, sort) => {
  const judged = readJudgement(typed)
  expect(judged).toMatchObject({ words, text })
  expect(judged?.sort).toBe(sort)
})

test.each(['گوشی', 'خوبان', 'ارزان تر از سامسونگ', 'هدیه‌ها', ''])('«%s» does not judge', (typed) =>
  expect(readJudgement(typed)).toBeNull(),
)

test('leaves no ezafe and no preposition behind where words are dropped', () => {
  expect(dropEzafe('کفش زنانهٔ')).toBe('کفش زنانه')
  expect(dropEzafe('کفش زنانۀ چرم')).toBe('کفش زنانه چرم')
  expect(trimPhrase(' با گوشی  با ')).toBe('گوشی')
})

test('adds to the filters what was read, and lets what was chosen win', () => {
  const intent = { q: 'کفش', properties: { اندازه: ['۳۸'] }, available: true, sort: 'cheapest' }
  expect(applyIntent({ q: 'کفش ارزان سایز ۳۸', page: 1 }, intent)).toEqual({ ...intent, page: 1 })
  const chosen = { q: 'کفش سایز ۳۸', sort: 'newest', properties: { اندازه: ['۴۰'] } }
  expect(applyIntent(chosen, intent)).toMatchObject({
    sort: 'newest',
    properties: { اندازه: ['۴۰'] },
  })
  expect(applyIntent({ q: 'هدیه', sort: 'relevant' }, { q: '' })).toEqual({})
})
