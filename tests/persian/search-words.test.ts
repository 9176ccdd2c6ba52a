import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  switchKeyboardLayout,
  latinLettersNamed,
  isTransliterationOf,
  transliterationPattern,
} from '@/lib/persian/transliteration'
import { symspellQueryDeletes, symspellDeletes, editDistance } from '@/lib/persian/edit-distance'
import { queryWords, indexedWords, stemOf } from '@/lib/persian/search-words'
import { phoneticKey } from '@/lib/persian/phonetic'
import { createSynonyms } from '@/lib/persian/synonyms'
import { defaultDictionary } from '@/lib/server/search/default-dictionary'

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
  ])('of the question %s are %j', (text, words) => expect(queryWords(text)).toEqual(words))

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
  ])('makes %s %s', (typed, meant) => expect(switchKeyboardLayout(typed)).toBe(meant))

  it('leads back where only letters were typed', () => {
    const letters = fc.stringMatching(/^[qwertyuiopasdfghjklzxcvbn]+$/)
    fc.assert(
      fc.property(letters, (text) => switchKeyboardLayout(switchKeyboardLayout(text)) === text),
    )
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
    expect(editDistance(a, b)).toBe(slips)
    expect(editDistance(b, a)).toBe(slips)
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
      const rest = new Set(symspellDeletes(right.join('')))
      expect(symspellQueryDeletes(wrong.join('')).some((form) => rest.has(form))).toBe(true)
    })
    fc.assert(property)
  })

  it('is not looked for in numbers and models', () => {
    expect(symspellDeletes('256')).toEqual([])
    expect(symspellQueryDeletes('a55')).toEqual([])
  })
})

describe('a name in two scripts', () => {
  it.each([
    ['آریا', 'aria'],
    ['گلکسی', 'galaxy'],
    ['شبنم', 'shabnam'],
    ['نیکان', 'nikan'],
    ['دماوند', 'damavand'],
  ])('%s sounds as %s', (persian, latin) => expect(phoneticKey(persian)).toBe(phoneticKey(latin)))

  it('is told from others, and from what has no sound', () => {
    expect(phoneticKey('کفش')).not.toBe(phoneticKey('کیف'))
    expect([phoneticKey('12'), phoneticKey('a55'), phoneticKey('او')]).toEqual([null, null, null])
  })

  it('has Latin letters by their Persian names', () => {
    expect(latinLettersNamed('ای')).toContain('a')
    expect(latinLettersNamed('کفش')).toEqual([])
  })
})

describe('synonyms', () => {
  const { of: synonymsOf } = createSynonyms(defaultDictionary.synonyms)
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

const begins = (typed: string, word: string) => {
  const spelling = transliterationPattern(typed)
  if (spelling === null) return false
  return spelling.first.includes(word.charAt(0)) && new RegExp(spelling.pattern).test(word)
}

describe('a Persian word in Latin letters', () => {
  test.each([
    ['goshi', 'گوشی'],
    ['mobail', 'موبایل'],
    ['kafsh', 'کفش'],
    ['saat', 'ساعت'],
    ['atr', 'عطر'],
    ['otu', 'اتو'],
    ['ayne', 'اینه'],
    ['ghahve', 'قهوه'],
    ['khodro', 'خودرو'],
    ['zhele', 'ژله'],
    ['chador', 'چادر'],
    ['yakhchal', 'یخچال'],
    ['taxi', 'تاکسی'],
    ['mohammad', 'محمد'],
  ])('%s is %s, and so is every beginning of it', (typed, word) => {
    expect(isTransliterationOf(typed, word)).toBe(true)
    for (let length = 3; length < typed.length; length += 1) {
      expect(begins(typed.slice(0, length), word), typed.slice(0, length)).toBe(true)
    }
  })

  test.each([
    ['gosh', 'گیشا'],
    ['saat', 'ست'],
    ['otu', 'عطر'],
    ['kafsh', 'کیف'],
    ['gosh', 'خوش'],
  ])('%s does not begin %s', (typed, word) => expect(begins(typed, word)).toBe(false))

  test.each(['go', '', 'گوشی', 'a55', "le'vi"])('%j is not one', (typed) => {
    expect(transliterationPattern(typed)).toBeNull()
  })

  test('of any letters is a pattern that can be asked', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      minLength: 3,
    })
    fc.assert(
      fc.property(letters, (typed) => {
        const { first, pattern } = transliterationPattern(typed) ?? { first: [], pattern: '(' }
        expect(first.length).toBeGreaterThan(0)
        expect(() => new RegExp(pattern)).not.toThrow()
        expect(pattern).not.toContain('[]')
      }),
    )
  })
})
