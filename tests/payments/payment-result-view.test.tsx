// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { PaymentResultView } from '@/components/payments/payment-result-view'
import { send } from '@/lib/client/http/client'
import { render, screen } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams('payment=5&key=k'),
}))

function shown(returnedTo: 'wallet' | 'gateway', orderId: number | null) {
  const payment = {
    ...{ status: 'paid', ref_id: 'R1', amount: 1_000, order_id: orderId, order_code: null },
    ...{ returned_to: returnedTo, retry_until: null },
  }
  vi.mocked(send).mockResolvedValue({ data: { payment } } as never)
  render(<PaymentResultView />)
  return screen.findByRole('heading', { name: 'پول شما بازگردانده شد' })
}

test.each(['wallet', 'gateway'] as const)(
  'money the order did not need is told of without one reason for all (%s), with the order',
  async (way) => {
    await shown(way, 7)
    expect(screen.getByText(/پیش‌تر پرداخت یا لغو شده بود، یا مهلت آن گذشته بود/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'دیدن سفارش' })).toHaveAttribute(
      'href',
      expect.stringContaining('id=7'),
    )
  },
)

test('a charge that was given back speaks of no order', async () => {
  await shown('gateway', null)
  expect(screen.getByText(/برای شارژ کیف پول به کار نرفت/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'دیدن سفارش' })).toBeNull()
})
