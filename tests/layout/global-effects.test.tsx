// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFlashMessage } from '@/lib/client/flash-message'
import { GlobalEffects } from '@/components/layout/global-effects'
import { refreshSession } from '@/components/auth/load-current-customer'
import { notify } from '@/components/ui/notify'
import { getBearer } from '@/lib/client/http/session-bridge'
import { QueryProvider } from '@/lib/client/query-provider'
import { send } from '@/lib/client/http/client'
import { updateUser } from '@/lib/contract/account/edit-profile'
import { claimTab } from '@/stores/tab-customer'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { act, render, screen } from '../kit/rendering'

vi.mock('@/components/ui/notify', () => ({
  notify: { success: vi.fn(), error: vi.fn(), info: vi.fn() },
}))
vi.mock('@/components/auth/load-current-customer', () => ({
  refreshSession: vi.fn(async () => {}),
}))

const went = vi.fn<(href: string | URL) => void>()
const reloaded = vi.fn()

/** What another tab writes when somebody logs in or, without a number, out. */
function elsewhere(id: number | null) {
  const data = { id, token: id && `token-${id}`, isUser: id !== null, info: null }
  const newValue = JSON.stringify({ version: 1, data })
  localStorage.setItem('vitrin:user', newValue)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrin:cart' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrin:user', newValue }))
  })
}
const loggedOutElsewhere = () => elsewhere(null)

/** One who logged in on this page. */
function arrive(id: number) {
  act(() => {
    userStore.set(() => ({ id, token: `token-${id}`, isUser: true }))
    claimTab(id)
  })
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(window.location, 'replace').mockImplementation(went)
  vi.spyOn(window.location, 'reload').mockImplementation(reloaded)
  act(() => resetUser())
})
afterEach(() => window.history.replaceState(null, '', '/'))

test('one who is logged in is made known once the page is there; a guest asks nothing', async () => {
  render(<GlobalEffects />).unmount()
  act(() => markLoggedIn('token'))
  render(<GlobalEffects />)
  await vi.waitFor(() => expect(refreshSession).toHaveBeenCalledOnce(), { timeout: 10_000 })
})

test.each([
  ['/profile/tickets', ['/']],
  ['/checkout', ['/']],
  ['/product/mug', []],
])('logging out in another tab, with %s open here, leads to %j', (path, places) => {
  act(() => markLoggedIn('token'))
  window.history.replaceState(null, '', path)
  render(<GlobalEffects />)
  loggedOutElsewhere()
  expect(userStore.get().isUser).toBe(false)
  expect(went.mock.calls.flat()).toEqual(places)
})

test('a page of one customer is emptied and left when another logs in elsewhere', async () => {
  window.history.replaceState(null, '', '/profile/edit')
  arrive(1)
  render(
    <QueryProvider>
      <p>نام کاربر نخست</p>
      <GlobalEffects />
    </QueryProvider>,
  )
  expect(getBearer()).toBe('token-1')
  elsewhere(2)
  expect(went.mock.calls.flat()).toEqual(['/'])
  expect(screen.queryByText('نام کاربر نخست')).toBeNull()
  const asked = vi.spyOn(globalThis, 'fetch')
  await expect(send(updateUser, { body: { name: 'کاربر نخست' } })).rejects.toMatchObject({
    kind: 'canceled',
    message: '',
  })
  expect(asked).not.toHaveBeenCalled()
})

test('so is a page of the shop, where it is drawn anew; logging out alone leaves it be', () => {
  window.history.replaceState(null, '', '/product/mug')
  arrive(1)
  render(<GlobalEffects />)
  elsewhere(null)
  expect(reloaded).not.toHaveBeenCalled()
  elsewhere(1)
  expect(getBearer()).toBe('token-1')
  elsewhere(2)
  expect(reloaded).toHaveBeenCalledOnce()
  expect(went).not.toHaveBeenCalled()
})

test('who was led here is told why, once', () => {
  setFlashMessage('برای ادامه باید وارد شوید.')
  render(<GlobalEffects />).unmount()
  render(<GlobalEffects />)
  expect(vi.mocked(notify.info).mock.calls).toEqual([['برای ادامه باید وارد شوید.']])
})

test('the line is told of when it goes and when it is back', () => {
  const { unmount } = render(<GlobalEffects />)
  window.dispatchEvent(new Event('offline'))
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('سبد خرید شما'))
  window.dispatchEvent(new Event('online'))
  expect(notify.success).toHaveBeenCalledOnce()
  unmount()
  window.dispatchEvent(new Event('offline'))
  expect(notify.error).toHaveBeenCalledOnce()
})

test('what was pressed without a line and needs more of the shop is told, not thrown', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<GlobalEffects />)
  const reason = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(notify.error).toHaveBeenCalledWith(expect.stringContaining('اینترنت'))
})
