// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BulkOrders } from '@/components/desk/orders/bulk-orders'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { DeskTable } from '@/components/desk/ui/desk-table'
import { useMatching } from '@/components/desk/ui/use-matching'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { getQueryClient } from '@/lib/client/query-client'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import { deskMember } from '../kit/desk-member'
import { render, screen, waitFor } from '../kit/rendering'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/orders',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push, replace: vi.fn() }),
}))

const AT = '2026-11-20T08:00:00.000Z'
const orderOf = (id: number): ListedDeskOrder => ({
  ...{ id, code: `VT-${id}`, type: 'sales', is_exchange: false, status: 'paid' },
  ...{ next: 'processing', customer_id: 1, customer_name: 'مینا', city: 'تهران' },
  ...{ pieces: 1, pictures: [], total: 1_000_000, cash_on_delivery: false, refunded: 'none' },
  ...{ shipping_method: 'پست', delivery_day: null, gateways: [], assignee: null, tags: [] },
  ...{ since: AT, due_at: null, created_at: AT },
})
const listed = [1, 2].map(orderOf)
const all = [1, 2, 3, 4].map(orderOf)

let release = (_: readonly ListedDeskOrder[]) => {}
const onAdvance = vi.fn<(orders: readonly ListedDeskOrder[]) => void>()

function List() {
  useCommandKeys()
  const matching = useMatching({
    ...{ queryKey: ['orders', 'matching'], hasMore: true, title: 'انتخاب هر ۴ سفارش' },
    read: () =>
      new Promise<readonly ListedDeskOrder[]>((resolve) => {
        release = resolve
      }),
  })
  return (
    <DeskTable
      label="سفارش‌ها"
      rows={listed}
      columns={[{ id: 'code', header: 'کد', cell: ({ code }) => code }]}
      getId={({ id }) => id}
      getName={({ code }) => code}
      matching={matching}
      bulk={(chosen) => <BulkOrders orders={chosen} whole={matching.whole} onAdvance={onAdvance} />}
    />
  )
}
const press = (code: string, init = {}) => fireEvent.keyDown(document.body, { code, ...init })

beforeEach(() => {
  push.mockClear()
  onAdvance.mockClear()
  getQueryClient().clear()
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['orders.read'] })}>
        <List />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => void vi.restoreAllMocks())

test('what is pressed at once after all were asked for waits for all of them', async () => {
  press('KeyA', { ctrlKey: true })
  press('KeyP')
  expect(push).not.toHaveBeenCalled()
  release(all)
  await waitFor(() =>
    expect(push).toHaveBeenCalledExactlyOnceWith(deskPaths.printOrders('labels', [1, 2, 3, 4], '')),
  )
})

test('a step and a link of a paper wait as well, and once all are there nothing does', async () => {
  press('KeyA', { ctrlKey: true })
  press('KeyE')
  fireEvent.click(screen.getByRole('link', { name: /^فاکتور/ }))
  expect(onAdvance).not.toHaveBeenCalled()
  release(all)
  await waitFor(() =>
    expect(onAdvance.mock.lastCall?.[0].map(({ id }) => id)).toEqual([1, 2, 3, 4]),
  )
  expect(push).toHaveBeenCalledExactlyOnceWith(deskPaths.printOrders('invoices', [1, 2, 3, 4], ''))
  expect(await screen.findByText('۴ انتخاب')).toBeVisible()
})

test('nothing is done with what is no longer chosen by the time that it comes', async () => {
  press('KeyA', { ctrlKey: true })
  press('KeyP')
  press('Escape')
  release(all)
  await waitFor(() => expect(screen.queryByText(/انتخاب$/)).toBeNull())
  expect(push).not.toHaveBeenCalled()
})
