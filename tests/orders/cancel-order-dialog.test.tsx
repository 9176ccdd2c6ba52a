// @in-a-window
import { expect, test } from 'vitest'
import CancelOrderDialog from '@/components/orders/cancel-order-dialog'
import { QueryProvider } from '@/lib/client/query-provider'
import type { Order } from '@/lib/contract/orders/order'
import { render, screen } from '../kit/rendering'
import { wholeOrderOf } from './whole-order'

function openDialog(own: Partial<Order>) {
  render(
    <QueryProvider>
      <CancelOrderDialog whole={wholeOrderOf(own)} onClose={() => {}} onDone={() => {}} />
    </QueryProvider>,
  )
}

test('says that what was paid at a bank comes back to the wallet, from where it can go to a bank account', () => {
  openDialog({ status: 'paid', payable: 1_000_000, wallet_paid: 400_000 })
  expect(
    screen.getByText(
      '۱۰۰,۰۰۰ تومان همین حالا به کیف پول شما بازمی‌گردد؛ آنچه را با کارت بانکی پرداخته‌اید، از صفحهٔ کیف پول می‌توانید به حسابتان منتقل کنید.',
    ),
  ).toBeVisible()
})

test('says nothing of cards where the wallet alone had paid', () => {
  openDialog({ status: 'paid', payable: 1_000_000, wallet_paid: 1_000_000 })
  expect(screen.getByText('۱۰۰,۰۰۰ تومان همین حالا به کیف پول شما بازمی‌گردد.')).toBeVisible()
})

test('says nothing of cards of an exchange, which its return had paid', () => {
  openDialog({ status: 'paid', payable: 1_000_000, exchange_of: 3 })
  expect(screen.getByText('۱۰۰,۰۰۰ تومان همین حالا به کیف پول شما بازمی‌گردد.')).toBeVisible()
})
