import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasLink } from '@/lib/server/social/refuse-links'

test.each([
  'https://example.com',
  'برای خرید www.spam.ir را ببینید',
  'کانال ما t.me/spam',
  'ارزان‌سرا.com',
  'spam\u200b.shop',
  'bit.ly/abc',
  'HTTP://SPAM.EXAMPLE',
  '//spam.example/a',
])('%s is a link', (text) => expect(hasLink(text)).toBe(true))

test.each([
  ['another scheme', 'hxxp://spam.example'],
  ['starred letters', 'h**ps://spam.example'],
  ['a scheme apart', 'http : spam'],
  ['dots in brackets', 'spam[.]com'],
  ['dots as words in brackets', 'spam (dot) com'],
  ['dots as words', 'spam dot com'],
  ['dots as Persian words', 'اسپم نقطه com'],
  ['dots as words within Persian', 'ارزان‌سرا نقطه آی‌آر'],
  ['Persian letters all through', 'اسپم دات کام'],
  ['another dot', 'spam。com'],
  ['a bullet for a dot', 'spam•com'],
  ['a bullet after a gap', 'spam ·com'],
  ['a wide dot', 'spam．ｃｏｍ'],
  ['letters in circles', 'spam.ⓒⓞⓜ'],
  ['Cyrillic letters', 'spam.сом'],
  ['a soft hyphen', 'spam.c\u00adom'],
  ['a joiner', 'spam\u200d.\u2060com'],
  ['a filler', 'spam.c\u3164om'],
  ['struck letters', 'spam.c\u0336o\u0336m\u0336'],
  ['a gap before the dot', 'spam .com'],
  ['gaps around the dot', 'spam . com'],
  ['a gap after the dot', 'spam. com'],
  ['gaps between all letters', 's p a m . c o m'],
  ['two lines', 'spam\n.com'],
  ['a number for a name', '10.20.30.40:8080'],
  ['punycode', 'xn--mgba3a4f16a'],
  ['backslashes', String.raw`\\spam`],
  ['a Latin name and Persian words', 'spam دات نت'],
  ['another Persian word for the dot', 'اسپم نقطه نت'],
  ['an ending that is also a word', 'spam.pro'],
  ['an ending that is also a measure', 'spam-90.ml/a'],
  ['digits in the name', 'bet90.live'],
  ['no scheme', 'ببینید: //spam.example'],
  ['another known scheme', 'ftp://spam'],
  ['a number and a path', '10.20.30.40/a'],
  ['a channel spelt out', 't dot me'],
])('an address with %s is a link', (_, text) => expect(hasLink(text)).toBe(true))

test.each([
  'خیلی راضی‌ام.حتماً بخرید',
  'ساعت ۱۰.۳۰ رسید',
  'قیمت 2.500.000 تومان بود',
  'نسخهٔ 3.2 بهتر است...',
  'نسخهٔ 10.4.1.2 نصب شد',
  'قطر ۲۶ سانت. ioniser نیست',
  'و/یا',
  'نقطه ضعفش کابل کوتاه است',
  'تنها نقطهٔ قوتش قیمت است؛ نقطه.',
  'از هر نقطه نگاه کنید قشنگ است',
  'ساعت ۵ .مرسی از ویترین',
  'I love it. Me too.',
  'Great teapot. Top quality!',
  'a b c d',
  'خوب بود . خیلی ممنون',
  'دات مشکی روی پارچه',
  'سه چیزش خوب است:\n• live view\n• pro mode',
  'آبی · pro · ۱۲۸ گیگابایت',
  'Nikan Aria 12 — 6.7" OLED',
])('%s is none', (text) => expect(hasLink(text)).toBe(false))

describe('an honest caption', () => {
  test.each([
    'کتاب آموزش دات نت را سه هفته‌ای خواندم',
    'برنامه‌نویسی با دات نت و سی‌شارپ از صفر',
    'نسبت تصویرش 16//9 است',
    'مانیتور ۲۱//۹ برای کار دو پنجره‌ای عالی است',
    'قیمت//کیفیت.عالی بود',
    'آیفون 15.pro را از همین‌جا گرفتم',
    'آیفون۱۵.pro خوش‌دست است',
    'ردمی نوت 13.pro در برابر s23.pro',
    'شامپوی 400.ml سه ماه کار می‌کند',
    'شیشهٔ ۲۵۰.ml و در چوبی',
    'موتور ۱۲۵.cc با این باتری روشن شد',
    'کفش سایز ۴۲.eu به پایم خورد',
    'سایز 9.us و 8.uk یکی بود',
    'تلویزیون ۵۵.tv نیست، مانیتور است',
    'تلویزیون Quantum Dot TV رنگ‌های زنده‌ای دارد',
    'پیراهن polka dot top با شلوار سرمه‌ای',
    'اکو دات pro را برای مادرم خریدم',
    'عالی بود.pro max هم دارد',
    'ممنون از ویترین.live عکس گرفتم',
    'نسخهٔ ۱۰.۴.۱.۲: باتری بهتر شده است',
    'وزن 500 g. Net weight روی جعبه است',
    '۲۴//۷ روشن است و داغ نمی‌کند',
    'امتیازم ۵/۵؛ بسته‌بندی ۱۰/۱۰',
    'رسید… عالی… همین!',
    'ساعت ۱۰:۳۰ سفارش دادم، فردا ۹ صبح رسید',
    'ابعاد ۳۰×۲۰×۱۵ سانت. سنگین نیست',
    'از هر نقطه نت‌برداری می‌کنم',
    'نتش را روی نقطه، درست می‌زند',
    'مقاوم است (IP68) و بی‌سیم، ۴.۵ ساعت کار می‌کند',
    'کافه‌مان «ته کوچه» شده است؛ شماره ندارد',
  ])('%s has no link', (text) => expect(hasLink(text)).toBe(false))
})

test('a link is found wherever it stands in a text', () => {
  const around = fc.stringMatching(/^[آ-ی ]{0,30}$/)
  const property = fc.property(around, around, fc.domain(), (before, after, domain) => {
    expect(hasLink(`${before} http://${domain}/ ${after}`)).toBe(true)
  })
  fc.assert(property)
})

test('no text takes long to search for links', () => {
  const begun = performance.now()
  for (const part of ['s ', '. ', 'a.', 'نقطه ', '( . ', '1.1.1.', '\u0336', 'a1-', 'ab', '//a'])
    hasLink(part.repeat(2_000))
  expect(performance.now() - begun).toBeLessThan(2_000)
})
