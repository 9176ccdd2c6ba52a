// @in-a-window
import { expect, test } from 'vitest'
import { SalesChart, scaleOf } from '@/components/desk/reports/sales-chart'
import type { SalesRow } from '@/lib/contract/desk/reports'
import { formatDate } from '@/lib/persian/dates'
import { render, screen, userEvent } from '../kit/rendering'

const rowOf = (day: string, net: number): SalesRow => ({
  ...{ from: day, to: day, orders: 1, goods: net, discount: 0, shipping: 0, returned: 0 },
  net,
})
const nameOf = ({ from }: SalesRow) => formatDate(`${from}T12:00:00Z`)

test.each<[number, string, string[]]>([
  [34_000_000, 'میلیون تومان', ['۰', '۱', '۲', '۳', '۴']],
  [12_000_000, 'میلیون تومان', ['۰', '۰٫۵', '۱', '۱٫۵']],
  [7_300_000_000, 'میلیون تومان', ['۰', '۲۰۰', '۴۰۰', '۶۰۰', '۸۰۰']],
  [900_000, 'هزار تومان', ['۰', '۵۰', '۱۰۰']],
  [0, 'تومان', ['۰', '۰٫۵', '۱']],
])('the side of a chart up to %i rials has round numbers', (most, unit, texts) => {
  const scale = scaleOf(most)
  expect(scale.unit).toBe(unit)
  expect(scale.ticks.map(({ text }) => text)).toEqual(texts)
  expect(scale.top).toBeGreaterThanOrEqual(most)
})

test('the chart tells the value of one day to keys and to the pointer, and its best to all', async () => {
  const rows = [rowOf('2026-11-21', 10_000_000), rowOf('2026-11-22', 34_000_000)]
  render(<SalesChart {...{ rows, nameOf }} shortNameOf={({ from }) => `روز ${from}`} />)
  const chart = screen.getByRole('slider', { name: 'نمودار فروش خالص' })
  expect(chart).toHaveAccessibleDescription(/^بیشترین فروش خالص، ۱ آذر ۱۴۰۵ با ۳,۴۰۰,۰۰۰ تومان/)
  expect(screen.getByText('فروش خالص (میلیون تومان)')).toBeVisible()
  expect(screen.getByText('روز 2026-11-21')).toBeInTheDocument()
  await userEvent.tab()
  expect(chart).toHaveAttribute('aria-valuetext', '۱ آذر ۱۴۰۵: ۳,۴۰۰,۰۰۰ تومان')
  expect(screen.getByText('۳,۴۰۰,۰۰۰')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(chart).toHaveAttribute('aria-valuetext', '۳۰ آبان ۱۴۰۵: ۱,۰۰۰,۰۰۰ تومان')
  await userEvent.tab()
  expect(screen.queryByText('۱,۰۰۰,۰۰۰')).toBeNull()
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 200, 160)
  await userEvent.pointer({ target: chart, coords: { clientX: 180, clientY: 20 } })
  expect(screen.getByText('۱,۰۰۰,۰۰۰')).toBeVisible()
})

test('the days before stand behind as a line, and beside the value of a day', async () => {
  const rows = [rowOf('2026-11-21', 10_000_000), rowOf('2026-11-22', 34_000_000)]
  const former = [rowOf('2026-11-19', 6_000_000), rowOf('2026-11-20', 50_000_000)]
  const { container } = render(
    <SalesChart {...{ rows, former, nameOf }} shortNameOf={({ from }) => from} />,
  )
  expect(screen.getByText('بازهٔ پیش')).toBeVisible()
  expect(container.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(2)
  await userEvent.tab()
  expect(screen.getByText(/^پیش از آن/)).toHaveTextContent('پیش از آن ۵,۰۰۰,۰۰۰')
})

test('a month that gave back more than it sold hangs under zero, and every month has its name', () => {
  const nets = [40_000_000, -151_600_000, 90_000_000, 0, 10_000_000, 1, 2, 3, 4]
  const rows = nets.map((net, nth) => rowOf(`2026-0${nth + 1}-21`, net))
  const { container } = render(
    <SalesChart {...{ rows, nameOf }} shortNameOf={({ from }) => `ماه ${from}`} />,
  )
  const bars = [...container.querySelectorAll('rect')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    foot: Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
    isLoss: bar.classList.contains('fill-late'),
  }))
  const [first, loss] = bars
  expect(loss?.top).toBeCloseTo(first?.foot ?? 0)
  expect(loss?.foot).toBeGreaterThan((loss?.top ?? 0) + 50)
  expect(bars.map(({ isLoss }) => isLoss)).toEqual(nets.map((net) => net < 0))
  expect(scaleOf(90_000_000, -151_600_000).ticks.map(({ text }) => text)).toEqual([
    '\u200e−۲۰',
    '\u200e−۱۰',
    '۰',
    '۱۰',
  ])
  expect(screen.getAllByText(/^ماه /)).toHaveLength(rows.length)
})
