// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { AddToCartButton, StockLeft, VariantPrice } from '@/components/product/buy-controls'
import { DeliveryEstimate } from '@/components/product/delivery-estimate'
import { groupBySection, Specification } from '@/components/product/product-description'
import { VariantChips } from '@/components/product/variant-chips'
import { VariantGallery } from '@/components/product/variant-gallery'
import { VariantProvider, type PurchasableProduct } from '@/components/product/variant-provider'
import { resetCart } from '@/stores/reset'
import { render, screen, userEvent, within } from '../kit/rendering'

const only = { id: 11, parent_value: { رنگ: 'مشکی' }, price: 900, final_price: 900, quantity: 3 }
const product: PurchasableProduct = {
  id: 1,
  title: 'هدفون آوا',
  status: 'published',
  on_sale_at: null,
  percent: 0,
  canNotifyStock: true,
  properties: [{ name: 'رنگ', values: [{ value: 'مشکی', hex: '#111111' }] }],
  stocks: [only],
}

function renderProduct(
  shownProduct: PurchasableProduct,
  pictures: { url: string; colour: string | null }[] = [],
) {
  const whole = pictures.map((picture) => ({ ...picture, width: 640, height: 640, alt: '' }))
  render(
    <VariantProvider product={shownProduct}>
      <VariantGallery pictures={whole} actions={null} />
      <VariantChips />
      <VariantPrice size="lg" />
      <AddToCartButton />
      <StockLeft />
      <DeliveryEstimate />
    </VariantProvider>,
  )
}

test.each([
  ['goods in stock', {}, /^از فردا/],
  ['a sold-out product', { stocks: [{ ...only, quantity: 0 }] }, /پس از موجود شدن/],
  ['a product without variants', { stocks: [] }, /پس از موجود شدن/],
  ['a coming product', { status: 'coming_soon' as const }, /با آغاز فروش/],
])('%s promises delivery only when it can be bought', (_, change, text) => {
  renderProduct({ ...product, ...change })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getAllByText(/^از فردا|^زمان ارسال/)).toHaveLength(1)
})

beforeEach(() => {
  resetCart()
  window.history.replaceState(null, '', '/product/x')
})

test('a product with one variant shows no choice', () => {
  renderProduct(product)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.getByText('مشکی')).toBeInTheDocument()
  expect(screen.getByText(/تنها ۳ عدد/)).toBeInTheDocument()
})

test('a sold-out product shows no price and offers a stock notice', () => {
  renderProduct({ ...product, stocks: [{ ...only, quantity: 0 }] })
  expect(screen.queryByText(/تومان/)).not.toBeInTheDocument()
  expect(screen.getByText('این کالا اکنون موجود نیست.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'موجود شد خبرم کن' })).toBeInTheDocument()
})

test('a coming product shows its sale date and its price', () => {
  const on_sale_at = '2026-12-03T10:00:00.000Z'
  renderProduct({
    ...product,
    status: 'coming_soon',
    on_sale_at,
    stocks: [{ ...only, quantity: 0 }],
  })
  expect(screen.getByText('فروش از پنجشنبه ۱۲ آذر آغاز می‌شود.')).toBeInTheDocument()
  expect(screen.getByText('۹۰')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'موجود شد خبرم کن' })).toBeInTheDocument()
})

test.each([
  ['published', 'ناموجود'],
  ['coming_soon', 'به‌زودی'],
] as const)(
  'a shop without stock notices offers none for a product that is %s',
  (status, label) => {
    renderProduct({ ...product, status, canNotifyStock: false, stocks: [{ ...only, quantity: 0 }] })
    expect(screen.queryByRole('button', { name: 'موجود شد خبرم کن' })).toBeNull()
    expect(screen.getByText(label)).toBeVisible()
  },
)

test('a product without pictures says so', () => {
  renderProduct(product)
  expect(screen.getByText('این کالا هنوز تصویری ندارد.')).toBeInTheDocument()
})

test("a colour's gallery has its own pictures, and the first colour's for the views that it lacks", async () => {
  const cream = { ...only, id: 12, parent_value: { رنگ: 'کرم' }, price: 950, final_price: 950 }
  const values = ['مشکی', 'کرم'].map((value) => ({ value, hex: null }))
  renderProduct({ ...product, stocks: [only, cream], properties: [{ name: 'رنگ', values }] }, [
    { url: '/black.webp', colour: 'مشکی' },
    { url: '/black-back.webp', colour: 'مشکی' },
    { url: '/cream.webp', colour: 'کرم' },
    { url: '/box.webp', colour: null },
  ])
  const slides = () =>
    within(screen.getByRole('group', { name: /^تصویر / }))
      .getAllByRole('img', { hidden: true })
      .map((img) => img.getAttribute('src'))
  expect(slides()).toEqual(['/black.webp', '/black-back.webp', '/box.webp'])
  await userEvent.click(screen.getByRole('radio', { name: /کرم/ }))
  expect(slides()).toEqual(['/cream.webp', '/black-back.webp', '/box.webp'])
})

test('specifications are grouped by section, highlighted first, and fold when there are many', async () => {
  const fields = Array.from({ length: 12 }, (_, at) => ({
    name: `نام ${at}`,
    value: `مقدار ${at}`,
    highlighted: at === 11,
    section: at < 6 ? 'اندازه و وزن' : 'جنس و ساخت',
  }))
  expect(groupBySection(fields).map(({ title }) => title)).toEqual(['جنس و ساخت', 'اندازه و وزن'])
  render(<Specification fields={fields} />)
  const more = screen.getByRole('button', { name: 'نمایش بیشتر مشخصات' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(more)
  expect(screen.getByRole('button', { name: 'نمایش کمتر مشخصات' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('a short list of specifications does not fold', () => {
  render(
    <Specification fields={[{ name: 'وزن', value: '۲ کیلو', highlighted: true, section: '' }]} />,
  )
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
