// @in-a-window
import { afterEach, expect, test } from 'vitest'
import { MarginsCard } from '@/components/desk/reports/margins-card'
import { OrderGoods } from '@/components/desk/orders/order-goods'
import { DeskProductCard, productColumns } from '@/components/desk/products/product-rows'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { getStaffOrder } from '@/lib/contract/desk/orders'
import { setCurrency } from '@/lib/persian/currency'
import { wholeOrderOf } from '../orders/whole-order'
import { render, screen, within } from '../kit/rendering'

const { data: whole } = getStaffOrder.answer.parse({
  data: {
    ...wholeOrderOf({ items_total: 4_000_000, discount: 500_000, payable: 3_500_000 }),
    customer: { id: 1, name: 'مریم', mobile: null },
    ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [], refundable: null },
  },
})

afterEach(() => setCurrency('toman'))

/** An edge of their own would set the units of a column under tens and hundreds. */
function expectAtRight(amount: HTMLElement) {
  expect(amount).toHaveAttribute('dir', 'ltr')
  expect(amount).not.toHaveClass('tabular-nums')
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

const phone: ListedDeskProduct = {
  ...{ id: 4, version: 1, slug: 'aria-12', title: 'گوشی Aria 12', status: 'published' },
  ...{ category: { id: 1, title: 'گوشی' }, brand: { id: 1, title: 'نیکان' }, picture: null },
  ...{
    price: 249_000_000,
    stock: 4,
    sold: 0,
    percent: 0,
    recent_sales: [],
    updated_at: '2026-11-20T08:00:00.000Z',
  },
  variants: [249_000_000, 259_000_000].map((price, at) => ({
    ...{ id: at + 1, choices: {}, price, sale: null, quantity: 2, reserved: 0 },
    ...{ sku: null, barcode: null, is_on: true, guarantee: '' },
  })),
}
const tools: Parameters<typeof productColumns>[0] = {
  edits: {
    ...{ stateOf: () => undefined, edit: async () => true, failures: [], saving: 0 },
    dismiss: () => {},
  },
  ...{ takeBack: () => {}, canPrice: true, canStock: true, openVariants: () => {} },
  hrefOf: () => '/desk/products/1',
}
const priceColumn = () => productColumns(tools).find(({ id }) => id === 'price')

test('the prices of goods stand units under units, of several variants too', () => {
  render(<>{priceColumn()?.cell(phone)}</>)
  const amount = screen.getByText('۲۴,۹۰۰,۰۰۰')
  expectAtRight(amount)
  expect(amount.nextElementSibling).toHaveTextContent('به بالا')
})

test('on a card the unit stays with its number, and says the price before how it goes on', () => {
  const { rerender } = render(<DeskProductCard product={phone} tools={tools} />)
  expect(screen.getByRole('button', { name: /قیمت‌های/ })).toHaveTextContent(/۲۴,۹۰۰,۰۰۰تومانبه بالا/)
  const [only] = phone.variants
  rerender(<DeskProductCard product={{ ...phone, variants: only ? [only] : [] }} tools={tools} />)
  const field = screen.getByRole('textbox', { name: /^قیمت/ })
  expect(field, 'as wide as its number').toHaveClass('[field-sizing:content]')
  expect(field.parentElement?.nextElementSibling).toHaveTextContent('تومان')
})

test('the prices of goods of a shop in rials are rials, and named so at the column and on a card', () => {
  setCurrency('rial')
  expect(priceColumn()?.header).toBe('قیمت (ریال)')
  render(<DeskProductCard product={phone} tools={tools} />)
  expect(screen.getByRole('button', { name: /قیمت‌های/ })).toHaveTextContent('۲۴۹,۰۰۰,۰۰۰')
  expect(screen.getByText('ریال')).toBeVisible()
  expect(screen.queryByText('تومان')).toBeNull()
})

test('on a phone the name of a product has two lines, and only what is not on sale says what it is', () => {
  const { rerender } = render(<DeskProductCard product={phone} tools={tools} />)
  expect(screen.getByRole('link')).toHaveClass('line-clamp-2')
  expect(screen.queryByText('منتشرشده')).toBeNull()
  rerender(<DeskProductCard product={{ ...phone, status: 'hidden' }} tools={tools} />)
  expect(screen.getByText('پیش‌نویس')).toBeVisible()
})
