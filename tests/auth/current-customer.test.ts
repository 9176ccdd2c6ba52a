// @in-a-window
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasDraft, saveDraft } from '@/components/form/draft'
import { startSession } from '@/components/auth/start-session'
import { loadCurrentCustomer, refreshSession } from '@/components/auth/load-current-customer'
import { logOutCustomer } from '@/components/auth/log-out'
import { getFavoriteIds } from '@/lib/contract/account/favorites'
import { getProfile } from '@/lib/contract/account/profile'
import { setBearerSource } from '@/lib/client/http/session-bridge'
import { logout } from '@/lib/contract/auth'
import { cartStore } from '@/stores/cart'
import { restoreToCart, setCoupons } from '@/stores/cart-changes'
import { favoritesStore } from '@/stores/favorites'
import { profileStore } from '@/stores/profile'
import { resetCart, resetUser } from '@/stores/reset'
import { currentToken, markLoggedIn, userStore } from '@/stores/user'
import { answerCurrentCustomer, loggedIn, profileAnswer, publicProfile } from '../kit/logged-in'
import { fakeApi } from '../kit/fake-api'

const shop = fakeApi()
const session = loggedIn.data
const line = {
  product_id: 1,
  stock_id: 11,
  quantity: 2,
  snapshot: { slug: 'قوری', title: 'قوری چینی', parent_value: {}, picture: null },
  seen_price: null,
  lowered_from: null,
}

beforeAll(async () => {
  await Promise.all([import('@/lib/client/http/client'), import('@/lib/contract/auth')])
})
beforeEach(() => {
  sessionStorage.clear()
  resetCart()
  resetUser()
  answerCurrentCustomer(shop, [7])
  shop.on(logout, { data: { ok: true } })
})

describe('logging in', () => {
  test('fills the stores and keeps the cart', async () => {
    restoreToCart(line, 0)
    startSession(session)
    expect(userStore.get()).toMatchObject({
      id: 4,
      token: 'token',
      isUser: true,
      info: { name: 'مریم کاظمی' },
    })
    await vi.waitFor(() => expect(profileStore.get()).toMatchObject(publicProfile), {
      timeout: 10_000,
    })
    await vi.waitFor(() => expect(favoritesStore.get().product).toEqual([7]), { timeout: 10_000 })
    expect(userStore.get().info).toEqual({ name: 'مریم کاظمی' })
    expect(cartStore.get().lines).toEqual([line])
  })

  test('greets by the name of the person before the profile has come', () => {
    shop.hangs(getProfile)
    startSession({ ...session, user: { ...session.user, name: 'مریم و قوری' } })
    expect(userStore.get().info).toEqual({ name: 'مریم کاظمی' })
  })

  test('leaves nothing of another customer in the stores', () => {
    userStore.set(() => ({ id: 3, token: 'old', isUser: true }))
    favoritesStore.set(() => ({ product: [1, 2, 3] }))
    shop.hangs(getFavoriteIds)
    startSession(session)
    expect(favoritesStore.get().product).toEqual([])
  })
})

describe('a draft', () => {
  test('is deleted when another customer logs in in the same tab', () => {
    userStore.set(() => ({ id: 3 }))
    saveDraft('ticket', { message: 'سفارش من کجاست؟' })
    resetUser()
    startSession(session)
    userStore.set(() => ({ id: 3 }))
    expect(hasDraft('ticket')).toBe(false)
  })

  test('is deleted when its customer logs out', async () => {
    startSession(session)
    saveDraft('reply', { message: 'سفارش من کجاست؟' })
    await logOutCustomer(() => {})
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([])
    startSession(session)
    expect(hasDraft('reply')).toBe(false)
  })
})

describe('loading the current customer', () => {
  test.each([401, 419])(
    'forgets who was here when their session has ended (%s)',
    async (status) => {
      restoreToCart(line, 0)
      markLoggedIn('dead')
      shop.fails(getProfile, { status })
      expect(await loadCurrentCustomer()).toBe('unknown')
      expect(userStore.get()).toMatchObject({ token: null, isUser: false })
      expect(cartStore.get().lines).toEqual([line])
    },
  )

  test.each([0, 500, 503])('forgets nothing when the shop gives no answer (%s)', async (status) => {
    markLoggedIn('token')
    if (status === 0) shop.disconnects(getProfile)
    else shop.fails(getProfile, { status })
    expect(await loadCurrentCustomer()).toBe('unreached')
    expect(userStore.get()).toMatchObject({ token: 'token', isUser: true })
  })

  test('does not forget who has logged in since the answer was sent for', async () => {
    markLoggedIn('dead')
    shop.on(getProfile, () => {
      markLoggedIn('next')
      throw new Response('{}', { status: 401 })
    })
    expect(await loadCurrentCustomer()).toBe('unreached')
    expect(userStore.get()).toMatchObject({ token: 'next', isUser: true })
  })

  test('happens once for many pages in a row, and again for another token', async () => {
    let calls = 0
    shop.on(getProfile, () => {
      calls += 1
      return profileAnswer()
    })
    markLoggedIn('first-token')
    await refreshSession()
    await refreshSession()
    expect(calls).toBe(1)
    markLoggedIn('other-token-2')
    await refreshSession()
    expect(calls).toBe(2)
  })
})

describe('logging out', () => {
  test.each([
    ['when the shop answers', () => shop.on(logout, { data: { ok: true } })],
    ['even if the call fails', () => shop.disconnects(logout)],
  ])('ends the session first, forgets the shopper and goes home %s', async (_, prepare) => {
    prepare()
    setBearerSource(currentToken)
    startSession(session)
    restoreToCart(line, 0)
    setCoupons(['یلدا'])
    const post = { id: 1, user: { id: 2 }, comments: [], likes: [{ id: 1, user_id: 3 }] }
    profileStore.set(() => ({ posts: [post], allLikes: 1 }))
    const tokensAtHome: unknown[] = []
    await logOutCustomer(() => tokensAtHome.push(currentToken()))
    expect(tokensAtHome).toEqual([null])
    const [request] = shop.requestsTo(logout)
    expect(request?.headers.get('authorization')).toBe('Bearer token')
    expect(userStore.get()).toMatchObject({ token: null, isUser: false, info: null })
    expect(cartStore.get()).toMatchObject({ lines: [], coupons: [] })
    expect(profileStore.get()).toMatchObject({ posts: [], allLikes: 0 })
  })

  test('does not wait for a shop that does not answer', async () => {
    vi.useFakeTimers()
    try {
      shop.hangs(logout)
      const goHome = vi.fn()
      markLoggedIn('token')
      restoreToCart(line, 0)
      const loggedOut = logOutCustomer(goHome)
      await vi.advanceTimersByTimeAsync(4_100)
      await loggedOut
      expect(goHome).toHaveBeenCalledOnce()
      expect(userStore.get()).toMatchObject({ token: null, isUser: false })
      expect(cartStore.get().lines).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })
})
