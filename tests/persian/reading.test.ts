import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onOtherKeyboard } from '@/lib/persian/keyboard'
import { latinLetters } from '@/lib/persian/letter-names'
import { askedForms, keptForms, slipsBetween } from '@/lib/persian/misspelling'
import { askedWords, indexedWords, stemOf } from '@/lib/persian/search-words'
import { soundOf } from '@/lib/persian/sound'
import { synonymsOf } from '@/lib/persian/synonyms'

describe('the words of a text', () => {
  it.each([
    ['گوشی‌های هوشمند', ['گوشی', 'هوشمند']],
    ['لپ‌تاپ', ['لپتاپ', 'لپ', 'تاپ']],
    ['Galaxy A55', ['galaxy', 'a55', 'a', '55']],
    ['کفش و کیف با بند', ['کفش', 'کیف', 'بند']],
    ['آرایش', ['ارایش']],
  ])('of %s are kept as %j', (text, words) => {
    expect(indexedWords(text).map(({ word }) => word)).toEqual(words)
  })

  it.each([
    ['گوشی ها', ['گوشی']],
    ['قیمت گوشي‌هاي ۱۲', ['قیمت', 'گوشی', '12']],
    ['کفش برای دویدن', ['کفش', 'دویدن']],
    ['ها', ['ها']],
    ['و', ['و']],
    ['؟!', []],
  ])('of the question %s are %j', (text, words) => expect(askedWords(text)).toEqual(words))

  it.each([
    ['گوشیها', 'گوشی'],
    ['بزرگترین', 'بزرگ'],
    ['کوچکتر', 'کوچک'],
    ['دفتر', 'دفتر'],
    ['تنها', 'تنها'],
  ])('%s is %s without its ending', (word, stem) => expect(stemOf(word)).toBe(stem))
})

describe('the other keyboard', () => {
  it.each([
    ['l,fhdg', 'موبایل'],
    ["'djhv", 'گیتار'],
    ['شقهش', 'aria'],
    ['سشئسعدل', 'samsung'],
  ])('makes %s %s', (typed, meant) => expect(onOtherKeyboard(typed)).toBe(meant))

  it('leads back where only letters were typed', () => {
    const letters = fc.stringMatching(/^[qwertyuiopasdfghjklzxcvbn]+$/)
    fc.assert(fc.property(letters, (text) => onOtherKeyboard(onOtherKeyboard(text)) === text))
  })
})

describe('a slip', () => {
  it.each([
    ['سامسنگ', 'سامسونگ', 1],
    ['ساسمونگ', 'سامسونگ', 1],
    ['سامسوتگ', 'سامسونگ', 1],
    ['', 'گوش', 3],
    ['کفش', 'کفش', 0],
  ])('between %s and %s counts %i', (a, b, slips) => {
    expect(slipsBetween(a, b)).toBe(slips)
    expect(slipsBetween(b, a)).toBe(slips)
  })

  it('of one letter, of any kind, always meets the word it was meant for', () => {
    const letters = [...'ابپتجدرزسشعفکگلمنوهی']
    const word = fc.array(fc.constantFrom(...letters), { minLength: 4, maxLength: 12 })
    const slip = fc.record({ at: fc.nat(), kind: fc.nat(3), letter: fc.constantFrom(...letters) })
    const property = fc.property(word, slip, (right, { at, kind, letter }) => {
      const wrong = [...right]
      const i = at % right.length
      if (kind === 0) wrong.splice(i, 1)
      if (kind === 1) wrong.splice(i, 0, letter)
      if (kind === 2) wrong[i] = letter
      if (kind === 3) wrong.splice(i, 2, ...right.slice(i, i + 2).reverse())
      const kept = new Set(keptForms(right.join('')))
      expect(askedForms(wrong.join('')).some((form) => kept.has(form))).toBe(true)
    })
    fc.assert(property)
  })

  it('is not looked for in numbers and models', () => {
    expect(keptForms('256')).toEqual([])
    expect(askedForms('a55')).toEqual([])
  })
})

describe('a name in two scripts', () => {
  it.each([
    ['آریا', 'aria'],
    ['گلکسی', 'galaxy'],
    ['شبنم', 'shabnam'],
    ['نیکان', 'nikan'],
    ['دماوند', 'damavand'],
  ])('%s sounds as %s', (persian, latin) => expect(soundOf(persian)).toBe(soundOf(latin)))

  it('is told from others, and from what has no sound', () => {
    expect(soundOf('کفش')).not.toBe(soundOf('کیف'))
    expect([soundOf('12'), soundOf('a55'), soundOf('او')]).toEqual([null, null, null])
  })

  it('has Latin letters by their Persian names', () => {
    expect(latinLetters('ای')).toContain('a')
    expect(latinLetters('کفش')).toEqual([])
  })
})

describe('synonyms', () => {
  it.each([
    ['گوشی', 'موبایل'],
    ['لپتاپ', 'نوتبوک'],
    ['هدفون', 'هندزفری'],
    ['tv', 'تلویزیون'],
  ])('%s is %s, and the other way round', (a, b) => {
    expect(synonymsOf(a)).toContain(b)
    expect(synonymsOf(b)).toContain(a)
  })
})
