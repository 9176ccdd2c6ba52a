// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roundUp } from '@/components/desk/reports/recent-sales'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { HeldMovesProvider } from '@/components/desk/ui/held-moves-provider'
import { listWork, WorkCard } from '@/components/desk/today/first-work'
import { useLater } from '@/components/desk/ui/use-later'
import { TodayView } from '@/components/desk/today/today-view'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskOrders, type ListedDeskOrder } from '@/lib/contract/desk/orders'
import { FUNNEL_STEPS } from '@/lib/contract/desk/sales-funnel'
import { getDeskMessages, getInboxCounts, type DeskMessage } from '@/lib/contract/desk/moderation'
import { getStaffTickets, type StaffTicket } from '@/lib/contract/desk/tickets'
import { todayCalls, type WorkQueue } from '@/lib/contract/desk/today'
import { setCurrency } from '@/lib/persian/currency'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { HOUR_MS } from '@/lib/persian/durations'
import { CARDS_SCREEN, PHONE_SCREEN } from '@/styles/breakpoints'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, within } from '../kit/rendering'

const pushed = vi.hoisted(() => [''])

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: (href: string) => pushed.push(href), replace: () => {} }),
}))

const api = fakeApi()
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const order: ListedDeskOrder = {
  ...{ id: 7, code: 'V-10412', type: 'sales', is_exchange: false, status: 'paid' },
  ...{ next: 'processing', customer_id: 1, customer_name: 'زهرا محمدی', city: 'تهران', pieces: 2 },
  ...{ pictures: [] },
  ...{
    total: 5_000_000,
    cash_on_delivery: false,
    refunded: 'none',
    shipping_method: null,
    delivery_day: null,
  },
  ...{ gateways: [], assignee: null, tags: [], since: inHours(-5), due_at: inHours(-1) },
  created_at: inHours(-6),
}
const ticket: StaffTicket = {
  ...{ id: 3, subject: 'گوشی روشن نمی‌شود', department: 'support', status: 'open' },
  ...{ order: null, created_at: inHours(-30), updated_at: inHours(-30) },
  ...{ customer_name: 'پویا رستمی', due_at: inHours(-6), assignee: null },
}
const message: DeskMessage = {
  ...{ id: 5, name: 'نگار کیانی', mobile: null, subject: 'خرید عمده', message: 'سلام' },
  ...{ created_at: inHours(-1), due_at: inHours(23), handled_at: null },
  ...{ customer: null, ticket_id: null, notes: [] },
}
const queueOf = (
  name: WorkQueue['name'],
  [count, overdue, dueToday]: [number, number, number],
  [oldest, next]: number[] = [],
): WorkQueue => ({
  ...{ name, count, overdue, due_today: dueToday },
  oldest_at: oldest === undefined ? null : inHours(oldest),
  next_due_at: next === undefined ? null : inHours(next),
})
const queues: WorkQueue[] = [
  queueOf('confirm', [14, 2, 9], [-5, 1]),
  queueOf('send', [23, 0, 23], [-9, 1]),
  queueOf('in_transit', [0, 0, 0]),
  queueOf('returns', [5, 0, 0], [-20, 9]),
  queueOf('tickets', [7, 2, 7], [-30]),
  queueOf('messages', [1, 0, 0], [-1, 23]),
  queueOf('reviews', [9, 0, 2], [-6, 42]),
  queueOf('stock', [11, 3, 0]),
]

function salesOf(net: number, formerNet: number) {
  const { day: today } = toTehranTime()
  const days = (last: string, sum: number) =>
    Array.from({ length: 30 }, (_, at) => ({ day: addDays(last, at - 29), net: sum, orders: 2 }))
  const counts = [48_000, 6_000, null, 36, 27]
  return {
    ...{ days: days(today, net), former: days(addDays(today, -30), formerNet) },
    funnel: {
      counted_since: today,
      steps: FUNNEL_STEPS.map((step, nth) => ({ step, count: counts[nth] ?? null })),
    },
    best: [
      { id: 4, title: 'گوشی Aria 12', units: 34, sum: 7_450_000_000, picture: null },
      { id: 9, title: 'ماگ سرامیکی', units: 122, sum: 348_000_000, picture: null },
    ],
  }
}

beforeEach(() => {
  pushed.length = 0
  api.on(todayCalls.getWorkToday, { data: { queues, done: 41 } })
  api.on(getInboxCounts, { data: { counts: { tickets: 7 } } })
  api.on(todayCalls.getRecentSales, { data: salesOf(5_600_000, 5_000_000) })
  api.on(getDeskOrders, { data: { orders: [order], total: 1, count: 1, current_page: 1 } })
  api.on(getDeskMessages, { data: { messages: [message], total: 1, count: 1, current_page: 1 } })
  api.on(getStaffTickets, {
    data: { tickets: [ticket], counts: {}, total: 1, count: 1, current_page: 1 },
  })
})

afterEach(() => setCurrency('toman'))

function Today() {
  useCommandKeys()
  return <TodayView />
}

async function show() {
  const permissions = [
    ...(['orders.read', 'orders.advance', 'inbox.answer'] as const),
    ...(['reviews.moderate', 'stock.write', 'reports.read'] as const),
  ]
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions })}>
        <HeldMovesProvider>
          <Today />
        </HeldMovesProvider>
        <input aria-label="جستجو" />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  return within(await screen.findByRole('list', { name: 'صف‌ها' })).getAllByRole('listitem')
}

test('each queue says its count, its oldest and how much of it is late', async () => {
  const [confirm, send, inTransit, returns, , messages, , stock] = await show()
  expect(inTransit).toHaveTextContent(/در راه مشتری.*۰/)
  expect(messages).toHaveTextContent(/پیام تماس.*۱/)
  expect(confirm).toHaveTextContent(/برای تأیید.*۱۴.*قدیمی‌ترین: ۵ ساعت.*۲ دیرکرد/)
  expect(send).toHaveTextContent(/۲۳.*قدیمی‌ترین: ۹ ساعت.*تا (?:۱ ساعت|۶۰ دقیقه) دیگر/)
  expect(returns).toHaveTextContent(/در مهلت/)
  expect(stock).toHaveTextContent(/۱۱.*۳ تمام‌شده/)
  expect(screen.getByText(/کار پیش روست/)).toHaveTextContent('۵۹ کار پیش روست، ۴ تا دیر شده')
  expect(screen.getByText('امروز ۴۱ کار انجام شد · ۱۱ کالا رو به پایان است')).toBeVisible()
  // Of what was due today forty-one of eighty-two.
  const star = screen
    .getByText(/کار پیش روست/)
    .closest('div')
    ?.parentElement?.querySelector('svg')
  expect(star?.querySelectorAll('path[fill="currentColor"]')).toHaveLength(4)
})

test('a queue shows how much of itself is late, however long the others are', async () => {
  const shares = (await show()).map((queue) => queue.querySelector<HTMLElement>('[style]')?.style)
  expect(shares.map((style) => style?.width)).toEqual([
    ...['14%', '100%', '0%', '100%', '29%', '100%', '100%', '21%'],
  ])
})

test('only what is next of all has a solid button', () => {
  const works = listWork({
    orders: [{ ...order, isUnsent: false }],
    tickets: [ticket],
    messages: [],
    queues: [],
  })
  works.forEach((work, at) => {
    const { container } = render(
      <WorkCard work={{ ...work, isFirst: at === 0 }} now={Date.now()} run={() => {}} />,
    )
    expect(container.querySelectorAll('.desk-button-primary')).toHaveLength(at === 0 ? 1 : 0)
  })
})

test('a number key opens its queue, but not while somebody types', async () => {
  await show()
  await userEvent.keyboard('[Digit5]')
  expect(pushed).toEqual(['/desk/inbox?queue=tickets'])
  await userEvent.click(screen.getByRole('textbox', { name: 'جستجو' }))
  await userEvent.keyboard('[Digit2]')
  expect(pushed).toHaveLength(1)
})

test('orders, tickets, messages and reviews are one list by deadline, of what the head counts', async () => {
  const orders = [{ ...order, isUnsent: false }]
  const works = listWork({ orders, tickets: [ticket], messages: [message], queues })
  expect(works.map(({ kind }) => kind)).toEqual(['ticket', 'order', 'message', 'reviews'])
  expect(new Set(works.map(({ id }) => id)).size).toBe(4)
  expect(works[0]).toMatchObject({ code: 'T-3', href: '/desk/inbox?queue=tickets&item=3' })
  expect(works[2]).toMatchObject({ href: '/desk/inbox?queue=messages&item=5' })
  expect(listWork({ orders: [], tickets: [], messages: [], queues: [] })).toEqual([])
  await show()
  const table = await screen.findByRole('table', { name: 'کارها به ترتیب مهلت' })
  // With its head.
  expect(table).toHaveAttribute('aria-rowcount', '5')
})

test('on a phone the list is the page’s: its first works whole, and the others by one button', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: media === PHONE_SCREEN || media === CARDS_SCREEN, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  )
  const orders = Array.from({ length: 10 }, (_, at) => ({ ...order, id: at + 1 }))
  api.on(getDeskOrders, { data: { orders, total: 10, count: 10, current_page: 1 } })
  await show()
  const table = await screen.findByRole('table', { name: 'کارها به ترتیب مهلت' })
  const works = () => within(table).getAllByRole('row').slice(1)
  expect(works()).toHaveLength(8)
  expect(table.closest('[class*="overflow-auto"], [class*="overflow-y-auto"]')).toHaveClass(
    'bg-ground',
  )
  await userEvent.click(screen.getByRole('button', { name: '۵ کار دیگر' }))
  expect(works()).toHaveLength(13)
  vi.restoreAllMocks()
})

test('an order is moved to its next step where it stands in the list, and a ticket is answered', async () => {
  const [first, second] = listWork({
    orders: [{ ...order, isUnsent: false }],
    tickets: [ticket],
    messages: [],
    queues: [],
  })
  const run = vi.fn()
  render(
    <>
      {[first, second].map(
        (work) => work && <WorkCard key={work.id} work={work} now={Date.now()} run={run} />,
      )}
    </>,
  )
  expect(screen.getByText(/۶ ساعت دیر/)).toBeVisible()
  // What to do has a line of its own: beside the button a phone would cut it to a word.
  expect(screen.getByText(/پرداخت شد · ۲/).closest('.line-clamp-2')).toHaveClass('col-end-4')
  await userEvent.click(
    screen.getByRole('button', { name: /V-10412: پیش بردن به «در حال پردازش»/ }),
  )
  expect(run).toHaveBeenCalledWith([expect.objectContaining({ id: order.id })])
  expect(screen.getByRole('link', { name: 'پاسخ، T-3' })).toHaveAttribute(
    'href',
    '/desk/inbox?queue=tickets&item=3',
  )
})

test('what is put off stands last for an hour, for who put it off alone', () => {
  const works = listWork({
    orders: [{ ...order, isUnsent: false }],
    tickets: [ticket],
    messages: [],
    queues,
  })
  const member = (id: number) => ({
    wrapper: ({ children }: { children: ReactNode }) => (
      <DeskMemberProvider member={deskMember({ id })}>{children}</DeskMemberProvider>
    ),
  })
  const first = works.slice(0, 1)
  const kindsOf = (sorted: readonly { kind: string }[]) => sorted.map(({ kind }) => kind)
  vi.useFakeTimers()
  const own = renderHook(() => useLater(), member(1))
  act(() => own.result.current.toggle(first))
  expect(kindsOf(own.result.current.putLast(works))).toEqual([...['order', 'reviews', 'ticket']])
  const again = renderHook(() => useLater(), member(1)).result.current
  expect(first.every(again.isLater)).toBe(true)
  const other = renderHook(() => useLater(), member(2)).result.current
  expect(other.putLast(works)).toEqual(works)
  vi.advanceTimersByTime(HOUR_MS + 1)
  expect(own.result.current.putLast(works)).toEqual(works)
  vi.useRealTimers()
  localStorage.clear()
})

test('thirty days are set beside the thirty before, today dotted on an axis with values', async () => {
  await show()
  const card = within(await screen.findByRole('region', { name: 'فروش ۳۰ روز' }))
  expect(card.getAllByText('۱۲٪ بیشتر از ۳۰ روز پیش از آن')).toHaveLength(2)
  expect(card.getByText('برابر ۳۰ روز پیش از آن')).toBeVisible()
  const axis = within(card.getByRole('list', { name: 'محور مبلغ' })).getAllByRole('listitem')
  expect(axis.map(({ textContent }) => textContent)).toEqual([
    ...['۱ میلیون تومان', '۵۰۰ هزار تومان', '۰'],
  ])
  const today = card.getByRole('img').querySelector('[data-part="today"]')
  expect(today).toHaveAttribute('stroke-dasharray')
})

test('each bar of the funnel is the share of the step before, and nothing where it was not counted', async () => {
  await show()
  const card = within(await screen.findByRole('region', { name: 'از دیدن تا پرداخت' }))
  expect(card.getByText(/روی هم ۰٫۱٪/)).toBeVisible()
  const widths = card
    .getAllByRole('listitem')
    .map((row) => row.querySelector<HTMLElement>('[data-part="share"]')?.style.width)
  expect(widths).toEqual(['100%', '12.5%', '0%', '0%', '75%'])
  expect(card.getByText('شمرده نشده')).toBeInTheDocument()
})

test('the best sellers are listed by money, and lead nowhere for who may not edit goods', async () => {
  await show()
  const card = within(await screen.findByRole('region', { name: 'پرفروش‌ها' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/گوشی.*Aria 12.*۳۴ عدد.*۷۴۵,۰۰۰,۰۰۰/),
    expect.stringMatching(/ماگ سرامیکی.*۱۲۲ عدد.*۳۴,۸۰۰,۰۰۰/),
  ])
  expect(card.queryByRole('link')).toBeNull()
})

test('the sales and best sellers of a shop in rials are said in rials', async () => {
  setCurrency('rial')
  await show()
  const best = await screen.findByRole('region', { name: 'پرفروش‌ها' })
  expect(best).toHaveTextContent(/ریال.*۷,۴۵۰,۰۰۰,۰۰۰.*۳۴۸,۰۰۰,۰۰۰/)
  expect(screen.getByRole('img', { name: /نمودار فروش/ })).toHaveAccessibleName(
    /با ۵,۶۰۰,۰۰۰ ریال$/,
  )
  expect(document.body).not.toHaveTextContent('تومان')
})

test('an axis ends with a round number that nothing exceeds', () => {
  expect([0, 1, 18, 25, 101, 5_600_000].map(roundUp)).toEqual([1, 1, 20, 25, 200, 10_000_000])
})

test('what was put off is put back by Z, and the head says what can be made anew', async () => {
  // As another tab would say it: nothing is put off any more.
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await show()
  await screen.findByRole('table', { name: 'کارها به ترتیب مهلت' })
  const storedLater = () =>
    JSON.parse(localStorage.getItem(`vitrin:desk-later:${deskMember().id}`) ?? 'null')?.data.until
  await userEvent.keyboard('[KeyJ][KeyH]')
  expect(Object.values(storedLater())).toEqual([expect.any(Number)])
  await userEvent.keyboard('[KeyZ]')
  expect(storedLater()).toEqual({})
  expect(screen.getByRole('link', { name: 'دیدن فروشگاه' })).toHaveAttribute('href', '/')
  localStorage.clear()
})

test('a unit stays on the line of its number', () => {
  const orders = [{ ...order, isUnsent: false }]
  const [work] = listWork({ orders, tickets: [], messages: [], queues: [] })
  expect(work?.what).toBe('پرداخت شد · ۲\u00a0عدد · ۵۰۰,۰۰۰\u00a0تومان')
})
