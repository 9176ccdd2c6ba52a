// @in-a-window
import { expect, test } from 'vitest'
import { RecentSalesCard } from '@/components/desk/reports/recent-sales'
import { render, screen } from '../kit/rendering'

const daysOf = (orders: number, net: number) => [{ day: '2026-11-20', orders, net }]

test('seven orders beside one are no growth of six hundred percent, here as in the report', () => {
  render(<RecentSalesCard days={daysOf(7, 90_000_000)} former={daysOf(1, 8_000_000)} />)
  expect(screen.getAllByText('۳۰ روز پیش از آن ۱ سفارش داشت و برای سنجش کم است.')).toHaveLength(1)
  expect(screen.getAllByText(/سنجش/)).toHaveLength(1)
  expect(document.body).not.toHaveTextContent('٪')
})

test('beside enough orders a change is told in percent, and a great one as so many times', () => {
  render(<RecentSalesCard days={daysOf(11, 90_000_000)} former={daysOf(10, 9_000_000)} />)
  expect(screen.getByText('۱۰٪ بیشتر از ۳۰ روز پیش از آن')).toBeVisible()
  expect(screen.getByText('۱۰ برابر ۳۰ روز پیش از آن')).toBeVisible()
})
