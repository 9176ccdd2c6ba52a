// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { HeldMovesNotice } from '@/components/desk/layout/held-moves-notice'
import { HeldMovesProvider } from '@/components/desk/ui/held-moves-provider'
import { InboxView } from '@/components/desk/inbox/inbox-view'
import { notify } from '@/components/ui/notify'
import { getQueryClient } from '@/lib/client/query-client'
import { announcePresence } from '@/lib/contract/desk/live'
import { getInboxCounts } from '@/lib/contract/desk/moderation'
import { advanceOrders, getStaffOrder, moveOrder } from '@/lib/contract/desk/orders'
import {
  answerStaffTicket,
  getStaffTicket,
  getStaffTickets,
  getTicketChoices,
} from '@/lib/contract/desk/tickets'
import { PERMISSIONS } from '@/lib/domain/staff'
import { CONTEXT_SCREEN, PHONE_SCREEN } from '@/styles/breakpoints'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

const replace = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/inbox',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, replace }),
}))

const api = fakeApi()
const AT = '2026-11-20T10:00:00.000Z'
const ticket = {
  ...{ id: 2, subject: 'پیراهن با سایز اشتباه رسید', department: 'returns' as const },
  ...{
    order: { id: 81, code: 'VT-1', type: 'sales' as const },
    created_at: AT,
    updated_at: AT,
    assignee: null,
  },
}
const beside = (id: number, code: string, status: 'delivery' | 'refer_accept') => ({
  ...{ id, code, status, total: 1_000, created_at: AT },
})

function openInbox({ status = 'open' as 'open' | 'closed', isWide = true } = {}) {
  replace.mockClear()
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, onchange: null, addListener: () => {}, removeListener: () => {} },
      matches: media === CONTEXT_SCREEN ? isWide : media !== PHONE_SCREEN,
    }),
  )
  api.on(getStaffTicket, {
    data: {
      ticket: {
        ...{ ...ticket, status, notes: [] },
        customer: { id: 1, name: 'مریم کاظمی', mobile: null },
        about_customer: { orders: 9, spent: 1_000, returns: 1, balance: 0 },
        order_beside: {
          ...{ ...beside(81, 'VT-1', 'delivery'), goods: ['پیراهن'] },
          returns: [beside(90, 'VT-9', 'refer_accept')],
        },
        messages: [
          ...[{ id: 1, from_shop: false, message: 'سلام', files: [], created_at: AT }].map(
            (message) => ({ ...message, staff_name: null }),
          ),
        ],
      },
    },
  })
  function Desk() {
    useCommandKeys()
    return (
      <QueryClientProvider client={getQueryClient()}>
        <DeskMemberProvider member={deskMember({ permissions: [...PERMISSIONS] })}>
          <HeldMovesProvider>
            <InboxView />
            <HeldMovesNotice />
          </HeldMovesProvider>
        </DeskMemberProvider>
      </QueryClientProvider>
    )
  }
  render(<Desk />)
  return screen.findByRole('textbox', { name: 'پاسخ به مشتری' })
}

beforeEach(() => {
  localStorage.clear()
  api.on(getInboxCounts, { data: { counts: { tickets: 1 } } })
  api.on(getTicketChoices, { data: { version: 1, members: [], replies: [] } })
  api.on(announcePresence, { data: { people: [] } })
  api.on(getStaffTickets, {
    data: {
      tickets: [{ ...ticket, status: 'open', customer_name: 'مریم کاظمی', due_at: null }],
      ...{ counts: { open: 1 }, total: 1, count: 1, current_page: 1 },
    },
  })
  answerReturn('refer_accept', 'returned')
})

function answerReturn(status: 'refer_accept' | 'returned', next: 'returned' | 'refer_done') {
  const order = { id: 90, code: 'VT-9', type: 'refer', status, payable: 7_500_000 } as const
  api.on(getStaffOrder, {
    data: getStaffOrder.answer.parse({
      data: {
        ...wholeOrderOf(order),
        customer: { id: 1, name: 'مریم کاظمی', mobile: null },
        ...{ next, allowed: [next], due_at: null, assignee: null },
        ...{ notes: [], refundable: null },
      },
    }).data,
  })
}
afterEach(() => vi.restoreAllMocks())

const printed = () =>
  within(screen.getByRole('contentinfo'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the foot prints the keys that what is open has, and no others', async () => {
  await openInbox()
  await waitFor(() =>
    expect(printed()).toEqual([
      ...['Jبعدی', 'Kقبلی', 'Rپاسخ', 'Pپاسخ آماده', 'Nیادداشت'],
      ...['Yگام بعد مرجوعی', 'Eبستن', '/جستجو در این صف'],
    ]),
  )
  const prepared = screen.getByRole('button', { name: /پاسخ‌های آماده/ })
  expect(within(prepared).getByText('P')).toBeInTheDocument()
})

test('a thread opens at its newest message', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  await openInbox()
  expect(screen.getByRole('list', { name: 'پیام‌های تیکت' }).scrollTop).toBe(900)
})

test('a closed ticket has no key that closes it', async () => {
  await openInbox({ status: 'closed' })
  await waitFor(() => expect(printed()).toContain('Rپاسخ'))
  expect(printed()).not.toContain('Eبستن')
})

test('the search of a queue prints its key, and searches when the hand rests', async () => {
  await openInbox()
  const field = screen.getByRole('searchbox', { name: 'جستجو در تیکت‌ها' })
  expect(field).toHaveAttribute('aria-keyshortcuts', '/')
  await userEvent.keyboard('[Slash]')
  expect(field).toHaveFocus()
  await userEvent.type(field, 'پیراهن')
  await waitFor(() =>
    expect(replace.mock.lastCall?.[0]).toBe(`/desk/inbox?${new URLSearchParams({ q: 'پیراهن' })}`),
  )
})

test('without a side of its own a line says who asks, opens the rest, and takes the return on', async () => {
  await openInbox({ isWide: false })
  const line = screen.getByRole('button', { name: /مریم کاظمی · ۹ سفارش · مرجوعی/ })
  expect(line).toHaveTextContent('مرجوعی پذیرفته شد')
  expect(screen.queryByText('کیف پول')).toBeNull()
  await userEvent.keyboard('[KeyU]')
  const sheet = await screen.findByRole('dialog', { name: 'مشتری و سفارش' })
  expect(within(sheet).getByText('کیف پول')).toBeVisible()
  expect(await within(sheet).findByRole('button', { name: 'به انبار رسید' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: /به انبار رسید/ })).toBeVisible()
})

test('a step of a return is held: a second Y takes no other, and Z takes it back', async () => {
  api.on(advanceOrders, { data: { advanced: [90], refused: [] } })
  await openInbox()
  const decision = within(await screen.findByRole('region', { name: 'تصمیم' }))
  await userEvent.keyboard('yy')
  expect(await screen.findByText(/^مرجوعی/, { selector: '[role="status"]' })).toHaveTextContent(
    'مرجوعی VT-۹ به «به انبار رسید» می‌رود',
  )
  expect(decision.queryByRole('button')).toBeNull()
  await userEvent.keyboard('z')
  expect(await decision.findByRole('button', { name: /به انبار رسید/ })).toBeVisible()
  expect(api.requestsTo(advanceOrders)).toHaveLength(0)
})

test('the money of a return goes back once that was asked, and what is done says of which', async () => {
  answerReturn('returned', 'refer_done')
  api.on(moveOrder, { data: { ok: true as const } })
  await openInbox()
  await screen.findByRole('region', { name: 'تصمیم' })
  await userEvent.keyboard('yy')
  const dialog = await screen.findByRole('dialog', { name: 'بازگرداندن پول به کیف پول؟' })
  expect(dialog).toHaveAccessibleDescription(/۷۵۰,۰۰۰ تومان به کیف پول مریم کاظمی می‌رود/)
  expect(api.requestsTo(moveOrder)).toHaveLength(0)
  await userEvent.click(within(dialog).getByRole('button', { name: 'بازگرداندن پول به کیف پول' }))
  await waitFor(() => expect(api.requestsTo(moveOrder)).toHaveLength(1))
  expect(screen.queryByText('ثبت شد.')).toBeNull()
})

test('an answer takes pictures, which wait beside its text and go with it', async () => {
  const success = vi.spyOn(notify, 'success')
  api.on(answerStaffTicket, { data: { ok: true as const } })
  const field = await openInbox()
  await userEvent.type(field, 'راهنمای شستشو')
  const chooser = screen.getByLabelText('عکس پیوست', { selector: 'input' })
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
  await userEvent.upload(chooser, [picture('guide.png'), picture('دیگر.png')])
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن دیگر.png' }))
  expect(screen.getByRole('group', { name: 'عکس پیوست' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: /^یادداشت داخلی/ }))
  expect(screen.queryByText('guide.png')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'پاسخ' }))
  const attached = screen.getByText('guide.png').closest('li')
  expect(attached?.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/)
  await userEvent.click(screen.getByRole('button', { name: 'ارسال' }))
  await waitFor(() => expect(api.requestsTo(answerStaffTicket)).toHaveLength(1))
  await waitFor(() =>
    expect(success).toHaveBeenCalledWith('پاسخ به مریم کاظمی فرستاده شد.', {
      title: 'دیدن',
      href: '/desk/inbox?queue=tickets&state=answered&item=2',
    }),
  )
  const [sent] = api.requestsTo(answerStaffTicket)
  expect(sent?.files.map(({ name }) => name)).toEqual(['guide.png'])
  expect(sent?.body).toMatchObject({ message: 'راهنمای شستشو', from: 'open', closes: 'false' })
})

test('a file that is no picture is named where it was chosen', async () => {
  const message = 'این فایل عکس نیست؛ JPG، PNG یا WebP بفرستید.'
  api.fails(answerStaffTicket, {
    ...{ status: 422, error: message, code: 'invalid' },
    errors: { files: [message], 'files.0': [message] },
  })
  const field = await openInbox()
  await userEvent.clear(field)
  await userEvent.type(field, 'ببینید')
  const chooser = screen.getByLabelText('عکس پیوست', { selector: 'input' })
  await userEvent.upload(chooser, [new File(['x'], 'برگه.png', { type: 'image/png' })])
  await userEvent.click(screen.getByRole('button', { name: 'ارسال' }))
  expect(await screen.findByText(/برگه\.png.*این فایل عکس نیست/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن برگه.png' }))
  expect(screen.queryByText(/این فایل عکس نیست/)).toBeNull()
})
