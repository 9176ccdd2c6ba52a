// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import ChargeForm from '@/components/account/charge-form'
import { QueryProvider } from '@/lib/client/query-provider'
import { UNEXPECTED_ERROR } from '@/lib/client/http/error-message'
import { chargeCredit } from '@/lib/contract/account/wallet'
import { getGateways } from '@/lib/contract/payments'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

const TOO_LITTLE = /کمترین مبلغ شارژ/
const BANK_AWAY = 'درگاه پاسخ نمی‌دهد؛ کمی بعد دوباره تلاش کنید.'

async function openForm(): Promise<HTMLElement> {
  api.on(getGateways, { data: { gateways: [{ name: 'test', title: 'آزمون' }] } })
  render(
    <QueryProvider>
      <ChargeForm skeleton={null} />
    </QueryProvider>,
  )
  return screen.findByRole('textbox', { name: 'یا مبلغ دلخواه' })
}

test.each([
  ['a preset', () => userEvent.click(screen.getByRole('radio', { name: /^۵۰,۰۰۰/ }))],
  ['another amount', () => userEvent.type(screen.getByRole('textbox'), '0000')],
])('the error of an amount disappears with %s', async (_, change) => {
  const amount = await openForm()
  await userEvent.type(amount, '5{Enter}')
  await waitFor(() => expect(amount).toHaveAccessibleDescription(TOO_LITTLE))
  await change()
  expect(amount).toHaveValue('50,000')
  expect(amount).toBeValid()
  expect(amount).not.toHaveAccessibleDescription(TOO_LITTLE)
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
