// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { listHistory } from '@/components/desk/orders/order-history'
import { OrderNotes } from '@/components/desk/orders/order-notes'
import { OrderRefunds } from '@/components/desk/orders/order-refunds'
import { getQueryClient } from '@/lib/client/query-client'
import { getStaffOrder, type StaffOrder } from '@/lib/contract/desk/orders'
import { refund } from '@/lib/contract/orders/order'
import { deskMember } from '../kit/desk-member'
import { render, screen } from '../kit/rendering'
import { eventOf, wholeOrderOf } from '../orders/whole-order'

const at = (minute: number) => `2026-11-03T10:0${minute}:00.000Z`

function wholeWith(own: Partial<StaffOrder>): StaffOrder {
  return getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ status: 'packaging' }),
      customer: { id: 1, name: 'مریم', mobile: null },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [], refundable: null },
      ...own,
    },
  }).data
}

const history = wholeWith({
  events: [
    { ...eventOf('completing', 'customer', ''), id: 1, at: at(0), staff_name: null },
    { ...eventOf('waiting_payment', 'customer', ''), id: 2, at: at(1), staff_name: null },
    { ...eventOf('paid', 'gateway', ''), id: 3, at: at(2), staff_name: null },
    { ...eventOf('packaging', 'operator', ''), id: 4, at: at(4), staff_name: 'سارا مرادی' },
    { ...eventOf('cancel_store', 'system', 'مهلت گذشت.'), id: 5, at: at(5), staff_name: null },
  ],
  payments: [
    {
      ...{ id: 1, gateway: 'zarinpal', amount: 1_000, status: 'paid', ref_id: '8831' },
      ...{ card: null, created_at: at(2), paid_at: at(2) },
    },
  ],
  messages: [{ id: 1, kind: 'order_paid', channel: 'sms', status: 'sent', at: at(3) }],
})

test('the history of an order says who did what, and leaves the cart out', () => {
  expect(listHistory(history).map(({ who, text }) => `${who} ${text}`)).toEqual([
    'سامانه سفارش را لغو کرد',
    'سارا مرادی سفارش را به «بسته‌بندی» برد',
    expect.stringMatching(/^سامانه پیامک «.+» رفت$/),
    'زرین‌پال پرداخت را تأیید کرد',
    'مشتری سفارش را ثبت کرد',
  ])
})

const toWallet = refund.parse({
  ...Object.fromEntries([['way', 'wallet']]),
  ...{ id: 1, amount: 250_000, reason: 'شکسته بود', created_at: at(6) },
})

test('money that went back stands in the history with who gave it, and in the card of refunds', () => {
  const refunded = wholeWith({
    refunds: [{ ...toWallet, staff_name: 'سارا مرادی' }],
  })
  expect(listHistory(refunded)).toMatchObject([
    { who: 'سارا مرادی', text: '۲۵,۰۰۰ تومان به کیف پول برگرداند', extra: 'شکسته بود' },
  ])
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <OrderRefunds whole={refunded} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('سارا مرادی')).toBeVisible()
})
const HOURS = {
  before: { day: '2026-11-27', from: '09:00', to: '13:00' },
  after: { day: '2026-11-27', from: '13:00', to: '17:00' },
}

test('what its customer changed of the delivery stands among the steps, as what the staff corrected', () => {
  const changed = { staff_name: null, by: 'customer' } as const
  const entries = listHistory(
    wholeWith({
      delivery_changes: [
        {
          ...{ id: 1, what: 'address', by: 'staff', staff_name: 'سارا مرادی', at: at(1) },
          hours: null,
        },
        { ...{ id: 2, what: 'address', at: at(2), hours: null }, ...changed },
        { ...{ id: 3, what: 'slot', at: at(3), hours: HOURS }, ...changed },
      ],
    }),
  )
  expect(entries.map(({ kind, who, text }) => [kind, `${who} ${text}`])).toEqual([
    ['customer', 'مشتری زمان تحویل را تغییر داد'],
    ['customer', 'مشتری نشانی تحویل را تغییر داد'],
    ['staff', 'سارا مرادی نشانی تحویل را تغییر داد'],
  ])
  expect(entries[0]?.extra).toBe(
    'از جمعه ۶ آذر، ۹\u00a0تا\u00a0۱۳ به جمعه ۶ آذر، ۱۳\u00a0تا\u00a0۱۷',
  )
})

test('a step of somebody whom the log does not know is the shop’s', () => {
  const events = [{ ...eventOf('packaging', 'operator', ''), staff_name: null }]
  expect(listHistory(wholeWith({ events }))[0]?.who).toBe('فروشگاه')
})

test('notes stand among the events by their time, set apart from them', () => {
  const notes = [
    { id: 1, staff_name: 'نگار', text: 'زنگ دوم', created_at: '2026-11-03T10:02:30.000Z' },
  ]
  render(
    <QueryClientProvider client={getQueryClient()}>
      <OrderNotes whole={{ ...history, notes }} fieldRef={createRef()} />
    </QueryClientProvider>,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.dataset.kind)).toEqual([
    ...['system', 'staff', 'message', 'note', 'gateway', 'customer'],
  ])
  const [, , , note, paid] = rows
  expect(note).toHaveTextContent('نگار یادداشت: زنگ دوم')
  expect(paid).toHaveTextContent('زرین‌پال پرداخت را تأیید کرد · پیگیری ۸۸۳۱')
})
