// @in-a-window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleApiError, handleBackgroundError } from '@/components/layout/handle-api-error'
import { takeFlashMessage } from '@/lib/client/flash-message'
import { claimReload } from '@/lib/client/chunk-errors'
import { ApiError } from '@/lib/client/http/errors'
import { describeStatus } from '@/lib/client/http/status-messages'
import { markLoggedIn, userStore } from '@/stores/user'
import { act, screen } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

function visiting(pathname: string, search = '') {
  return { pathname, search, go: vi.fn<(href: string) => void>() }
}

const failWith = (status: number) =>
  new ApiError({ kind: 'status', status, message: describeStatus(status) })

/** Each test is at another time, so that none is taken for a failure of the one before. */
let time = Date.parse('2026-11-21T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: (time += 3_600_000) })
  sessionStorage.clear()
  localStorage.clear()
  markLoggedIn('token')
})
afterEach(() => void vi.useRealTimers())

describe('a 401 answer', () => {
  test('leads from a guarded page to the login, with the way back', () => {
    const navigation = visiting('/profile/orders', '?page=2')
    handleApiError(failWith(401), navigation)
    expect(navigation.go).toHaveBeenCalledWith(
      `/auth?next=${encodeURIComponent('/profile/orders?page=2')}`,
    )
    expect(userStore.get().token).toBeNull()
  })

  test('resets the user and leads home with a message on any other page', () => {
    const navigation = visiting('/product/mug')
    handleApiError(failWith(401), navigation)
    expect(navigation.go).toHaveBeenCalledWith('/')
    expect(userStore.get().isUser).toBe(false)
    expect(takeFlashMessage()).toBe('برای ادامه باید وارد شوید.')
    expect(takeFlashMessage()).toBeNull()
  })

  test.each(['/auth', '/login'])('leads nowhere on the login page %s', (path) => {
    const navigation = visiting(path, '?next=%2Fcheckout')
    handleApiError(failWith(401), navigation)
    expect(navigation.go).not.toHaveBeenCalled()
    expect(userStore.get().isUser).toBe(false)
  })

  test('leads nowhere at home, so that it does not loop', () => {
    const navigation = visiting('/')
    handleApiError(failWith(401), navigation)
    expect(navigation.go).not.toHaveBeenCalled()
  })

  test('leads away once for five answers at once', () => {
    const navigation = visiting('/profile/orders')
    for (let call = 0; call < 5; call += 1) handleApiError(failWith(401), navigation)
    expect(navigation.go).toHaveBeenCalledTimes(1)
  })
})

describe.each([
  [419, '/auth'],
  [503, '/503'],
])('a %i answer', (status, next) => {
  test(`reloads home once in ten seconds, then leads to ${next}`, () => {
    const navigation = visiting('/product/mug')
    handleApiError(failWith(status), navigation)
    vi.advanceTimersByTime(5_000)
    handleApiError(failWith(status), navigation)
    expect(navigation.go.mock.calls).toEqual([['/'], [next]])
    expect(userStore.get().token).toBeNull()
  })

  test('reloads once for five answers at once', () => {
    const navigation = visiting('/product/mug')
    for (let call = 0; call < 5; call += 1) handleApiError(failWith(status), navigation)
    expect(navigation.go.mock.calls).toEqual([['/']])
  })
})

test('a second 419 on the page of the login leads nowhere', () => {
  handleApiError(failWith(419), visiting('/'))
  vi.advanceTimersByTime(5_000)
  const navigation = visiting('/auth')
  handleApiError(failWith(419), navigation)
  expect(navigation.go).not.toHaveBeenCalled()
})

test('a reload can be claimed again after ten seconds', () => {
  expect(claimReload(100_000)).toBe(true)
  expect(claimReload(109_999)).toBe(false)
  expect(claimReload(110_000)).toBe(true)
})

test.each([400, 404, 412, 422, 500, 418])('a %i answer leads nowhere', (status) => {
  const navigation = visiting('/product/mug')
  handleApiError(failWith(status), navigation)
  expect(navigation.go).not.toHaveBeenCalled()
  expect(userStore.get().isUser).toBe(true)
})

describe('a call that nobody waits for, met by an ended session', () => {
  const LOGGED_OUT = 'از حساب کاربری خود خارج شده‌اید؛ برای ادامه دوباره وارد شوید.'
  const fail = (pathname: string, wasUser = true) =>
    handleBackgroundError(failWith(401), wasUser, pathname)
  const toasts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

  beforeEach(async () => {
    await import('@/components/ui/toast-stack')
    renderToaster()
  })

  test('is told at once on a public page, which stays', async () => {
    await act(async () => fail('/product/mug'))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(toasts()).toEqual([LOGGED_OUT])
    expect(userStore.get().isUser).toBe(false)
  })

  test('is told on a guarded page when nothing has led away from it', async () => {
    await act(async () => fail('/upload'))
    expect(userStore.get().isUser).toBe(false)
    expect(toasts()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(2_100))
    expect(toasts()).toEqual([LOGGED_OUT])
  })

  test('leaves the telling to the login when a call of the page leads there', async () => {
    const navigation = visiting('/profile/tickets')
    await act(async () => fail('/profile/tickets'))
    await act(() => vi.advanceTimersByTimeAsync(500))
    handleApiError(failWith(401), navigation)
    await act(() => vi.advanceTimersByTimeAsync(1_600))
    expect(navigation.go).toHaveBeenCalledOnce()
    expect(toasts()).toEqual([])
  })

  test.each([
    ['to a guest', '/product/mug', false],
    ['where the login is', '/auth', true],
  ])('is not told %s', async (_, pathname, wasUser) => {
    await act(async () => fail(pathname, wasUser))
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    expect(toasts()).toEqual([])
  })
})
