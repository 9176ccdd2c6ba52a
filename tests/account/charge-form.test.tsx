// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import ChargeForm from '@/components/account/charge-form'
import { ApiError } from '@/lib/client/http/errors'
import { send } from '@/lib/client/http/client'
import { chargeCredit } from '@/lib/contract/account/wallet'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

const TOO_LITTLE = /کمترین مبلغ شارژ/
const BANK_AWAY = 'درگاه پاسخ نمی‌دهد؛ کمی بعد دوباره تلاش کنید.'

beforeEach(() => {
  vi.mocked(send).mockReset()
})

async function openForm(): Promise<HTMLElement> {
  vi.mocked(send).mockResolvedValueOnce({ data: { gateways: [{ name: 'test', title: 'آزمون' }] } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChargeForm />
    </QueryClientProvider>,
  )
  return screen.findByRole('textbox', { name: 'یا مبلغ دلخواه' })
}

test.each([
  ['a preset', () => userEvent.click(screen.getByRole('radio', { name: /^۵۰,۰۰۰/ }))],
  ['another amount', () => userEvent.type(screen.getByRole('textbox'), '0000')],
])('what was wrong with an amount goes with %s', async (_, change) => {
  const amount = await openForm()
  await userEvent.type(amount, '5{Enter}')
  await waitFor(() => expect(amount).toHaveAccessibleDescription(TOO_LITTLE))
  await change()
  expect(amount).toHaveValue('50,000')
  expect(amount).toBeValid()
  expect(amount).not.toHaveAccessibleDescription(TOO_LITTLE)
})

test('a limit of the shop is told in its own words', async () => {
  const amount = await openForm()
  const details = { status: 429, message: BANK_AWAY, retryAfter: 600 }
  vi.mocked(send).mockRejectedValue(new ApiError({ kind: 'status', ...details }))
  await userEvent.type(amount, '50000{Enter}')
  expect(await screen.findByText(BANK_AWAY)).toBeVisible()
  expect(vi.mocked(send).mock.lastCall?.[0]).toBe(chargeCredit)
})
