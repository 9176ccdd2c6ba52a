// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { useCheckoutChoices } from '@/components/checkout/use-checkout-choices'
import { returnChoicesOf, useReturnDraft } from '@/components/orders/return-form'
import type { OrderItem } from '@/lib/contract/orders/order'
import { userStore } from '@/stores/user'

const here = (id: number | null) => userStore.set(() => ({ id }))

beforeEach(() => {
  sessionStorage.clear()
  here(1)
})

describe('what was chosen at the checkout', () => {
  test('is there again after a reload and after logging in anew', () => {
    const before = renderHook(useCheckoutChoices)
    act(() => before.result.current.choose({ addressId: 3, methodId: 2, slotId: 700_120 }))
    act(() => before.result.current.choose({ note: 'زنگ خراب است.', gateway: 'wallet' }))
    act(() => here(null))
    before.unmount()
    here(1)
    expect(renderHook(useCheckoutChoices).result.current.choices).toEqual({
      ...{ addressId: 3, methodId: 2, slotId: 700_120, legal: false, note: 'زنگ خراب است.' },
      ...{ gateway: null, useWallet: false },
    })
  })

  test('is no other customer’s', () => {
    const { result, unmount } = renderHook(useCheckoutChoices)
    act(() => result.current.choose({ addressId: 3 }))
    unmount()
    here(2)
    expect(renderHook(useCheckoutChoices).result.current.choices.addressId).toBeNull()
  })

  test('is no other customer’s either when it was chosen after the session had died', () => {
    const { result, unmount } = renderHook(useCheckoutChoices)
    act(() => here(null))
    act(() => result.current.choose({ note: 'زنگ خراب است.' }))
    unmount()
    here(2)
    expect(renderHook(useCheckoutChoices).result.current.choices.note).toBe('')
  })

  test('is forgotten with the order, whatever is chosen after it', () => {
    const { result, unmount } = renderHook(useCheckoutChoices)
    act(() => result.current.choose({ addressId: 3, note: 'زنگ خراب است.' }))
    act(() => result.current.forget())
    act(() => result.current.choose({ note: 'باز هم' }))
    unmount()
    expect(renderHook(useCheckoutChoices).result.current.choices).toMatchObject({
      addressId: null,
      note: '',
    })
  })

  test.each(['nonsense', '{}', '{"owner":1,"values":{"addressId":-3,"note":7}}'])(
    'is nothing where the tab holds %s',
    (text) => {
      sessionStorage.setItem('vitrin:draft:checkout', text)
      expect(renderHook(useCheckoutChoices).result.current.choices.addressId).toBeNull()
    },
  )
})

describe('what was ticked to be given back', () => {
  const item = (id: number, quantity: number): OrderItem => ({
    ...{ id, quantity, product_id: 1, stock_id: 1, title: 'قوری', parent_value: {} },
    ...{ price: 1, final_price: 1, reason: null, picture: null, slug: 'قوری' },
  })

  test('is there again for that order alone', () => {
    const { result, unmount } = renderHook(() => useReturnDraft(7))
    const given = [{ id: 1, quantity: 2, reason: 'پشیمان شدم' }]
    act(() => result.current.setValue({ given, description: 'باز نشده است.' }))
    unmount()
    expect(renderHook(() => useReturnDraft(7)).result.current.value.given).toEqual(given)
    expect(renderHook(() => useReturnDraft(8)).result.current.value.given).toEqual([])
  })

  test('is never more than the order holds', () => {
    const given = [
      { id: 1, quantity: 5, reason: 'پشیمان شدم' },
      { id: 9, quantity: 1, reason: 'پشیمان شدم' },
    ]
    const back = returnChoicesOf({ given, description: '' }, [item(1, 2), item(2, 1)])
    expect([...back]).toEqual([[1, { quantity: 2, reason: 'پشیمان شدم' }]])
  })
})
