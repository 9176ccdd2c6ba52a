// @in-a-window
import { expect, test, vi } from 'vitest'
import { arrivalOf } from '@/components/orders/order-arrival'
import { OrderEndReason, OrderFacts, OrderPayments } from '@/components/orders/order-facts'
import { OrderTotals } from '@/components/orders/order-totals'
import { UnpaidOrder } from '@/components/orders/unpaid-order'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { orderAddress } from '@/lib/contract/orders/order-address'
import { formatDateTime } from '@/lib/persian/dates'
import { render, screen } from '../kit/rendering'
import { eventOf, orderOf, wholeOrderOf } from './whole-order'

const delivery = { day: '2026-11-28', from: '09:00', to: '14:00' }
const parcel = { day: '2026-11-28', from: null, to: null, last_day: '2026-12-01' }

test.each([
  [{ status: 'paid', delivery }, 'شنبه ۷ آذر، ۹\u00a0تا\u00a0۱۴ می‌رسد'],
  [{ status: 'sending', delivery: parcel }, 'شنبه ۷ تا سه‌شنبه ۱۰ آذر می‌رسد'],
  [
    { status: 'paid', delivery: { ...parcel, day: '2026-12-19', last_day: '2026-12-22' } },
    'شنبه ۲۸ آذر تا سه‌شنبه ۱ دی می‌رسد',
  ],
  [
    { status: 'paid', is_pickup: true, delivery: { ...delivery, from: null, to: null } },
    'از شنبه ۷ آذر آمادهٔ تحویل است',
  ],
  [{ status: 'delivery', delivered_at: '2026-11-28T10:00:00.000Z' }, 'شنبه ۷ آذر تحویل شد'],
  [{ status: 'waiting_payment', delivery }, null],
  [{ status: 'cancel_customer', delivery }, null],
  [{ status: 'refer_accept', type: 'refer', delivery }, null],
] as const)('of %j its customer reads first: %s', (own, sentence) => {
  expect(arrivalOf(orderOf(own), new Date('2026-11-26T10:00:00.000Z'))).toBe(sentence)
})

test('a parcel whose first day has gone by may come any day, and one whose hours have is late', () => {
  const order = orderOf({ status: 'sending', delivery: parcel })
  const withHours = orderOf({ status: 'sending', delivery })
  const onFirstDay = new Date('2026-11-28T18:00:00.000Z')
  expect(arrivalOf(order, onFirstDay)).toBe('امروز تا سه‌شنبه ۱۰ آذر می‌رسد')
  const nextDay = new Date('2026-11-28T21:00:00.000Z')
  expect(arrivalOf(order, nextDay)).toBe('امروز تا سه‌شنبه ۱۰ آذر می‌رسد')
  expect(arrivalOf(withHours, onFirstDay)).toMatch(/^امروز، .+ می‌رسد$/)
  expect(arrivalOf(withHours, nextDay)).toMatch(/^قرار بود شنبه ۷ آذر، .+ برسد؛ دیر\u00a0کرده‌ایم$/)
})

test.each([
  ['2026-11-30T10:00:00.000Z', 'امروز یا فردا می‌رسد'],
  ['2026-12-01T20:00:00.000Z', 'تا پایان امروز می‌رسد'],
  ['2026-12-01T21:00:00.000Z', 'قرار بود تا سه‌شنبه ۱۰ آذر برسد؛ دیر\u00a0کرده‌ایم'],
])('a parcel that is still on its way at %s, days after its first: %s', (now, sentence) => {
  const order = orderOf({ status: 'sending', delivery: parcel })
  expect(arrivalOf(order, new Date(now))).toBe(sentence)
})

test.each([
  ['2026-11-28', '2026-11-27T10:00:00.000Z', 'فردا، شنبه ۷ آذر می‌رسد'],
  ['2026-11-28', '2026-11-28T10:00:00.000Z', 'امروز می‌رسد'],
  ['2026-12-12', '2026-12-08T10:00:00.000Z', 'امروز تا شنبه ۲۱ آذر می‌رسد'],
  [undefined, '2026-11-27T10:00:00.000Z', 'از فردا، شنبه ۷ آذر می‌رسد'],
  [undefined, '2026-12-08T10:00:00.000Z', 'از شنبه ۷ آذر هر روز ممکن است برسد'],
])(
  'a parcel whose last day is %s is promised at %s for no other: %s',
  (last_day, now, sentence) => {
    const delivery = { ...parcel, last_day }
    expect(arrivalOf(orderOf({ status: 'sending', delivery }), new Date(now))).toBe(sentence)
  },
)

test('the number of a house stays with its name in the address of an order', () => {
  const address = orderAddress.parse({ city: 'رشت', detail: 'خیابان سعدی', plate: '12', unit: '3' })
  render(<OrderFacts whole={wholeOrderOf({}, { address })} />)
  const text = screen.getByText('نشانی').nextElementSibling?.textContent
  expect(text).toContain('پلاک\u00a0۱۲، واحد\u00a0۳')
})

test.each([
  ['2026-11-29T10:00:00.000Z', 'امروز تا سه‌شنبه ۱۰ آذر'],
  ['2026-12-28T10:00:00.000Z', 'از شنبه ۷ آذر'],
])('what is not paid for is promised no day at %s that its own have not: %s', (now, when) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  render(<OrderFacts whole={wholeOrderOf({ status: 'waiting', delivery: parcel })} />)
  expect(screen.getByText('زمان تحویل').nextElementSibling).toHaveTextContent(when)
})

test.each([
  [null, 'فردا تا سه‌شنبه ۱۰ آذر می‌رسد'],
  ['09:00', 'فردا، شنبه ۷ آذر، ۹\u00a0تا\u00a0۱۴ می‌رسد'],
])('what comes tomorrow, from %s on, says so with its day: %s', (from, sentence) => {
  const order = orderOf({ status: 'paid', delivery: from ? delivery : parcel })
  expect(arrivalOf(order, new Date('2026-11-27T10:00:00.000Z'))).toBe(sentence)
})

test.each(['paid', 'preparing', 'packaging', 'ready_for_send'] as const)(
  'a parcel of the post that is only %s on the day after its first is late, and may not come any day',
  (status) => {
    const order = orderOf({ status, delivery: parcel })
    expect(arrivalOf(order, new Date('2026-11-28T18:00:00.000Z'))).toBe(
      'امروز تا سه‌شنبه ۱۰ آذر می‌رسد',
    )
    expect(arrivalOf(order, new Date('2026-11-28T21:00:00.000Z'))).toBe(
      'قرار بود شنبه ۷ تا سه‌شنبه ۱۰ آذر برسد؛ دیر\u00a0کرده‌ایم',
    )
    const { last_day: _, ...unknown } = parcel
    expect(
      arrivalOf(orderOf({ status, delivery: unknown }), new Date('2026-11-28T21:00:00.000Z')),
    ).toBe('قرار بود شنبه ۷ آذر برسد؛ دیر\u00a0کرده‌ایم')
  },
)

test.each([
  ['preparing', 'قرار بود شنبه ۷ آذر آمادهٔ تحویل باشد؛ دیر\u00a0کرده‌ایم'],
  ['ready_for_send', 'از شنبه ۷ آذر آمادهٔ تحویل است'],
] as const)('what is fetched in person and is %s after its day: %s', (status, sentence) => {
  const order = orderOf({
    status,
    is_pickup: true,
    delivery: { ...delivery, from: null, to: null },
  })
  expect(arrivalOf(order, new Date('2026-11-29T10:00:00.000Z'))).toBe(sentence)
})

test.each([
  ['refer_reject', 'refer', 'operator', 'دلیل نپذیرفتن: پلمب کالا باز شده است.'],
  ['cancel_operator', 'sales', 'operator', 'دلیل لغو: پلمب کالا باز شده است.'],
  ['cancel_store', 'sales', 'system', 'دلیل لغو: پلمب کالا باز شده است.'],
] as const)('an order that is %s says why', (status, type, actor, expected) => {
  const events = [eventOf(status, actor, 'پلمب کالا باز شده است.')]
  const { container } = render(
    <OrderEndReason whole={wholeOrderOf({ status, type }, { events })} />,
  )
  expect(container).toHaveTextContent(expected)
})

test.each([
  ['refer_reject', 'refer', 'دلیل نپذیرفتن: فروشگاه آن را ننوشته است؛ با «پرسش از پشتیبانی»'],
  ['cancel_store', 'sales', 'دلیل لغو: فروشگاه آن را ننوشته است؛ با «پرسش از پشتیبانی»'],
] as const)('an order that is %s without a reason says whom to ask', (status, type, expected) => {
  const whole = wholeOrderOf({ status, type }, { events: [eventOf(status, 'operator', ' ')] })
  expect(render(<OrderEndReason whole={whole} />).container).toHaveTextContent(expected)
})

test.each([
  ['cancel_customer', 'customer', 'پشیمان شدم'],
  ['sending', 'operator', 'یادداشت انبار'],
] as const)(
  'an order that is %s by a %s shows no reason for the note «%s»',
  (status, actor, note) => {
    const whole = wholeOrderOf({ status }, { events: [eventOf(status, actor, note)] })
    expect(render(<OrderEndReason whole={whole} />).container).toBeEmptyDOMElement()
  },
)

test('a rejected return promises no money', () => {
  const { rerender } = render(
    <OrderTotals order={orderOf({ type: 'refer', status: 'refer_accept' })} />,
  )
  expect(screen.getByText('مبلغ بازگشت')).toBeVisible()
  rerender(<OrderTotals order={orderOf({ type: 'refer', status: 'refer_reject' })} />)
  expect(screen.queryByText('مبلغ بازگشت')).toBeNull()
  expect(screen.getByText(/پولی بازنمی‌گردد/)).toBeVisible()
})

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
}))

type Payment = WholeOrder['payments'][number]

function payment(status: Payment['status'], paidAt: string | null = null): Payment {
  return {
    ...{ id: 1, gateway: 'zibal', amount: 1_000, status, ref_id: null, card: null },
    ...{ created_at: '2026-11-03T10:00:00.000Z', paid_at: paidAt },
  }
}

test('a warning about a pending payment stands before the link to pay again', () => {
  const wholeWith = (status: Payment['status'], actions: WholeOrder['actions']) =>
    wholeOrderOf({}, { payments: [payment(status)], actions })
  const { rerender } = render(<UnpaidOrder whole={wholeWith('pending', ['pay'])} />)
  const warning = screen.getByText(/اگر در بانک پرداخته‌اید، دوباره نپردازید/)
  const button = screen.getByRole('link', { name: 'پرداخت ۱۰۰ تومان' })
  expect(warning.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  rerender(<UnpaidOrder whole={wholeWith('failed', ['pay'])} />)
  expect(screen.queryByText(/دوباره نپردازید/)).toBeNull()
  rerender(<UnpaidOrder whole={wholeWith('pending', [])} />)
  expect(screen.queryByText(/دوباره نپردازید/)).toBeNull()
})

test('an order whose time to pay is over offers no payment, and says so while a bank is asked', () => {
  const own = { payable: 1_000, expires_at: '2026-11-03T10:30:00.000Z' }
  const whole = wholeOrderOf(own, { actions: ['pay', 'cancel'] })
  const { rerender } = render(<UnpaidOrder whole={whole} />)
  expect(screen.getByText('مهلت پرداخت تمام شد و این سفارش لغو می‌شود.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  // As the backend answers then.
  const inDoubt = { ...whole, payments: [payment('pending')], actions: ['cancel' as const] }
  rerender(<UnpaidOrder whole={inDoubt} />)
  expect(screen.getByText(/دوباره نپردازید.+مهلت پرداخت تمام شده است/)).toBeVisible()
  expect(screen.queryByText(/همین حالا بپردازید/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  rerender(
    <UnpaidOrder
      whole={{ ...whole, order: { ...whole.order, expires_at: '2126-11-03T10:30:00.000Z' } }}
    />,
  )
  expect(screen.getByRole('link', { name: 'پرداخت ۱۰۰ تومان' })).toBeVisible()
})

test('what one payment paid in whole is not said again beside it', () => {
  const { rerender } = render(
    <OrderPayments whole={wholeOrderOf({}, { payments: [payment('paid')] })} />,
  )
  expect(screen.getByText(/زیبال · موفق/)).toBeVisible()
  expect(screen.queryByText('۱۰۰')).toBeNull()
  const whole = wholeOrderOf({ payable: 3_000 }, { payments: [payment('paid')] })
  rerender(<OrderPayments whole={whole} />)
  expect(screen.getByText('۱۰۰')).toBeVisible()
})

test('a payment is dated by when it was paid, else by when it was created', () => {
  const paidAt = '2026-11-03T10:20:00.000Z'
  const { rerender } = render(
    <OrderPayments whole={wholeOrderOf({}, { payments: [payment('paid', paidAt)] })} />,
  )
  expect(screen.getByText(formatDateTime(paidAt))).toBeVisible()
  rerender(<OrderPayments whole={wholeOrderOf({}, { payments: [payment('failed')] })} />)
  expect(screen.getByText(formatDateTime(payment('failed').created_at))).toBeVisible()
})
