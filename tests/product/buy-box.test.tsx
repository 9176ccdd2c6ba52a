// @in-a-window
import { expect, test } from 'vitest'
import { BuyBox } from '@/components/product/buy-box'
import { ChosenVariant } from '@/components/product/buy-controls'
import { VariantProvider } from '@/components/product/variant-provider'
import { render, screen } from '../kit/rendering'

const goods = {
  ...{ slug: 'قطار-چوبی', guarantee: 'گارانتی ۱۲ ماههٔ فرفره' },
  ...{ status: 'published' as const, on_sale_at: '2026-12-03T10:00:00.000Z' },
}

type BoxStatus = 'published' | 'coming_soon'

const red = { id: 1, parent_value: { رنگ: 'قرمز' }, price: 900, final_price: 900 }
const colours = ['قرمز', 'آبی'].map((value) => ({ value, hex: null }))
const blue = { ...red, id: 2, parent_value: { رنگ: 'آبی' }, quantity: 3 }

function renderBox(
  quantity: number,
  status: BoxStatus = 'published',
  others: (typeof blue)[] = [],
  value: Record<string, string> = red.parent_value,
) {
  render(
    <VariantProvider
      product={{
        ...{ id: 1, title: 'قطار چوبی', status: 'published', on_sale_at: null },
        ...{
          canNotifyStock: true,
          size_guide: null,
          stocks: [{ ...red, parent_value: value, quantity }, ...others],
        },
        properties: 'رنگ' in value ? [{ name: 'رنگ', values: colours }] : [],
      }}
    >
      <BuyBox
        product={{ ...goods, status }}
        festival={{ percent: 0, title: null, ends_at: null }}
        shopName="ویترین"
        isSoldOut={quantity === 0}
      />
    </VariantProvider>,
  )
}

test('what can be bought says who sends it and until when it comes back', () => {
  renderBox(4)
  expect(screen.getByText('فروش و ارسال از ویترین')).toBeInTheDocument()
  expect(screen.getByText('۷ روز کاری مهلت مرجوعی')).toBeInTheDocument()
})

test('a sold-out product promises no sending, and its first button is the notice', () => {
  renderBox(0)
  expect(screen.queryByText(/فروش و ارسال از/)).not.toBeInTheDocument()
  expect(screen.queryByText(/مهلت مرجوعی/)).not.toBeInTheDocument()
  expect(screen.getByText(goods.guarantee)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'موجود شد خبرم کن' })).toHaveClass('bg-brand-600')
})

test('a variant that is gone says so at its last price, as others can be had', () => {
  window.history.replaceState(null, '', `/?${new URLSearchParams({ رنگ: 'قرمز' }).toString()}`)
  renderBox(0, 'published', [blue])
  expect(screen.getByText(/آخرین قیمت/)).toHaveTextContent('ناموجود، آخرین قیمت')
})

test('where all variants are gone the head says so, and the last price does not again', () => {
  renderBox(0)
  expect(screen.getByText(/آخرین قیمت/)).toHaveTextContent(/^آخرین قیمت$/)
})

test('beside the last price and the button the box says that it is gone, before both', () => {
  renderBox(0)
  const note = screen.getByText('موجود نیست و زمان آمدن آن معلوم نیست.')
  const price = screen.getByText(/آخرین قیمت/)
  expect(note.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a box of what has one variant without a name begins with no empty line', () => {
  renderBox(4, 'published', [], {})
  expect(screen.getByRole('complementary').querySelector('.mb-3:empty')).toHaveClass('empty:hidden')
})

test('a size that is chosen moves nothing, as its line is there before', () => {
  const sizes = ['M', 'L'].map((value) => ({ value, hex: null }))
  const stocks = sizes.map(({ value }, at) => ({
    ...red,
    id: at + 1,
    parent_value: { اندازه: value },
    quantity: 3,
  }))
  render(
    <VariantProvider
      product={{
        ...{ id: 1, title: 'جوراب', status: 'published', on_sale_at: null, stocks },
        ...{ canNotifyStock: true, size_guide: null },
        properties: [{ name: 'اندازه', values: sizes }],
      }}
    >
      <ChosenVariant isShort holdsLine />
    </VariantProvider>,
  )
  expect(screen.getByText('اندازه: انتخاب نشده')).toBeVisible()
})

test('of what is not yet on sale the box says from when it is', () => {
  renderBox(0, 'coming_soon')
  expect(screen.getByText('فروش از پنجشنبه ۱۲ آذر.')).toBeInTheDocument()
})
