// @in-a-window
import { expect, test, vi } from 'vitest'
import { WalletPage } from '@/components/account/wallet-page'
import { QueryProvider } from '@/lib/client/query-provider'
import { getWallet } from '@/lib/contract/account/wallet'
import { getGateways } from '@/lib/contract/payments'
import { paths } from '@/lib/paths'
import { fakeApi } from '../kit/fake-api'
import { render, screen, within } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/profile/charge-credit',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()

test('the balance says what it is for, before more is put into it', async () => {
  api.hangs(getGateways)
  api.on(getWallet, {
    data: { balance: 1_000_000, transactions: [], total: 1, count: 0, current_page: 1 },
  })
  render(
    <QueryProvider>
      <WalletPage />
    </QueryProvider>,
  )
  const balance = within(await screen.findByRole('region', { name: 'موجودی' }))
  expect(
    balance.getByText(
      /برای خرید از همین فروشگاه است.*از صفحهٔ سفارش می‌توانید به حسابتان منتقل کنید/,
    ),
  ).toBeVisible()
})

test('an entry leads to its order, from where what came back can be sent on', async () => {
  api.hangs(getGateways)
  const back = {
    ...{ id: 2, amount: 1_000_000, balance_after: 1_000_000, reason: 'refund' as const },
    ...{ order: { id: 6, code: 'VT-1405-6' }, note: '', created_at: '2026-11-06T10:00:00.000Z' },
  }
  const sent = { ...back, id: 3, amount: -1_000_000, balance_after: 0, reason: 'transfer' as const }
  const transactions = [sent, back]
  api.on(getWallet, { data: { balance: 0, transactions, total: 1, count: 2, current_page: 1 } })
  render(
    <QueryProvider>
      <WalletPage />
    </QueryProvider>,
  )
  const title = await screen.findByText('انتقال به حساب بانکی')
  expect(title).toBeVisible()
  // However long its title is, the sum stands where the others do.
  expect(title.parentElement).not.toHaveClass('flex-wrap')
  expect(title.nextElementSibling).toHaveClass('shrink-0')
  const links = screen.getAllByRole('link', { name: /^سفارش/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.account.order(6),
    paths.account.order(6),
  ])
})
