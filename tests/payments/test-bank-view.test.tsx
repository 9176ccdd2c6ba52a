// @in-a-window
import { expect, test, vi } from 'vitest'
import { TestBankView } from '@/components/payments/test-bank-view'
import { getTestBankPayment } from '@/lib/contract/payments'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams(`authority=${'a'.repeat(32)}`),
}))

const api = fakeApi()

test('a payment that the bank does not know is said to be unknown', async () => {
  api.fails(getTestBankPayment, { status: 404, error: 'نیست.' })
  render(<TestBankView />)
  expect(
    await screen.findByRole('heading', { name: 'این پرداخت در بانک آزمایشی نیست' }),
  ).toBeVisible()
})

test('a bank that failed can be tried again', async () => {
  api.fails(getTestBankPayment, { status: 500 })
  render(<TestBankView />)
  expect(await screen.findByRole('alert')).toHaveTextContent('عملیات در سرور ناموفق بود')
  api.on(getTestBankPayment, { data: { amount: 1_000, decided: false, back: '/' } })
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('button', { name: 'پرداخت بدون بازگشت' })).toBeEnabled()
})
