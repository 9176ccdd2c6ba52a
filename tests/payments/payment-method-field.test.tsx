// @in-a-window
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  describePayment,
  PaymentMethodField,
  usePaymentOptions,
  type PaymentChoice,
} from '@/components/payments/payment-method-field'
import { QueryProvider } from '@/lib/client/query-provider'
import { getProfile } from '@/lib/contract/account/profile'
import { getGateways } from '@/lib/contract/payments'
import { calculateWalletShare } from '@/lib/domain/pricing'
import { fakeApi } from '../kit/fake-api'
import { profileAnswer } from '../kit/logged-in'
import { render, screen, userEvent } from '../kit/rendering'

const api = fakeApi()

function Field({ due }: { due: number }) {
  const [choice, setChoice] = useState<PaymentChoice>({ gateway: null, usesWallet: false })
  const payment = usePaymentOptions({ due, choice, isEnabled: true })
  const { label, note } = describePayment(payment)
  return (
    <>
      <PaymentMethodField payment={payment} onChoose={setChoice} />
      <button>{label}</button>
      <p>{note}</p>
    </>
  )
}

function renderField(due: number, balance: number) {
  api.on(getProfile, profileAnswer({ wallet_balance: balance }))
  const fieldOf = (sum: number) => (
    <QueryProvider>
      <Field due={sum} />
    </QueryProvider>
  )
  const { rerender } = render(fieldOf(due))
  return { changeDue: (sum: number) => rerender(fieldOf(sum)) }
}

const atDoor = () => screen.queryByRole('radio', { name: /^پرداخت در محل/ })
const wallet = () => screen.findByRole('radio', { name: /^کیف پول/ })
const bank = () => screen.findByRole('radio', { name: /^زیبال/ })

describe('the payment method that stands chosen', () => {
  beforeEach(() => api.on(getGateways, { data: { gateways: [{ name: 'zibal', title: 'زیبال' }] } }))

  test('is the wallet while it is enough, and the bank once a coupon is removed', async () => {
    const { changeDue } = renderField(1_000_000, 1_000_000)
    expect(await wallet()).toBeChecked()
    expect(await wallet()).toHaveAccessibleDescription('موجودی ۱۰۰,۰۰۰ تومان، بدون رفتن به بانک')
    changeDue(2_000_000)
    expect(await bank()).toBeChecked()
  })

  test('is the wallet once it is enough for a sum it was to pay a part of', async () => {
    const { changeDue } = renderField(1_000_000, 900_000)
    await userEvent.click(await screen.findByRole('switch', { name: /^بخشی از کیف پول/ }))
    changeDue(800_000)
    expect(await wallet()).toBeChecked()
  })

  test('says that what a bank was paid comes back as credit, and how it goes on to an account', async () => {
    const { changeDue } = renderField(2_000_000, 1_000_000)
    expect(await screen.findByText(/به کیف پول شما برمی‌گردد؛ آنچه را با کارت بانکی/)).toBeVisible()
    changeDue(1_000_000)
    expect(await screen.findByText(/به کیف پول شما برمی‌گردد\.$/)).toBeVisible()
  })

  test('says both sums, and the button the one that goes to the bank', async () => {
    renderField(1_000_000, 400_000)
    expect(await screen.findByText('پرداخت ۱۰۰,۰۰۰ تومان از درگاه زیبال')).toBeVisible()
    await userEvent.click(await screen.findByRole('switch', { name: /^بخشی از کیف پول/ }))
    expect(screen.getByText('پرداخت ۶۰,۰۰۰ تومان از درگاه زیبال')).toBeVisible()
    expect(screen.getByText(/^۴۰,۰۰۰ تومان هم از کیف پول/)).toBeVisible()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '۴۰,۰۰۰ تومان',
      '۶۰,۰۰۰ تومان',
    ])
  })

  test('is the bank beside paying at the door, which is offered up to its limit and costs nothing now', async () => {
    const door = { name: 'cash-on-delivery', title: 'پرداخت در محل', max_amount: 1_000_000 }
    api.on(getGateways, { data: { gateways: [{ name: 'zibal', title: 'زیبال' }, door] } })
    const { changeDue } = renderField(1_000_000, 400_000)
    expect(await bank()).toBeChecked()
    await userEvent.click(await screen.findByRole('radio', { name: /^پرداخت در محل/ }))
    expect(screen.getByRole('button', { name: 'ثبت سفارش' })).toBeVisible()
    expect(screen.getByText('۱۰۰,۰۰۰ تومان را هنگام تحویل می‌پردازید.')).toBeVisible()
    expect(screen.queryByRole('switch')).toBeNull()
    changeDue(1_000_010)
    expect(await bank()).toBeChecked()
    expect(atDoor()).toBeNull()
  })

  test('is replaced by a notice where nothing is left to pay', async () => {
    renderField(0, 0)
    expect(await screen.findByText('چیزی برای پرداخت نمانده است.')).toBeVisible()
  })
})

test('gateways that could not be loaded can be tried again', async () => {
  api.disconnects(getGateways)
  renderField(1_000_000, 0)
  expect(await screen.findByRole('alert')).toHaveTextContent('روش‌های پرداخت نیامد')
  api.on(getGateways, { data: { gateways: [{ name: 'zibal', title: 'زیبال' }] } })
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await bank()).toBeChecked()
})

test.each([
  [400_000, 1_000_000, 400_000],
  [995_000, 1_000_000, 990_000],
  [50_000, 8_000, 0],
])('a wallet of %i pays of an order of %i the share %i', (balance, due, share) => {
  expect(calculateWalletShare(balance, due)).toBe(share)
})
