// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import { Bundle } from '@/components/product/bundle'
import { VariantProvider, type PurchasableProduct } from '@/components/product/variant-provider'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { cartSingleItem } from '@/lib/contract/cart'
import { cartStore } from '@/stores/cart'
import { resetCart } from '@/stores/reset'
import { z } from 'zod'
import { infoOf } from '../cart/cart-info'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'
import { brand } from '../search/sample-suggestions'

const api = fakeApi()
const line = z.object({ stock_id: z.int() })
const stock = { id: 11, parent_value: {}, price: 900_000, final_price: 900_000, quantity: 3 }
const product: PurchasableProduct = {
  id: 1,
  title: 'گوشی آوا',
  status: 'published',
  on_sale_at: null,
  canNotifyStock: true,
  size_guide: null,
  properties: [],
  stocks: [stock],
}
const complement = (id: number, stock_id: number | null, title = `همراه ${id}`): ProductCard => ({
  id,
  slug: `همراه-${id}`,
  title,
  english_title: '',
  brand,
  picture: null,
  second_view: null,
  status: 'published',
  available: true,
  price: 100_000,
  final_price: 100_000,
  percent: 0,
  last_units: null,
  rate: null,
  rate_count: 0,
  colours: [],
  stock_id,
  variant: null,
})

function renderBundle(complements: ProductCard[], shown = product) {
  render(
    <VariantProvider product={shown}>
      <Bundle product={{ id: 1, title: shown.title, pictures: [] }} complements={complements} />
    </VariantProvider>,
  )
}

beforeEach(() => {
  resetCart()
  window.history.replaceState(null, '', '/product/x')
})

test('one button adds all that is ticked, and the total is of these', async () => {
  api.on(cartSingleItem, ({ body }) => ({ info: infoOf(line.parse(body).stock_id, 3) }))
  renderBundle([complement(2, 22), complement(3, 33, 'شارژر 3')])
  expect(screen.getByText('۱۱۰,۰۰۰')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'شارژر 3' }))
  expect(screen.getByText('۱۰۰,۰۰۰')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'افزودن هر ۲ کالا' }))
  await expect.poll(() => cartStore.get().lines.map(({ stock_id }) => stock_id)).toEqual([11, 22])
})

test('what needs a choice first is not offered, nor anything with what cannot be bought', () => {
  renderBundle([complement(2, null)])
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  renderBundle([complement(2, 22)], { ...product, stocks: [{ ...stock, quantity: 0 }] })
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('what is dear beside the good is left for its shopper to tick', async () => {
  const dear = { ...complement(3, 33, 'هدفون آوا'), final_price: 300_000 }
  renderBundle([complement(2, 22, 'قاب آوا'), dear])
  expect(screen.getByRole('checkbox', { name: 'قاب آوا' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'هدفون آوا' })).not.toBeChecked()
  expect(screen.getByText('۱۰۰,۰۰۰')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'هدفون آوا' }))
  expect(screen.getByRole('button', { name: 'افزودن هر ۳ کالا' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'هدفون آوا' }))
  expect(screen.getByRole('checkbox', { name: 'هدفون آوا' })).not.toBeChecked()
})

test('of each kind of goods one is offered', () => {
  const lamps = [complement(2, 22, 'آباژور یلدا'), complement(3, 33, 'آباژور شاخه')]
  renderBundle([...lamps, complement(4, 44, 'پتوی سبک')])
  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))
  expect(names).toEqual(['گوشی آوا', 'آباژور یلدا', 'پتوی سبک'])
})
