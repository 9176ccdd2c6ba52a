// @in-a-window
import { expect, test, vi } from 'vitest'
import { WalletPage } from '@/components/account/wallet-page'
import { QueryProvider } from '@/lib/client/query-provider'
import { getWallet } from '@/lib/contract/account/wallet'
import { getGateways } from '@/lib/contract/payments'
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
