// @in-a-window
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BulkOrders } from '@/components/desk/orders/bulk-orders'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { DeskTable } from '@/components/desk/ui/desk-table'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import { deskMember } from '../kit/desk-member'
import { render, screen } from '../kit/rendering'

const navigation = vi.hoisted(() => ({ search: 'tab=paid', push: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/orders',
  useSearchParams: () => new URLSearchParams(navigation.search),
  useRouter: () => ({ push: navigation.push, replace: vi.fn() }),
}))

const AT = '2026-11-20T08:00:00.000Z'
const orderOf = (id: number): ListedDeskOrder => ({
  ...{ id, code: `VT-${id}`, type: 'sales', is_exchange: false, status: 'paid' },
  ...{ next: 'processing', customer_id: 1, customer_name: 'مینا', city: 'تهران' },
  ...{ pieces: 1, pictures: [], total: 1_000_000, cash_on_delivery: false, refunded: 'none' },
  ...{ shipping_method: 'پست', delivery_day: null, gateways: [], assignee: null, tags: [] },
  ...{ since: AT, due_at: null, created_at: AT },
})

const actOnRow = vi.fn()

function List() {
  useCommandKeys()
  return (
    <DeskTable
      label="سفارش‌ها"
      rows={[1, 2, 3].map(orderOf)}
      columns={[{ id: 'code', header: 'کد', cell: ({ code }) => code }]}
      getId={({ id }) => id}
      getName={({ code }) => code}
      rowCommands={[
        {
          ...{ id: 'row-invoice', title: 'فاکتور', group: 'سفارش کنونی', keys: 'KeyI' },
          run: ({ id }) => actOnRow(id),
        },
      ]}
      bulk={(chosen) => <BulkOrders orders={chosen} onAdvance={() => {}} />}
    />
  )
}

const open = () =>
  render(
    <DeskMemberProvider member={deskMember({ permissions: ['orders.read'] })}>
      <List />
    </DeskMemberProvider>,
  )
const press = (code: string) => fireEvent.keyDown(document.body, { code })

beforeEach(() => {
  navigation.push.mockClear()
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
})
afterEach(() => void vi.restoreAllMocks())

test('orders are still chosen when one comes back from their papers, and that once', () => {
  const first = open()
  for (const code of ['KeyJ', 'KeyX', 'KeyJ', 'KeyX']) press(code)
  expect(screen.getByRole('link', { name: /^فاکتور/ })).toHaveAttribute(
    'href',
    deskPaths.printOrders('invoices', [1, 2], 'tab=paid'),
  )
  press('KeyI')
  expect(navigation.push).toHaveBeenCalledOnce()
  first.unmount()
  const second = open()
  expect(screen.getByText('۲ انتخاب')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'انتخاب VT-2' })).toBeChecked()
  second.unmount()
  open()
  expect(screen.queryByText(/انتخاب$/)).toBeNull()
})

test('the keys of what is chosen come before those of the current row, also when both come back at once', () => {
  const first = open()
  for (const code of ['KeyJ', 'KeyX', 'KeyJ', 'KeyX']) press(code)
  fireEvent.click(screen.getByRole('row', { name: /VT-3/ }))
  press('KeyI')
  first.unmount()
  open()
  expect(screen.getByText('۲ انتخاب')).toBeVisible()
  press('KeyI')
  expect(actOnRow).not.toHaveBeenCalled()
  const both = deskPaths.printOrders('invoices', [1, 2], 'tab=paid')
  expect(navigation.push.mock.calls).toEqual([[both], [both]])
})
