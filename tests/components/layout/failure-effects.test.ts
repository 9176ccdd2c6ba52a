// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { actOn } from '@/components/layout/failure-effects'
import { mayReload } from '@/components/layout/reload-guard'
import { markLoggedIn, userStore } from '@/stores/user'

function visiting(pathname: string, search = '') {
  return { pathname, search, go: vi.fn<(href: string) => void>() }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  markLoggedIn('token')
})

describe('401', () => {
  test('on a guarded page leads to signing in, with the way back', () => {
    const way = visiting('/profile/orders', '?page=2')
    actOn('leave-to-auth-or-home', way)
    expect(way.go).toHaveBeenCalledWith(
      `/auth?next=${encodeURIComponent('/profile/orders?page=2')}`,
    )
    expect(userStore.get().token).toBeNull()
  })

  test('elsewhere forgets the user and leads home', () => {
    const way = visiting('/product/mug')
    actOn('leave-to-auth-or-home', way)
    expect(way.go).toHaveBeenCalledWith('/')
    expect(userStore.get().isUser).toBe(false)
  })

  test.each(['/auth', '/login'])('where one logs in (%s) leads nowhere', (path) => {
    const way = visiting(path, '?next=%2Fcheckout')
    actOn('leave-to-auth-or-home', way)
    expect(way.go).not.toHaveBeenCalled()
    expect(userStore.get().isUser).toBe(false)
  })

  test('at home leads nowhere, so that nothing goes round', () => {
    const way = visiting('/')
    actOn('leave-to-auth-or-home', way)
    expect(way.go).not.toHaveBeenCalled()
  })
})

describe('419 and 503', () => {
  test('reload home once in ten seconds, then show the closed shop', () => {
    const way = visiting('/product/mug')
    actOn('reset-and-reload', way)
    actOn('reset-and-reload', way)
    expect(way.go.mock.calls).toEqual([['/'], ['/503']])
    expect(userStore.get().token).toBeNull()
  })

  test('the guard lives ten seconds', () => {
    expect(mayReload(100_000)).toBe(true)
    expect(mayReload(109_999)).toBe(false)
    expect(mayReload(110_000)).toBe(true)
  })
})
