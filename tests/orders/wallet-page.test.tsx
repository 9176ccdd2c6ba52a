// @in-a-window
import { expect, test, vi } from 'vitest'
import { WalletPage } from '@/components/orders/wallet-page'
import { QueryProvider } from '@/lib/client/query-provider'
import { getWallet } from '@/lib/contract/account/wallet'
import { getGateways } from '@/lib/contract/payments'
import { paths } from '@/lib/paths'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, within } from '../kit/rendering'

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
    balance.getByText(/برای خرید از همین فروشگاه است.*در گردش کیف پول به حسابتان منتقل کنید/),
  ).toBeVisible()
})

test('an entry leads to its order or return, and what came back can be sent on from there', async () => {
  api.hangs(getGateways)
  const back = {
    ...{ id: 2, amount: 1_000_000, balance_after: 1_000_000, reason: 'refund' as const },
    ...{ order: { id: 6, code: 'VT-1405-6', type: 'sales' as const }, refund: null, note: '' },
    created_at: '2026-11-06T10:00:00.000Z',
  }
  const ofReturn = {
    ...{ ...back, id: 1, order: { id: 7, code: 'VT-1405-7', type: 'refer' as const } },
    refund: { id: 4, amount: 1_000_000, transferable: 600_000 },
  }
  const sent = { ...back, id: 3, amount: -1_000_000, balance_after: 0, reason: 'transfer' as const }
  const transactions = [sent, back, ofReturn]
  api.on(getWallet, { data: { balance: 0, transactions, total: 1, count: 3, current_page: 1 } })
  render(
    <QueryProvider>
      <WalletPage />
    </QueryProvider>,
  )
  const [title] = await screen.findAllByText('انتقال به حساب بانکی')
  if (!title) throw new Error('The ledger names no transfer.')
  expect(title).toBeVisible()
  // However long its title is, the sum stands where the others do.
  expect(title.parentElement).not.toHaveClass('flex-wrap')
  expect(title.nextElementSibling).toHaveClass('shrink-0')
  const links = screen.getAllByRole('link', { name: /^سفارش/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.account.order(6),
    paths.account.order(6),
  ])
  expect(screen.getByRole('link', { name: /^مرجوعی/ })).toHaveAttribute(
    'href',
    paths.account.refer(7),
  )
  await userEvent.click(screen.getByRole('button', { name: 'انتقال به حساب بانکی' }))
  const dialog = await screen.findByRole('dialog', { name: 'انتقال به حساب بانکی' })
  expect(dialog).toHaveTextContent('۶۰,۰۰۰ تومان همین حالا از کیف پول شما برداشته')
})
