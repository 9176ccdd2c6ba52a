import { expect, test } from 'vitest'
import { describeSought } from '@/components/search/search-page'

const list = { corrected: null, count: 3 }

test.each([
  ['the colour that became a filter', 'گوشی آبی', 'گوشی', list, 'گوشی آبی'],
  ['the price that became a filter', 'زیر ۱۰ میلیون', undefined, list, 'زیر ۱۰ میلیون'],
  [
    'words put right beside a colour',
    'گوسی آبی',
    'گوسی',
    { ...list, corrected: 'گوشی' },
    'گوشی آبی',
  ],
  ['the words found by', 'l,fhdg', 'l,fhdg', { ...list, corrected: 'موبایل' }, 'موبایل'],
  [
    'what was typed where nothing is found',
    'گوسی',
    'گوسی',
    { corrected: 'گوشی', count: 0 },
    'گوسی',
  ],
])('the heading of a search has %s', (_, typed, q, found, heading) => {
  const query = q === undefined ? {} : { q }
  expect(describeSought({ typed, query, list: found })).toBe(heading)
})

test.each([
  ['the colour that the list is filtered by', ['آبی', 'آبی یخی'], 'گوشی آبی'],
  ['none of several colours', ['آبی', 'قرمز'], 'گوشی'],
])('the heading of a search has %s', (_, colours, heading) => {
  const query = { q: 'گوشی', properties: { رنگ: colours } }
  expect(describeSought({ typed: 'گوشی', query, list })).toBe(heading)
  expect(describeSought({ typed: 'گوشی ابی', query, list })).toBe('گوشی ابی')
})
