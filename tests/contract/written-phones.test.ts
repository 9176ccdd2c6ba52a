import { expect, test } from 'vitest'
import { phone, registrationId } from '@/lib/contract/person-fields'

test.each(['021 12345678', '+98 21 1234 5678', '0098-21-12345678', '+98 021 12345678'])(
  'a company phone written as %s is one number',
  (written) => {
    expect(phone.parse(written)).toBe('02112345678')
  },
)

test('of a number that is too long the rule tells how long it may be', () => {
  const { error } = registrationId.safeParse('123456789012')
  expect(error?.issues[0]?.message).toBe('شمارهٔ ثبت را با رقم بنویسید؛ حداکثر ده رقم دارد.')
})
