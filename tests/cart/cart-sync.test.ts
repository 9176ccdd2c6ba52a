// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { startSession } from '@/components/auth/start-session'
import { logOutCustomer } from '@/components/auth/log-out'
import { syncCart } from '@/lib/client/sync-cart'
import { getProfile } from '@/lib/contract/account/profile'
import { changeCustomerCart, getCustomerCart, type CustomerCartLine } from '@/lib/contract/cart'
import { logout } from '@/lib/contract/auth'
import { cartStore } from '@/stores/cart'
import { changeQuantity, removeFromCart, restoreToCart, saveForLater } from '@/stores/cart-changes'
import { resetCart, resetUser } from '@/stores/reset'
import { syncedCartStore } from '@/stores/synced-cart'
import {
  answerCurrentCustomer,
  cartChangesOf,
  customer,
  loggedIn,
  profileAnswer,
  publicProfile,
} from '../kit/logged-in'
import { fakeApi } from '../kit/fake-api'
import { infoOf } from './cart-info'

const api = fakeApi()

/** Its code is loaded with the first login. */
const WAIT = { timeout: 10_000 }

/** What the shop has, as another device sees it. */
let shop: CustomerCartLine[] = []
const answer = () => ({
  data: { list: shop, items: shop.map(({ stock_id: id }) => infoOf(id, 9)) },
})
const line = (stock_id: number, quantity = 1) => ({
  ...{ product_id: 1, stock_id, quantity, saved_for_later: false },
})
const stored = (stock_id: number, quantity = 1) => ({
  ...{ product_id: 1, stock_id, quantity, seen_price: null, lowered_from: null },
  snapshot: { slug: 'قوری', title: 'قوری چینی', parent_value: {}, picture: null },
})
const listed = () => cartStore.get().lines.map(({ stock_id, quantity }) => [stock_id, quantity])
const isSynced = () => vi.waitFor(() => expect(syncedCartStore.get().customerId).toBe(4), WAIT)

beforeEach(() => {
  resetCart()
  resetUser()
  shop = []
  answerCurrentCustomer(api)
  api.on(logout, { data: { ok: true } })
  api.on(getCustomerCart, answer)
  api.on(changeCustomerCart, ({ body }) => {
    for (const change of cartChangesOf(body)) {
      shop = shop.filter(({ stock_id: id }) => id !== change.stock_id)
      if (change.quantity > 0) shop = [...shop, change]
    }
    return answer()
  })
})

test('whoever logs in finds here what another device has put into the cart, beside what is in it', async () => {
  shop = [line(12, 2)]
  restoreToCart(stored(11), 0)
  startSession(loggedIn.data)
  await isSynced()
  expect(listed()).toEqual([
    [11, 1],
    [12, 2],
  ])
  expect(shop).toEqual([line(12, 2), line(11)])
  expect(cartStore.get().lines[1]).toMatchObject({
    seen_price: null,
    snapshot: { slug: infoOf(12, 9).slug },
  })
})

test('a change here reaches the shop by itself, and one elsewhere comes with the next look', async () => {
  shop = [line(11), line(12)]
  startSession(loggedIn.data)
  await isSynced()
  changeQuantity(11, 3, 9)
  removeFromCart(12)
  await vi.waitFor(() => expect(shop).toEqual([line(11, 3)]), WAIT)
  shop = [line(13)]
  await syncCart()
  expect(listed()).toEqual([[13, 1]])
})

test('what is saved for later is so on every device', async () => {
  shop = [line(11)]
  startSession(loggedIn.data)
  await isSynced()
  saveForLater(11)
  await syncCart()
  expect(shop).toEqual([{ ...line(11), saved_for_later: true }])
  expect(cartStore.get()).toMatchObject({ lines: [], savedForLater: [{ stock_id: 11 }] })
})

test('a change while the answer is on its way is neither lost nor taken back', async () => {
  shop = [line(11)]
  startSession(loggedIn.data)
  await isSynced()
  api.on(getCustomerCart, () => {
    const late = answer()
    changeQuantity(11, 5, 9)
    restoreToCart(stored(14), 1)
    return late
  })
  await syncCart()
  expect(listed()).toEqual([
    [11, 5],
    [14, 1],
  ])
  await syncCart()
  expect(shop).toEqual([line(11, 5), line(14)])
})

test('logging out empties the cart of this device and no other', async () => {
  shop = [line(11)]
  startSession(loggedIn.data)
  await isSynced()
  await logOutCustomer(() => {})
  await syncCart()
  expect(listed()).toEqual([])
  expect(shop).toEqual([line(11)])
  startSession(loggedIn.data)
  await isSynced()
  expect(listed()).toEqual([[11, 1]])
  expect(shop).toEqual([line(11)])
})

test('what went into the cart right before a logout is in it at the next login', async () => {
  startSession(loggedIn.data)
  await isSynced()
  restoreToCart(stored(11), 0)
  await logOutCustomer(() => {})
  expect(listed()).toEqual([])
  expect(shop).toEqual([line(11)])
})

test('without an answer the cart stays, and is sent the next time', async () => {
  startSession(loggedIn.data)
  await isSynced()
  restoreToCart(stored(11), 0)
  api.disconnects(changeCustomerCart)
  await syncCart()
  expect(listed()).toEqual([[11, 1]])
  api.on(changeCustomerCart, ({ body }) => {
    shop = cartChangesOf(body)
    return answer()
  })
  await syncCart()
  expect(shop).toEqual([line(11)])
})

test('what another customer left here is in their own account, and in no other', async () => {
  shop = [line(11)]
  startSession(loggedIn.data)
  await isSynced()
  resetUser()
  shop = []
  const user = { ...customer, id: 5 }
  api.on(getProfile, profileAnswer({ user, profile: { ...publicProfile, id: 5 } }))
  startSession({ token: 'token of another', user })
  expect(listed()).toEqual([])
  await vi.waitFor(() => expect(syncedCartStore.get().customerId).toBe(5), WAIT)
  expect(shop).toEqual([])
})

test('whoever logs in again after their session has ended has the cart that was here', async () => {
  shop = [line(11)]
  startSession(loggedIn.data)
  await isSynced()
  resetUser()
  removeFromCart(11)
  restoreToCart(stored(12), 0)
  startSession(loggedIn.data)
  await vi.waitFor(() => expect(shop).toEqual([line(12)]), WAIT)
  expect(listed()).toEqual([[12, 1]])
})

test('a variant that the shop has no more stays until the quote has said so', async () => {
  api.on(changeCustomerCart, { data: { list: [], items: [] } })
  restoreToCart(stored(11), 0)
  startSession(loggedIn.data)
  await isSynced()
  expect(listed()).toEqual([[11, 1]])
})

test('a variant that the shop has no more is not sent again by its own answer', async () => {
  api.on(changeCustomerCart, { data: { list: [], items: [] } })
  restoreToCart(stored(11), 0)
  startSession(loggedIn.data)
  await isSynced()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await syncCart()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('what this device cannot show of the cart stays in it for the others', async () => {
  shop = [line(11), line(12)]
  api.on(getCustomerCart, () => ({ data: { list: shop, items: [infoOf(11, 9)] } }))
  startSession(loggedIn.data)
  await isSynced()
  changeQuantity(11, 2, 9)
  await syncCart()
  expect(shop).toEqual([line(12), line(11, 2)])
})
