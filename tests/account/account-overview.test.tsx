// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AccountOverview } from '@/components/orders/account-overview'
import { OrderList } from '@/components/orders/order-list'
import { ApiFailure } from '@/lib/client/http/errors'
import { send } from '@/lib/client/http/client'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))
vi.mock('next/navigation', () => ({
  usePathname: () => '/profile',
  useRouter: () => ({ push: vi.fn() }),
}))

const noOrders = { data: { orders: [], total: 0, count: 0, current_page: 1 } }
const failure = () => new ApiFailure({ kind: 'status', status: 500, message: 'نشد که نشد.' })
const inShop = (part: ReactNode) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {part}
    </QueryClientProvider>,
  )

function answer(orders: () => Promise<unknown>): void {
  vi.mocked(send).mockImplementation((call) =>
    call.path === '/api/profile/orders' ? orders() : new Promise(() => {}),
  )
}

beforeEach(() => {
  vi.mocked(send).mockReset()
})

test('last orders that do not come say so where they stand, and are asked for again', async () => {
  answer(() => Promise.reject(failure()))
  inShop(<AccountOverview />)
  const part = within(screen.getByRole('region', { name: 'آخرین سفارش‌ها' }))
  expect(part.getByRole('status')).toBeInTheDocument()
  const again = await part.findByRole('button', { name: 'تلاش دوباره' })
  expect(part.getByText('نشد که نشد.')).toBeInTheDocument()
  answer(() => Promise.resolve(noOrders))
  await userEvent.click(again)
  expect(await screen.findByText('هنوز سفارشی ندارید')).toBeInTheDocument()
})

test('the counts and the ways are there before the shop answers, and the menu before the orders', () => {
  answer(() => new Promise(() => {}))
  inShop(<AccountOverview />)
  const counts = screen.getByRole('link', { name: /^تحویل‌شده/ })
  const wallet = screen.getAllByRole('link', { name: /^کیف پول/ })[0]
  const menu = screen.getByRole('navigation', { name: 'حساب من' })
  const orders = screen.getByRole('region', { name: 'آخرین سفارش‌ها' })
  const inOrder = [counts, wallet, menu, orders].filter((part) => part !== undefined)
  expect(inOrder).toHaveLength(4)
  const isSorted = inOrder.every((part, at) => {
    const next = inOrder[at + 1]
    return !next || part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING
  })
  expect(isSorted).toBe(true)
})

test('the menu is there when the profile is not', async () => {
  vi.mocked(send).mockImplementation(() => Promise.reject(failure()))
  inShop(<AccountOverview />)
  await waitFor(() => expect(screen.getAllByText('این بخش نیامد')).toHaveLength(2))
  expect(screen.getByRole('navigation', { name: 'حساب من' })).toBeInTheDocument()
})

test('whoever has ordered nothing is told so, not of orders on their way', async () => {
  answer(() => Promise.resolve(noOrders))
  inShop(<OrderList />)
  expect(await screen.findByText('هنوز سفارشی ندارید')).toBeInTheDocument()
  expect(screen.queryByText('سفارش جاری ندارید')).toBeNull()
})
