import { expect, test } from 'vitest'
import { formatMoved } from '@/components/catalogue/format-moved'

const memory = { name: 'حافظه', from: '۱۲۸', to: '۲۵۶' }
const size = { name: 'اندازه', from: 'M', to: 'L' }

test.each([
  ['what is taken', {}, 'حافظه: ۲۵۶، اندازه: L انتخاب شد، چون کرم با ۱۲۸، M نیست.'],
  ['what is given back', { حافظه: '۲۵۶', اندازه: 'L' }, 'حافظه دوباره ۲۵۶، اندازه دوباره L شد.'],
  [
    'one of each, with no reason for what is given back',
    { حافظه: '۱۲۸', اندازه: 'L' },
    'حافظه: ۲۵۶ انتخاب شد، چون کرم با ۱۲۸ نیست؛ اندازه دوباره L شد.',
  ],
])('a choice says of what it has moved %s', (_, preferred, sentence) => {
  expect(formatMoved({ value: 'کرم', moved: [memory, size], preferred })).toBe(sentence)
})
