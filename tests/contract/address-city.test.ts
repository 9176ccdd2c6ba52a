import { expect, test } from 'vitest'
import { addressFields, NO_CITY } from '@/lib/contract/addresses'
import { goodAddress } from './known-goods'

const { city_id: cityId, ...withoutCity } = goodAddress

function told(address: object): Record<string, string> {
  const issues = addressFields.safeParse(address).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test.each([
  ['left out', {}],
  ['none', { city_id: null }],
  ['none, nor written', { city_id: null, other_city: ' ' }],
])('a city that is %s is told at its field, before the shop is asked', (_, city) => {
  expect(told({ ...withoutCity, ...city })).toEqual({ city_id: NO_CITY })
  expect(told({ ...withoutCity, ...city, id: 1 })).toEqual({ city_id: NO_CITY })
})

test('it is told together with what else is missing', () => {
  const all = told({ ...withoutCity, detail: '', state_id: 0 })
  expect(Object.keys(all).sort()).toEqual(['city_id', 'detail', 'state_id'])
})

test.each([
  ['chosen', { city_id: cityId }],
  ['written by hand', { city_id: null, other_city: 'روستای ابیانه' }],
])('a city that is %s is enough', (_, city) =>
  expect(told({ ...withoutCity, ...city })).toEqual({}),
)
