// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CartView } from '@/components/cart/cart-view'
import { Toaster } from '@/components/ui/toaster'
import { ApiFailure } from '@/lib/client/http/errors'
import { send } from '@/lib/client/http/client'
import type { CartInfo } from '@/lib/contract/cart'
import { cartStore, restoreToCart, setCoupons } from '@/stores/cart'
import { resetCart } from '@/stores/reset'
import { infoOf, lineOf } from './cart-info'
import { render, screen, userEvent, within } from '../kit/rendering'

vi.mock('@/lib/client/http/client', () => ({ send: vi.fn() }))

function put(stock_id: number, quantity: number): void {
  restoreToCart(lineOf(stock_id, quantity), 99)
}

const totals = { count: 2, items_total: 77_000_000, discount: 13_860_000, payable: 63_140_000 }
const courier = {
  ...{ id: 1, title: 'پست', text: '', price: 490_000, free_from: 80_000_000 },
  ...{ delivers: true, earliest: null, slots: [] },
}

/** Where the keyboard is. */
function focused(): HTMLElement | null {
  return document.querySelector<HTMLElement>(':focus')
}

type Answers = { items?: CartInfo[]; coupon?: () => unknown; methods?: object[] }

/** The calls of the cart's page, each with its answer. */
function shopAnswers({ items = [], coupon = () => null, methods = [] }: Answers): void {
  const byPath: Record<string, () => unknown> = {
    '/api/cart-item': () => ({ items, totals }),
    '/api/cart-single-item': () => ({ info: items[0] ?? null }),
    '/api/coupon': async () => ({ data: await coupon() }),
    '/api/shipping-methods': () => ({ data: { methods } }),
  }
  vi.mocked(send).mockImplementation((call) => {
    const answer = byPath[call.path]
    return Promise.resolve(answer?.()).then((told) => call.answer.parse(told)) as never
  })
}

const refusal = (message: string) => new ApiFailure({ kind: 'status', status: 412, message })
const group = (stockId: number) => screen.findByRole('group', { name: `تعداد کالای ${stockId}` })
const inCart = () => cartStore.get().lines.map((line) => line.stock_id)
const forLater = () => cartStore.get().later.map((line) => line.stock_id)

/** What the page loads late is here before the first test, which must not wait for it on a busy machine. */
beforeAll(async () => {
  await import('@/components/cart/full-cart')
  await Promise.all([
    import('@/lib/contract/checkout/checkout'),
    import('@/lib/contract/checkout/shipping'),
  ])
})

beforeEach(() => {
  resetCart()
  vi.mocked(send).mockReset()
})

test('an empty cart says so, shows the way on and asks nothing', async () => {
  render(<CartView />)
  expect(await screen.findByText('سبد خرید شما خالی است')).toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})

describe('what the shop changed', () => {
  test('is told on the line, and what is gone above all, until it is read', async () => {
    put(11, 5)
    put(12, 1)
    shopAnswers({ items: [infoOf(11, 2)] })
    render(<CartView />)
    expect(await screen.findByText('موجودی کم شد؛ تعداد از ۵ به ۲ رسید.')).toBeInTheDocument()
    expect(screen.getByText('«کالای 12» ناموجود شد و از سبد برداشته شد.')).toBeInTheDocument()
    expect(await screen.findAllByText('۶,۳۱۴,۰۰۰')).not.toHaveLength(0)
    expect(screen.getByText('سود شما از خرید')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'متوجه شدم' }))
    expect(cartStore.get().gone).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /^متوجه شدم.*کالای 11/ }))
    expect(screen.getByRole('group', { name: /کالای 11/ })).toContainElement(focused())
    expect(screen.queryByText(/موجودی کم شد/)).not.toBeInTheDocument()
  })

  test('a dearer price stays told after a reload', async () => {
    restoreToCart({ ...lineOf(11, 1), seen_price: 30_000_000 }, 0)
    shopAnswers({ items: [infoOf(11, 2)] })
    for (const _ of ['before', 'after']) {
      const { unmount } = render(<CartView />)
      expect(await screen.findAllByText(/گران‌تر شد: هر عدد از ۳,۰۰۰,۰۰۰/)).not.toHaveLength(0)
      unmount()
    }
  })
})

test('a removed line can be brought back, and its count takes the focus', async () => {
  put(11, 1)
  put(12, 1)
  shopAnswers({ items: [infoOf(11, 2), infoOf(12, 2)] })
  render(<CartView />)
  await userEvent.click(within(await group(11)).getByRole('button', { name: 'حذف' }))
  const undo = screen.getByRole('button', { name: 'بازگرداندن' })
  expect(undo).toHaveFocus()
  await userEvent.click(undo)
  expect(screen.getByRole('link', { name: 'کالای 11' })).toBeInTheDocument()
  expect(within(await group(11)).getByRole('button', { name: 'افزودن یک عدد' })).toHaveFocus()
})

test('a line has one bin, whatever its count, and says what all its units cost', async () => {
  put(11, 2)
  shopAnswers({ items: [infoOf(11, 3)] })
  render(<CartView />)
  const region = within(await screen.findByRole('region', { name: 'کالاهای سبد' }))
  const line = region.getByRole('listitem')
  expect(await within(line).findByText('۶,۳۱۴,۰۰۰')).toBeInTheDocument()
  expect(within(line).getByText('۳,۱۵۷,۰۰۰')).toBeInTheDocument()
  expect(within(line).getAllByRole('button', { name: /حذف/ })).toHaveLength(1)
  await userEvent.click(within(line).getByRole('button', { name: 'کم کردن یک عدد' }))
  expect(within(line).getAllByRole('button', { name: /حذف/ })).toHaveLength(1)
  expect(within(line).queryByText('۶,۳۱۴,۰۰۰')).not.toBeInTheDocument()
})

test('wishing for more than there is says how many there are', async () => {
  put(11, 2)
  shopAnswers({ items: [infoOf(11, 2)] })
  render(
    <>
      <CartView />
      <Toaster />
    </>,
  )
  await screen.findAllByText('۶,۳۱۴,۰۰۰')
  await userEvent.click(screen.getByRole('button', { name: 'افزودن یک عدد' }))
  expect(await screen.findByText('تنها ۲ عدد از این کالا موجود است.')).toBeInTheDocument()
})

test('a failed answer can be asked for again', async () => {
  put(11, 1)
  vi.mocked(send).mockRejectedValue(
    new ApiFailure({ kind: 'network', message: 'ارتباط برقرار نشد.' }),
  )
  render(<CartView />)
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' })
  shopAnswers({ items: [infoOf(11, 2)] })
  await userEvent.click(again)
  expect(await screen.findAllByText('۶,۳۱۴,۰۰۰')).not.toHaveLength(0)
})

describe('the list for the next time', () => {
  test('takes a line out of the cart, and undoing brings it back', async () => {
    put(11, 2)
    shopAnswers({ items: [infoOf(11, 3)] })
    render(<CartView />)
    await userEvent.click(
      await screen.findByRole('button', { name: 'انتقال به خرید بعدی کالای 11' }),
    )
    expect([inCart(), forLater()]).toEqual([[], [11]])
    expect(screen.getByRole('heading', { name: /فهرست خرید بعدی/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'بازگرداندن' }))
    expect([inCart(), forLater()]).toEqual([[11], []])
  })

  test('gives a line back to the cart as adding does, and its count takes the focus', async () => {
    cartStore.set(() => ({ later: [lineOf(11, 2)] }))
    shopAnswers({ items: [infoOf(11, 3)] })
    render(<CartView />)
    await userEvent.click(await screen.findByRole('button', { name: /^انتقال به سبد/ }))
    const more = await screen.findByRole('button', { name: 'افزودن یک عدد' })
    await vi.waitFor(() => expect(more).toHaveFocus(), { timeout: 10_000 })
    expect([inCart(), forLater()]).toEqual([[11], []])
  })

  test('keeps what the shop refuses, and says why', async () => {
    cartStore.set(() => ({ later: [lineOf(11, 5)] }))
    shopAnswers({ items: [infoOf(11, 3)] })
    render(
      <>
        <CartView />
        <Toaster />
      </>,
    )
    await userEvent.click(await screen.findByRole('button', { name: /^انتقال به سبد/ }))
    expect(
      await screen.findByText('تنها ۳ عدد از این کالا در انبار مانده است.'),
    ).toBeInTheDocument()
    expect([inCart(), forLater()]).toEqual([[], [11]])
  })

  test('says what is sold out and lets it be taken away and brought back', async () => {
    cartStore.set(() => ({ later: [lineOf(11, 1)] }))
    shopAnswers({ items: [infoOf(11, 0)] })
    render(<CartView />)
    expect(await screen.findByText('اکنون موجود نیست.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'حذف کالای 11' }))
    expect(forLater()).toEqual([])
    const undo = screen.getByRole('button', { name: 'بازگرداندن' })
    expect(undo).toHaveFocus()
    await userEvent.click(undo)
    expect(forLater()).toEqual([11])
  })
})

describe('a coupon', () => {
  const good = { code: 'SALAM', discount: 1_500_000, payable: 61_640_000 }
  async function write(code: string): Promise<void> {
    await userEvent.type(await screen.findByRole('textbox', { name: 'کد تخفیف' }), code)
    await userEvent.click(screen.getByRole('button', { name: 'اعمال' }))
  }

  test('that holds is kept with the cart and comes off the sum', async () => {
    put(11, 2)
    shopAnswers({ items: [infoOf(11, 3)], coupon: () => good })
    render(<CartView />)
    await write('salam')
    expect(await screen.findByText('۱۵۰,۰۰۰ تومان از سبد شما کم شد.')).toBeInTheDocument()
    expect(await screen.findAllByText('۶,۱۶۴,۰۰۰')).not.toHaveLength(0)
    expect(cartStore.get().coupons).toEqual(['SALAM'])
    await userEvent.click(screen.getByRole('button', { name: 'حذف کد SALAM' }))
    expect(cartStore.get().coupons).toEqual([])
    expect(await screen.findAllByText('۶,۳۱۴,۰۰۰')).not.toHaveLength(0)
  })

  test('that is refused says why at its field, and nothing is kept', async () => {
    put(11, 2)
    const coupon = () => Promise.reject(refusal('مهلت این کد تخفیف گذشته است.'))
    shopAnswers({ items: [infoOf(11, 3)], coupon })
    render(<CartView />)
    await write('TABESTAN')
    await vi.waitFor(
      () =>
        expect(screen.getByRole('textbox', { name: 'کد تخفیف' })).toHaveAccessibleDescription(
          'مهلت این کد تخفیف گذشته است.',
        ),
      { timeout: 10_000 },
    )
    expect(cartStore.get().coupons).toEqual([])
  })

  test('kept from before is let go when it no longer holds', async () => {
    put(11, 2)
    setCoupons(['YALDA200'])
    const coupon = () => Promise.reject(refusal('ظرفیت این کد تخفیف پر شده است.'))
    shopAnswers({ items: [infoOf(11, 3)], coupon })
    render(<CartView />)
    expect(await screen.findByText(/برداشته شد. ظرفیت این کد تخفیف پر شده است/)).toHaveTextContent(
      'کد YALDA200 برداشته شد.',
    )
    expect(cartStore.get().coupons).toEqual([])
  })

  test('that could not be weighed stays', async () => {
    put(11, 2)
    setCoupons(['SALAM'])
    const lost = new ApiFailure({ kind: 'network', message: 'ارتباط برقرار نشد.' })
    shopAnswers({ items: [infoOf(11, 3)], coupon: () => Promise.reject(lost) })
    render(<CartView />)
    expect(await screen.findByText('ارتباط برقرار نشد.')).toBeInTheDocument()
    expect(cartStore.get().coupons).toEqual(['SALAM'])
  })
})

test('how far the goods are from being sent free is told, by what the shop asks', async () => {
  put(11, 2)
  shopAnswers({ items: [infoOf(11, 3)], methods: [courier] })
  render(<CartView />)
  expect(await screen.findByText(/تا ارسال رایگان/)).toHaveTextContent(
    'تا ارسال رایگان ۱,۶۸۶,۰۰۰ تومان مانده است.',
  )
})
