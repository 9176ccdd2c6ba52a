// @in-a-window
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FunnelCard } from '@/components/desk/reports/funnel-card'
import { FUNNEL_STEPS, type SalesFunnel } from '@/lib/contract/desk/sales-funnel'

afterEach(cleanup)

function funnelOf(since: string | null, counts: (number | null)[]): SalesFunnel {
  const steps = FUNNEL_STEPS.map((step, nth) => ({ step, count: counts[nth] ?? null }))
  return { counted_since: since, steps }
}
function rowsOf(funnel: SalesFunnel, from = '2026-10-23') {
  render(<FunnelCard funnel={funnel} from={from} />)
  const rows = within(screen.getByRole('table', { name: 'قیف فروش' })).getAllByRole('row')
  return rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
}

test('each step has its share of the one before and of the first', () => {
  expect(rowsOf(funnelOf('2026-10-01', [2_400, 300, 0, 36, 27]))).toEqual([
    ['۲,۴۰۰', '–', '–'],
    ['۳۰۰', '۱۲٫۵٪', '۱۲٫۵٪'],
    ['۰', '۰٪', '۰٪'],
    ['۳۶', '–', '۱٫۵٪'],
    ['۲۷', '۷۵٪', '۱٫۱٪'],
  ])
  expect(screen.queryByText(/شمرده می‌شود/)).toBeNull()
})

test('a step that was not counted is compared with nothing, and the card says since when it is', () => {
  expect(rowsOf(funnelOf('2026-11-30', [null, null, null, 4, 3]))).toEqual([
    ['شمرده نشده', '–', '–'],
    ['شمرده نشده', '–', '–'],
    ['شمرده نشده', '–', '–'],
    ['۴', '–', '–'],
    ['۳', '۷۵٪', '–'],
  ])
  expect(screen.getByText(/از ۹ آذر ۱۴۰۵ شمرده می‌شود\.$/)).toBeDefined()
})

test('a span that began before the counting says which days are left out', () => {
  rowsOf(funnelOf('2026-11-01', [5, 4, 3, 2, 1]))
  expect(screen.getByText(/روزهای پیش از آن در این قیف نیست/)).toBeDefined()
})

test('without a visit or an order there is neither a table nor a file', () => {
  render(<FunnelCard funnel={funnelOf(null, [null, null, null, 0, 0])} from="2026-10-23" />)
  expect(screen.getByText(/نه بازدیدی شمرده شده و نه سفارشی/)).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
