// @in-a-window
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CartSkeleton, EmptyCart } from '@/components/cart/cart-fallbacks'
import { CartView } from '@/components/cart/cart-view'
import { Toaster } from '@/components/ui/toaster'
import { cartItem, cartSingleItem, type CartInfo } from '@/lib/contract/cart'
import { getComplements } from '@/lib/contract/product/complements'
import { checkCoupon } from '@/lib/contract/checkout/checkout'
import { getShippingMethods, type ShippingMethod } from '@/lib/contract/checkout/shipping'
import { EMPTY_CART_SCRIPT } from '@/lib/session/inline-scripts'
import { cartStore } from '@/stores/cart'
import { restoreToCart, setCoupons } from '@/stores/cart-changes'
import { resetCart } from '@/stores/reset'
import { shopStore } from '@/stores/shop'
import { infoOf, lineOf } from './cart-info'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

const Cart = () => <CartView skeleton={<CartSkeleton />} empty={<EmptyCart />} />

const api = fakeApi()

function putInCart(stockId: number, quantity: number): void {
  restoreToCart(lineOf(stockId, quantity), 99)
}

const totals = { count: 2, items_total: 77_000_000, discount: 13_860_000, payable: 63_140_000 }
const courier: ShippingMethod = {
  ...{ id: 1, title: 'پست', text: '', price: 490_000, free_from: 80_000_000 },
  ...{ delivers: true, earliest: '2030-01-05', slots: [] },
}

function chooseTehran(): void {
  shopStore.set(() => ({ city: { id: 1, name: 'تهران', state: 'تهران' } }))
}

function focused(): HTMLElement | null {
  return document.querySelector<HTMLElement>(':focus')
}

type Offer = { items?: CartInfo[]; methods?: ShippingMethod[] }

function shopHas({ items = [], methods = [] }: Offer): void {
  api.on(cartItem, { items, totals })
  api.on(cartSingleItem, { info: items[0] ?? null })
  api.on(getShippingMethods, { data: { methods } })
}

const group = (stockId: number) => screen.findByRole('group', { name: `تعداد کالای ${stockId}` })
const cartIds = () => cartStore.get().lines.map((line) => line.stock_id)
const savedIds = () => cartStore.get().savedForLater.map((line) => line.stock_id)

beforeAll(() => import('@/components/cart/full-cart'))

beforeEach(() => {
  api.on(getComplements, { data: { products: [] } })
  resetCart()
  shopStore.set(() => ({ city: null }))
})

const emptyLists = { lines: [], savedForLater: [], unavailable: [] }

test.each([
  ['nothing stored', null, true],
  ['empty lists', { data: emptyLists }, true],
  ['lists of an older shop', { data: { lines: [] } }, true],
  ['a line', { data: { ...emptyLists, lines: [{}] } }, false],
  ['a good for later', { data: { ...emptyLists, savedForLater: [{}] } }, false],
  ['a good that is gone', { data: { ...emptyLists, unavailable: [{}] } }, false],
  ['what cannot be read', {}, false],
])(
  'with %s the page shows before any script of the shop that the cart is empty: %s, %s',
  (_, stored, isEmpty) => {
    if (stored === null) localStorage.removeItem(cartStore.key)
    else localStorage.setItem(cartStore.key, JSON.stringify(stored))
    const page = document.createElement('div')
    const script = page.appendChild(document.createElement('script'))
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    new Function(EMPTY_CART_SCRIPT)()
    expect('empty' in page.dataset).toBe(isEmpty)
  },
)

test('the server draws both the cart that is read and the empty one, which is shown where that is known', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Cart />)
  const shownByScript = page.querySelector('.hidden')
  expect(shownByScript).toHaveTextContent('سبد خرید شما خالی است')
  expect(shownByScript?.className).toContain('group-data-[empty]/cart:block')
  expect(page.firstElementChild?.className).toContain('group-data-[empty]/cart:hidden')
})

test('an empty cart says so and sends no request', async () => {
  render(<Cart />)
  expect(await screen.findByText('سبد خرید شما خالی است')).toBeInTheDocument()
  expect(api.requestCount).toBe(0)
})

describe('changes of stock and price', () => {
  test('stand on the line and above the list until they are acknowledged', async () => {
    putInCart(11, 5)
    putInCart(12, 1)
    shopHas({ items: [infoOf(11, 2)] })
    render(<Cart />)
    expect(await screen.findByText('موجودی کم شد؛ تعداد از ۵ به ۲ رسید.')).toBeInTheDocument()
    expect(screen.getByText('«کالای 12» ناموجود شد و از سبد برداشته شد.')).toBeInTheDocument()
    expect(await screen.findAllByText('۶,۳۱۴,۰۰۰')).not.toHaveLength(0)
    expect(screen.getByText('تخفیف').nextElementSibling).toHaveTextContent('−۱,۳۸۶,۰۰۰')
    await userEvent.click(screen.getByRole('button', { name: 'متوجه شدم' }))
    expect(cartStore.get().unavailable).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /^متوجه شدم.*کالای 11/ }))
    expect(screen.getByRole('group', { name: /کالای 11/ })).toContainElement(focused())
    expect(screen.queryByText(/موجودی کم شد/)).not.toBeInTheDocument()
  })

  test('are still shown after a reload', async () => {
    restoreToCart({ ...lineOf(11, 1), seen_price: 30_000_000 }, 0)
    shopHas({ items: [infoOf(11, 2)] })
    for (const _ of ['before', 'after']) {
      const { unmount } = render(<Cart />)
      expect(await screen.findAllByText(/گران‌تر شد: هر عدد از ۳,۰۰۰,۰۰۰/)).not.toHaveLength(0)
      unmount()
    }
  })
})

test('a removed line can be restored, and its quantity takes the focus', async () => {
  putInCart(11, 1)
  putInCart(12, 1)
  shopHas({ items: [infoOf(11, 2), infoOf(12, 2)] })
  render(<Cart />)
  await userEvent.click(within(await group(11)).getByRole('button', { name: 'حذف' }))
  const undo = screen.getByRole('button', { name: 'برگرداندن' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(screen.getByRole('link', { name: 'کالای 11' })).toBeInTheDocument()
  expect(within(await group(11)).getByRole('button', { name: 'افزودن یک عدد' })).toHaveFocus()
})

test('a line has one button to remove it at any quantity, and shows what all its units cost', async () => {
  putInCart(11, 2)
  shopHas({ items: [infoOf(11, 3)] })
  render(<Cart />)
  const region = within(await screen.findByRole('region', { name: 'کالاهای سبد' }))
  const line = region.getByRole('listitem')
  expect(await within(line).findByText('۶,۳۱۴,۰۰۰')).toBeInTheDocument()
  expect(within(line).getByText('۳,۱۵۷,۰۰۰')).toBeInTheDocument()
  expect(within(line).getAllByRole('button', { name: /حذف/ })).toHaveLength(1)
  await userEvent.click(within(line).getByRole('button', { name: 'کم کردن یک عدد' }))
  expect(within(line).getAllByRole('button', { name: /حذف/ })).toHaveLength(1)
  expect(within(line).queryByText('۶,۳۱۴,۰۰۰')).not.toBeInTheDocument()
})

test('a quantity above the stock is answered with the stock', async () => {
  putInCart(11, 2)
  shopHas({ items: [infoOf(11, 2)] })
  render(
    <>
      <Cart />
      <Toaster />
    </>,
  )
  await screen.findAllByText('۶,۳۱۴,۰۰۰')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن یک عدد' }))
  expect(await screen.findByText('تنها ۲ عدد از این کالا موجود است.')).toBeInTheDocument()
})

test('a quote that failed can be tried again', async () => {
  putInCart(11, 1)
  api.disconnects(cartItem)
  api.on(getShippingMethods, { data: { methods: [] } })
  render(<Cart />)
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' })
  shopHas({ items: [infoOf(11, 2)] })
  await userEvent.click(again)
  expect(await screen.findAllByText('۶,۳۱۴,۰۰۰')).not.toHaveLength(0)
})

describe('the list saved for later', () => {
  test('takes a line out of the cart, and undoing restores it', async () => {
    putInCart(11, 2)
    shopHas({ items: [infoOf(11, 3)] })
    render(<Cart />)
    await userEvent.click(
      await screen.findByRole('button', { name: 'انتقال به خرید بعدی کالای 11' }),
    )
    expect([cartIds(), savedIds()]).toEqual([[], [11]])
    expect(screen.getByRole('heading', { name: /فهرست خرید بعدی/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'برگرداندن' }))
    expect([cartIds(), savedIds()]).toEqual([[11], []])
  })

  test('moves a line to the cart, and its quantity takes the focus', async () => {
    cartStore.set(() => ({ savedForLater: [lineOf(11, 2)] }))
    shopHas({ items: [infoOf(11, 3)] })
    render(<Cart />)
    await userEvent.click(await screen.findByRole('button', { name: /^انتقال به سبد/ }))
    const more = await screen.findByRole('button', { name: 'افزودن یک عدد' })
    await vi.waitFor(() => expect(more).toHaveFocus(), { timeout: 10_000 })
    expect([cartIds(), savedIds()]).toEqual([[11], []])
  })

  test('keeps a line that cannot be bought, and says why', async () => {
    cartStore.set(() => ({ savedForLater: [lineOf(11, 5)] }))
    shopHas({ items: [infoOf(11, 3)] })
    render(
      <>
        <Cart />
        <Toaster />
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: /^انتقال به سبد/ }))
    expect(await screen.findByText('تنها ۳ عدد از این کالا در انبار مانده است.')).toBeInTheDocument()
    expect([cartIds(), savedIds()]).toEqual([[], [11]])
  })

  test('says what is sold out and lets it be removed and restored', async () => {
    cartStore.set(() => ({ savedForLater: [lineOf(11, 1)] }))
    shopHas({ items: [infoOf(11, 0)] })
    render(<Cart />)
    expect(await screen.findByText('اکنون موجود نیست.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'حذف کالای 11' }))
    expect(savedIds()).toEqual([])
    const undo = screen.getByRole('button', { name: 'برگرداندن' })
    expect(undo).toHaveFocus()
    await userEvent.click(undo)
    expect(savedIds()).toEqual([11])
  })
})

describe('a coupon', () => {
  const good = { code: 'SALAM', discount: 1_500_000, payable: 61_640_000 }
  const rejectCoupon = (error: string) =>
    api.fails(checkCoupon, { status: 412, error, code: 'coupon_rejected' })
  async function typeCode(code: string): Promise<void> {
    await userEvent.type(await screen.findByRole('textbox', { name: 'کد تخفیف' }), code)
    await userEvent.click(screen.getByRole('button', { name: 'اعمال' }))
  }

  test('that is valid is stored with the cart and lowers the sum', async () => {
    putInCart(11, 2)
    shopHas({ items: [infoOf(11, 3)] })
    api.on(checkCoupon, { data: good })
    render(<Cart />)
    await typeCode('salam')
    expect(await screen.findByText('۱۵۰,۰۰۰ تومان از سبد شما کم شد.')).toBeInTheDocument()
    expect(await screen.findAllByText('۶,۱۶۴,۰۰۰')).not.toHaveLength(0)
    expect(cartStore.get().coupons).toEqual(['SALAM'])
    await userEvent.click(screen.getByRole('button', { name: 'حذف کد SALAM' }))
    expect(cartStore.get().coupons).toEqual([])
    expect(await screen.findAllByText('۶,۳۱۴,۰۰۰')).not.toHaveLength(0)
  })

  test('that is rejected says why at its field, and is not stored', async () => {
    putInCart(11, 2)
    shopHas({ items: [infoOf(11, 3)] })
    rejectCoupon('مهلت این کد تخفیف گذشته است.')
    render(<Cart />)
    await typeCode('TABESTAN')
    await vi.waitFor(
      () =>
        expect(screen.getByRole('textbox', { name: 'کد تخفیف' })).toHaveAccessibleDescription(
          'مهلت این کد تخفیف گذشته است.',
        ),
      { timeout: 10_000 },
    )
    expect(cartStore.get().coupons).toEqual([])
  })

  test('stored before is dropped when it is no longer valid', async () => {
    putInCart(11, 2)
    setCoupons(['YALDA200'])
    shopHas({ items: [infoOf(11, 3)] })
    rejectCoupon('ظرفیت این کد تخفیف پر شده است.')
    render(<Cart />)
    expect(await screen.findByText(/برداشته شد. ظرفیت این کد تخفیف پر شده است/)).toHaveTextContent(
      'کد YALDA200 برداشته شد.',
    )
    expect(cartStore.get().coupons).toEqual([])
  })

  test('that could not be checked stays', async () => {
    putInCart(11, 2)
    setCoupons(['SALAM'])
    shopHas({ items: [infoOf(11, 3)] })
    api.disconnects(checkCoupon)
    render(<Cart />)
    expect(await screen.findByText(/اینترنت خود را بررسی کنید/)).toBeInTheDocument()
    expect(cartStore.get().coupons).toEqual(['SALAM'])
  })
})

test('the cart says when it arrives and what that costs, once', async () => {
  putInCart(11, 2)
  chooseTehran()
  shopHas({ items: [infoOf(11, 3)], methods: [courier] })
  render(<Cart />)
  const arrival = await screen.findByText(/تا ارسال رایگان$/)
  expect(arrival).toHaveTextContent(/^ارسال به تهران با پست؛ ۱,۶۸۶,۰۰۰ تومان تا ارسال رایگان$/)
  expect(arrival.previousElementSibling).toHaveTextContent(/^از |، [۰-۹]/)
  expect(screen.getByRole('button', { name: 'تغییر شهر' })).toBeVisible()
  const totals = within(screen.getByRole('region', { name: 'خلاصهٔ سبد' }))
  expect(totals.getByText('هزینهٔ ارسال').nextElementSibling).toHaveTextContent('تومان')
})

test('before there is a city the cart names no price of a parcel and adds none', async () => {
  putInCart(11, 2)
  const dear = { ...courier, free_from: 10_000_000 }
  shopHas({ items: [infoOf(11, 3)], methods: [{ ...courier, id: 2, price: 90_000 }, dear] })
  render(<Cart />)
  expect(await screen.findByText(/^ارسال به سراسر ایران/)).toHaveTextContent(
    /^ارسال به سراسر ایران با پست؛ ۱,۶۸۶,۰۰۰ تومان تا ارسال رایگان$/,
  )
  expect(screen.queryByText(/ارزان‌تر$/)).toBeNull()
  expect(screen.getByRole('button', { name: 'انتخاب شهر' })).toBeVisible()
  const totals = within(screen.getByRole('region', { name: 'خلاصهٔ سبد' }))
  const valueOf = (term: string) => totals.getByText(term).nextElementSibling
  expect(valueOf('هزینهٔ ارسال')).toHaveTextContent(/^پس از انتخاب شهر$/)
  expect(valueOf('مبلغ قابل پرداخت')).toHaveTextContent('۶,۳۱۴,۰۰۰')
  const notes = screen.getAllByText('هزینهٔ ارسال جدا')
  expect(notes.map((note) => note.closest('[data-buy-bar]') !== null)).toEqual([false, true])
})

test('a cart that is sent for nothing anywhere says so before there is a city', async () => {
  putInCart(11, 2)
  const free = { ...courier, free_from: 1_000_000 }
  shopHas({ items: [infoOf(11, 3)], methods: [free, { ...free, id: 2 }] })
  render(<Cart />)
  const totals = within(await screen.findByRole('region', { name: 'خلاصهٔ سبد' }))
  await waitFor(() =>
    expect(totals.getByText('هزینهٔ ارسال').nextElementSibling).toHaveTextContent(/^رایگان$/),
  )
})

test('the cart says what comes a little later for less', async () => {
  putInCart(11, 2)
  chooseTehran()
  const slow = { ...courier, id: 2, title: 'پست عادی', earliest: '2030-01-07', price: 90_000 }
  shopHas({ items: [infoOf(11, 3)], methods: [slow, courier] })
  render(<Cart />)
  expect(await screen.findByText(/ارزان‌تر$/)).toHaveTextContent(
    /^با پست عادی، از .+، ۴۰,۰۰۰ تومان ارزان‌تر$/,
  )
})
