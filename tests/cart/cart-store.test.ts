// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as CartModule from '@/stores/cart'
import { lineOf } from './cart-info'

const KEY = 'vitrin:cart'
let cart: typeof CartModule

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  cart = await import('@/stores/cart')
})

const ids = (list: 'lines' | 'later') => cart.cartStore.get()[list].map((line) => line.stock_id)

describe('a cart stored by the first version', () => {
  const { seen_price: _, lowered_from: __, ...old } = lineOf(11, 2)

  test('keeps its lines and coupons, and has seen no price', () => {
    const data = { lines: [old, 'قوری'], coupons: ['YALDA200'] }
    localStorage.setItem(KEY, JSON.stringify({ version: 1, data }))
    cart.cartStore.hydrate()
    expect(cart.cartStore.get()).toMatchObject({
      lines: [{ ...old, seen_price: null, lowered_from: null }],
      later: [],
      gone: [],
      coupons: ['YALDA200'],
    })
  })

  test.each(['7', '{"lines":7}', 'null'])('spoilt as %s is begun anew', (data) => {
    localStorage.setItem(KEY, `{"version":1,"data":${data}}`)
    cart.cartStore.hydrate()
    expect(cart.cartStore.get()).toMatchObject({ lines: [], later: [], hydrated: true })
  })
})

describe('putting by for later', () => {
  beforeEach(() => {
    cart.restoreToCart(lineOf(1, 1), 0)
    cart.restoreToCart(lineOf(2, 3), 1)
  })

  test('moves the line as it is, and undoing it moves it back to its place', () => {
    const taken = cart.saveForLater(1)
    expect([ids('lines'), ids('later')]).toEqual([[2], [1]])
    if (taken) cart.restoreToCart(taken.line, taken.index)
    expect([ids('lines'), ids('later')]).toEqual([[1, 2], []])
  })

  test('is kept in storage, where another tab finds it', () => {
    cart.saveForLater(2)
    const text = localStorage.getItem(KEY) ?? ''
    cart.cartStore.reset()
    localStorage.setItem(KEY, text)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }))
    expect([ids('lines'), ids('later')]).toEqual([[1], [2]])
  })

  test('survives an order, which takes only what it bought', () => {
    cart.saveForLater(1)
    cart.restoreToCart(lineOf(3, 1), 9)
    cart.setCoupons(['SALAM'])
    cart.clearOrdered([2])
    expect([ids('lines'), ids('later')]).toEqual([[3], [1]])
    expect(cart.cartStore.get().coupons).toEqual([])
  })

  test('of something that is not in the cart does nothing', () => {
    expect(cart.saveForLater(9)).toBeNull()
    expect(ids('later')).toEqual([])
  })
})
