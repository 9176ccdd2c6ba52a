// @in-a-window
import { expect, test, vi } from 'vitest'
import { PaymentResultView } from '@/components/payments/payment-result-view'
import { getPayment } from '@/lib/contract/payments'
import { restoreToCart } from '@/stores/cart-changes'
import { resetCart } from '@/stores/reset'
import { lineOf } from '../cart/cart-info'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams('payment=5&key=k'),
}))

const api = fakeApi()

async function showRefunded(returnedTo: 'wallet' | 'gateway', orderId: number | null) {
  const payment = {
    ...{ status: 'paid' as const, ref_id: 'R1', amount: 1_000, order_id: orderId },
    ...{ order_code: null, returned_to: returnedTo, wallet_returned: 0, retry_until: null },
  }
  api.on(getPayment, { data: { payment } })
  render(<PaymentResultView />)
  await screen.findByRole('heading', { name: 'پول شما بازگردانده شد' })
}

test.each(['wallet', 'gateway'] as const)(
  'a payment that the order could not take names the possible reasons and the order (%s)',
  async (returnedTo) => {
    await showRefunded(returnedTo, 7)
    expect(screen.getByText(/پیش‌تر پرداخت یا لغو شده بود، یا مهلت آن گذشته بود/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'دیدن سفارش' })).toHaveAttribute(
      'href',
      expect.stringContaining('id=7'),
    )
  },
)

test('a charge that was refunded names no order', async () => {
  await showRefunded('gateway', null)
  expect(screen.getByText(/برای شارژ کیف پول به کار نرفت/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'دیدن سفارش' })).toBeNull()
})

test('a charge leads back to the purchase it was made for, where the cart has goods', async () => {
  const payment = {
    ...{ status: 'paid' as const, ref_id: 'R1', amount: 1_000, order_id: null, order_code: null },
    ...{ returned_to: null, wallet_returned: 0, retry_until: null },
  }
  api.on(getPayment, { data: { payment } })
  act(() => resetCart())
  const { unmount } = render(<PaymentResultView />)
  await screen.findByRole('heading', { name: 'کیف پول شما شارژ شد' })
  expect(screen.queryByRole('link', { name: 'تکمیل خرید' })).toBeNull()
  expect(screen.getByRole('link', { name: 'ادامهٔ خرید' })).toBeVisible()
  unmount()
  act(() => restoreToCart(lineOf(11, 1), 0))
  render(<PaymentResultView />)
  await screen.findByRole('heading', { name: 'کیف پول شما شارژ شد' })
  expect(screen.getByRole('link', { name: 'تکمیل خرید' })).toHaveAttribute('href', '/checkout')
})
