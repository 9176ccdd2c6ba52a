// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import { loadCurrentCustomer } from '@/components/auth/load-current-customer'
import { getAddresses, type Address } from '@/lib/contract/account/addresses'
import { resetUser } from '@/stores/reset'
import { setCity } from '@/stores/city'
import { shopStore } from '@/stores/shop'
import { markLoggedIn } from '@/stores/user'
import { answerCurrentCustomer } from '../kit/logged-in'
import { fakeApi } from '../kit/fake-api'

const api = fakeApi()
const address: Address = {
  ...{ id: 1, title: 'خانه', receiver_name: 'مریم کاظمی', receiver_mobile: '09121234567' },
  ...{ state_id: 25, state: 'گیلان', city_id: 901, city: 'رشت', postal_code: '4134567890' },
  ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '', is_default: true },
}
const rasht = { id: 901, name: 'رشت', state: 'گیلان' }
const shiraz = { id: 501, name: 'شیراز', state: 'فارس' }

beforeEach(() => {
  resetUser()
  shopStore.reset()
  markLoggedIn('token')
  answerCurrentCustomer(api)
  api.on(getAddresses, { data: { addresses: [address] } })
})

test('a customer who has chosen no city is told of the city of the default address', async () => {
  await loadCurrentCustomer()
  expect(shopStore.get().city).toEqual(rasht)
})

test('a city that was chosen by hand stays, and no address is asked for', async () => {
  setCity(shiraz)
  await loadCurrentCustomer()
  expect(shopStore.get().city).toEqual(shiraz)
  expect(api.requestsTo(getAddresses)).toHaveLength(0)
})

test('the city follows the default address until one is chosen by hand', async () => {
  await loadCurrentCustomer()
  const other = { ...address, state: 'فارس', city_id: 501, city: 'شیراز' }
  api.on(getAddresses, { data: { addresses: [other, address] } })
  await loadCurrentCustomer()
  expect(shopStore.get().city).toEqual(shiraz)
})

test('the city of an address is forgotten with the customer, a chosen one is not', async () => {
  await loadCurrentCustomer()
  resetUser()
  expect(shopStore.get().city).toBeNull()
  setCity(shiraz)
  resetUser()
  expect(shopStore.get().city).toEqual(shiraz)
})

test('an unanswered question for the addresses does not hold back the customer', async () => {
  api.disconnects(getAddresses)
  expect(await loadCurrentCustomer()).toBe('known')
  expect(shopStore.get().city).toBeNull()
})
