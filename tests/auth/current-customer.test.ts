// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasDraft, saveDraft } from '@/components/form/draft'
import { startSession } from '@/components/auth/start-session'
import { loadCurrentCustomer, refreshSession } from '@/components/auth/load-current-customer'
import { logOutCustomer } from '@/components/auth/log-out'
import { ApiFailure } from '@/lib/client/http/errors'
import { fetchFavoriteIds } from '@/lib/client/queries/favorites'
import { endSession, fetchProfile } from '@/lib/client/queries/auth'
import { cartStore, restoreToCart } from '@/stores/cart'
import { favoritesStore } from '@/stores/favorites'
import { profileStore } from '@/stores/profile'
import { resetCart, resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'

vi.mock('@/lib/client/queries/auth', () => ({ fetchProfile: vi.fn(), endSession: vi.fn() }))
vi.mock('@/lib/client/queries/favorites', () => ({ fetchFavoriteIds: vi.fn() }))
const user = {
  id: 4,
  mobile: '09121234567',
  first_name: 'مریم',
  last_name: 'کاظمی',
  email: null,
  name: '',
  bio: '',
  national_code: null,
  birth_date: null,
  bank_card: null,
  has_password: false,
}
const profile = { id: 4, name: 'مریم و قوری', bio: 'چای', image: '/m.webp' }
const orders = {
  'waiting-payment': 0,
  'ongoing-orders': 0,
  delivered: 0,
  returned: 0,
  canceled: 0,
}
const answer = {
  user,
  profile,
  wallet_balance: 0,
  counts: { orders, favorites: 1, tickets: 0 },
}
const line = {
  product_id: 1,
  stock_id: 11,
  quantity: 2,
  snapshot: { slug: 'قوری', title: 'قوری چینی', parent_value: {}, picture: null },
  seen_price: null,
  lowered_from: null,
}
const dead = (status: number) => new ApiFailure({ kind: 'status', status, message: '' })

beforeEach(() => {
  sessionStorage.clear()
  resetCart()
  resetUser()
  vi.mocked(fetchProfile).mockReset().mockResolvedValue(answer)
  vi.mocked(fetchFavoriteIds)
    .mockReset()
    .mockResolvedValue({ product: [7], blog: [], post: [] })
  vi.mocked(endSession).mockReset().mockResolvedValue()
})

describe('logging in', () => {
  test('fills the stores and keeps the cart', async () => {
    restoreToCart(line, 0)
    startSession({ token: 'token', user })
    expect(userStore.get()).toMatchObject({
      id: 4,
      token: 'token',
      isUser: true,
      info: { name: 'مریم کاظمی' },
    })
    await vi.waitFor(() => expect(profileStore.get()).toMatchObject(profile), { timeout: 10_000 })
    await vi.waitFor(() => expect(favoritesStore.get().product).toEqual([7]), { timeout: 10_000 })
    expect(userStore.get().info).toEqual({ name: 'مریم و قوری' })
    expect(cartStore.get().lines).toEqual([line])
  })

  test('keeps nothing of another customer', () => {
    userStore.set(() => ({ id: 3, token: 'old', isUser: true }))
    favoritesStore.set(() => ({ product: [1, 2, 3] }))
    vi.mocked(fetchFavoriteIds).mockReturnValue(new Promise(() => {}))
    startSession({ token: 'token', user })
    expect(favoritesStore.get().product).toEqual([])
  })
})

describe('what was typed and kept', () => {
  test('is gone when another customer logs in in the same tab', () => {
    userStore.set(() => ({ id: 3 }))
    saveDraft('ticket', { message: 'سفارش من کجاست؟' })
    resetUser()
    startSession({ token: 'token', user })
    userStore.set(() => ({ id: 3 }))
    expect(hasDraft('ticket')).toBe(false)
  })

  test('is gone with whoever logs out', async () => {
    startSession({ token: 'token', user })
    saveDraft('reply', { message: 'سفارش من کجاست؟' })
    await logOutCustomer(() => {})
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([])
    startSession({ token: 'token', user })
    expect(hasDraft('reply')).toBe(false)
  })
})

describe('a start of the page', () => {
  test.each([401, 419])('with a session that ended (%s) forgets who was here', async (status) => {
    restoreToCart(line, 0)
    markLoggedIn('dead')
    vi.mocked(fetchProfile).mockRejectedValue(dead(status))
    expect(await loadCurrentCustomer()).toBe('unknown')
    expect(userStore.get()).toMatchObject({ token: null, isUser: false })
    expect(cartStore.get().lines).toEqual([line])
  })

  test.each([0, 500, 503])('that reaches no answer (%s) forgets nothing', async (status) => {
    markLoggedIn('token')
    vi.mocked(fetchProfile).mockRejectedValue(dead(status))
    expect(await loadCurrentCustomer()).toBe('unreached')
    expect(userStore.get()).toMatchObject({ token: 'token', isUser: true })
  })

  test('asks once for many pages in a row, and again for another token', async () => {
    markLoggedIn('first-token')
    await refreshSession()
    await refreshSession()
    expect(fetchProfile).toHaveBeenCalledOnce()
    markLoggedIn('other-token-2')
    await refreshSession()
    expect(fetchProfile).toHaveBeenCalledTimes(2)
  })
})

test('logging out waits for no shop that does not answer', async () => {
  vi.useFakeTimers()
  try {
    vi.mocked(endSession).mockReturnValue(new Promise(() => {}))
    const home = vi.fn()
    markLoggedIn('token')
    restoreToCart(line, 0)
    const left = logOutCustomer(home)
    await vi.advanceTimersByTimeAsync(4_100)
    await left
    expect(home).toHaveBeenCalledOnce()
    expect(userStore.get()).toMatchObject({ token: null, isUser: false })
    expect(cartStore.get().lines).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
