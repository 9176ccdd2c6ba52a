import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWhollySpelt, persianSpelling } from '@/lib/persian/spelt'

const begins = (typed: string, word: string) => {
  const spelling = persianSpelling(typed)
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
    expect(isWhollySpelt(typed, word)).toBe(true)
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
    expect(persianSpelling(typed)).toBeNull()
  })

  test('of any letters is a pattern that can be asked', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      minLength: 3,
    })
    fc.assert(
      fc.property(letters, (typed) => {
        const { first, pattern } = persianSpelling(typed) ?? { first: [], pattern: '(' }
        expect(first.length).toBeGreaterThan(0)
        expect(() => new RegExp(pattern)).not.toThrow()
        expect(pattern).not.toContain('[]')
      }),
    )
  })
})
