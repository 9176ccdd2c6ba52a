// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import {
  AddToCartButton,
  AvailableInstead,
  DealCountdown,
  StockLeft,
  VariantPrice,
} from '@/components/product/buy-controls'
import { DeliveryEstimate } from '@/components/product/delivery-estimate'
import { PriceHistoryLine } from '@/components/product/price-history-line'
import { BuyBar } from '@/components/product/buy-bar'
import { VariantChips } from '@/components/product/variant-chips'
import { NoPicture } from '@/components/product/no-picture'
import { VariantGallery } from '@/components/product/variant-gallery'
import { VariantProvider, type PurchasableProduct } from '@/components/product/variant-provider'
import { resetCart } from '@/stores/reset'
import { shopStore } from '@/stores/shop'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

const only = { id: 11, parent_value: { رنگ: 'مشکی' }, price: 900, final_price: 900, quantity: 3 }
const product: PurchasableProduct = {
  id: 1,
  title: 'هدفون آوا',
  status: 'published',
  on_sale_at: null,
  canNotifyStock: true,
  size_guide: null,
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
      <VariantGallery pictures={whole} placeholder={<NoPicture />} actions={null} />
      <VariantChips />
      <VariantPrice size="lg" />
      <PriceHistoryLine />
      <AddToCartButton />
      <StockLeft />
      <DealCountdown
        festival={{ percent: 10, title: 'شگفت‌انگیز', ends_at: '2100-01-01T00:00:00.000Z' }}
      />
      <DeliveryEstimate />
      <AvailableInstead />
    </VariantProvider>,
  )
}

test('delivery is promised for goods in stock, on the day that the cards and the header say, its cost once there is a city', async () => {
  const [headers, lines] = [{ 'free-from': '1000' }, 'تهران: فردا\nتهران فردا، شنبه']
  vi.stubGlobal('fetch', async () => new Response(lines, { headers }))
  shopStore.hydrate()
  renderProduct(product)
  expect(await screen.findByText('تهران فردا، شنبه')).toBeInTheDocument()
  expect(screen.getByText('هزینه پس از انتخاب شهر')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'انتخاب شهر' })).toBeInTheDocument()
})

test('goods of a worth that is sent for nothing anywhere say so before there is a city', async () => {
  renderProduct({ ...product, stocks: [{ ...only, final_price: 1_000 }] })
  expect(await screen.findByText('ارسال رایگان')).toBeInTheDocument()
  expect(screen.queryByText('هزینه پس از انتخاب شهر')).toBeNull()
})

test.each([
  ['a sold-out product', { stocks: [{ ...only, quantity: 0 }] }],
  ['a product without variants', { stocks: [] }],
  ['a coming product', { status: 'coming_soon' as const }],
])('%s promises no delivery and counts down to nothing', (_, change) => {
  renderProduct({ ...product, ...change })
  expect(screen.queryByText(/روز ارسال|ارسال به|هزینه/)).not.toBeInTheDocument()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
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

test('a sold-out product shows its last price and offers a stock notice', () => {
  renderProduct({ ...product, stocks: [{ ...only, quantity: 0 }] })
  expect(screen.getByText('۹۰').closest('p')).toHaveTextContent(/^آخرین قیمت ۹۰ تومان$/)
  expect(screen.queryByText('اکنون موجود است')).not.toBeInTheDocument()
  expect(screen.getByText('ناموجود', { selector: '[data-sold-out]' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'موجود شد خبرم کن' })).toBeInTheDocument()
})

test.each([
  ['published', 'ناموجود'],
  ['coming_soon', 'به‌زودی'],
] as const)(
  'a shop without stock notices offers none for a product that is %s',
  (status, label) => {
    renderProduct({ ...product, status, canNotifyStock: false, stocks: [{ ...only, quantity: 0 }] })
    expect(screen.queryByRole('button', { name: /خبرم کن/ })).toBeNull()
    expect(screen.getAllByText(label).at(-1)).toBeVisible()
  },
)

const sized: PurchasableProduct = {
  ...product,
  properties: [
    { name: 'رنگ', values: ['مشکی', 'کرم'].map((value) => ({ value, hex: '#111111' })) },
    { name: 'حافظه', values: ['۱۲۸', '۲۵۶'].map((value) => ({ value, hex: null })) },
  ],
  stocks: [
    {
      id: 1,
      parent_value: { رنگ: 'مشکی', حافظه: '۱۲۸' },
      price: 900,
      final_price: 900,
      quantity: 3,
    },
    {
      id: 2,
      parent_value: { رنگ: 'مشکی', حافظه: '۲۵۶' },
      price: 1_200,
      final_price: 1_200,
      quantity: 0,
    },
    {
      id: 3,
      parent_value: { رنگ: 'کرم', حافظه: '۲۵۶' },
      price: 1_100,
      final_price: 1_100,
      quantity: 2,
    },
  ],
}

test('a choice that moves another says what was moved, once it is made', async () => {
  renderProduct(sized)
  expect(screen.queryByText(/نداریم|انتخاب می‌شود/)).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('radio', { name: /^کرم/ }))
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'حافظه: ۲۵۶ انتخاب شد، چون کرم با ۱۲۸ نیست.',
    ),
  )
  expect(screen.getByRole('radio', { name: /^۲۵۶/ })).toBeChecked()
})

test('a sold-out variant names what there is of the same product, which one press chooses', async () => {
  renderProduct(sized)
  expect(screen.queryByText('اکنون موجود است')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /^۲۵۶/ }))
  const offers = within(screen.getByRole('list', { name: 'اکنون موجود است' }))
  expect(offers.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'مشکی، ۱۲۸ ۹۰ تومان',
    'کرم، ۲۵۶ ۱۱۰ تومان',
  ])
  await userEvent.click(offers.getByRole('button', { name: /^کرم/ }))
  expect(screen.getByRole('button', { name: 'افزودن به سبد خرید' })).toBeInTheDocument()
})

test('a product without pictures says so', () => {
  renderProduct(product)
  expect(screen.getByText('این کالا هنوز تصویری ندارد.')).toBeInTheDocument()
})

test("a colour's gallery has its own pictures and the common ones, and none of another colour", async () => {
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
  expect(slides()).toEqual(['/cream.webp', '/box.webp'])
})

const worn: PurchasableProduct = {
  ...product,
  properties: [
    { name: 'رنگ', values: ['مشکی', 'کرم'].map((value) => ({ value, hex: '#111111' })) },
    { name: 'اندازه', values: ['M', 'XL'].map((value) => ({ value, hex: null })) },
  ],
  stocks: [
    { رنگ: 'مشکی', اندازه: 'M' },
    { رنگ: 'مشکی', اندازه: 'XL' },
    { رنگ: 'کرم', اندازه: 'XL' },
  ].map((parent_value, at) => ({ ...only, id: at + 1, parent_value })),
}

test('clothing opens with no size chosen, and its button leads to the sizes', async () => {
  renderProduct(worn)
  expect(screen.getByRole('radio', { name: 'مشکی' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'M' })).not.toBeChecked()
  expect(screen.queryByText(/تنها ۳ عدد/)).not.toBeInTheDocument()
  expect(screen.queryByText(/نداریم/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'کرم' }))
  expect(screen.getByRole('radio', { name: 'XL' })).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'انتخاب اندازه' }))
  expect(screen.getByRole('radio', { name: 'XL' })).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('اندازه را انتخاب کنید.')
  await userEvent.click(screen.getByRole('radio', { name: 'XL' }))
  expect(screen.getByRole('radio', { name: 'XL' })).toBeChecked()
  expect(screen.getByRole('button', { name: 'افزودن به سبد خرید' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('on a phone the button of clothing opens its sizes, each with what is left of it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ media: query, matches: true, onchange: null },
      ...{ addListener: vi.fn(), removeListener: vi.fn() },
    }),
  )
  const few = worn.stocks.map((stock) => ({
    ...stock,
    quantity: stock.parent_value['اندازه'] === 'M' ? 2 : 0,
  }))
  render(
    <VariantProvider product={{ ...worn, stocks: few }}>
      <BuyBar />
    </VariantProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'انتخاب اندازه' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'اندازه را انتخاب کنید' }))
  expect(sheet.getByRole('radio', { name: /XL/ }).closest('label')).toHaveTextContent('ناموجود')
  expect(sheet.getByRole('button', { name: 'ابتدا اندازه را انتخاب کنید' })).toBeDisabled()
  await userEvent.click(sheet.getByRole('radio', { name: /XL/ }))
  expect(sheet.getByRole('button', { name: 'موجود شد خبرم کن' })).toBeEnabled()
  await userEvent.click(sheet.getByRole('radio', { name: /^M تنها ۲ عدد/ }))
  expect(window.location.search, 'dismissing leaves the choice as it was').toBe('')
  expect(sheet.getByRole('button', { name: 'افزودن به سبد خرید' })).toBeEnabled()
  vi.restoreAllMocks()
})

const gone = (stocks: PurchasableProduct['stocks']) =>
  stocks.map((stock) => ({ ...stock, quantity: 0 }))

test('clothing of which every size is gone has the bell from the start, which asks for the sizes', async () => {
  renderProduct({ ...worn, stocks: gone(worn.stocks) })
  expect(screen.queryByRole('button', { name: 'انتخاب اندازه' })).not.toBeInTheDocument()
  const findBell = () => screen.getByRole('button', { name: 'موجود شد خبرم کن' })
  await waitFor(() => expect(findBell()).toHaveAttribute('aria-haspopup', 'dialog'))
  await userEvent.click(findBell())
  const sheet = within(await screen.findByRole('dialog', { name: 'کدام اندازه را خبر بدهیم؟' }))
  expect(sheet.getAllByRole('checkbox')).toHaveLength(2)
  expect(sheet.getByRole('button', { name: 'ابتدا اندازه را انتخاب کنید' })).toBeDisabled()
})

test('a colour of which every size is gone asks for no size to buy, and one that has some does', async () => {
  renderProduct({ ...worn, stocks: [...worn.stocks.slice(0, 2), ...gone(worn.stocks.slice(2))] })
  expect(screen.getByRole('button', { name: 'انتخاب اندازه' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /^کرم/ }))
  expect(await screen.findByRole('button', { name: 'موجود شد خبرم کن' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'انتخاب اندازه' })).not.toBeInTheDocument()
})

test.each([
  ['of the variant that has it', { ...only, is_lowest: true as const }, 1],
  ['of none that is sold out', { ...only, is_lowest: true as const, quantity: 0 }, 0],
  ['of none that has it not', only, 0],
])('the lowest price of thirty days is said %s', (_, stock, times) => {
  renderProduct({ ...product, stocks: [stock] })
  expect(screen.queryAllByText('کمترین قیمت ۳۰ روز گذشته')).toHaveLength(times)
})

test('a memory that the chosen colour lacks can be chosen, takes another colour, and says so', async () => {
  renderProduct({ ...sized, stocks: sized.stocks.filter(({ id }) => id !== 2) })
  const large = screen.getByRole('radio', { name: /^۲۵۶/ })
  expect(large).toBeEnabled()
  expect(large.closest('label')).toHaveTextContent('۲۵۶ با کرم')
  await userEvent.click(large)
  expect(large).toBeChecked()
  expect(screen.getByRole('radio', { name: /^کرم/ })).toBeChecked()
  expect(screen.getByText('رنگ: کرم انتخاب شد، چون ۲۵۶ با مشکی نیست.')).toBeVisible()
})

test('a memory that is gone in every colour says so from the start, and promises nothing', () => {
  renderProduct({
    ...sized,
    stocks: sized.stocks
      .filter(({ id }) => id !== 2)
      .map((stock) => (stock.id === 3 ? { ...stock, quantity: 0 } : stock)),
  })
  const chip = screen.getByRole('radio', { name: /^۲۵۶/ }).closest('label')
  expect(chip).toHaveTextContent(/^۲۵۶ ناموجود$/)
  expect(chip, 'one sign is enough').not.toHaveClass('border-dashed')
  expect(screen.queryByText(/با کرم/)).not.toBeInTheDocument()
})

test('a line under the price opens the chart, and names the lowest of thirty days where it was less', () => {
  renderProduct({ ...product, stocks: [{ ...only, lowest_price: 800 }] })
  expect(
    screen.getByRole('button', {
      name: /^کمترین ۳۰ روز: ۸۰ تومان/,
    }),
  ).toHaveTextContent('نمودار قیمت')
})

test('what is in plenty says nothing of its stock', () => {
  renderProduct({ ...product, stocks: [{ ...only, quantity: 40 }] })
  expect(screen.queryByText(/آمادهٔ ارسال/)).not.toBeInTheDocument()
})

const endingIn = (days: number): PurchasableProduct => {
  const end = new Date(Date.now() + days * 86_400_000 + 23.5 * 3_600_000).toISOString()
  return { ...product, stocks: [{ ...only, sale_ends_at: end }] }
}

test('a deal ends in so many days and hours, in one line', async () => {
  renderProduct(endingIn(2))
  expect(await screen.findByText('۲ روز و ۲۳ ساعت مانده')).toBeVisible()
})

test('a deal that has days left hurries nobody: it names the day of its end', async () => {
  renderProduct(endingIn(40))
  expect(await screen.findByText(/^تا [۰-۹]+ \S+/)).toBeVisible()
  expect(screen.queryByText(/ساعت مانده/)).toBeNull()
})
