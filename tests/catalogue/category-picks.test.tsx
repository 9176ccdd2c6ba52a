// @in-a-window
import { afterEach, expect, test } from 'vitest'
import { CategoryPicks } from '@/components/catalogue/category-picks'
import { productCard } from '@/lib/contract/catalogue/products'
import { setCurrency } from '@/lib/persian/currency'
import { render, screen } from '../kit/rendering'

afterEach(() => setCurrency('toman'))

const card = productCard.parse({
  ...{ id: 1, slug: 'گوشی-۱', title: 'گوشی', english_title: '', picture: null },
  brand: { id: 1, slug: 'نیکان', title: 'نیکان', english_title: '' },
  ...{ status: 'published', available: true, percent: 0, last_units: null },
  ...{ price: 249_000_000, final_price: 249_000_000, rate: null, rate_count: 0, colours: [] },
})

test.each([
  ['toman', '۲۴,۹۰۰,۰۰۰ تومان'],
  ['rial', '۲۴۹,۰۰۰,۰۰۰ ریال'],
] as const)('a pick names its price in %s, as the shop does', (unit, price) => {
  setCurrency(unit)
  render(<CategoryPicks kind="گوشی" areAlike picks={[{ card, reason: 'پرفروش‌ترین' }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(price)
})

test('three of one kind can be compared where they stand, and of several kinds not', () => {
  const picks = [1, 2, 3].map((id) => ({ card: { ...card, id }, reason: 'پرفروش‌ترین' }))
  const { rerender } = render(<CategoryPicks kind="گوشی" areAlike picks={picks} />)
  const comparison = screen.getByRole('link', { name: 'مقایسهٔ این سه انتخاب' })
  expect(comparison).toHaveAttribute('href', '/compare?ids=1,2,3')
  rerender(<CategoryPicks kind="لوازم جانبی" areAlike={false} picks={picks} />)
  expect(comparison).not.toBeInTheDocument()
})
