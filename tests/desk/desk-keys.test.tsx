// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { reachableCommands } from '@/components/desk/ui/desk-commands'
import { DeskFrame } from '@/components/desk/layout/desk-frame'
import { HeldMovesProvider } from '@/components/desk/ui/held-moves-provider'
import { OrdersView } from '@/components/desk/orders/orders-view'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { getQueryClient } from '@/lib/client/query-client'
import { getInboxCounts } from '@/lib/contract/desk/moderation'
import { orderWorkCalls } from '@/lib/contract/desk/order-work'
import {
  advanceOrders,
  getDeskOrderCounts,
  getDeskOrders,
  type ListedDeskOrder,
} from '@/lib/contract/desk/orders'
import { getDeskMember, leaveDesk } from '@/lib/contract/desk/staff-login'
import { todayCalls } from '@/lib/contract/desk/today'
import { PERMISSIONS } from '@/lib/domain/staff'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
  usePathname: () => '/desk/orders',
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()
const AT = '2026-11-20T08:00:00.000Z'

const orderOf = (id: number): ListedDeskOrder => ({
  ...{ id, code: `VT-${id}`, type: 'sales', is_exchange: false, status: 'paid' },
  ...{ next: 'processing', customer_id: id + 100, customer_name: 'مینا', city: 'تهران' },
  ...{ pieces: 1, pictures: [], total: 1_000_000, cash_on_delivery: false, refunded: 'none' },
  ...{ shipping_method: 'پست', delivery_day: null, gateways: [], assignee: null, tags: [] },
  ...{ since: AT, due_at: null, created_at: AT },
})

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))
beforeEach(() => {
  router.push.mockClear()
  // The stream of what is new is another tab's.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async () => {} },
  })
  api.on(getDeskMember, {
    data: {
      member: {
        ...{ id: 1, name: 'مدیر', mobile: '09120000101', permissions: [...PERMISSIONS] },
        role: { id: 1, name: 'مدیر فروشگاه', is_owner: true },
        limits: { refund_rials: null, discount_percent: null },
        ...{ has_second_factor: true, grace_ends_at: null },
      },
    },
  })
  api.on(getInboxCounts, { data: { counts: {} } })
  api.on(getDeskOrderCounts, { data: { counts: { paid: 2 } } })
  api.on(todayCalls.getWorkToday, { data: { queues: [], done: 0 } })
  api.on(getDeskOrders, {
    data: { orders: [orderOf(7), orderOf(8)], total: 1, count: 2, current_page: 1 },
  })
  api.on(advanceOrders, { data: { advanced: [8], refused: [] } })
  api.on(orderWorkCalls.getOrdersToAdvance, {
    data: { statuses: [{ status: 'paid', count: 2 }], next: 'processing', orders: [] },
  })
  api.on(orderWorkCalls.getDeskViews, { data: { views: [] } })
  api.on(orderWorkCalls.getOrderChoices, {
    data: { methods: [], gateways: [], members: [], tags: [] },
  })
})

async function openOrders() {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <HeldMovesProvider>
        <DeskFrame>
          <OrdersView />
        </DeskFrame>
      </HeldMovesProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('table', { name: 'سفارش‌ها' })
}

/** Whether the last stroke of the keys was taken. */
function press(keys: string): boolean {
  return keys
    .split(' ')
    .map((stroke) => {
      const parts = stroke.split('+')
      return !fireEvent.keyDown(document.body, {
        code: parts.at(-1),
        ctrlKey: parts.includes('Mod'),
        shiftKey: parts.includes('Shift'),
        altKey: parts.includes('Alt'),
      })
    })
    .some(Boolean)
}

test('every key that the list of keys shows is taken where it is shown', async () => {
  await openOrders()
  press('Shift+Slash')
  const dialog = await screen.findByRole('dialog', { name: 'همهٔ کلیدها' })
  const shown = within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(shown).toEqual(expect.arrayContaining(['نشان‌ها', 'گام بعد برای همهٔ این فهرست']))
  const groups = within(dialog).getAllByRole('heading', { level: 2 })
  expect(groups.at(-1)).toHaveTextContent('همه‌جا')
  await userEvent.click(within(dialog).getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const listed = reachableCommands()
  expect(listed.map(({ title }) => title).toSorted()).toEqual(shown.toSorted())
  for (const { keys = '' } of listed) {
    expect(press(keys), keys).toBe(true)
    const open = screen.queryByRole('dialog')
    if (open === null) continue
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('G and a letter go where the design says', async () => {
  await openOrders()
  const targets = {
    ...{ T: deskPaths.today, O: deskPaths.orders, I: deskPaths.inbox, C: deskPaths.comments },
    ...{ P: deskPaths.products, D: deskPaths.discounts, U: deskPaths.customers },
    ...{ H: deskPaths.content, R: deskPaths.reports, S: deskPaths.settings },
  }
  for (const [letter, href] of Object.entries(targets)) {
    press(`KeyG Key${letter}`)
    expect(router.push, letter).toHaveBeenLastCalledWith(href)
  }
})

test('a digit changes the tab and F goes to the filters', async () => {
  await openOrders()
  const tabs = within(screen.getByRole('navigation', { name: 'وضعیت سفارش‌ها' }))
  const paid = await tabs.findByRole('link', { name: /^پرداخت شد/ })
  await waitFor(() => expect(within(paid).getByText('3')).toBeInTheDocument())
  press('Digit3')
  expect(router.push).toHaveBeenLastCalledWith(paid.getAttribute('href'))
  expect(screen.queryByRole('combobox', { name: 'مهلت' })).toBeNull()
  press('KeyF')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'مهلت' })).toHaveFocus())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'مهلت' }), 'گذشته')
  expect(router.replace).toHaveBeenLastCalledWith('/desk/orders?due=late', { scroll: false })
})

test('tabs with nothing in them wait behind «بیشتر», and no number moves with a count', async () => {
  await openOrders()
  const tabs = within(screen.getByRole('navigation', { name: 'وضعیت سفارش‌ها' }))
  await waitFor(() => expect(tabs.getAllByRole('link')).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'بیشتر: وضعیت سفارش‌ها' }))
  expect(await screen.findByRole('menuitem', { name: 'لغوشده ۰' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('aria-keyshortcuts'))).toEqual([
    ...['1', '3'],
  ])
  press('Digit2')
  expect(router.push).toHaveBeenLastCalledWith('/desk/orders?tab=unpaid')
})

test('an order that is opened from the list remembers the list', async () => {
  await openOrders()
  press('KeyJ')
  press('Enter')
  expect(router.push).toHaveBeenLastCalledWith(deskPaths.orderOfList(7, ''))
})

test('the head of the codes sorts by age, the newest first', async () => {
  await openOrders()
  await userEvent.click(screen.getByRole('button', { name: 'کد' }))
  expect(router.replace).toHaveBeenLastCalledWith('/desk/orders?sort=newest', { scroll: false })
})

test('the keys of an order act on the current row though none is chosen', async () => {
  await openOrders()
  press('KeyE')
  expect(api.requestsTo(advanceOrders), 'no row is current yet').toEqual([])
  press('KeyJ')
  press('KeyP')
  expect(router.push).toHaveBeenLastCalledWith(deskPaths.printOrders('labels', [8]))
  press('KeyI')
  expect(router.push).toHaveBeenLastCalledWith(deskPaths.printOrders('invoices', [8]))
  press('KeyN')
  expect(router.push).toHaveBeenLastCalledWith(deskPaths.order(8, 'note'))
  press('KeyR')
  expect(router.push).toHaveBeenLastCalledWith(deskPaths.order(8, 'refund'))
  press('KeyU')
  expect(router.push).toHaveBeenLastCalledWith(deskPaths.customer(108))
  press('KeyE')
  await waitFor(() =>
    expect(api.requestsTo(advanceOrders)[0]?.body).toEqual({ orders: [{ id: 8, from: 'paid' }] }),
  )
  press('KeyA')
  expect(await screen.findByRole('dialog', { name: 'سپردن سفارش' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('KeyL')
  expect(await screen.findByRole('dialog', { name: 'نشان‌های سفارش' })).toBeVisible()
})

test('Ctrl and Enter send what is written in a text area, also in a dialog', async () => {
  const sent = vi.fn()
  await openOrders()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <textarea aria-label="یادداشت" />
      <button type="submit">نگه داشتن</button>
    </form>,
  )
  const field = screen.getByLabelText('یادداشت')
  fireEvent.keyDown(field, { code: 'Enter', ctrlKey: true })
  fireEvent.keyDown(field, { code: 'Enter', ctrlKey: true, repeat: true })
  expect(sent).toHaveBeenCalledTimes(1)
  press('KeyJ')
  press('KeyA')
  await screen.findByRole('dialog', { name: 'سپردن سفارش' })
  fireEvent.keyDown(field, { code: 'Enter', metaKey: true })
  expect(sent).toHaveBeenCalledTimes(2)
})

test('who leaves lets go of what is still being read, which would be refused', async () => {
  const replace = vi.fn<(href: string) => void>()
  api.hangs(getInboxCounts)
  await openOrders()
  expect(getQueryClient().isFetching()).toBeGreaterThan(0)
  let readAtTheEnd = -1
  api.on(leaveDesk, () => {
    readAtTheEnd = getQueryClient().isFetching()
    return { data: { ok: true as const } }
  })
  const { href, origin } = window.location
  vi.stubGlobal('location', { href, origin, replace })
  await userEvent.click(screen.getByRole('button', { name: 'خروج از میز کار' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith(deskPaths.login))
  expect(readAtTheEnd).toBe(0)
})
