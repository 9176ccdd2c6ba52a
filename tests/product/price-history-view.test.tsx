// @in-a-window
import { afterEach, expect, test } from 'vitest'
import { PriceHistoryView } from '@/components/product/price-history-view'
import { setCurrency } from '@/lib/persian/currency'
import { DAY_MS } from '@/lib/persian/durations'
import { render, screen } from '../kit/rendering'

afterEach(() => setCurrency('toman'))

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const history = {
  ...{ stock_id: 1, final_price: 12_000_000, percent: 0 },
  points: [
    { at: daysAgo(20), price: 10_000_000 },
    { at: daysAgo(10), price: 12_000_000 },
  ],
}

test.each([
  ['toman', '۱,۰۰۰,۰۰۰ تومان', '۱,۱۰۰,۰۰۰', '۱,۲۰۰,۰۰۰ تومان', 'قیمت (تومان)'],
  ['rial', '۱۰,۰۰۰,۰۰۰ ریال', '۱۱,۰۰۰,۰۰۰', '۱۲,۰۰۰,۰۰۰ ریال', 'قیمت (ریال)'],
] as const)('in %s the lowest, the mean and the highest price are said', (...row) => {
  const [unit, lowest, mean, highest, column] = row
  setCurrency(unit)
  render(<PriceHistoryView history={history} period={90} />)
  const sentence = screen.getByRole('status')
  expect(sentence).toHaveTextContent(`کمترین قیمت در ۹۰ روز گذشته ${lowest} بوده است`)
  expect(sentence).toHaveTextContent(`میانگین آن ${mean} و بیشترین آن ${highest}.`)
  expect(screen.getByText(column)).toBeInTheDocument()
})
