// @in-a-window
import { expect, test, vi } from 'vitest'
import { readOrderList } from '@/components/desk/orders/order-filters'
import { listWork } from '@/components/desk/today/first-work'
import { WorkQueues } from '@/components/desk/today/work-queues'
import { countWork } from '@/components/desk/ui/work-count'
import type { WorkQueue } from '@/lib/contract/desk/today'
import { TransferDueTag } from '@/components/desk/orders/refunded-tag'
import { render, screen } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, replace: () => {} }),
}))

const waiting = { count: 2, overdue: 0, due_today: 0, next_due_at: null }
const oldest = { oldest_at: '2026-11-20T10:00:00.000Z' }
const transfers: WorkQueue = { name: 'transfers', ...waiting, ...oldest }
const reviews: WorkQueue = { name: 'reviews', ...waiting, ...oldest }

test('orders that wait for a transfer are a row of the work, after all that has a deadline', () => {
  const queues = [transfers, reviews]
  const works = listWork({ orders: [], tickets: [], messages: [], queues })
  expect(works.map(({ kind }) => kind)).toEqual(['reviews', 'transfers'])
  expect(works[1]).toMatchObject({ who: '۲ سفارش', href: '/desk/orders?refund_due=true' })
  expect(new Set(works.map(({ id }) => id)).size).toBe(2)
  expect(countWork([transfers]).waiting).toBe(2)
  const none = { ...transfers, count: 0, oldest_at: null }
  expect(listWork({ orders: [], tickets: [], messages: [], queues: [none] })).toEqual([])
})

test('their queue says nothing of a deadline, and leads to them', () => {
  render(<WorkQueues queues={[transfers]} now={Date.parse('2026-11-25T10:00:00.000Z')} />)
  const link = screen.getByRole('link', { name: /برای واریز/ })
  expect(link).toHaveAttribute('href', '/desk/orders?refund_due=true')
  expect(link).toHaveTextContent('قدیمی‌ترین')
  expect(link).not.toHaveTextContent('در مهلت')
})

test('the list that it leads to has orders of every status, until one is chosen', () => {
  const statusesOf = (query: string) => {
    const search = new URLSearchParams(query)
    return readOrderList({ get: (name) => search.get(name) ?? '' }).shown.stats
  }
  expect(statusesOf('refund_due=true')).toBe('')
  expect(statusesOf('refund_due=true&tab=canceled')).toContain('cancel_customer')
  expect(statusesOf('')).toContain('paid')
})

test('an order of it says how much is to be transferred, and others nothing', () => {
  const { container, rerender } = render(<TransferDueTag amount={31_800_000} />)
  expect(container).toHaveTextContent('واریز ۳,۱۸۰,۰۰۰ تومان مانده است')
  rerender(<TransferDueTag amount={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
