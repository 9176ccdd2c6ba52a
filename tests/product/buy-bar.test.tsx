// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import { BuyBar } from '@/components/product/buy-bar'
import { VariantChips } from '@/components/product/variant-chips'
import { VariantProvider, type PurchasableProduct } from '@/components/product/variant-provider'
import { shopStore } from '@/stores/shop'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

fakeApi()

const stockOf = (id: number, رنگ: string, حافظه: string, price: number) => ({
  ...{ id, parent_value: { رنگ, حافظه }, price, final_price: price, quantity: 3 },
})

const sized: PurchasableProduct = {
  ...{ id: 1, title: 'گوشی آوا', status: 'published', on_sale_at: null, size_guide: null },
  canNotifyStock: true,
  properties: [
    { name: 'رنگ', values: ['مشکی', 'کرم'].map((value) => ({ value, hex: '#111111' })) },
    { name: 'حافظه', values: ['۱۲۸', '۲۵۶'].map((value) => ({ value, hex: null })) },
  ],
  stocks: [
    stockOf(1, 'مشکی', '۱۲۸', 900),
    stockOf(2, 'مشکی', '۲۵۶', 1_200),
    stockOf(3, 'کرم', '۲۵۶', 1_100),
  ],
}

beforeEach(() => window.history.replaceState(null, '', '/'))

const reduced = { ...sized, stocks: sized.stocks.map((stock) => ({ ...stock, price: 2_000 })) }

test('the bar of a reduced good says its day beside its discount, or until that is known what it cost, and which variant it buys', async () => {
  shopStore.hydrate()
  const { container } = render(
    <VariantProvider product={reduced}>
      <BuyBar />
    </VariantProvider>,
  )
  const bar = container.querySelector('[data-buy-bar]')
  const price = bar?.querySelector('.price-now')
  expect(price?.closest('[aria-hidden]'), 'heard under the name alone').not.toBeNull()
  expect(bar).toHaveTextContent('تخفیف ۵۵٪ قیمت با تخفیف: ۹۰ تومان قیمت پیش از تخفیف: ۲۰۰ تومان')
  await waitFor(() => expect(bar).toHaveTextContent(/۵۵٪\s*ارسال فردا\s*قیمت: ۹۰ تومان/))
  expect(bar).not.toHaveTextContent('۲۰۰ تومان')
  expect(bar).toHaveTextContent('مشکی، ۱۲۸')
})

test('the bar of a phone names its variant once a choice has moved another, and over it what was moved and how much dearer that is', async () => {
  const { container } = render(
    <VariantProvider product={sized}>
      <VariantChips />
      <BuyBar />
    </VariantProvider>,
  )
  const bar = () => container.querySelector('[data-buy-bar]')
  const wide = screen.getByText('مشکی، ۱۲۸').closest('[aria-hidden]')
  expect(wide).toHaveClass('phone:hidden')
  expect(bar()).not.toHaveTextContent('انتخاب شد')
  await userEvent.click(screen.getByRole('radio', { name: /^کرم/ }))
  await waitFor(() =>
    expect(bar()).toHaveTextContent('حافظه: ۲۵۶ انتخاب شد، چون کرم با ۱۲۸ نیست. +۲۰'),
  )
  expect(wide).not.toBeInTheDocument()
  expect(bar()).toHaveTextContent('کرم، ۲۵۶')
  expect(screen.getByRole('status')).toHaveTextContent('نیست. +۲۰ تومان')
  await userEvent.click(screen.getByRole('radio', { name: /^مشکی/ }))
  expect(bar()).not.toHaveTextContent('انتخاب شد')
  expect(screen.getByRole('radio', { name: /^۱۲۸/ }), 'as before it was moved').toBeChecked()
  expect(bar()).toHaveTextContent('حافظه دوباره ۱۲۸ شد. −۲۰')
  expect(screen.getByRole('status')).toHaveTextContent('حافظه دوباره ۱۲۸ شد. −۲۰ تومان')
})

test('the bar of a reduced good names a moved variant in the stead of its discount', async () => {
  const { container } = render(
    <VariantProvider product={reduced}>
      <VariantChips />
      <BuyBar />
    </VariantProvider>,
  )
  const bar = container.querySelector('[data-buy-bar]')
  expect(bar).toHaveTextContent('۵۵٪')
  await userEvent.click(screen.getByRole('radio', { name: /^کرم/ }))
  expect(bar).toHaveTextContent('کرم، ۲۵۶')
  expect(bar).not.toHaveTextContent('٪')
})

test('of clothing that is gone in every size no size is asked for', () => {
  const values = ['M', 'L'].map((value) => ({ value, hex: null }))
  const stocks = values.map(({ value }, at) => ({
    ...stockOf(at + 1, 'مشکی', value, 900),
    ...{ parent_value: { اندازه: value }, quantity: 0 },
  }))
  render(
    <VariantProvider product={{ ...sized, properties: [{ name: 'اندازه', values }], stocks }}>
      <VariantChips />
    </VariantProvider>,
  )
  expect(screen.getByText('اندازه:')).toHaveTextContent('اندازه: ناموجود')
})

test('the bar of a good that is gone says so over its last price, in one column', () => {
  const { container } = render(
    <VariantProvider
      product={{ ...sized, stocks: sized.stocks.map((stock) => ({ ...stock, quantity: 0 })) }}
    >
      <BuyBar />
    </VariantProvider>,
  )
  const last = screen.getByText('آخرین قیمت', { exact: false, selector: 'span' })
  expect(container.querySelector('[data-buy-bar]')).toContainElement(last)
  expect(last.parentElement).toHaveClass('grid')
  expect(last).toHaveTextContent('ناموجود، آخرین قیمت')
})

test('a choice of a memory says in short what it costs more, and aloud all of it', () => {
  const stocks = sized.stocks.map((stock) => ({
    ...stock,
    final_price: stock.parent_value['حافظه'] === '۲۵۶' ? 222_000_000 : 200_000_000,
  }))
  render(
    <VariantProvider product={{ ...sized, stocks }}>
      <VariantChips />
    </VariantProvider>,
  )
  const chip = screen.getByRole('radio', { name: '۲۵۶ ۲,۲۰۰,۰۰۰ تومان بیشتر' })
  expect(chip.closest('label')).toHaveTextContent('+۲٫۲ میلیون تومان')
})
