// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import { cartStore, parseCart } from '@/stores/cart'
import { restoreToCart, setCoupons } from '@/stores/cart-changes'
import { resetCart } from '@/stores/reset'

const line = {
  product_id: 1,
  stock_id: 11,
  quantity: 2,
  snapshot: { slug: 'قوری', title: 'قوری چینی', parent_value: {}, picture: null },
  seen_price: null,
  lowered_from: null,
}

beforeEach(() => {
  resetCart()
  restoreToCart(line, 0)
  setCoupons(['یلدا'])
})

test('resetting the cart removes its lines and its coupons', () => {
  resetCart()
  expect(cartStore.get()).toMatchObject({ lines: [], coupons: [] })
})

test('parsing a stored cart drops a spoilt line and keeps the others', () => {
  const spoilt = [line, { ...line, stock_id: 12, quantity: 0 }, line, 'قوری', null]
  const savedForLater = [
    { ...line, stock_id: 13 },
    line,
    { ...line, stock_id: 14, seen_price: '۷' },
  ]
  const unavailable = [
    { stock_id: 15, title: 'ماگ' },
    { stock_id: 0, title: 'ماگ' },
  ]
  expect(parseCart({ lines: spoilt, savedForLater, unavailable, coupons: ['یلدا', 7] })).toEqual({
    lines: [line],
    savedForLater: [{ ...line, stock_id: 13 }],
    unavailable: [{ stock_id: 15, title: 'ماگ' }],
    coupons: ['یلدا'],
  })
  expect(parseCart({ lines: [line] })).toEqual({
    ...{ lines: [line], savedForLater: [], unavailable: [], coupons: [] },
  })
  expect(parseCart({ lines: 'هیچ' })).toBeNull()
})
