// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import TicketDialog from '@/components/account/ticket-dialog'
import { ApiError } from '@/lib/client/http/errors'
import { emitApiError } from '@/lib/client/http/session-bridge'
import { QueryProvider } from '@/lib/client/query-provider'
import { getOrders } from '@/lib/contract/orders/order'
import { openTicket, type TicketThread } from '@/lib/contract/account/tickets'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { wholeOrderOf } from '../orders/whole-order'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

const WORDS = 'کی به دستم می‌رسد؟'
const created_at = '2026-11-03T10:00:00.000Z'
const ticket: TicketThread = {
  ...{ id: 5, subject: 'پرسشی دیگر', department: 'sales', status: 'open', order: null },
  ...{ messages: [], created_at, updated_at: created_at },
}
const order = { id: 11, code: 'VT-۱۴۰۵-۱' }
const message = () => screen.getByRole('textbox', { name: /^پیام/ })

function ask(about?: typeof order) {
  return render(
    <QueryProvider>
      <TicketDialog onClose={() => {}} onOpened={() => {}} {...(about && { order: about })} />
    </QueryProvider>,
  )
}

beforeEach(() => {
  sessionStorage.clear()
  api.on(getOrders, { data: { orders: [], total: 1, count: 0, current_page: 1 } })
  api.on(openTicket, { data: { ticket } })
  act(() => userStore.set(() => ({ id: 1, isHydrated: true })))
})

test('the draft of a ticket about an order returns with that order and nowhere else', async () => {
  const first = ask(order)
  await userEvent.type(message(), WORDS)
  act(() => emitApiError(new ApiError({ kind: 'status', status: 419, message: '' })))
  first.unmount()

  const another = ask()
  expect(message()).toHaveValue('')
  await userEvent.type(screen.getByRole('textbox', { name: 'موضوع' }), 'پرسشی دیگر')
  await userEvent.type(message(), 'ساعت کار شما؟')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'بخش' }), 'sales')
  await userEvent.click(screen.getByRole('button', { name: 'ارسال تیکت' }))
  await waitFor(() => expect(api.requestsTo(openTicket)).toHaveLength(1))
  expect(api.requestsTo(openTicket)[0]?.body).not.toHaveProperty('order_id')
  another.unmount()

  ask(order)
  await waitFor(() => expect(message()).toHaveValue(WORDS))
})

test('a ticket can be about one of the orders of its customer', async () => {
  const { order: own } = wholeOrderOf({ id: 11, code: 'VT-1405-1', created_at })
  const listed = { orders: [{ ...own, items: [] }], total: 1, count: 1, current_page: 1 }
  api.on(getOrders, { data: listed })
  ask()
  await screen.findByRole('option', { name: /VT-۱۴۰۵-۱.* · ۱۲ آبان ۱۴۰۵/ })
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /^دربارهٔ کدام سفارش؟/ }),
    screen.getByRole('option', { name: /VT-۱۴۰۵-۱/ }),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'موضوع' }), 'پرسشی دیگر')
  await userEvent.type(message(), WORDS)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'بخش' }), 'sales')
  await userEvent.click(screen.getByRole('button', { name: 'ارسال تیکت' }))
  await waitFor(() => expect(api.requestsTo(openTicket)[0]?.body).toMatchObject({ order_id: '11' }))
})

test('on a phone a ticket is written in a sheet, which is pulled down by its handle', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ media: query, matches: true, onchange: null },
      ...{ addListener: vi.fn(), removeListener: vi.fn() },
    }),
  )
  HTMLElement.prototype.setPointerCapture = vi.fn()
  const handleClose = vi.fn()
  render(
    <QueryProvider>
      <TicketDialog onClose={handleClose} onOpened={() => {}} />
    </QueryProvider>,
  )
  const handle = screen.getByRole('dialog', { name: 'تیکت تازه' }).firstElementChild
  if (handle === null) throw new Error('The sheet is empty.')
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: handle, coords: { clientY: 100 } },
    { keys: '[/MouseLeft]', target: handle, coords: { clientY: 300 } },
  ])
  await waitFor(() => expect(handleClose).toHaveBeenCalled())
  vi.restoreAllMocks()
})
