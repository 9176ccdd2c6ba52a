// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { TicketPage } from '@/components/account/ticket-page'
import { OrderView } from '@/components/orders/order-view'
import { render, screen } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/profile',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams('id=0'),
}))

test.each<[string, string, ReactNode]>([
  ['تیکت', '/profile/tickets', <TicketPage key="ticket" />],
  ['سفارش', '/profile/orders/ongoing-orders', <OrderView key="order" />],
])('a %s that is not found has its page’s head and a way back to %s', (title, list, page) => {
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: `این ${title} پیدا نشد` })).toBeVisible()
  expect(screen.getByRole('link', { name: 'بازگشت' })).toHaveAttribute('href', list)
})
