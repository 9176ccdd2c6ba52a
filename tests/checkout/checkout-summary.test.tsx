// @in-a-window
import { expect, test } from 'vitest'
import { CheckoutSummary } from '@/components/checkout/checkout-summary'
import type { StoredLine } from '@/lib/domain/cart-rules'
import { infoOf, lineOf } from '../cart/cart-info'
import { render, screen, userEvent, within } from '../kit/rendering'

const totals = { count: 6, items_total: 38_500_000, discount: 0, payable: 38_500_000 }
const sums = { totals, couponDiscount: 0, shipping: 0, fromWallet: 0, due: 38_500_000 }

function showSummary(lines: StoredLine[]): void {
  const items = lines.map(({ stock_id: id }) => infoOf(id, 3))
  render(<CheckoutSummary {...{ lines, items, sums }} isPending={false} />)
}

const linesOf = (...ids: number[]) => ids.map((id) => lineOf(id, 1))
const titlesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByText(/^کالای \d/)
    .map(({ textContent: title }) => title)

test('the summary shows all of a few goods', () => {
  showSummary(linesOf(11, 12, 13, 14, 15))
  expect(titlesOf('کالاها')).toHaveLength(5)
  expect(screen.queryByText(/کالای دیگر/)).toBeNull()
})

test('of many goods those after the fourth open under them', async () => {
  showSummary(linesOf(11, 12, 13, 14, 15, 16))
  expect(titlesOf('کالاها')).toHaveLength(4)
  const more = screen.getByText(/کالای دیگر$/)
  expect(more).toHaveTextContent('+۲ کالای دیگر')
  expect(within(more).getByText('+۲'), 'its sign stays before it').toHaveAttribute('dir', 'ltr')
  await userEvent.click(more)
  expect(titlesOf('کالاهای دیگر')).toEqual(['کالای 15', 'کالای 16'])
})

test('all are shown when the price of one has changed, which is to be accepted', () => {
  showSummary([...linesOf(11, 12, 13, 14, 15), { ...lineOf(16, 1), seen_price: 30_000_000 }])
  expect(screen.getByText(/گران‌تر شد/)).toBeVisible()
  expect(titlesOf('کالاها')).toHaveLength(6)
})
