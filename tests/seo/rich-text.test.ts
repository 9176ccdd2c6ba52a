import { expect, test } from 'vitest'
import { parseRichText, plainText, findQuestions } from '@/lib/seo/rich-text'

test('every heading gets an id of its own, also where two have the same text', () => {
  const { html, headings } = parseRichText(
    '<h2>نسبت‌ها و <strong>دما</strong></h2><p>…</p><h3>دما</h3><h2>دما</h2><h2>؟!</h2>',
  )
  expect(headings).toEqual([
    { id: 'نسبت-ها-و-دما', text: 'نسبت‌ها و دما', level: 2 },
    { id: 'دما', text: 'دما', level: 3 },
    { id: 'دما-2', text: 'دما', level: 2 },
    { id: 'بخش', text: '؟!', level: 2 },
  ])
  for (const { id } of headings) expect(html).toContain(`id="${id}"`)
  expect(html).toContain('<strong>دما</strong>')
})

test('a wide table can be scrolled by the keyboard', () => {
  const { html } = parseRichText('<table><tbody><tr><td>۱</td></tr></tbody></table>')
  expect(html).toMatch(/^<div class="wide" role="group" aria-label="جدول ۱" tabindex="0"><table>/)
})

test('only headings that ask are read as questions, and as plain text', () => {
  const body =
    '<h3>شماره‌ام عوض شده است.</h3><p>وارد شوید.</p><h3>رایگان &amp; سریع است؟</h3><p>بله، <a href="/x">همیشه</a>.</p><h2>سفارش</h2><h3>بی‌پاسخ؟</h3>'
  expect(findQuestions(body)).toEqual([{ question: 'رایگان & سریع است؟', answer: 'بله، همیشه .' }])
  expect(plainText('<p>a&lt;b</p>')).toBe('a<b')
})
