// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import {
  PaymentMethodField,
  usePaymentOptions,
  type PaymentChoice,
} from '@/components/payments/payment-method-field'
import { profileQuery } from '@/lib/client/queries/account'
import { gatewaysQuery } from '@/lib/client/queries/payments'
import { send } from '@/lib/client/http/client'
import { getGateways } from '@/lib/contract/payments'
import { calculateWalletShare } from '@/lib/domain/pricing'
import { render, screen, userEvent } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

function Choice({ due }: { due: number }) {
  const [choice, setChoice] = useState<PaymentChoice>({ gateway: null, usesWallet: false })
  const payment = usePaymentOptions({ due, choice, isEnabled: true })
  return <PaymentMethodField payment={payment} onChoose={setChoice} />
}

/** A wallet with so many rials, and one bank. */
function shown(balance: number) {
  vi.mocked(send).mockImplementation(() => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(gatewaysQuery().queryKey, [{ name: 'zibal', title: 'زیبال' }])
  client.setQueryData(profileQuery().queryKey, { wallet_balance: balance } as never)
  const of = (due: number) => (
    <QueryClientProvider client={client}>
      <Choice due={due} />
    </QueryClientProvider>
  )
  return { of, ...render(of(1_000_000)) }
}

test('a wallet that a coupon made enough is left when the coupon goes', () => {
  const { of, rerender } = shown(1_000_000)
  expect(screen.getByRole('radio', { name: /^کیف پول/ })).toBeChecked()
  rerender(of(2_000_000))
  expect(screen.getByRole('radio', { name: /^زیبال/ })).toBeChecked()
})

test('who pays a part from the wallet pays all of it there once it is enough', async () => {
  const { of, rerender } = shown(900_000)
  await userEvent.click(screen.getByRole('checkbox', { name: /^۹۰,۰۰۰ تومان از کیف پول/ }))
  rerender(of(800_000))
  expect(screen.getByRole('radio', { name: /^کیف پول/ })).toBeChecked()
})

test('where nothing is left to pay, that is said', () => {
  const { of, rerender } = shown(0)
  rerender(of(0))
  expect(screen.getByText('چیزی برای پرداخت نمانده است.')).toBeVisible()
})

test('ways to pay that did not come are asked for again', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  client.setQueryData(profileQuery().queryKey, { wallet_balance: 0 } as never)
  vi.mocked(send).mockImplementation(async () => {
    throw new Error('no answer')
  })
  render(
    <QueryClientProvider client={client}>
      <Choice due={1_000_000} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('راه‌های پرداخت نیامد')
  vi.mocked(send).mockImplementation(async ({ path }) =>
    path === getGateways.path ? { data: { gateways: [{ name: 'zibal', title: 'زیبال' }] } } : {},
  )
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('radio', { name: /^زیبال/ })).toBeChecked()
})

test.each([
  [400_000, 1_000_000, 400_000],
  [995_000, 1_000_000, 990_000],
  [50_000, 8_000, 0],
])('of a wallet of %i, an order of %i takes %i', (balance, due, share) => {
  expect(calculateWalletShare(balance, due)).toBe(share)
})
