import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { loginPassword, setPassword } from '@/lib/contract/auth'
import { sendContact } from '@/lib/contract/content/contact'
import { writtenText } from '@/lib/contract/written-text'
import { DomainError } from '@/lib/server/domain-error'
import { validateInput } from '@/lib/server/http/validate-input'

/** Marks in the wrong order, which normalising sorts one by one. */
const marked = (times: number) => `a${'\u0301\u0323'.repeat(times)}`
const LONG = 'ب'.repeat(100_000)
const contact = { ...sendContact.example.body, mobile: '09123456789' }

afterEach(() => vi.restoreAllMocks())

test.each([
  ['a message', sendContact.body, { ...contact, message: LONG }],
  ['a name', sendContact.body, { ...contact, name: LONG }],
  ['a password of a login', loginPassword.body, { mobile: contact.mobile, password: LONG }],
  ['a new password', setPassword.body, { password: LONG }],
  ['the password before it', setPassword.body, { current_password: LONG, password: 'رمز' }],
])('refuses %s that is far too long before it is normalised', (_, schema, body) => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect(schema?.safeParse(body).success).toBe(false)
  const lengths = normalize.mock.contexts.map((text) => String(text).length)
  expect(lengths.filter((length) => length > 10_000)).toEqual([])
})

test('says of a far too long text what it says of one that is a letter too long', () => {
  const text = writtenText({ what: 'متن', most: 10 })
  const messages = (typed: string) =>
    text.safeParse(typed).error?.issues.map(({ message }) => message)
  expect(messages('ب'.repeat(10_000))).toEqual(['متن نباید بیش از ۱۰ حرف باشد.'])
  expect(messages('ب'.repeat(11))).toEqual(['متن نباید بیش از ۱۰ حرف باشد.'])
})

test('takes a text of letters in pieces that fits once they are put together', () => {
  const text = writtenText({ what: 'متن', most: 100 })
  expect(text.parse('\u0627\u0653'.repeat(100))).toBe('آ'.repeat(100))
  expect(text.parse('e\u0302\u0301'.repeat(100))).toBe('\u1ebf'.repeat(100))
})

test.each([
  ['a text', { ...contact, message: marked(500) }],
  ['the name of a field', { ...contact, [marked(500)]: 'نام' }],
])('refuses more marks on a letter of %s than any script has before it is read', (_, body) => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const validate = () => validateInput(sendContact, { params: {}, query: {}, body })
  expect(validate).toThrow(DomainError)
  expect(normalize).not.toHaveBeenCalled()
})

test('takes every mark that is written over one letter of Persian, Arabic and Vietnamese', () => {
  const message = 'مُحَمَّدٌ رسولُ ٱللّٰه، Tiê\u0301\u0323ng Viê\u0323t، \u200fهـٰذا و بسیار'
  const schema = z.object({ message: z.string() })
  const call = { ...sendContact, body: schema, example: { body: { message } } }
  expect(validateInput(call, { params: {}, query: {}, body: { message } }).body).toEqual({
    message,
  })
})
