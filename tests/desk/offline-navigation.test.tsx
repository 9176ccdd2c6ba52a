// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Link from '@/components/ui/link'
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { useDeskRouter } from '@/components/desk/ui/desk-router'
import { HeldMovesNotice } from '@/components/desk/layout/held-moves-notice'
import {
  HeldMovesProvider,
  useHeldMoves,
  useTakeBackKeys,
} from '@/components/desk/ui/held-moves-provider'
import { DeskTabs } from '@/components/desk/ui/list-tools'
import { OfflineBar } from '@/components/desk/ui/offline-bar'
import { getQueryClient } from '@/lib/client/query-client'
import { advanceOrders } from '@/lib/contract/desk/orders'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent } from '../kit/rendering'

const push = vi.fn()
vi.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useRouter: () => ({ push, replace: push }),
}))

const api = fakeApi()
const confirm = vi.fn(() => true)
const HELD = /صفحه‌ای که خواستید خوانده نشده است/

let line = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => {
  push.mockClear()
  vi.stubGlobal('confirm', confirm.mockClear())
  vi.useFakeTimers({ shouldAdvanceTime: true })
  window.history.replaceState(null, '', '/desk/orders')
  line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = (code: string) => fireEvent.keyDown(document.body, { code })

function Page() {
  const router = useDeskRouter()
  const { hold } = useHeldMoves()
  useUnsavedGuard(true)
  useCommandKeys()
  useTakeBackKeys(true)
  return (
    <>
      <DeskTabs
        label="وضعیت"
        current="open"
        tabs={[
          { id: 'open', title: 'جاری', href: '/desk/orders?tab=open' },
          { id: 'paid', title: 'پرداخت‌شده', href: '/desk/orders?tab=paid' },
        ]}
      />
      <Link href="/desk/customers">مشتری‌ها</Link>
      <a href="tel:02188000000">تماس</a>
      <button type="button" onClick={() => router.push('/desk/products')}>
        کالاها
      </button>
      <button
        type="button"
        onClick={() => hold([{ id: 1, code: '400101', from: 'paid', to: 'processing' }])}
      >
        پیش بردن
      </button>
    </>
  )
}

function openPage() {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <HeldMovesProvider>
        <OfflineBar />
        <Page />
        <HeldMovesNotice />
      </HeldMovesProvider>
    </QueryClientProvider>,
  )
}

test('without a line a link to another page is held, nothing is asked, and it is said on the spot', async () => {
  openPage()
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'مشتری‌ها' }))
  expect(isFollowed).toBe(false)
  expect(confirm).not.toHaveBeenCalled()
  expect(screen.getByText(HELD)).toBeVisible()
  expect(window.location.pathname).toBe('/desk/orders')
  line.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.queryByText(HELD)).toBeNull()
})

test('a key or a button that goes elsewhere is held as a link is', async () => {
  openPage()
  await userEvent.click(screen.getByRole('button', { name: 'کالاها' }))
  expect(push).not.toHaveBeenCalled()
  expect(screen.getByText(HELD)).toBeVisible()
})

test('a tab of the page that is open is turned to without asking the server', async () => {
  openPage()
  press('Digit2')
  expect(window.location.search).toBe('?tab=paid')
  await userEvent.click(screen.getByRole('link', { name: 'جاری' }))
  expect(window.location.search).toBe('?tab=open')
  expect(push).not.toHaveBeenCalled()
  expect(screen.queryByText(HELD)).toBeNull()
})

test('with a line links and keys are the router’s, and other links are never touched', async () => {
  openPage()
  const wasHeld: boolean[] = []
  const look = (event: Event) => {
    wasHeld.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', look, { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'تماس' }))
  expect(wasHeld).toEqual([false])
  line.mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'کالاها' }))
  expect(push).toHaveBeenCalledWith('/desk/products')
})

test('a move that is taken back after a tab was turned to without a line is never sent', async () => {
  api.on(advanceOrders, { data: { advanced: [1], refused: [] } })
  openPage()
  await userEvent.click(screen.getByRole('button', { name: 'پیش بردن' }))
  press('Digit2')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getAllByRole('status')[1]).toHaveTextContent('سفارش ۴۰۰۱۰۱ پس از وصل شدن')
  press('KeyZ')
  expect(screen.queryByRole('button', { name: 'برگرداندن' })).toBeNull()
  line.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(api.requestsTo(advanceOrders)).toHaveLength(0)
})
