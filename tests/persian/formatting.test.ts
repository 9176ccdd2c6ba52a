import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatDate, formatHours, formatWeekday } from '@/lib/persian/dates'
import { formatNearDay } from '@/lib/persian/near-day'
import { foldDigits, parseInteger, persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatAmount } from '@/lib/persian/money'
import { excerpt, normalizeText, searchKey } from '@/lib/persian/text'
import { formatTelephoneHref } from '@/lib/persian/telephone'
import { formatAmountInWords, formatNumberInWords } from '@/lib/persian/number-words'

describe('digits', () => {
  it.each([
    ['۱۲۳', '123'],
    ['١٢٣', '123'],
    ['۱2٣', '123'],
    ['بدون رقم', 'بدون رقم'],
  ])('folds %s to %s', (given, folded) => expect(foldDigits(given)).toBe(folded))

  it('come back the same after the way to Persian and back', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => foldDigits(persianDigits(number)) === String(number)),
    )
  })

  it.each([
    ['۱۲,۵۰۰', 12500],
    ['١٢٬٥٠٠', 12500],
    [' 12 500 ', 12500],
    ['\u200e۱۲\u200f', 12],
    ['۱۲،۵۰۰', 12500],
    ['۱.۲۵۰.۰۰۰', 1250000],
    ['۱٫۵', null],
    ['1.25', null],
    ['۱۲ تومان', null],
    ['', null],
    ['1e9', null],
  ])('reads %j as %j', (text, number) => expect(parseInteger(text)).toBe(number))
})

test.each([
  ['۰۲۱-۹۱۰۰ ۱۲۳۴', 'tel:02191001234'],
  ['+98 (21) 9100 1234', 'tel:+982191001234'],
  ['به‌زودی', null],
  ['', null],
])('the telephone %j is dialled by %s', (phone, href) => {
  expect(formatTelephoneHref(phone)).toBe(href)
})

describe('money', () => {
  it('is shown in toman with Persian digits and a comma', () => {
    expect(formatAmount(12_500_000)).toBe('۱,۲۵۰,۰۰۰')
    expect(formatNumber(1_250_000)).toBe('۱,۲۵۰,۰۰۰')
  })

  it('is written as the browser itself would write it, but for the comma', () => {
    const browser = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 })
    const tenths = fc.maxSafeInteger().map((whole) => Math.round(whole / 100) / 10 + 0)
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), tenths), (number) => {
        expect(formatNumber(number)).toBe(browser.format(number).replaceAll('٬', ','))
      }),
    )
  })
})

describe('text', () => {
  it('is stored with one spelling of each letter', () => {
    expect(normalizeText('  كتابي   ـخوب ')).toBe('کتابی خوب')
    expect(normalizeText('می‌شود')).toBe('می‌شود')
  })

  it.each([
    ['گوشی‌ها', 'گوشي ها'],
    ['آبی', 'ابي'],
    ['مدل ۱۲', 'مدل ١٢'],
    ['Aria-12', 'ARIA 12'],
    ['مُحَمَّد', 'محمد'],
  ])('has one search key for %s and %s', (a, b) => expect(searchKey(a)).toBe(searchKey(b)))

  it('has a search key that is its own', () => {
    fc.assert(fc.property(fc.string(), (text) => searchKey(searchKey(text)) === searchKey(text)))
  })

  it('is cut with three dots, not in the middle of a letter', () => {
    expect(excerpt('سلام دنیا', 4)).toBe('سلام...')
    expect(excerpt('پایان یافت. و', 11)).toBe('پایان یافت...')
    expect(excerpt('ا'.repeat(90))).toBe(`${'ا'.repeat(80)}...`)
    expect(excerpt('سلام', 4)).toBe('سلام')
    expect(excerpt('😀😀😀', 2)).toBe('😀😀...')
  })
})

describe('dates', () => {
  it('are Jalali days of Tehran, whatever the machine is set to', () => {
    expect(formatDate('2026-03-20T21:00:00Z')).toBe('۱ فروردین ۱۴۰۵')
    expect(formatDate('2026-03-20T20:00:00Z')).toBe('۲۹ اسفند ۱۴۰۴')
    expect(formatWeekday('2026-11-21T12:00:00Z')).toBe('شنبه ۳۰ آبان')
  })
})

test.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [18, 'هجده'],
  [20, 'بیست'],
  [45, 'چهل و پنج'],
  [100, 'صد'],
  [312, 'سیصد و دوازده'],
  [1_000, 'هزار'],
  [1_001, 'هزار و یک'],
  [1_250, 'هزار و دویست و پنجاه'],
  [21_000, 'بیست و یک هزار'],
  [1_000_000, 'یک میلیون'],
  [2_001_000, 'دو میلیون و یک هزار'],
  [1_234_567, 'یک میلیون و دویست و سی و چهار هزار و پانصد و شصت و هفت'],
  [3_000_000_004, 'سه میلیارد و چهار'],
  [1_000_000_000_000, 'هزار میلیارد'],
  [-5, 'منفی پنج'],
])('%i is «%s»', (number, words) => {
  expect(formatNumberInWords(number)).toBe(words)
})

test('no two numbers share their words', () => {
  const numbers = fc.uniqueArray(fc.nat({ max: 10 ** 12 }), { minLength: 2, maxLength: 50 })
  fc.assert(
    fc.property(numbers, (many) => new Set(many.map(formatNumberInWords)).size === many.length),
  )
})

test('a fraction has no words', () => {
  expect(() => formatNumberInWords(1.5)).toThrow(RangeError)
})

test.each([
  [2_000_000, 'دویست هزار تومان'],
  [15, 'پانزده ریال'],
])('%i rials are «%s»', (rials, words) => {
  expect(formatAmountInWords(rials)).toBe(words)
})

test.each([
  ['2026-11-27', 'امروز'],
  ['2026-11-28', 'فردا، شنبه ۷ آذر'],
  ['2026-11-29', 'یکشنبه ۸ آذر'],
  ['2026-11-26', 'پنجشنبه ۵ آذر'],
])('%s is said on Friday night of Tehran as: %s', (day, near) => {
  expect(formatNearDay(day, new Date('2026-11-27T20:29:00Z'))).toBe(near)
})

test.each([
  ['09:00', '13:00', '۹ تا ۱۳'],
  ['00:00', '10:30', '۰ تا ۱۰:۳۰'],
  ['08:05', '20:00', '۰۸:۰۵ تا ۲۰'],
])('hours from %s to %s are %s, in one line', (from, to, hours) => {
  expect(formatHours({ from, to }).split('\u00a0').join(' ')).toBe(hours)
  expect(formatHours({ from, to })).not.toContain(' ')
})
