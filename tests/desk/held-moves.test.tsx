// @in-a-window
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BulkOrders } from '@/components/desk/orders/bulk-orders'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { HeldMovesNotice } from '@/components/desk/layout/held-moves-notice'
import {
  HeldMovesProvider,
  useAdvance,
  useShownOrders,
  useTakeBackKeys,
} from '@/components/desk/ui/held-moves-provider'
import { OrderBoard } from '@/components/desk/orders/order-board'
import { DeskOrderCard } from '@/components/desk/orders/order-rows'
import { deskOrdersQuery } from '@/lib/client/desk/orders'
import {
  advanceOrders,
  getDeskOrderBoard,
  getDeskOrders,
  moveOrder,
  type ListedDeskOrder,
} from '@/lib/contract/desk/orders'
import { getNextStatus } from '@/lib/domain/order-transitions'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

let path = '/desk/orders'
vi.mock('next/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()
const AT = '2026-11-21T10:00:00.000Z'

const orderOf = (id: number, status: OrderStatus): ListedDeskOrder => ({
  ...{ id, code: `40010${id}`, type: 'sales', is_exchange: false, status },
  ...{
    next: getNextStatus(status),
    customer_id: 1,
    customer_name: 'مینا راد',
    city: 'شیراز',
    pieces: 1,
  },
  ...{ pictures: [], total: 10_000_000, cash_on_delivery: false, shipping_method: null },
  ...{ refunded: 'none', delivery_day: null, gateways: [], assignee: null, tags: [] },
  ...{ since: AT, due_at: null, created_at: AT },
})

let stored: ListedDeskOrder[] = []
function moveStored(ids: readonly number[]): void {
  stored = stored.map((order) =>
    ids.includes(order.id) && order.next ? orderOf(order.id, order.next) : order,
  )
}

function List() {
  const orders = useShownOrders(useQuery(deskOrdersQuery({})).data?.orders)
  const run = useAdvance()
  useTakeBackKeys(true)
  return (
    <>
      <ul>
        {orders.map((order) => (
          <li key={order.id} aria-label={order.code}>
            <DeskOrderCard order={order} now={Date.parse(AT)} run={run} />
          </li>
        ))}
      </ul>
      <BulkOrders orders={orders} onAdvance={run} />
      <input aria-label="جستجو" />
    </>
  )
}

function Keys({ children }: { children: ReactNode }) {
  useCommandKeys()
  return <DeskMemberProvider member={deskMember()}>{children}</DeskMemberProvider>
}

function Desk({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <HeldMovesProvider>
        <Keys>
          {children}
          <HeldMovesNotice />
        </Keys>
      </HeldMovesProvider>
    </QueryClientProvider>
  )
}

let client = new QueryClient()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  path = '/desk/orders'
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stored = [orderOf(1, 'paid'), orderOf(2, 'paid')]
  api.on(getDeskOrders, () => ({
    data: { orders: stored, total: 1, count: stored.length, current_page: 1 },
  }))
  api.on(advanceOrders, ({ body }) => {
    const ids = advanceOrders.body?.parse(body).orders.map(({ id }) => id) ?? []
    moveStored(ids)
    return { data: { advanced: ids, refused: [] } }
  })
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (code: string, target: Element = document.body, init = {}) =>
  fireEvent.keyDown(target, { code, ...init })
const rowOf = async (code: string) => within(await screen.findByRole('listitem', { name: code }))
const noticeButton = () => screen.queryByRole('button', { name: 'برگرداندن' })
const sentOrders = () => api.requestsTo(advanceOrders).map(({ body }) => body)

async function openList() {
  renderToaster()
  const view = render(
    <Desk>
      <List />
    </Desk>,
  )
  return { ...view, row: await rowOf('400101') }
}

const clickNext = async (id: number) =>
  userEvent.click((await rowOf(`40010${id}`)).getByRole('button', { name: /پیش بردن/ }))

test('an order that is moved shows its step at once, and the shop hears of it after eight seconds', async () => {
  const { row } = await openList()
  await clickNext(1)
  expect(row.getByText('در حال پردازش')).toBeVisible()
  expect(row.getByText('هنوز ثبت نشده')).toBeVisible()
  const notice = screen.getByText(/می‌رود/)
  expect(notice).toHaveTextContent('سفارش ۴۰۰۱۰۱ به «در حال پردازش» می‌رود؛ تا ۸ ثانیه با کلید Z')
  expect(notice).toHaveAttribute('role', 'status')
  await pass(7_000)
  expect(notice).not.toHaveTextContent('۱ ثانیه')
  expect(api.requestsTo(advanceOrders)).toHaveLength(0)
  await pass(1_500)
  expect(await screen.findByText('سفارش پیش رفت.')).toBeVisible()
  expect(sentOrders()).toEqual([{ orders: [{ id: 1, from: 'paid' }] }])
  expect(noticeButton()).toBeNull()
  await waitFor(() => expect(row.queryByText('هنوز ثبت نشده')).toBeNull())
  expect(row.getByText('در حال پردازش')).toBeVisible()
})

test.each([
  ['Z', () => press('KeyZ', document.body, { key: 'ظ' })],
  ['⌘Z', () => press('KeyZ', document.body, { metaKey: true })],
  ['its button', async () => userEvent.click(noticeButton() ?? document.body)],
])('%s takes several orders back, and nothing was ever sent', async (_, takeBack) => {
  const { row } = await openList()
  press('KeyE')
  expect(screen.getByText(/^۲ سفارش به «در حال پردازش» می‌رود/)).toBeVisible()
  await takeBack()
  expect(noticeButton()).toBeNull()
  expect(row.getByText('پرداخت شد')).toBeVisible()
  expect(await screen.findByText('برگشت؛ وضعیت ۲ سفارش تغییر نکرد.')).toBeVisible()
  await pass(20_000)
  expect(api.requestsTo(advanceOrders)).toHaveLength(0)
})

test('Z in a field is the letter, and ⌘Z there is of what was typed', async () => {
  await openList()
  await clickNext(1)
  const field = screen.getByRole('textbox', { name: 'جستجو' })
  press('KeyZ', field)
  press('KeyZ', field, { ctrlKey: true })
  expect(noticeButton()).toBeVisible()
})

test('a second move sends the first, and can be taken back alone', async () => {
  const { row } = await openList()
  await clickNext(1)
  await clickNext(2)
  await waitFor(() => expect(sentOrders()).toEqual([{ orders: [{ id: 1, from: 'paid' }] }]))
  press('KeyZ')
  await pass(10_000)
  expect(sentOrders()).toHaveLength(1)
  expect(row.getByText('در حال پردازش')).toBeVisible()
  expect((await rowOf('400102')).getByText('پرداخت شد')).toBeVisible()
})

test('one order may go on twice, and its second step waits for the answer to the first', async () => {
  const { row } = await openList()
  await clickNext(1)
  await clickNext(1)
  expect(row.getByText('در حال آماده‌سازی')).toBeVisible()
  await pass(8_500)
  await waitFor(() => expect(sentOrders()).toHaveLength(2))
  expect(sentOrders()[1]).toEqual({ orders: [{ id: 1, from: 'processing' }] })
})

test('a double click is one step', async () => {
  const { row } = await openList()
  await userEvent.dblClick(row.getByRole('button', { name: /پیش بردن/ }))
  expect(row.getByText('در حال پردازش')).toBeVisible()
})

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

test.each([
  ['hidden', hide],
  ['left', leave],
])(
  'a page that is %s sends at once what it holds, by a request that outlives it',
  async (_, go) => {
    await openList()
    await clickNext(1)
    const fetching = vi.spyOn(globalThis, 'fetch')
    act(go)
    expect(fetching).toHaveBeenCalledOnce()
    expect(fetching.mock.lastCall?.[1]).toMatchObject({ keepalive: true })
    await waitFor(() => expect(sentOrders()).toHaveLength(1))
    await pass(10_000)
    expect(sentOrders()).toHaveLength(1)
  },
)

test('another page of the desk sends what the former held', async () => {
  const { rerender } = await openList()
  await clickNext(1)
  path = '/desk/products'
  rerender(<Desk>کالاها</Desk>)
  await waitFor(() => expect(sentOrders()).toHaveLength(1))
  expect(noticeButton()).toBeNull()
})

test('an order that the shop refuses is as it was, with the reason, until that was read', async () => {
  api.on(advanceOrders, {
    data: {
      advanced: [],
      refused: [{ id: 1, code: '400101', error: 'رضا این سفارش را تغییر داده است.' }],
    },
  })
  const { row } = await openList()
  await clickNext(1)
  await pass(8_500)
  const reason = await screen.findByRole('alert')
  expect(reason).toHaveTextContent('سفارش ۴۰۰۱۰۱ سر جایش برگشت: رضا این سفارش را تغییر داده است.')
  expect(row.getByText('پرداخت شد')).toBeVisible()
  await userEvent.click(within(reason).getByRole('button', { name: 'بستن' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a second step of an order whose first was refused is not sent', async () => {
  let answer = () => {}
  const answering = new Promise<void>((resolve) => (answer = resolve))
  api.on(advanceOrders, async () => {
    await answering
    return { data: { advanced: [], refused: [{ id: 1, code: '400101', error: 'نشد.' }] } }
  })
  const { row } = await openList()
  await clickNext(1)
  await clickNext(1)
  await waitFor(() => expect(sentOrders()).toHaveLength(1))
  answer()
  expect(await screen.findByRole('alert')).toHaveTextContent('نشد.')
  expect(row.getByText('پرداخت شد')).toBeVisible()
  expect(noticeButton()).toBeNull()
  await pass(10_000)
  expect(sentOrders()).toHaveLength(1)
})

test('of several that went and did not, it is said which', async () => {
  api.on(advanceOrders, () => {
    moveStored([1])
    return { data: { advanced: [1], refused: [{ id: 2, code: '400102', error: 'نشد.' }] } }
  })
  const { row } = await openList()
  press('KeyE')
  await pass(8_500)
  const report = await screen.findByRole('dialog', { name: '۱ از ۲ سفارش پیش رفت' })
  expect(report).toHaveTextContent('نشد.')
  await waitFor(() => expect(row.getByText('در حال پردازش')).toBeInTheDocument())
})

test('a request that fails brings all back and says why', async () => {
  api.fails(advanceOrders, { status: 403, error: 'نقش شما این کار را ندارد.' })
  const { row } = await openList()
  press('KeyE')
  await pass(8_500)
  expect(await screen.findByRole('alert')).toHaveTextContent('۲ سفارش پیش نرفت:')
  expect(row.getByText('پرداخت شد')).toBeVisible()
})

test('the focus goes back from the button of the notice when that goes', async () => {
  await openList()
  await clickNext(1)
  const field = screen.getByRole('textbox', { name: 'جستجو' })
  act(() => field.focus())
  await userEvent.tab()
  expect(noticeButton()).toHaveFocus()
  await pass(8_500)
  expect(field).toHaveFocus()
})

/** Of a card in «در حال آماده‌سازی», by its menu. */
async function moveCard(title: string) {
  api.on(moveOrder, { data: { ok: true } })
  const orders = [orderOf(1, 'preparing')]
  const columns = [
    ...[{ status: 'preparing' as const, count: 3, orders }],
    ...[{ status: 'packaging' as const, count: 0, orders: [] }],
  ]
  api.on(getDeskOrderBoard, { data: { columns } })
  render(
    <Desk>
      <OrderBoard filters={{}} canAdvance now={Date.parse(AT)} />
    </Desk>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'جابه‌جایی سفارش 400101' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: title }))
}

test('a card is in its new column at once, over steps too, and is sent as that move', async () => {
  await moveCard('بسته‌بندی')
  const column = screen.getByRole('region', { name: /^بسته‌بندی ۱/ })
  expect(within(column).getByText('هنوز ثبت نشده')).toBeVisible()
  expect(screen.getByRole('region', { name: /^در حال آماده‌سازی ۲/ })).toBeVisible()
  await pass(8_500)
  await waitFor(() =>
    expect(api.requestsTo(moveOrder)[0]).toMatchObject({
      params: { id: '1' },
      body: { from: 'preparing', to: 'packaging' },
    }),
  )
})

test('cancelling stands once in the menu, asks why, and is sent at once', async () => {
  await moveCard('لغو سفارش…')
  await userEvent.click(screen.getByRole('radio', { name: /مشتری با پشتیبانی تماس گرفت/ }))
  await userEvent.click(screen.getByRole('button', { name: 'لغو سفارش' }))
  await waitFor(() => expect(api.requestsTo(moveOrder)).toHaveLength(1))
  expect(api.requestsTo(moveOrder)[0]?.body).toMatchObject({ to: 'cancel_operator' })
  expect(noticeButton()).toBeNull()
})
