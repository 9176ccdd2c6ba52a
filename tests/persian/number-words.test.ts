import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountWords, numberWords } from '@/lib/persian/number-words'

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
  expect(numberWords(number)).toBe(words)
})

test('no two numbers share their words', () => {
  const numbers = fc.uniqueArray(fc.nat({ max: 10 ** 12 }), { minLength: 2, maxLength: 50 })
  fc.assert(fc.property(numbers, (many) => new Set(many.map(numberWords)).size === many.length))
})

test('a fraction has no words', () => {
  expect(() => numberWords(1.5)).toThrow(RangeError)
})

test.each([
  [2_000_000, 'دویست هزار تومان'],
  [15, 'پانزده ریال'],
])('%i rials are «%s»', (rials, words) => {
  expect(amountWords(rials)).toBe(words)
})
