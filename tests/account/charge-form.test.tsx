// @in-a-window
import { expect, test } from 'vitest'
import ChargeForm from '@/components/account/charge-form'
import { QueryProvider } from '@/lib/client/query-provider'
import { UNEXPECTED_ERROR } from '@/lib/client/http/error-message'
import { chargeCredit } from '@/lib/contract/account/wallet'
import { cartItem } from '@/lib/contract/cart'
import { getGateways } from '@/lib/contract/payments'
import { restoreToCart } from '@/stores/cart-changes'
import { resetCart } from '@/stores/reset'
import { infoOf, lineOf } from '../cart/cart-info'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

const TOO_LITTLE = /کمترین مبلغ شارژ/
const BANK_AWAY = 'درگاه پاسخ نمی‌دهد؛ کمی بعد دوباره تلاش کنید.'

async function openForm(balance = 0): Promise<HTMLElement> {
  api.on(getGateways, { data: { gateways: [{ name: 'test', title: 'آزمون' }] } })
  render(
    <QueryProvider>
      <ChargeForm skeleton={null} balance={balance} />
    </QueryProvider>,
  )
  return screen.findByRole('textbox', { name: 'یا مبلغ دلخواه' })
}

test.each([
  ['a preset', '500,000', () => userEvent.click(screen.getByRole('radio', { name: /^۵۰۰,۰۰۰/ }))],
  ['another amount', '50,000', () => userEvent.type(screen.getByRole('textbox'), '0000')],
])('the error of an amount disappears with %s', async (_, value, change) => {
  const amount = await openForm()
  await userEvent.type(amount, '5{Enter}')
  await waitFor(() => expect(amount).toHaveAccessibleDescription(TOO_LITTLE))
  await change()
  expect(amount).toHaveValue(value)
  expect(amount).toBeValid()
  expect(amount).not.toHaveAccessibleDescription(TOO_LITTLE)
})

test('what the wallet lacks for the cart at hand is offered first', async () => {
  const totals = { count: 1, items_total: 3_000_000, discount: 0, payable: 3_000_000 }
  api.on(cartItem, { items: [infoOf(11, 2)], totals })
  restoreToCart(lineOf(11, 1), 99)
  const amount = await openForm(765_000)
  await userEvent.click(await screen.findByRole('radio', { name: /سبد شما: ۲۲۳,۵۰۰/ }))
  expect(amount).toHaveValue('223,500')
  resetCart()
})

test('an address that cannot be opened is said, and the button is free again', async () => {
  const amount = await openForm()
  api.on(chargeCredit, { data: { redirect_url: 'javascript:alert(1)' } })
  await userEvent.type(amount, '50000{Enter}')
  expect(await screen.findByText(UNEXPECTED_ERROR)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'پرداخت و شارژ' }))
  await waitFor(() => expect(api.requestsTo(chargeCredit)).toHaveLength(2))
})

test('a limit of the shop is shown with its own message and how long it lasts', async () => {
  const amount = await openForm()
  const headers = { 'retry-after': '600' }
  api.fails(chargeCredit, { status: 429, error: BANK_AWAY, headers })
  await userEvent.type(amount, '50000{Enter}')
  const sentence = BANK_AWAY.replace('کمی بعد', '۱۰ دقیقهٔ دیگر')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(api.requestsTo(chargeCredit)).toHaveLength(1)
})
