// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { TicketThread } from '@/components/account/ticket-thread'
import { OrderInfo } from '@/components/orders/order-info'
import { render, screen } from '../ui/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/profile',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams('id=0'),
}))

test.each<[string, string, ReactNode]>([
  ['تیکت', '/profile/tickets', <TicketThread key="ticket" />],
  ['سفارش', '/profile/orders/ongoing-orders', <OrderInfo key="order" />],
])('a %s that is not found has its page’s head and a way back to %s', (title, list, page) => {
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: `این ${title} پیدا نشد` })).toBeVisible()
  expect(screen.getByRole('link', { name: 'بازگشت' })).toHaveAttribute('href', list)
})
