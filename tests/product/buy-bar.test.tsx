// @in-a-window
import { expect, test } from 'vitest'
import { BuyBar } from '@/components/product/buy-bar'
import { VariantChips } from '@/components/product/variant-chips'
import { VariantProvider, type PurchasableProduct } from '@/components/product/variant-provider'
import { render, screen, userEvent } from '../kit/rendering'

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

test('the bar of a phone names its variant, and over it what was moved and how much dearer that is', async () => {
  const { container } = render(
    <VariantProvider product={sized}>
      <VariantChips />
      <BuyBar />
    </VariantProvider>,
  )
  const bar = () => container.querySelector('[data-buy-bar]')
  expect(bar()).toHaveTextContent('مشکی، ۱۲۸')
  expect(bar()).not.toHaveTextContent('انتخاب شد')
  await userEvent.click(screen.getByRole('radio', { name: /^کرم/ }))
  expect(bar()).toHaveTextContent('حافظه: ۲۵۶ انتخاب شد +۲۰')
  expect(bar()).toHaveTextContent('کرم، ۲۵۶')
  expect(screen.getByRole('status')).toHaveTextContent('نیست. +۲۰ تومان')
  await userEvent.click(screen.getByRole('radio', { name: /^مشکی/ }))
  expect(bar()).not.toHaveTextContent('انتخاب شد')
})
