import { expect, test } from 'vitest'
import { splitTitle } from '@/lib/persian/split-title'

test.each([
  ['پاوربانک تندر مدل Kooleh 20', ' با ظرفیت ۲۰۰۰۰ میلی‌آمپرساعت'],
  ['گوشی موبایل نیکان مدل Aria 12 Pro', ' با دوربین تله'],
  ['کیبورد و ماوس بی‌سیم رایانیک مدل Hamgam', ' با صفحهٔ عددی'],
  ['دوربین بدون آینه دیدار مدل Negah X2', ' با حسگر ۲۶ مگاپیکسل'],
  ['دیسک بایگانی بلو-ری پژواک مدل Sangnebeshteh', '، بستهٔ پنج‌عددی'],
  ['رمان کوچهٔ انارستان', '، نوشتهٔ مهرو دشتبان، نشر کاغذک'],
  ['پاوربانک آهن‌ربایی تندر مدل Barg', ' ظرفیت ۵۰۰۰ میلی‌آمپر'],
])('a narrow card calls it «%s», and leaves «%s» out', (name, rest) => {
  expect(splitTitle(name + rest)).toEqual({ name, rest })
})

test.each(['هدفون آوا مدل Sokoot 3 با سیم', 'هندزفری قلاب‌دار ورزشی پژواک مدل Shetab', ''])(
  '«%s» stays whole, as it is short or has no clause to leave out',
  (title) => expect(splitTitle(title)).toEqual({ name: title, rest: '' }),
)
