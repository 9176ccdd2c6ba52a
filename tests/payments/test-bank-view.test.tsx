// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { TestBankView } from '@/components/payments/test-bank-view'
import { ApiFailure } from '@/lib/client/http/errors'
import { send } from '@/lib/client/http/client'
import { render, screen, userEvent } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams(`authority=${'a'.repeat(32)}`),
}))

const failed = (status: number) => new ApiFailure({ kind: 'status', status, message: 'شلوغ است.' })

test('a payment the bank does not know is told to be unknown', async () => {
  vi.mocked(send).mockRejectedValue(failed(404))
  render(<TestBankView />)
  expect(
    await screen.findByRole('heading', { name: 'این پرداخت در بانک آزمایشی نیست' }),
  ).toBeVisible()
})

test('a bank that did not answer is asked again', async () => {
  vi.mocked(send).mockRejectedValueOnce(failed(503))
  render(<TestBankView />)
  expect(await screen.findByRole('alert')).toHaveTextContent('شلوغ است.')
  vi.mocked(send).mockResolvedValue({ data: { amount: 1_000, decided: false, back: '/' } })
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('button', { name: 'پرداخت بدون بازگشت' })).toBeEnabled()
})
