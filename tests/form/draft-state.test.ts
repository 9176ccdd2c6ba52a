// @in-a-window
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { useCheckoutChoices } from '@/components/checkout/use-checkout'
import { returnChoicesOf, useReturnDraft } from '@/components/orders/return-form'
import { QueryProvider } from '@/lib/client/query-provider'
import { getAddresses, type Address } from '@/lib/contract/account/addresses'
import type { OrderItem } from '@/lib/contract/orders/order'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'

const address: Address = {
  ...{ id: 3, title: 'خانه', receiver_name: 'مریم کاظمی', receiver_mobile: '09120000101' },
  ...{ state_id: 1, state: 'تهران', city_id: 1, city: 'تهران', postal_code: '1345678900' },
  ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '', is_default: true },
}
const api = fakeApi()
const setCustomer = (id: number | null) => userStore.set(() => ({ id }))
const renderChoices = () => renderHook(useCheckoutChoices, { wrapper: QueryProvider })

beforeEach(() => {
  sessionStorage.clear()
  setCustomer(1)
  api.on(getAddresses, { data: { addresses: [address] } })
})

describe('the choices of the checkout', () => {
  test('are restored after a reload and after a new login', async () => {
    const before = renderChoices()
    act(() => before.result.current.choose({ addressId: 3, methodId: 2, slotId: 700_120 }))
    act(() => before.result.current.choose({ note: 'زنگ خراب است.', gateway: 'wallet' }))
    act(() => setCustomer(null))
    before.unmount()
    setCustomer(1)
    const { result } = renderChoices()
    await waitFor(() => expect(result.current.choices.addressId).toBe(3))
    expect(result.current.choices).toEqual({
      ...{ addressId: 3, methodId: 2, slotId: 700_120, legal: false, note: 'زنگ خراب است.' },
      ...{ gateway: 'wallet', usesWallet: false },
    })
  })

  test('are hidden from another customer', async () => {
    const { result, unmount } = renderChoices()
    act(() => result.current.choose({ addressId: 3 }))
    unmount()
    setCustomer(2)
    const { result: next } = renderChoices()
    await waitFor(() => expect(next.current.address).toEqual(address))
    expect(next.current.choices.addressId).toBeNull()
  })

  test('are hidden from another customer also when they were made after the session had died', () => {
    const { result, unmount } = renderChoices()
    act(() => setCustomer(null))
    act(() => result.current.choose({ note: 'زنگ خراب است.' }))
    unmount()
    setCustomer(2)
    expect(renderChoices().result.current.choices.note).toBe('')
  })

  test('are forgotten with the order, whatever is chosen after it', async () => {
    const { result, unmount } = renderChoices()
    act(() => result.current.choose({ addressId: 3, note: 'زنگ خراب است.' }))
    act(() => result.current.forget())
    act(() => result.current.choose({ note: 'باز هم' }))
    unmount()
    const { result: next } = renderChoices()
    await waitFor(() => expect(next.current.address).toEqual(address))
    expect(next.current.choices).toMatchObject({ addressId: null, note: '' })
  })

  test.each(['nonsense', '{}', '{"owner":1,"values":{"addressId":-3,"note":7}}'])(
    'are empty when the tab stores %s',
    async (text) => {
      sessionStorage.setItem('vitrin:draft:checkout', text)
      const { result } = renderChoices()
      await waitFor(() => expect(result.current.address).toEqual(address))
      expect(result.current.choices.addressId).toBeNull()
    },
  )
})

describe('the items of a return', () => {
  const item = (id: number, left: number): OrderItem & { returnable_quantity: number } => ({
    ...{
      id,
      quantity: 3,
      returnable_quantity: left,
      product_id: 1,
      stock_id: 1,
      title: 'قوری',
      parent_value: {},
    },
    ...{ price: 1, final_price: 1, reason: null, picture: null, slug: 'قوری', takes_coupon: true },
  })

  const wanted = { reason: 'پشیمان شدم', isExchange: true, stockId: 3 }

  test('are restored for their order alone', () => {
    const { result, unmount } = renderHook(() => useReturnDraft(7))
    const given = [{ ...{ id: 1, quantity: 2 }, ...wanted }]
    act(() => result.current.setValue({ given, description: 'باز نشده است.' }))
    unmount()
    expect(renderHook(() => useReturnDraft(7)).result.current.value.given).toEqual(given)
    expect(renderHook(() => useReturnDraft(8)).result.current.value.given).toEqual([])
  })

  test('are never more than may still be returned', () => {
    const given = [
      { ...{ id: 1, quantity: 5 }, ...wanted },
      { ...{ id: 9, quantity: 1 }, ...wanted },
    ]
    const back = returnChoicesOf({ given, description: '' }, [item(1, 2), item(2, 1)])
    expect([...back]).toEqual([[1, { quantity: 2, ...wanted }]])
  })
})
