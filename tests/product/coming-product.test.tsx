// @in-a-window
import { expect, test } from 'vitest'
import { BuyBar } from '@/components/product/buy-bar'
import { AddToCartButton } from '@/components/product/buy-controls'
import { formatSaleStart, formatShortSaleStart } from '@/components/catalogue/sale-start'
import { NoPicture } from '@/components/product/no-picture'
import { VariantGallery } from '@/components/product/variant-gallery'
import { VariantProvider, type PurchasableProduct } from '@/components/product/variant-provider'
import { render, screen, within } from '../kit/rendering'

const coming: PurchasableProduct = {
  ...{ id: 1, title: 'ساعت تندباد', status: 'coming_soon', canNotifyStock: true },
  ...{ on_sale_at: '2026-12-03T10:00:00.000Z', size_guide: null, properties: [] },
  stocks: [{ id: 11, parent_value: {}, price: 900, final_price: 900, quantity: 0 }],
}

test('a coming product says so on its picture and in its bar, and offers a notice of its first day', () => {
  render(
    <VariantProvider product={coming}>
      <VariantGallery pictures={[]} placeholder={<NoPicture />} actions={null} />
      <div data-testid="box">
        <AddToCartButton />
      </div>
      <BuyBar />
    </VariantProvider>,
  )
  expect(screen.getByText('به‌زودی', { selector: '[data-sold-out]' })).toBeVisible()
  expect(screen.getByText('فروش از ۱۲ آذر')).toBeInTheDocument()
  expect(screen.getByText('۹۰')).toBeInTheDocument()
  const box = within(screen.getByTestId('box'))
  expect(box.getByRole('button', { name: 'آغاز فروش را خبرم کن' })).toBeVisible()
  expect(screen.queryByText(/موجود/)).not.toBeInTheDocument()
})

test('a coming product without a day promises none', () => {
  expect(formatSaleStart(null)).toBe('فروش هنوز آغاز نشده است')
  expect(formatShortSaleStart(null)).toBe('به‌زودی')
})
