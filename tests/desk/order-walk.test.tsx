// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { useListHref, WalkLinks } from '@/components/desk/ui/list-walk'
import { useOrderWalk } from '@/components/desk/orders/order-walk'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskOrders, type ListedDeskOrder } from '@/lib/contract/desk/orders'
import { fakeApi } from '../kit/fake-api'
import { render, screen, waitFor } from '../kit/rendering'

let search = ''
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams(search),
}))

const api = fakeApi()
const AT = '2026-11-20T08:00:00.000Z'
const orderOf = (id: number): ListedDeskOrder => ({
  ...{ id, code: `VT-${id}`, type: 'sales', is_exchange: false, status: 'paid' },
  ...{ next: 'processing', customer_id: 1, customer_name: 'مینا', city: 'تهران' },
  ...{ pieces: 1, pictures: [], total: 1_000_000, cash_on_delivery: false, refunded: 'none' },
  ...{ shipping_method: 'پست', delivery_day: null, gateways: [], assignee: null, tags: [] },
  ...{ since: AT, due_at: null, created_at: AT },
})

beforeEach(() => {
  api.on(getDeskOrders, ({ query }) => {
    const page = Number(query.get('page'))
    const ids = page === 1 ? [1, 2, 3] : [4]
    return { data: { orders: ids.map(orderOf), total: 2, count: 53, current_page: page } }
  })
})

function Walk({ id }: { id: number }) {
  const walk = useOrderWalk(id)
  return (
    <>
      <a href={useListHref(deskPaths.orders)}>فهرست</a>
      {walk && <WalkLinks walk={walk} one="سفارش" many="سفارش‌های" />}
    </>
  )
}

const open = (id: number, list: string | null) => {
  search = list === null ? '' : new URLSearchParams({ list }).toString()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Walk id={id} />
    </QueryClientProvider>,
  )
}
const link = (name: string) => screen.findByRole('link', { name })

test('an order knows its neighbours in the list that it was opened from, with its filters', async () => {
  open(2, 'tab=paid&due=late')
  expect(await screen.findByText('۲ از ۵۳')).toBeVisible()
  expect(await link('سفارش بعد')).toHaveAttribute(
    'href',
    deskPaths.orderOfList(3, 'tab=paid&due=late'),
  )
  expect(await link('سفارش پیش')).toHaveAttribute(
    'href',
    deskPaths.orderOfList(1, 'tab=paid&due=late'),
  )
  expect(await link('فهرست')).toHaveAttribute('href', '/desk/orders?tab=paid&due=late')
  const query = Object.fromEntries(api.requestsTo(getDeskOrders)[0]?.query ?? [])
  expect(query).toMatchObject({ stats: 'paid', due: 'late' })
})

test('the walk goes on over the end of a page', async () => {
  open(3, '')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'سفارش بعد' })).toHaveAttribute(
      'href',
      deskPaths.orderOfList(4, 'page=2'),
    ),
  )
})

test('an order that was opened from no list has no neighbours', async () => {
  open(2, null)
  expect(screen.queryByRole('link', { name: 'سفارش بعد' })).toBeNull()
  expect(await link('فهرست')).toHaveAttribute('href', '/desk/orders')
  expect(api.requestsTo(getDeskOrders)).toEqual([])
})
