// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleApiError } from '@/components/layout/handle-api-error'
import { takeFlashMessage } from '@/lib/client/flash-message'
import { claimReload } from '@/lib/client/chunk-errors'
import { ApiError } from '@/lib/client/http/errors'
import { describeStatus } from '@/lib/client/http/status-messages'
import { markLoggedIn, userStore } from '@/stores/user'

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

describe('401', () => {
  test('on a guarded page leads to signing in, with the way back', () => {
    const navigation = visiting('/profile/orders', '?page=2')
    handleApiError(failWith(401), navigation)
    expect(navigation.go).toHaveBeenCalledWith(
      `/auth?next=${encodeURIComponent('/profile/orders?page=2')}`,
    )
    expect(userStore.get().token).toBeNull()
  })

  test('elsewhere forgets the user and leads home, where they are told why', () => {
    const navigation = visiting('/product/mug')
    handleApiError(failWith(401), navigation)
    expect(navigation.go).toHaveBeenCalledWith('/')
    expect(userStore.get().isUser).toBe(false)
    expect(takeFlashMessage()).toBe('برای ادامه باید وارد شوید.')
    expect(takeFlashMessage()).toBeNull()
  })

  test.each(['/auth', '/login'])('where one logs in (%s) leads nowhere', (path) => {
    const navigation = visiting(path, '?next=%2Fcheckout')
    handleApiError(failWith(401), navigation)
    expect(navigation.go).not.toHaveBeenCalled()
    expect(userStore.get().isUser).toBe(false)
  })

  test('at home leads nowhere, so that nothing goes round', () => {
    const navigation = visiting('/')
    handleApiError(failWith(401), navigation)
    expect(navigation.go).not.toHaveBeenCalled()
  })

  test('five at once lead away once', () => {
    const navigation = visiting('/profile/orders')
    for (let call = 0; call < 5; call += 1) handleApiError(failWith(401), navigation)
    expect(navigation.go).toHaveBeenCalledTimes(1)
  })
})

describe.each([419, 503])('%i', (status) => {
  test('reloads home once in ten seconds, then shows the closed shop', () => {
    const navigation = visiting('/product/mug')
    handleApiError(failWith(status), navigation)
    vi.advanceTimersByTime(5_000)
    handleApiError(failWith(status), navigation)
    expect(navigation.go.mock.calls).toEqual([['/'], ['/503']])
    expect(userStore.get().token).toBeNull()
  })

  test('five at once are one trouble', () => {
    const navigation = visiting('/product/mug')
    for (let call = 0; call < 5; call += 1) handleApiError(failWith(status), navigation)
    expect(navigation.go.mock.calls).toEqual([['/']])
  })
})

test('the guard of reloads lives ten seconds', () => {
  expect(claimReload(100_000)).toBe(true)
  expect(claimReload(109_999)).toBe(false)
  expect(claimReload(110_000)).toBe(true)
})

test.each([400, 404, 412, 422, 500, 418])('%i leads nowhere', (status) => {
  const navigation = visiting('/product/mug')
  handleApiError(failWith(status), navigation)
  expect(navigation.go).not.toHaveBeenCalled()
  expect(userStore.get().isUser).toBe(true)
})
