// @in-a-window
import { expect, test, vi } from 'vitest'
import { OrderReturnView } from '@/components/orders/order-return-view'
import { QueryProvider } from '@/lib/client/query-provider'
import { getExchangeOptions } from '@/lib/contract/orders/exchange'
import { getReturnPickup } from '@/lib/contract/orders/order-actions'
import { getOrder, type OrderItem, type WholeOrder } from '@/lib/contract/orders/order'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'
import { wholeOrderOf } from './whole-order'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams({ id: '7', item: '31' }),
}))

const api = fakeApi()
const REFUSED = 'این سفارش را نمی‌توان مرجوع کرد'
const NOT_YET = 'پس از تحویل می‌توانید تا ۷ روز کاری مرجوع کنید'

function open(whole: WholeOrder): void {
  api.on(getOrder, { data: whole })
  render(
    <QueryProvider>
      <OrderReturnView />
    </QueryProvider>,
  )
}

test('before delivery it says from when on a return is possible, when it comes, and cancels', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00.000Z') })
  const delivery = { day: '2026-11-28', from: '09:00', to: '14:00' }
  open(wholeOrderOf({ status: 'paid', delivery }, { actions: ['cancel'] }))
  expect(await screen.findByRole('heading', { name: NOT_YET })).toBeVisible()
  expect(screen.getByText(/^شنبه ۷ آذر، ۹ تا ۱۴ می‌رسد\./)).toBeVisible()
  expect(screen.queryByText(REFUSED)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'لغو سفارش' }))
  expect(await screen.findByRole('dialog', { name: /لغو شود؟$/ })).toBeVisible()
})

test('a delivered order says until which day it can be returned', async () => {
  api.hangs(getReturnPickup)
  api.hangs(getExchangeOptions)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00.000Z') })
  const until = '2026-12-01T07:10:00.000Z'
  open(wholeOrderOf({ status: 'delivery' }, { actions: ['return'], return_until: until }))
  expect(await screen.findByText(/؛ تا سه‌شنبه ۱۰ آذر می‌توانید هر کالایش را/)).toBeVisible()
})

test('on its way it can be cancelled no more', async () => {
  open(wholeOrderOf({ status: 'sending' }))
  expect(await screen.findByRole('heading', { name: NOT_YET })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'لغو سفارش' })).toBeNull()
})

const shirt: OrderItem = {
  ...{ id: 31, product_id: 5, stock_id: 50, slug: 'پیراهن', title: 'پیراهن', parent_value: {} },
  ...{ picture: null, price: 1_000, final_price: 1_000, quantity: 2, takes_coupon: true },
  ...{ reason: null, returnable_quantity: 2 },
}

test('the line that its address names is chosen in the form', async () => {
  api.hangs(getReturnPickup)
  api.hangs(getExchangeOptions)
  const items = [{ ...shirt, id: 30, title: 'کلاه' }, shirt]
  open(wholeOrderOf({ status: 'delivery' }, { items, actions: ['return'] }))
  expect(await screen.findByRole('checkbox', { name: /پیراهن/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /کلاه/ })).not.toBeChecked()
})

test('an order whose units are all in returns says so, and not that its time is over', async () => {
  const items = [{ ...shirt, returnable_quantity: 0 }]
  open(wholeOrderOf({ status: 'delivery' }, { items }))
  const title = 'از این سفارش کالایی برای مرجوع کردن نمانده است'
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(/^همهٔ کالاهایش در درخواست‌های پیشین/)).toBeVisible()
})

test.each([
  ['cancel_customer', 'این سفارش لغو شده است.'],
  ['delivery', /^۷ روز کاری مهلت مرجوع کردن این سفارش گذشته است/],
] as const)('an order that is %s says why it cannot be returned', async (status, reason) => {
  open(wholeOrderOf({ status }))
  expect(await screen.findByRole('heading', { name: REFUSED })).toBeVisible()
  expect(screen.getByText(reason)).toBeVisible()
})
