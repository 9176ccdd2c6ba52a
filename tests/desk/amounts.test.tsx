// @in-a-window
import { expect, test } from 'vitest'
import { MarginsCard } from '@/components/desk/margins-card'
import { OrderGoods } from '@/components/desk/order-goods'
import { productColumns } from '@/components/desk/product-rows'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { getStaffOrder } from '@/lib/contract/desk/orders'
import { wholeOrderOf } from '../orders/whole-order'
import { render, screen, within } from '../kit/rendering'

const { data: whole } = getStaffOrder.answer.parse({
  data: {
    ...wholeOrderOf({ items_total: 4_000_000, discount: 500_000, payable: 3_500_000 }),
    customer: { id: 1, name: 'مریم', mobile: null },
    ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [], refundable: null },
  },
})

/** An edge of their own would set the units of a column under tens and hundreds. */
function expectAtRight(amount: HTMLElement) {
  expect(amount).toHaveAttribute('dir', 'ltr')
  expect(amount).toHaveClass('tabular-nums')
  for (let box = amount.parentElement; box; box = box.parentElement) {
    expect(box.className).not.toMatch(/\btext-(end|left)\b/)
  }
}

test('the sums of an order stand units under units, a minus at the left of its number', () => {
  render(<OrderGoods whole={whole} />)
  for (const sum of ['۴۰۰,۰۰۰', '\u200e\u2212۵۰,۰۰۰', '۳۵۰,۰۰۰']) {
    expectAtRight(screen.getByText(sum))
  }
})

test('the profits of a report stand units under units, a loss too', () => {
  render(
    <MarginsCard
      margins={{
        ...{ sum: 9_000_000, cost: 8_000_000, units: 3, units_without_cost: 0 },
        products: [{ id: 1, title: 'کتری', units: 3, sum: 2_000_000, cost: 2_500_000 }],
      }}
    />,
  )
  const table = screen.getByRole('table', { name: 'سود کالاها' })
  for (const amount of ['۲۰۰,۰۰۰', '\u200e\u2212۵۰,۰۰۰']) {
    expectAtRight(within(table).getByText(amount))
  }
})

test('the prices of goods stand units under units, of several variants too', () => {
  const product: ListedDeskProduct = {
    ...{ id: 4, version: 1, slug: 'aria-12', title: 'گوشی Aria 12', status: 'published' },
    ...{ category: { id: 1, title: 'گوشی' }, brand: { id: 1, title: 'نیکان' }, picture: null },
    ...{ price: 249_000_000, stock: 4, sold: 0, updated_at: '2026-11-20T08:00:00.000Z' },
    variants: [249_000_000, 259_000_000].map((price, at) => ({
      ...{ id: at + 1, choices: {}, price, sale: null, quantity: 2, reserved: 0 },
      ...{ sku: null, barcode: null },
    })),
  }
  const column = productColumns({
    edits: {
      ...{ stateOf: () => undefined, edit: async () => true, failures: [], saving: 0 },
      dismiss: () => {},
    },
    ...{ takeBack: () => {}, canPrice: true, canStock: true, openVariants: () => {} },
  }).find(({ id }) => id === 'price')
  render(<>{column?.cell(product)}</>)
  const amount = screen.getByText('۲۴,۹۰۰,۰۰۰')
  expectAtRight(amount)
  expect(amount.nextElementSibling).toHaveTextContent('به بالا')
})
