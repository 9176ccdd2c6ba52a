// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { LedgerGood, StockLedgerView } from '@/components/desk/products/stock-ledger-view'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { getQueryClient } from '@/lib/client/query-client'
import { getStockMovements, type DeskStockMovement } from '@/lib/contract/desk/stock-movements'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

const address = vi.hoisted(() => ({ search: '', replaced: [''] }))

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/stock',
  useSearchParams: () => new URLSearchParams(address.search),
  useRouter: () => ({ push: () => {}, replace: (href: string) => address.replaced.push(href) }),
}))

const api = fakeApi()
const movement: DeskStockMovement = {
  ...{ id: 9, at: '2026-11-20T08:00:00.000Z', stock_id: 4, product_id: 3, sku: 'TKP-42' },
  ...{
    title: 'کفش دویدن مردانهٔ گام مدل Takapoo با فوم نرم',
    choices: { رنگ: 'سبز', اندازه: '۴۲' },
  },
  ...{ change: -1, quantity: 6, reason: 'order', note: '', actor: '', order: null },
}

test('the variant stands apart from the name, which alone may be cut', () => {
  render(<LedgerGood movement={movement} />)
  expect(screen.getByText('سبز · ۴۲').closest('[class*="line-clamp"], .truncate')).toBeNull()
  expect(screen.getByText('TKP-42')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAccessibleName(movement.title ?? '')
})

test('the ledger is searched by name or code and between two days of the Jalali calendar', async () => {
  address.search = 'q=TKP&from=2026-10-23&to=2026-11-06'
  const sent: Record<string, string>[] = []
  api.on(getStockMovements, ({ query }) => {
    sent.push(Object.fromEntries(query))
    const sale = { ...movement, order: { id: 12, code: 'V-10428' }, actor: 'سارا مرادی' }
    return { data: { movements: [sale], next: null } }
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['stock.write'] })}>
        <StockLedgerView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(sent).not.toHaveLength(0))
  expect(sent[0]).toMatchObject({ q: 'TKP', from: '2026-10-23', to: '2026-11-06' })
  expect(await screen.findByRole('columnheader', { name: 'چه کسی' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'نام یا کد کالا، کد سفارش' })).toHaveValue('TKP')
  expect(screen.getByRole('textbox', { name: 'از روز' })).toHaveValue('۱۴۰۵/۰۸/۰۱')
  const until = screen.getByRole('textbox', { name: 'تا روز' })
  await userEvent.clear(until)
  expect(address.replaced.at(-1)).not.toContain('to=')
  await userEvent.type(until, '۱۴۰۵/۸/۱۰')
  expect(address.replaced.at(-1)).toContain('to=2026-11-01')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('باز کردن')
})
