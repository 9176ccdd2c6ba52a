import { expect, test } from 'vitest'
import { MESSAGE_KIND_NAMES } from '@/lib/domain/message-kinds'
import { startingTemplate } from '@/lib/contract/desk/messages'
import {
  countSmsParts,
  fillTemplate,
  findUnknownPlaceholders,
  sampleValues,
} from '@/lib/domain/message-text'
import { endOfQuiet } from '@/lib/domain/quiet-hours'

test('a line whose placeholders have no value is left out', () => {
  const template = 'سفارش {سفارش} رفت.\nکد رهگیری: {رهگیری}\nفروشگاه'
  expect(fillTemplate(template, { سفارش: 'V-1' })).toBe('سفارش V-1 رفت.\nفروشگاه')
  expect(fillTemplate(template, { سفارش: 'V-1', رهگیری: '۲۱' })).toContain('کد رهگیری: ۲۱')
})

test('what a message has no word for is named', () => {
  expect(findUnknownPlaceholders('order_paid', 'سلام {نام}، {رمز} و { سفارش }')).toEqual(['رمز'])
})

test.each(MESSAGE_KIND_NAMES)('the words that %s begins with are all its own', (kind) => {
  const { sms, email } = startingTemplate(kind)
  for (const text of [sms.text, email.subject, email.text]) {
    expect(findUnknownPlaceholders(kind, text)).toEqual([])
    expect(fillTemplate(text, sampleValues(kind))).not.toMatch(/[{}]/)
  }
})

test('a Persian text is billed by parts of 70 and then of 67 letters', () => {
  expect([0, 70, 71, 134, 135].map((length) => countSmsParts('و'.repeat(length)))).toEqual([
    ...[0, 1, 2, 2, 3],
  ])
})

const night = { on: true, from: '22:00', to: '08:00' }
test.each([
  ['2026-11-25T20:00:00Z', '2026-11-26T04:30:00.000Z'],
  ['2026-11-25T01:00:00Z', '2026-11-25T04:30:00.000Z'],
  ['2026-11-25T04:30:00Z', undefined],
  ['2026-11-25T18:29:00Z', undefined],
])('the quiet of %s ends at %s', (now, end) => {
  expect(endOfQuiet(night, new Date(now))?.toISOString()).toBe(end)
})

test('hours within one day are quiet in between, and none where they are off', () => {
  const noon = { on: true, from: '12:00', to: '14:00' }
  const now = new Date('2026-11-25T09:00:00Z')
  expect(endOfQuiet(noon, now)?.toISOString()).toBe('2026-11-25T10:30:00.000Z')
  expect(endOfQuiet({ ...noon, on: false }, now)).toBeNull()
})
