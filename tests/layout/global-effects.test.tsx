// @in-a-window
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setFlashMessage, takeFlashMessage } from '@/lib/client/flash-message'
import { GlobalEffects } from '@/components/layout/global-effects'
import { emitApiError, getBearer } from '@/lib/client/http/session-bridge'
import { QueryProvider } from '@/lib/client/query-provider'
import { send } from '@/lib/client/http/client'
import { ApiError } from '@/lib/client/http/errors'
import { endSession } from '@/lib/client/queries/auth'
import { fetchFavoriteIds } from '@/lib/client/queries/favorites'
import { notify } from '@/components/ui/notify'
import { getFavoriteIds } from '@/lib/contract/account/favorites'
import { logout } from '@/lib/contract/auth'
import { updateUser } from '@/lib/contract/account/edit-profile'
import { getProfile } from '@/lib/contract/account/profile'
import { claimTab } from '@/stores/tab-customer'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { answerCurrentCustomer, publicProfile } from '../kit/logged-in'
import { act, render, screen } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

const api = fakeApi()
const leftTo = vi.fn<(href: string | URL) => void>()
const reloaded = vi.fn()

/** As another tab stores a login, or with null a logout. */
function logInElsewhere(id: number | null) {
  const data = { id, token: id && `token-${id}`, isUser: id !== null, info: null }
  const newValue = JSON.stringify({ version: 1, data })
  localStorage.setItem('vitrin:user', newValue)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrin:cart' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrin:user', newValue }))
  })
}
function logInHere(id: number) {
  act(() => {
    userStore.set(() => ({ id, token: `token-${id}`, isUser: true }))
    claimTab(id)
  })
}

beforeEach(() => {
  leftTo.mockReset()
  reloaded.mockReset()
  sessionStorage.clear()
  renderToaster()
  answerCurrentCustomer(api)
  vi.spyOn(window.location, 'replace').mockImplementation(leftTo)
  vi.spyOn(window.location, 'reload').mockImplementation(reloaded)
  act(() => resetUser())
})
afterEach(() => window.history.replaceState(null, '', '/'))

test('loads the profile of a customer after the page is drawn, and nothing for a guest', async () => {
  render(<GlobalEffects />).unmount()
  expect(api.requestCount).toBe(0)
  act(() => markLoggedIn('token'))
  render(<GlobalEffects />)
  await vi.waitFor(() => expect(userStore.get().info).toEqual({ name: 'مریم کاظمی' }), {
    timeout: 10_000,
  })
  expect(api.requestsTo(getProfile)).toHaveLength(1)
})

test.each([
  ['/profile/tickets', ['/']],
  ['/checkout', ['/']],
  ['/product/mug', []],
])('a logout in another tab, with %s open here, leads to %j', (path, destinations) => {
  act(() => markLoggedIn('token'))
  window.history.replaceState(null, '', path)
  render(<GlobalEffects />)
  logInElsewhere(null)
  expect(userStore.get().isUser).toBe(false)
  expect(leftTo.mock.calls.flat()).toEqual(destinations)
})

test('empties and leaves a private page when another customer logs in elsewhere', async () => {
  window.history.replaceState(null, '', '/profile/edit')
  logInHere(1)
  render(
    <QueryProvider>
      <p>نام کاربر نخست</p>
      <GlobalEffects />
    </QueryProvider>,
  )
  expect(getBearer()).toBe('token-1')
  logInElsewhere(2)
  expect(leftTo.mock.calls.flat()).toEqual(['/'])
  expect(screen.queryByText('نام کاربر نخست')).toBeNull()
  await expect(send(updateUser, { body: { name: 'کاربر نخست' } })).rejects.toMatchObject({
    kind: 'canceled',
    message: '',
  })
  expect(api.requestsTo(updateUser)).toEqual([])
})

test('reloads a public page when another customer logs in elsewhere, and not for a logout', () => {
  window.history.replaceState(null, '', '/product/mug')
  logInHere(1)
  render(<GlobalEffects />)
  logInElsewhere(null)
  expect(reloaded).not.toHaveBeenCalled()
  logInElsewhere(1)
  expect(getBearer()).toBe('token-1')
  logInElsewhere(2)
  expect(reloaded).toHaveBeenCalledOnce()
  expect(leftTo).not.toHaveBeenCalled()
})

test('shows the message of the page before once', async () => {
  setFlashMessage('برای ادامه باید وارد شوید.')
  render(<GlobalEffects />).unmount()
  expect(await screen.findByText('برای ادامه باید وارد شوید.')).toBeVisible()
  expect(takeFlashMessage()).toBeNull()
})

test('says when the connection is lost and when it is back, while it is mounted', async () => {
  const { unmount } = render(<GlobalEffects />)
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/سبد خرید شما سر جای خود است/)).toBeVisible()
  unmount()
  window.dispatchEvent(new Event('online'))
  render(<GlobalEffects />)
  expect(screen.queryByText('اتصال اینترنت برگشت.')).toBeNull()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('اتصال اینترنت برگشت.')).toBeVisible()
})

test('explains a press that needs code which cannot be loaded offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<GlobalEffects />)
  const reason = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(await screen.findByText(/^این کار به اینترنت نیاز دارد/)).toBeVisible()
})

const unauthorized = new ApiError({
  kind: 'status',
  status: 401,
  message: 'برای ادامه باید وارد شوید.',
})

test('a call of the page that meets an ended session leaves alone the one that begins meanwhile', async () => {
  const assigned = vi.spyOn(window.location, 'assign').mockImplementation(leftTo)
  window.history.replaceState(null, '', '/product/mug')
  render(<GlobalEffects />)
  act(() => markLoggedIn('token'))
  emitApiError(unauthorized)
  act(() => markLoggedIn('next-token'))
  await import('@/components/layout/handle-api-error')
  await act(async () => undefined)
  expect(userStore.get()).toMatchObject({ token: 'next-token', isUser: true })
  expect(assigned).not.toHaveBeenCalled()
})

describe('an answer that nobody waited for', () => {
  const LOGGED_OUT = 'از حساب کاربری خود خارج شده‌اید؛ برای ادامه دوباره وارد شوید.'
  const CLOSED = 'فروشگاه برای مدت کوتاهی در دسترس نیست.'

  function answerWith(status: number): void {
    api.fails(getProfile, { status })
    api.fails(getFavoriteIds, { status })
  }
  /** What was said before this is shown by now. */
  async function expectToasts(...shown: string[]): Promise<void> {
    await import('@/components/layout/handle-api-error')
    await act(() => notify.info('پایان'))
    await screen.findByText('پایان')
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts.toSorted()).toEqual([...shown, 'پایان'].toSorted())
  }
  const assigned = vi.fn<(href: string | URL) => void>()

  beforeEach(() => {
    assigned.mockReset()
    vi.spyOn(window.location, 'assign').mockImplementation(assigned)
    window.history.replaceState(null, '', '/product/mug')
    logInHere(publicProfile.id)
  })
  afterEach(() => {
    for (const leave of [assigned, leftTo, reloaded]) expect(leave).not.toHaveBeenCalled()
  })

  test.each([
    [401, LOGGED_OUT],
    [419, 'برای امنیت شما باید دوباره وارد شوید.'],
  ])('with %i tells once that the session has ended, and the page stays', async (status, text) => {
    answerWith(status)
    render(<GlobalEffects />)
    expect(await screen.findByText(text)).toBeVisible()
    await vi.waitFor(() => expect(userStore.get().isUser).toBe(false), { timeout: 10_000 })
    await expectToasts(text)
  })

  test('with 503 tells once that the shop is closed, and forgets nobody', async () => {
    answerWith(503)
    render(<GlobalEffects />)
    expect(await screen.findByText(CLOSED)).toBeVisible()
    await expectToasts(CLOSED)
    act(() => toast.remove())
    await expect(fetchFavoriteIds()).rejects.toThrow()
    await expectToasts()
    expect(userStore.get()).toMatchObject({ token: 'token-4', isUser: true })
  })

  test('to a session that has ended says nothing of the one begun since', async () => {
    render(<GlobalEffects />)
    await vi.waitFor(() => expect(userStore.get().info).not.toBeNull(), { timeout: 10_000 })
    api.on(getFavoriteIds, () => {
      act(() => markLoggedIn('next-token'))
      throw new Response('{}', { status: 401 })
    })
    await expect(fetchFavoriteIds()).rejects.toThrow()
    await expectToasts()
    expect(userStore.get()).toMatchObject({ token: 'next-token', isUser: true })
  })

  test('forgets no session that begins while its handler is loading', async () => {
    render(<GlobalEffects />)
    await vi.waitFor(() => expect(userStore.get().info).not.toBeNull(), { timeout: 10_000 })
    emitApiError(unauthorized, true)
    act(() => markLoggedIn('next-token'))
    await expectToasts()
    expect(userStore.get()).toMatchObject({ token: 'next-token', isUser: true })
  })

  test('tells nothing of a session that had ended before its logout', async () => {
    render(<GlobalEffects />)
    await vi.waitFor(() => expect(userStore.get().info).not.toBeNull(), { timeout: 10_000 })
    api.fails(logout, { status: 401 })
    await expect(endSession()).rejects.toThrow()
    await expectToasts()
  })
})
