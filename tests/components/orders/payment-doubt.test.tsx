// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { OrderActions } from '@/components/orders/order-actions'
import { OrderPayments } from '@/components/orders/order-facts'
import type { WholeOrder } from '@/lib/contract/orders'
import { formatMoment } from '@/lib/persian/dates'
import { render, screen } from '../ui/rendering'
import { wholeOrderOf } from './whole-order'

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

test('before one may pay a second time, it is told that the bank was not heard of', () => {
  const shown = (status: Payment['status'], actions: WholeOrder['actions']) =>
    wholeOrderOf({}, { payments: [payment(status)], actions })
  const { rerender } = render(<OrderActions whole={shown('pending', ['pay'])} />)
  const warning = screen.getByText(/اگر در بانک پرداخته‌اید، دوباره نپردازید/)
  const button = screen.getByRole('link', { name: 'پرداخت' })
  expect(warning.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  rerender(<OrderActions whole={shown('failed', ['pay'])} />)
  expect(screen.queryByText(/دوباره نپردازید/)).toBeNull()
  rerender(<OrderActions whole={shown('pending', [])} />)
  expect(screen.queryByText(/دوباره نپردازید/)).toBeNull()
})

test('a payment is dated by when it was paid, else by when it was begun', () => {
  const paidAt = '2026-11-03T10:20:00.000Z'
  const { rerender } = render(
    <OrderPayments whole={wholeOrderOf({}, { payments: [payment('paid', paidAt)] })} />,
  )
  expect(screen.getByText(formatMoment(paidAt))).toBeVisible()
  rerender(<OrderPayments whole={wholeOrderOf({}, { payments: [payment('failed')] })} />)
  expect(screen.getByText(formatMoment(payment('failed').created_at))).toBeVisible()
})
