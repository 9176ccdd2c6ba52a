import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlight } from '@/components/search/highlighted-text'

/** The text with its matches in brackets. */
function bracketMatches(text: string, query: string): string {
  return highlight(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')
}

describe('the highlighted text', () => {
  test.each([
    ['گوشی موبایل آریا', 'موبا', 'گوشی [موبا]یل آریا'],
    ['گوشی موبایل آریا', 'گوشی آریا', '[گوشی] موبایل [آریا]'],
    ['كيف چرمي', 'کیف', '[كيف] چرمي'],
    ['کیف چرمی', 'كيف چرمي', '[کیف چرمی]'],
    ['گوشی‌های هوشمند', 'گوشیهای', '[گوشی‌های] هوشمند'],
    ['گوشیهای هوشمند', 'گوشی های', '[گوشیهای] هوشمند'],
    ['لپ تاپ ایسوس', 'لپ‌تاپ', '[لپ تاپ] ایسوس'],
    ['ساعت ۴۴ میلی‌متری', '44', 'ساعت [۴۴] میلی‌متری'],
    ['Watch 44', '۴۴', 'Watch [44]'],
    ['گوشی تا ۱۰,۰۰۰,۰۰۰ تومان', 'گوشی ۱۰', '[گوشی] تا ۱۰,۰۰۰,۰۰۰ تومان'],
    ['آینهٔ آرایش', 'اینه', '[آینهٔ] آرایش'],
    ['مُدِل تازه', 'مدل', '[مُدِل] تازه'],
    ['Galaxy A55', 'galaxy a', '[Galaxy A]55'],
    ['Galaxy A55', '55', 'Galaxy A[55]'],
    ['مدل مدلینگ', 'مدل', '[مدل] [مدل]ینگ'],
    ['سالاد و لاله', 'لا', 'سالاد و [لا]له'],
    ['ماگ', 'کفش', 'ماگ'],
    ['ماگ', '  ', 'ماگ'],
    ['ماگ', '<b>.*', 'ماگ'],
  ])('marks in «%s» the search «%s»', (text, query, marked) => {
    expect(bracketMatches(text, query)).toBe(marked)
  })

  test('loses and moves nothing of the text', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'گوشی‌ ها آئ۴4ي كA-ًـ') })
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        const parts = highlight(text, query)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})
