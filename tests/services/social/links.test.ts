import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLink } from '@/lib/server/services/social/links'

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
  'خیلی راضی‌ام.حتماً بخرید',
  'ساعت ۱۰.۳۰ رسید',
  'قیمت 2.500.000 تومان بود',
  'نسخهٔ 3.2 بهتر است...',
  'قطر ۲۶ سانت. ioniser نیست',
  'و/یا',
])('%s is none', (text) => expect(hasLink(text)).toBe(false))

test('an address is seen wherever it stands', () => {
  const around = fc.stringMatching(/^[آ-ی ]{0,30}$/)
  const property = fc.property(around, around, fc.domain(), (before, after, domain) => {
    expect(hasLink(`${before} http://${domain}/ ${after}`)).toBe(true)
  })
  fc.assert(property)
})
