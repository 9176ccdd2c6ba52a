// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { cartStore, parseCart, restoreToCart, setCoupons } from '@/stores/cart'
import { profileStore, setPosts } from '@/stores/profile'
import { logOutWith, resetCart } from '@/stores/reset'
import { currentToken, markLoggedIn, userStore } from '@/stores/user'

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
  userStore.reset()
  restoreToCart(line, 0)
  setCoupons(['یلدا'])
  markLoggedIn('token')
  setPosts([{ id: 1, user: { id: 2 }, comments: [], likes: [{ id: 1, user_id: 3 }] }])
})

test('a reset empties the cart and its coupons', () => {
  resetCart()
  expect(cartStore.get()).toMatchObject({ lines: [], coupons: [] })
})

describe('logging out', () => {
  test.each([
    ['when the shop answers', () => Promise.resolve()],
    ['even if the call fails', () => Promise.reject(new Error('no network'))],
  ])('forgets the shopper and goes home %s', async (_, answer) => {
    const order: string[] = []
    await logOutWith(
      () => {
        order.push(`asked with ${currentToken()}`)
        return answer()
      },
      () => order.push(`home with ${currentToken()}`),
    )
    expect(order).toEqual(['asked with token', 'home with null'])
    expect(userStore.get()).toMatchObject({ token: null, isUser: false, info: null })
    expect(cartStore.get()).toMatchObject({ lines: [], coupons: [] })
    expect(profileStore.get()).toMatchObject({ posts: [], allLikes: 0 })
  })
})

test('likes are counted over all posts', () => {
  expect(profileStore.get().allLikes).toBe(1)
})

test('a spoilt line costs that line, not the cart', () => {
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
