// @in-a-window
import { expect, test } from 'vitest'
import { readSettlement } from '@/components/desk/orders/order-settlement'
import { ReturnRequest } from '@/components/desk/orders/return-request'
import type { Order, WholeOrder } from '@/lib/contract/orders/order'
import { render, screen } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

type Payment = WholeOrder['payments'][number]

const bank = (amount: number, status: Payment['status'], gateway = 'zarinpal'): Payment => ({
  ...{ id: 1, gateway, amount, status, ref_id: null, card: null, paid_at: null },
  created_at: '2026-11-03T10:00:00.000Z',
})

const settlementOf = (own: Partial<Order>, payments: WholeOrder['payments'] = []) =>
  readSettlement(wholeOrderOf({ status: 'paid', payable: 1_000, ...own }, { payments }))

test('an order says what of it was paid from where, the wallet once, and that nothing is left', () => {
  const payments = [bank(600, 'failed'), bank(600, 'paid'), bank(400, 'paid', 'wallet')]
  expect(settlementOf({ wallet_paid: 400 }, payments)).toEqual({
    isPaid: true,
    rows: [
      { title: 'پرداخت‌شده · کیف پول', rials: 400 },
      { title: 'پرداخت‌شده · زرین‌پال', rials: 600 },
    ],
  })
})

test('what is to be paid at the door is left until the order was brought', () => {
  const own: Partial<Order> = { cash_on_delivery: true, wallet_paid: 400 }
  expect(settlementOf(own).rows).toContainEqual({ title: 'مانده', rials: 600, isDue: true })
  const brought = settlementOf({ ...own, status: 'delivery' }, [
    bank(600, 'paid', 'cash_on_delivery'),
  ])
  expect(brought.isPaid).toBe(true)
  expect(brought.rows).not.toContainEqual(expect.objectContaining({ title: 'مانده' }))
})

test('an order that waits for its payment has nothing paid and nothing to settle', () => {
  expect(settlementOf({ status: 'waiting_payment' })).toEqual({ isPaid: false, rows: [] })
})

test('a return shows why it comes back in the words of the customer, and the pictures', () => {
  const whole = wholeOrderOf(
    { type: 'refer', status: 'refer_request', note: 'درز لباس باز است.' },
    { pictures: ['/pictures/seam.webp'] },
  )
  render(<ReturnRequest whole={whole} />)
  expect(screen.getByText('درز لباس باز است.')).toBeVisible()
  expect(screen.getByRole('img', { name: /عکس ۱/ })).toBeInTheDocument()
})
