import { expect, test } from 'vitest'
import { addressFields, editAddress, NO_CITY } from '@/lib/contract/account/addresses'
import { phone, registrationId } from '@/lib/contract/person-fields'

const { city_id: cityId, ...withoutCity } = editAddress.example.body

function fieldErrors(address: object): Record<string, string> {
  const issues = addressFields.safeParse(address).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test.each([
  ['left out', {}],
  ['none', { city_id: null }],
  ['none, nor written', { city_id: null, other_city: ' ' }],
])('a city that is %s is rejected at its field', (_, city) => {
  expect(fieldErrors({ ...withoutCity, ...city })).toEqual({ city_id: NO_CITY })
  expect(fieldErrors({ ...withoutCity, ...city, id: 1 })).toEqual({ city_id: NO_CITY })
})

test('a missing city is reported together with the other missing fields', () => {
  const all = fieldErrors({ ...withoutCity, detail: '', state_id: 0 })
  expect(Object.keys(all).sort()).toEqual(['city_id', 'detail', 'state_id'])
})

test.each([
  ['chosen', { city_id: cityId }],
  ['written by hand', { city_id: null, other_city: 'روستای ابیانه' }],
])('a city that is %s is accepted', (_, city) =>
  expect(fieldErrors({ ...withoutCity, ...city })).toEqual({}),
)

test.each(['021 12345678', '+98 21 1234 5678', '0098-21-12345678', '+98 021 12345678'])(
  'a company phone written as %s is one number',
  (written) => {
    expect(phone.parse(written)).toBe('02112345678')
  },
)

test('a registration number that is too long is rejected with its greatest length', () => {
  const { error } = registrationId.safeParse('123456789012')
  expect(error?.issues[0]?.message).toBe('شمارهٔ ثبت را با رقم بنویسید؛ حداکثر ده رقم دارد.')
})
