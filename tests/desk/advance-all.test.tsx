// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAdvanceAll } from '@/components/desk/orders/advance-all'
import { useCommandKeys, useCommands } from '@/components/desk/ui/desk-commands'
import { HeldMovesProvider } from '@/components/desk/ui/held-moves-provider'
import { packItem } from '@/components/desk/orders/packed-goods'
import { getQueryClient } from '@/lib/client/query-client'
import { orderWorkCalls } from '@/lib/contract/desk/order-work'
import { advanceOrders, getStaffOrder } from '@/lib/contract/desk/orders'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'
import { wholeOrderOf } from '../orders/whole-order'

vi.mock('next/navigation', () => ({
  usePathname: () => '/desk/orders',
  useRouter: () => ({ push: vi.fn() }),
}))

const { getOrdersToAdvance } = orderWorkCalls
const api = fakeApi()

const ordersOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, code: `VT-${at + 1}` }))

function answerWith(count: number): void {
  api.on(getOrdersToAdvance, {
    data: {
      statuses: [{ status: 'processing', count }],
      next: 'preparing',
      orders: ordersOf(count),
    },
  })
}
const idsOf = (body: unknown) => advanceOrders.body?.parse(body).orders.map(({ id }) => id) ?? []
const sentIds = () => api.requestsTo(advanceOrders).map(({ body }) => idsOf(body))

beforeEach(() => {
  answerWith(83)
  api.on(advanceOrders, ({ body }) => ({ data: { advanced: idsOf(body), refused: [] } }))
})

function List() {
  const { command, dialog } = useAdvanceAll({ stats: 'processing', tag: 'هدیه' })
  useCommands([command])
  useCommandKeys()
  return dialog
}

async function ask() {
  renderToaster()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <HeldMovesProvider>
        <List />
      </HeldMovesProvider>
    </QueryClientProvider>,
  )
  fireEvent.keyDown(document.body, { code: 'KeyE', shiftKey: true })
  return within(await screen.findByRole('dialog', { name: 'گام بعد برای همهٔ این فهرست' }))
}

test('all that match are counted and named in a question, and go on at once when it is answered', async () => {
  const dialog = await ask()
  expect(await dialog.findByText('۸۳ سفارش به «در حال آماده‌سازی» برود؟')).toBeVisible()
  const [found] = api.requestsTo(getOrdersToAdvance)
  expect(Object.fromEntries(found?.query ?? [])).toEqual({ stats: 'processing', tag: 'هدیه' })
  expect(sentIds()).toEqual([])
  expect(dialog.getByRole('button', { name: 'پیش بردن ۸۳ سفارش' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('۸۳ سفارش پیش رفت.')).toBeVisible()
  expect(sentIds()).toEqual([ordersOf(83).map(({ id }) => id)])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what stayed is listed with its reason', async () => {
  const refused = [1, 2, 3].map((id) => ({ id, code: `VT-${id}`, error: 'همکاری آن را برد.' }))
  api.on(advanceOrders, ({ body }) => ({
    data: { advanced: idsOf(body).filter((id) => id > 3), refused },
  }))
  const dialog = await ask()
  await userEvent.click(await dialog.findByRole('button', { name: 'پیش بردن ۸۳ سفارش' }))
  const report = within(await screen.findByRole('dialog', { name: '۸۰ از ۸۳ سفارش پیش رفت' }))
  expect(report.getAllByText('همکاری آن را برد.')).toHaveLength(3)
})

test('many go in batches with a bar, and a batch that fails ends it', async () => {
  answerWith(250)
  let release: (() => void) | undefined
  api.on(advanceOrders, async ({ body }) => {
    const ids = idsOf(body)
    if (ids.includes(101)) {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      throw Response.json(
        { error: 'حق این کار را ندارید.', code: 'permission_denied' },
        { status: 403 },
      )
    }
    return { data: { advanced: ids, refused: [] } }
  })
  const dialog = await ask()
  await userEvent.click(await dialog.findByRole('button', { name: 'پیش بردن ۲۵۰ سفارش' }))
  expect(await dialog.findByText('۱۰۰ از ۲۵۰ سفارش فرستاده شد')).toBeVisible()
  expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '100')
  await userEvent.keyboard('{Escape}')
  expect(dialog.getByRole('progressbar')).toBeVisible()
  await waitFor(() => expect(release).toBeDefined())
  release?.()
  const report = within(await screen.findByRole('dialog', { name: '۱۰۰ از ۲۵۰ سفارش پیش رفت' }))
  expect(report.getAllByText('حق این کار را ندارید.')).toHaveLength(100)
  expect(report.getAllByText('فرستاده نشد و سر جایش ماند.')).toHaveLength(50)
  expect(sentIds()).toHaveLength(2)
})

test('it is stopped between two batches', async () => {
  answerWith(250)
  let release: (() => void) | undefined
  api.on(advanceOrders, async ({ body }) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return { data: { advanced: idsOf(body), refused: [] } }
  })
  const dialog = await ask()
  await userEvent.click(await dialog.findByRole('button', { name: 'پیش بردن ۲۵۰ سفارش' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'توقف' }))
  await waitFor(() => expect(release).toBeDefined())
  release?.()
  expect(await screen.findByRole('dialog', { name: '۱۰۰ از ۲۵۰ سفارش پیش رفت' })).toBeVisible()
  expect(sentIds()).toHaveLength(1)
})

test('orders of several statuses are named, and nothing is offered', async () => {
  const statuses = [
    { status: 'paid' as const, count: 3 },
    { status: 'processing' as const, count: 12 },
  ]
  api.on(getOrdersToAdvance, { data: { statuses, next: null, orders: [] } })
  const dialog = await ask()
  expect(await dialog.findByText(/در چند وضعیت‌اند/)).toBeVisible()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['پرداخت شد: ۳ سفارش', 'در حال پردازش: ۱۲ سفارش'],
  ])
  expect(dialog.queryByRole('button', { name: /پیش بردن/ })).toBeNull()
})

test('what has no next step, and a filter without orders, say so', async () => {
  const statuses = [{ status: 'delivery' as const, count: 3 }]
  api.on(getOrdersToAdvance, { data: { statuses, next: null, orders: [] } })
  const dialog = await ask()
  expect(await dialog.findByText(/گام بعدی ندارند/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  api.on(getOrdersToAdvance, { data: { statuses: [], next: null, orders: [] } })
  fireEvent.keyDown(document.body, { code: 'KeyE', shiftKey: true })
  expect(await screen.findByText('با این فیلترها سفارشی نیست.')).toBeVisible()
})

test('parcels that were begun and are not whole are named before all go on', async () => {
  const item = (id: number, title: string) => ({
    ...{ id, product_id: id, stock_id: id, slug: 'a', title, parent_value: {}, picture: null },
    ...{ price: 1_000, final_price: 1_000, quantity: 1, reason: null },
  })
  const { data: whole } = getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ id: 2, status: 'packaging' }),
      items: [item(1, 'کتاب'), item(2, 'ماگ')],
      picking: [1, 2].map((id) => ({ order_item_id: id, sku: null, units: 1 })),
      customer: { id: 1, name: 'مریم', mobile: null },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [], refundable: null },
    },
  })
  act(() => packItem(whole, 1, true))
  api.on(getOrdersToAdvance, {
    data: {
      statuses: [{ status: 'packaging', count: 3 }],
      ...{ next: 'ready_for_send', orders: ordersOf(3) },
    },
  })
  const dialog = await ask()
  await userEvent.click(await dialog.findByRole('button', { name: 'پیش بردن ۳ سفارش' }))
  const question = within(await screen.findByRole('dialog', { name: '۱ قلم در بسته نیست' }))
  expect(question.getByText('VT-۲')).toBeVisible()
  expect(sentIds()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'بدون این سفارش' }))
  expect(await screen.findByText('۲ سفارش پیش رفت.')).toBeVisible()
  expect(sentIds()).toEqual([[1, 3]])
})
