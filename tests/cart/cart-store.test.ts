// @in-a-window
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as CartModule from '@/stores/cart'
import type * as ChangesModule from '@/stores/cart-changes'
import { lineOf } from './cart-info'

const KEY = 'vitrin:cart'
let cart: typeof CartModule
let changes: typeof ChangesModule

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  cart = await import('@/stores/cart')
  changes = await import('@/stores/cart-changes')
})

const ids = (list: 'lines' | 'savedForLater') =>
  cart.cartStore.get()[list].map((line) => line.stock_id)

describe('a cart stored by the second version', () => {
  test('keeps what was saved for later and what is unavailable', () => {
    const data = {
      ...{ lines: [lineOf(1, 1)], later: [lineOf(2, 1)], coupons: ['YALDA200'] },
      gone: [{ stock_id: 3, title: 'قوری' }],
    }
    localStorage.setItem(KEY, JSON.stringify({ version: 2, data }))
    cart.cartStore.hydrate()
    expect([ids('lines'), ids('savedForLater')]).toEqual([[1], [2]])
    expect(cart.cartStore.get()).toMatchObject({ unavailable: data.gone, coupons: ['YALDA200'] })
  })
})

describe('a cart stored by the first version', () => {
  const { seen_price: _, lowered_from: __, ...old } = lineOf(11, 2)

  test('keeps its lines and coupons, and has seen no price', () => {
    const data = { lines: [old, 'قوری'], coupons: ['YALDA200'] }
    localStorage.setItem(KEY, JSON.stringify({ version: 1, data }))
    cart.cartStore.hydrate()
    expect(cart.cartStore.get()).toMatchObject({
      lines: [{ ...old, seen_price: null, lowered_from: null }],
      savedForLater: [],
      unavailable: [],
      coupons: ['YALDA200'],
    })
  })

  test.each(['7', '{"lines":7}', 'null'])('starts empty when its data is %s', (data) => {
    localStorage.setItem(KEY, `{"version":1,"data":${data}}`)
    cart.cartStore.hydrate()
    expect(cart.cartStore.get()).toMatchObject({ lines: [], savedForLater: [], isHydrated: true })
  })
})

describe('saving for later', () => {
  beforeEach(() => {
    changes.restoreToCart(lineOf(1, 1), 0)
    changes.restoreToCart(lineOf(2, 3), 1)
  })

  test('moves the line unchanged, and undoing moves it back to its index', () => {
    const removed = changes.saveForLater(1)
    expect([ids('lines'), ids('savedForLater')]).toEqual([[2], [1]])
    if (removed) changes.restoreToCart(removed.line, removed.index)
    expect([ids('lines'), ids('savedForLater')]).toEqual([[1, 2], []])
  })

  test('is stored, and another tab follows', () => {
    changes.saveForLater(2)
    const text = localStorage.getItem(KEY) ?? ''
    cart.cartStore.reset()
    localStorage.setItem(KEY, text)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }))
    expect([ids('lines'), ids('savedForLater')]).toEqual([[1], [2]])
  })

  test('survives an order, which removes only what it bought', () => {
    changes.saveForLater(1)
    changes.restoreToCart(lineOf(3, 1), 9)
    changes.setCoupons(['SALAM'])
    changes.clearOrdered([2])
    expect([ids('lines'), ids('savedForLater')]).toEqual([[3], [1]])
    expect(cart.cartStore.get().coupons).toEqual([])
  })

  test('does nothing for a line that is not in the cart', () => {
    expect(changes.saveForLater(9)).toBeNull()
    expect(ids('savedForLater')).toEqual([])
  })
})
