// @in-a-window
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { AddToCartButton, VariantPrice, StockLeft } from '@/components/product/buy-controls'
import { VariantChips } from '@/components/product/variant-chips'
import { VariantProvider, type PurchasableProduct } from '@/components/product/variant-provider'
import { cartSingleItem } from '@/lib/contract/cart'
import { changeQuantity } from '@/stores/cart-changes'
import { resetCart } from '@/stores/reset'
import { infoOf } from '../cart/cart-info'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

const api = fakeApi()

const product: PurchasableProduct = {
  id: 1,
  title: 'هدفون آوا',
  status: 'published',
  on_sale_at: null,
  canNotifyStock: true,
  size_guide: null,
  properties: [
    {
      name: 'رنگ',
      values: [
        { value: 'مشکی', hex: '#111111' },
        { value: 'کرم', hex: '#eeddcc' },
      ],
    },
  ],
  stocks: [
    { id: 11, parent_value: { رنگ: 'مشکی' }, price: 900_000, final_price: 900_000, quantity: 3 },
    { id: 12, parent_value: { رنگ: 'کرم' }, price: 950_000, final_price: 950_000, quantity: 0 },
  ],
}

function renderProduct(shownProduct: PurchasableProduct = product) {
  render(
    <VariantProvider product={shownProduct}>
      <VariantChips />
      <VariantPrice size="lg" />
      <AddToCartButton />
      <StockLeft />
    </VariantProvider>,
  )
}

beforeEach(() => {
  resetCart()
  window.history.replaceState(null, '', '/product/x')
})

test('choosing a colour shows its stock and writes it to the address', async () => {
  renderProduct()
  expect(screen.getByText(/تنها ۳ عدد/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /کرم/ }))
  expect(screen.getByText('این مدل موجود نیست.'), 'seen in the price').toHaveClass('sr-only')
  expect(screen.getByRole('group', { name: 'رنگ: کرم، ناموجود' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'موجود شد خبرم کن' })).toBeInTheDocument()
  expect(new URLSearchParams(window.location.search).get('رنگ')).toBe('کرم')
})

test('an added product shows its quantity and a link to the cart', async () => {
  api.on(cartSingleItem, { info: infoOf(11, 3) })
  renderProduct()
  await userEvent.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }))
  expect(await screen.findByRole('link', { name: 'دیدن سبد' })).toHaveAttribute('href', '/Cart')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن یک عدد' }))
  expect(screen.getByRole('group', { name: 'تعداد هدفون آوا' })).toHaveTextContent('۲')
})

test('removing the last unit can be undone, and the focus follows', async () => {
  api.on(cartSingleItem, { info: infoOf(11, 3) })
  renderProduct()
  await userEvent.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }))
  await userEvent.click(await screen.findByRole('button', { name: 'حذف' }))
  const undo = screen.getByRole('button', { name: 'برگرداندن' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(screen.getByRole('button', { name: 'افزودن یک عدد' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'برگرداندن' })).not.toBeInTheDocument()
})

test('a quantity above the stock of the page is lowered with a notice', async () => {
  api.on(cartSingleItem, { info: infoOf(11, 9) })
  renderProduct()
  renderToaster()
  await userEvent.click(screen.getByRole('button', { name: 'افزودن به سبد خرید' }))
  await screen.findByRole('link', { name: 'دیدن سبد' })
  act(() => changeQuantity(11, 7, 9))
  await userEvent.click(screen.getByRole('button', { name: 'کم کردن یک عدد' }))
  expect(await screen.findByText('تنها ۳ عدد از این کالا موجود است.')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'تعداد هدفون آوا' })).toHaveTextContent('۳')
})

test('a coming product cannot be bought', () => {
  renderProduct({ ...product, status: 'coming_soon' })
  expect(screen.getByRole('button', { name: 'آغاز فروش را خبرم کن' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /سبد/ })).not.toBeInTheDocument()
})

test('shows the variant of the address in the first HTML already', () => {
  const stocks = product.stocks.map((stock) => ({ ...stock, quantity: 3 }))
  const render = (initialSearch: string) =>
    renderToString(
      <VariantProvider product={{ ...product, stocks }} initialSearch={initialSearch}>
        <VariantPrice size="lg" />
      </VariantProvider>,
    )
  expect(render('?رنگ=کرم')).toContain('۹۵,۰۰۰')
  expect(render('')).toContain('۹۰,۰۰۰')
})
