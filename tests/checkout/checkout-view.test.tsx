// @in-a-window
import { useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { getQueryClient } from '@/lib/client/query-client'
import { getAddresses } from '@/lib/contract/account/addresses'
import { getLegal } from '@/lib/contract/account/legal'
import { getProfile } from '@/lib/contract/account/profile'
import { cartItem } from '@/lib/contract/cart'
import { checkout } from '@/lib/contract/checkout/checkout'
import { getShippingMethods, type ShippingMethod } from '@/lib/contract/checkout/shipping'
import { getCities, getStates } from '@/lib/contract/content/settings'
import { getGateways, pay } from '@/lib/contract/payments'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { cartStore } from '@/stores/cart'
import { restoreToCart } from '@/stores/cart-changes'
import { resetCart } from '@/stores/reset'
import { setCity } from '@/stores/city'
import { shopStore } from '@/stores/shop'
import { userStore } from '@/stores/user'
import { infoOf, lineOf } from '../cart/cart-info'
import { fakeApi } from '../kit/fake-api'
import { profileAnswer } from '../kit/logged-in'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { orderOf } from '../orders/whole-order'
import { addressOf, courier, goods, post, slot } from './sample-offers'

const replaced = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  usePathname: () => '/checkout',
  useRouter: () => ({ replace: replaced }),
  useSearchParams: () =>
    new URLSearchParams(
      useSyncExternalStore(
        (onChange) => {
          window.addEventListener('popstate', onChange)
          return () => window.removeEventListener('popstate', onChange)
        },
        () => window.location.search,
      ),
    ),
}))

const api = fakeApi()

const order = orderOf({ id: 90, payable: 32_060_000 })

function shopOffers(methods: ShippingMethod[], balance = 0): void {
  api.on(cartItem, { items: [infoOf(11, 3)], totals: goods })
  api.on(getProfile, profileAnswer({ wallet_balance: balance }))
  api.on(getAddresses, { data: { addresses: [addressOf(1, 'خانه'), addressOf(2, 'دفتر')] } })
  api.on(getShippingMethods, { data: { methods } })
  api.on(getGateways, { data: { gateways: [{ name: 'zibal', title: 'زیبال' }] } })
  api.on(getLegal, { data: { legal: null } })
}

function openStep(step: string | null) {
  window.history.replaceState(null, '', step === null ? '/checkout' : `/checkout?step=${step}`)
  return render(<CheckoutView />)
}

// The page goes on by `pushState`, which tells nobody in a test.
async function press(name: string) {
  const [button] = await screen.findAllByRole('button', { name })
  if (!button) throw new Error(`There is no button «${name}».`)
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(button)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
}

const radio = (name: RegExp) => screen.findByRole('radio', { name })
const summary = () => within(screen.getByRole('region', { name: 'خلاصهٔ سفارش' }))
const toDelivery = () => press('ادامه به ارسال')
const toPayment = () => press('ادامه به پرداخت')

beforeEach(() => {
  sessionStorage.clear()
  resetCart()
  act(() => shopStore.set(() => ({ city: null })))
  restoreToCart(lineOf(11, 1), 0)
  act(() => userStore.set(() => ({ id: 4, token: 'token', isUser: true })))
  replaced.mockReset()
})

describe('the address step', () => {
  test('proposes the first address, and goes on with it', async () => {
    shopOffers([courier, post])
    openStep('address')
    expect(await radio(/^خانه/)).toBeChecked()
    expect(shopStore.get().city, 'of header and cards').toMatchObject({ id: 1, name: 'تهران' })
    await toDelivery()
    expect(await screen.findByRole('heading', { name: 'کِی بیاوریم؟' })).toBeVisible()
  })

  test('stands first where no address lies in the city that was chosen, and says so', async () => {
    shopOffers([courier, post])
    act(() => setCity({ id: 9, name: 'شیراز', state: 'فارس' }))
    openStep(null)
    expect(
      await screen.findByText(/^شهر انتخابی شما شیراز است و این نشانی در تهران\./),
    ).toBeVisible()
    await toDelivery()
    expect(await screen.findByRole('heading', { name: 'کِی بیاوریم؟' })).toBeVisible()
    expect(shopStore.get().city, 'what is confirmed').toMatchObject({ id: 1 })
  })

  test('proposes the address in the city that was chosen before the default one', async () => {
    shopOffers([courier, post])
    const office = { ...addressOf(2, 'دفتر'), city_id: 9 }
    api.on(getAddresses, { data: { addresses: [addressOf(1, 'خانه'), office] } })
    act(() => setCity({ id: 9, name: 'شیراز', state: 'فارس' }))
    openStep('address')
    expect(await radio(/^دفتر/)).toBeChecked()
  })

  test('stands before any later step while there is no address', async () => {
    shopOffers([courier, post])
    api.on(getAddresses, { data: { addresses: [] } })
    api.hangs(getStates)
    api.hangs(getCities)
    openStep('payment')
    expect(await screen.findByRole('heading', { name: 'سفارش را کجا بیاوریم؟' })).toBeVisible()
    const valueOf = (term: string) => summary().getByText(term).nextElementSibling
    expect(valueOf('هزینهٔ ارسال')).toHaveTextContent(/^پس از انتخاب شهر$/)
    expect(valueOf('مبلغ قابل پرداخت')).toHaveTextContent('۳,۱۵۷,۰۰۰')
  })

  test('keeps the address that was chosen', async () => {
    shopOffers([courier, post])
    openStep('address')
    await userEvent.click(await radio(/^دفتر/))
    expect(await radio(/^دفتر/)).toBeChecked()
    expect(await radio(/^خانه/)).not.toBeChecked()
  })
})

describe('the first address of a customer', () => {
  test('has its button in the bar, and neither a name of its own nor a default to choose', async () => {
    shopOffers([courier, post])
    api.on(getAddresses, { data: { addresses: [] } })
    api.hangs(getStates)
    api.hangs(getCities)
    openStep('address')
    // The sums come after the button.
    await waitFor(() => {
      const bar = screen
        .getAllByRole('button', { name: 'ذخیره و ادامه' })
        .map((button) => button.closest('form [data-buy-bar]'))
        .find((found) => found !== null)
      expect(bar).toHaveTextContent('هزینهٔ ارسال جدا')
    })
    expect(screen.getByRole('textbox', { name: 'پلاک' })).toHaveClass('digits-fa')
    expect(screen.queryByRole('textbox', { name: /نام این نشانی/ })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /پیش‌فرض/ })).toBeNull()
  })
})

describe('the delivery step', () => {
  test('proposes what comes soonest, whose price the summary shows from the first step on', async () => {
    shopOffers([{ ...post, earliest: '2026-11-25', price: 300_000 }, courier])
    openStep('address')
    await screen.findByRole('radio', { name: /^خانه/ })
    expect(await summary().findByText('۴۹,۰۰۰')).toBeVisible()
    await toDelivery()
    expect(await radio(/^پیک/)).toBeChecked()
    expect(await radio(/^۹\sتا\s۱۳/)).toBeChecked()
    const [onward] = screen.getAllByRole('button', { name: 'ادامه به پرداخت' })
    expect(onward).toBeEnabled()
    await userEvent.click(await radio(/^پست/))
    expect(summary().getByText('۳۰,۰۰۰')).toBeVisible()
    expect(screen.queryByRole('radiogroup', { name: 'روز تحویل' })).toBeNull()
  })

  test.each([
    ['can leave at once say until when to order', undefined],
    ['need days of handling name no hour to order until', 5],
  ])('goods that %s', async (_, handling_days) => {
    const today = toTehranTime(new Date()).day
    const tomorrow = { ...slot, date: addDays(today, 1), from: '23:00', to: '23:30' }
    shopOffers([{ ...courier, earliest: tomorrow.date, slots: [tomorrow] }])
    const info = { ...infoOf(11, 3), ...(handling_days && { handling_days }) }
    api.on(cartItem, { items: [info], totals: goods })
    openStep('address')
    await toDelivery()
    expect(await radio(/^پیک/)).toBeChecked()
    const cutoff = screen.queryByText(/^اگر تا .* سفارش دهید$/)
    if (handling_days) expect(cutoff).toBeNull()
    else expect(cutoff).toBeVisible()
  })

  test('forgets the method when another address is chosen', async () => {
    shopOffers([courier, post])
    openStep('address')
    await toDelivery()
    await userEvent.click(await radio(/^پست/))
    act(() => {
      window.history.replaceState(null, '', '/checkout?step=address')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await userEvent.click(await radio(/^دفتر/))
    await toDelivery()
    expect(await radio(/^پیک/)).toBeChecked()
  })
})

describe('a known customer', () => {
  test('opens at the payment, under where and when, each with a link that changes it', async () => {
    shopOffers([courier, post])
    openStep(null)
    expect(await screen.findByRole('heading', { name: 'روش پرداخت' })).toBeVisible()
    const review = screen.getByRole('link', { name: 'تغییر نشانی تحویل' }).closest('dl')
    expect(review).toHaveTextContent(/خانه، تهران، خیابان سعدی.*پیک، جمعه ۲۹ آبان، ۹\sتا\s۱۳/)
    const [bank = null] = await screen.findAllByRole('radio')
    expect(bank && review?.compareDocumentPosition(bank)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(screen.getByRole('link', { name: 'تغییر ارسال' }))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(await radio(/^پیک/)).toBeChecked()
  })

  test('orders what was proposed, and hears from then on when goods come to their city', async () => {
    shopOffers([courier, post])
    api.fails(checkout, { status: 412, error: 'موجودی کافی نیست.', code: 'out_of_stock' })
    openStep(null)
    await radio(/^زیبال/)
    await press('پرداخت ۳,۲۰۶,۰۰۰ تومان از درگاه زیبال')
    expect(await screen.findByText('موجودی کافی نیست.')).toBeVisible()
    expect(api.requestsTo(checkout)[0]?.body).toMatchObject({
      ...{ address_id: 1, shipping_method_id: 5, slot_id: 71 },
    })
    expect(shopStore.get().city).toMatchObject({ id: 1, name: 'تهران' })
  })

  test('chooses when it comes, where nothing is free of itself', async () => {
    shopOffers([{ ...courier, earliest: null, slots: [] }])
    openStep(null)
    expect(await screen.findByRole('heading', { name: 'کِی بیاوریم؟' })).toBeVisible()
  })
})

describe('the payment step', () => {
  test('folds the coupon and the note, and leads to the company where there is none', async () => {
    shopOffers([post])
    openStep('address')
    await toDelivery()
    await radio(/^پست/)
    await toPayment()
    const note = await screen.findByLabelText(/^یادداشت برای فروشگاه/)
    expect(note).not.toBeVisible()
    expect(screen.getByLabelText('کد تخفیف')).not.toBeVisible()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(await screen.findByRole('link', { name: 'نوشتن اطلاعات شرکت' })).toBeVisible()
    const rows = screen.getAllByText('یادداشت برای فروشگاه')
    const summaryOfNote = rows.find((row) => row.matches('summary'))
    if (summaryOfNote) await userEvent.click(summaryOfNote)
    expect(note).toBeVisible()
    await userEvent.type(note, 'ز')
    await userEvent.clear(note)
    expect(note).toBeVisible()
  })

  test('places the order with what was proposed and chosen, then leaves to pay it', async () => {
    shopOffers([post], 50_000_000)
    api.on(checkout, { data: { order } })
    api.on(pay, {
      data: {
        payment: {
          ...{ id: 1, gateway: 'wallet', amount: 32_060_000, status: 'paid', ref_id: null },
          ...{ card: null, created_at: order.created_at, paid_at: order.created_at },
        },
      },
    })
    openStep('address')
    await toDelivery()
    await radio(/^پست/)
    await toPayment()
    expect(await radio(/^کیف پول/)).toBeChecked()
    await press('پرداخت ۳,۲۰۶,۰۰۰ تومان از کیف پول')
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(api.requestsTo(checkout)[0]?.body).toMatchObject({
      ...{ address_id: 1, shipping_method_id: 6, slot_id: null, seen_payable: 32_060_000 },
      list: [{ product_id: 1, stock_id: 11, quantity: 1 }],
    })
    expect(api.requestsTo(pay)[0]?.body).toEqual({
      ...{ order_id: 90, gateway: 'wallet', use_wallet: false },
    })
    expect(cartStore.get().lines).toEqual([])
  })

  test.each([
    ['the bank', 50_000_000, async () => userEvent.click(await radio(/^زیبال/)), false],
    [
      'a part of the wallet',
      1_000_000,
      async () => userEvent.click(await screen.findByRole('switch')),
      true,
    ],
  ])(
    'a known customer who comes straight to the payment pays by %s',
    async (_, balance, choosePayment, use_wallet) => {
      shopOffers([post], balance)
      api.on(checkout, { data: { order } })
      api.hangs(pay)
      openStep(null)
      await choosePayment()
      const [button] = await screen.findAllByRole('button', { name: /^پرداخت .+ از درگاه زیبال/ })
      if (button) await userEvent.click(button)
      await vi.waitFor(() => expect(api.requestsTo(pay)).toHaveLength(1))
      expect(api.requestsTo(checkout)[0]?.body).toMatchObject({
        ...{ address_id: 1, shipping_method_id: 6, seen_payable: 32_060_000 },
      })
      expect(api.requestsTo(pay)[0]?.body).toEqual({ order_id: 90, gateway: 'zibal', use_wallet })
    },
  )

  test.each([
    ['a part of the wallet', 1_000_000, true, /^پرداخت ۳,۱۰۶,۰۰۰ تومان از درگاه زیبال/],
    ['no wallet, once it is empty', 0, false, /^پرداخت ۳,۲۰۶,۰۰۰ تومان از درگاه زیبال/],
  ])(
    'pays after a reload by what was chosen before it: %s',
    async (_, balance, use_wallet, label) => {
      shopOffers([post], 1_000_000)
      const { unmount } = openStep('payment')
      await userEvent.click(await screen.findByRole('switch'))
      unmount()
      getQueryClient().clear()
      shopOffers([post], balance)
      api.on(checkout, { data: { order } })
      api.hangs(pay)
      openStep('payment')
      const [button] = await screen.findAllByRole('button', { name: label })
      if (button) await userEvent.click(button)
      await vi.waitFor(() => expect(api.requestsTo(pay)[0]?.body).toMatchObject({ use_wallet }))
    },
  )

  test('says why an order was not placed, and quotes the cart anew', async () => {
    shopOffers([post])
    api.fails(checkout, { status: 412, error: 'مبلغ سفارش تغییر کرده است.', code: 'price_changed' })
    openStep('address')
    await toDelivery()
    await radio(/^پست/)
    await toPayment()
    await radio(/^زیبال/)
    const quotes = api.requestsTo(cartItem).length
    await press('پرداخت ۳,۲۰۶,۰۰۰ تومان از درگاه زیبال')
    expect(await screen.findByText('مبلغ سفارش تغییر کرده است.')).toBeVisible()
    await vi.waitFor(() => expect(api.requestsTo(cartItem).length).toBeGreaterThan(quotes))
    expect(cartStore.get().lines).toHaveLength(1)
  })
})
