// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import OrderReceipt from '@/components/payments/order-receipt'
import { getQueryClient } from '@/lib/client/query-client'
import { QueryProvider } from '@/lib/client/query-provider'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getOrder, wholeOrder } from '@/lib/contract/orders/order'
import { cancelOrder } from '@/lib/contract/orders/order-actions'
import { orderAddress } from '@/lib/contract/orders/order-address'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/payment-result',
}))

const api = fakeApi()
// A day that has gone by is promised no more.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00Z') })
})

function openReceipt() {
  return render(
    <QueryProvider>
      <OrderReceipt orderId={7} fallback={null} />
    </QueryProvider>,
  )
}

test('a receipt opens with its hours and its promise unbroken, and a city named once', async () => {
  const delivery = { day: '2026-11-26', from: '17:00', to: '21:00' }
  const address = orderAddress.parse({
    ...{ receiver_name: 'سارا', state: 'تهران', city: 'تهران', detail: 'زند', plate: '۱' },
  })
  api.hangs(getProducts)
  api.on(getOrder, { data: wholeOrderOf({ status: 'paid', delivery }, { address }) })
  openReceipt()
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toContain('۱۷\u00a0تا\u00a0۲۱ دم\u00a0در\u00a0هستیم.')
  expect(screen.getByText('تهران، زند، پلاک ۱')).toBeVisible()
})

test('a receipt says until when address and hours can be changed, or it can be given up', async () => {
  const delivery = { day: '2026-11-28', from: '09:00', to: '14:00' }
  api.hangs(getProducts)
  const rest = { actions: ['cancel' as const], address: orderAddress.parse({ city: 'تهران' }) }
  api.on(getOrder, { data: wholeOrderOf({ status: 'paid', delivery }, rest) })
  openReceipt()
  const card = await screen.findByRole('region', { name: 'نشانی تحویل' })
  expect(within(card).getByRole('button', { name: 'تغییر نشانی' })).toBeVisible()
  expect(within(card).getByRole('button', { name: 'تغییر زمان تحویل' })).toBeVisible()
  // One end for all of it, although what is packed can still go to another address.
  expect(card).toHaveTextContent(
    /تا پیش از بسته‌بندی \(حداکثر تا ۶ صبح شنبه ۷ آذر\) می‌توانید نشانی یا زمان تحویل را تغییر دهید یا سفارش را لغو کنید\./,
  )
  expect(card).not.toHaveTextContent('آمادهٔ ارسال')
})

test('a receipt of what is packed says that it can be changed, and not that it can be given up', async () => {
  const delivery = { day: '2026-11-28', from: '09:00', to: '14:00' }
  api.hangs(getProducts)
  const rest = { address: orderAddress.parse({ city: 'تهران' }) }
  api.on(getOrder, { data: wholeOrderOf({ status: 'packaging', delivery }, rest) })
  openReceipt()
  const card = await screen.findByRole('region', { name: 'نشانی تحویل' })
  expect(card).toHaveTextContent('تا بسته آمادهٔ ارسال نشده است، می‌توانید نشانی یا زمان تحویل را')
  expect(card).not.toHaveTextContent(/لغو کنید|پیش از بسته‌بندی/)
})

test('a receipt says a sum once where one payment covers it, and each part where two do', async () => {
  const at = '2026-11-24T10:00:00.000Z'
  const payment = {
    ...{ id: 1, gateway: 'wallet', amount: 31_570_000, status: 'paid' as const, ref_id: null },
    ...{ card: null, created_at: at, paid_at: at },
  }
  api.hangs(getProducts)
  const own = { status: 'paid', payable: 31_570_000 } as const
  api.on(getOrder, { data: wholeOrderOf(own, { payments: [payment] }) })
  const { unmount } = openReceipt()
  expect(await screen.findAllByText('۳,۱۵۷,۰۰۰')).toHaveLength(1)
  unmount()
  getQueryClient().clear()
  const parts = [
    { ...payment, amount: 1_570_000 },
    { ...payment, id: 2, gateway: 'zibal', amount: 30_000_000 },
  ]
  api.on(getOrder, { data: wholeOrderOf(own, { payments: parts }) })
  openReceipt()
  const part = await screen.findByText('۱۵۷,۰۰۰')
  expect(part.parentElement).toHaveTextContent('۱۵۷,۰۰۰ تومان')
  expect(screen.getByText('۳,۰۰۰,۰۰۰')).toBeVisible()
})

test('a receipt cancels in place, and then brings the same cart back', async () => {
  api.hangs(getProducts)
  api.on(getOrder, { data: wholeOrderOf({ status: 'paid' }, { actions: ['cancel'] }) })
  openReceipt()
  await userEvent.click(await screen.findByRole('button', { name: 'لغو کنید' }))
  const dialog = await screen.findByRole('dialog', { name: /لغو شود؟/ })
  const refunds = wholeOrder.shape.refunds.parse(
    JSON.parse(
      '[{"id":1,"amount":1850000,"way":"wallet","created_at":"2026-11-26T10:00:00.000Z"}]',
    ),
  )
  const rest = { actions: ['buy_again' as const], refunds }
  const cancelled = wholeOrderOf({ status: 'cancel_customer' }, rest)
  api.on(cancelOrder, { data: { order: cancelled.order } })
  api.on(getOrder, { data: cancelled })
  await userEvent.click(within(dialog).getByRole('button', { name: 'لغو سفارش' }))
  expect(await screen.findByRole('heading', { name: 'این سفارش لغو شد' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(/^۱۸۵,۰۰۰/).closest('p')).toHaveTextContent(/به کیف پول شما برگشت/)
  expect(screen.getByRole('button', { name: 'همین سبد دوباره' })).toBeVisible()
})

test('a receipt of a cancelled order says what can go on to a bank, and what went', async () => {
  api.hangs(getProducts)
  const back = '"way":"wallet","created_at":"2026-11-26T10:00:00.000Z"'
  const refunds = wholeOrder.shape.refunds.parse(
    JSON.parse(
      `[{"id":1,"amount":1850000,"transferable":1850000,${back}},{"id":2,"amount":700000,"transfer_amount":500000,"is_due":true,${back}}]`,
    ),
  )
  api.on(getOrder, { data: wholeOrderOf({ status: 'cancel_customer' }, { refunds }) })
  const { container } = openReceipt()
  expect(await screen.findByRole('heading', { name: 'این سفارش لغو شد' })).toBeVisible()
  expect(container).toHaveTextContent(
    '۲۰۵,۰۰۰ تومان به کیف پول شما برگشت و برای خرید بعدی آماده است؛ آنچه را با کارت بانکی پرداخته‌اید، از صفحهٔ کیف پول می‌توانید به حسابتان منتقل کنید.',
  )
  expect(container).toHaveTextContent('۵۰,۰۰۰ تومان تا چند روز کاری به حساب بانکی شما واریز می‌شود.')
})

test('a receipt of the post says the promised day, and no hour of packing', async () => {
  const delivery = { day: '2026-11-29', from: null, to: null, last_day: '2026-12-02' }
  const own = { status: 'paid', shipping_method: 'پست پیشتاز', delivery } as const
  api.hangs(getProducts)
  api.on(getOrder, { data: wholeOrderOf(own, { actions: ['cancel'] }) })
  const { container } = openReceipt()
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent('یکشنبه ۸ تا چهارشنبه ۱۱ آذر با پست پیشتاز می‌رسد.')
  expect(container).toHaveTextContent('تا پیش از بسته‌بندی می‌توانید سفارش را لغو کنید')
})

test('a receipt promises no day that has passed', async () => {
  const delivery = { day: '2026-11-20', from: '17:00', to: '21:00' }
  api.hangs(getProducts)
  api.on(getOrder, { data: wholeOrderOf({ status: 'sending', delivery }) })
  openReceipt()
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent('سفارش شما ثبت شد')
})

test('a receipt of what is packed already offers no cancelling, but still its address', async () => {
  const address = orderAddress.parse({ city: 'تهران' })
  api.hangs(getProducts)
  api.on(getOrder, { data: wholeOrderOf({ status: 'packaging' }, { address }) })
  openReceipt()
  expect(await screen.findByRole('button', { name: 'تغییر نشانی' })).toBeVisible()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/لغو کنید/)).toBeNull()
})
