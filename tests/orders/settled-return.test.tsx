// @in-a-window
import { expect, test, vi } from 'vitest'
import { OrderView } from '@/components/orders/order-view'
import { QueryProvider } from '@/lib/client/query-provider'
import { getOrder, refund as refundSchema, type WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'
import { eventOf, wholeOrderOf } from './whole-order'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/profile/orders/order-refer-info',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams({ id: '7' }),
}))

const api = fakeApi()

async function open(whole: WholeOrder) {
  api.on(getOrder, { data: whole })
  render(
    <QueryProvider>
      <OrderView />
    </QueryProvider>,
  )
  await screen.findByRole('group', { name: 'کارهای این سفارش' })
}

const settled = { type: 'refer', status: 'refer_done' } as const
const toWallet = refundSchema.parse({
  ...{ id: 5, amount: 264_000_000, ['way']: 'wallet', created_at: '2026-11-03T10:05:00.000Z' },
})

test('a settled return says first which sum is in the wallet, and sends it on from there', async () => {
  const refund = { ...toWallet, transferable: 264_000_000 }
  const events = [eventOf('refer_done', 'operator', '')]
  await open(wholeOrderOf(settled, { events, refunds: [refund] }))
  const head = screen.getByRole('heading', {
    level: 1,
    name: '۲۶,۴۰۰,۰۰۰ تومان به کیف پول شما برگشت، سه‌شنبه ۱۲ آبان',
  })
  const onward = screen.getByRole('button', { name: 'انتقال به حساب بانکی' })
  const actions = screen.getByRole('group', { name: 'کارهای این سفارش' })
  // Beside the head it would be wedged on a phone.
  const panel = onward.closest('section')
  expect(panel).toContainElement(actions)
  expect(panel).not.toContainElement(head)
  expect(head.compareDocumentPosition(onward)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(onward.compareDocumentPosition(actions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('where one movement is the whole return, its sum is not said above it again', async () => {
  const events = [eventOf('refer_done', 'operator', '')]
  const sums = { items_total: 264_000_000, payable: 264_000_000 }
  await open(wholeOrderOf({ ...settled, ...sums }, { events, refunds: [toWallet] }))
  expect(screen.getByText('بازگشت به کیف پول')).toBeVisible()
  expect(screen.queryByText('مبلغ بازگشت')).toBeNull()
})

test('a settled return whose money stays leads to the wallet', async () => {
  const events = [eventOf('refer_done', 'operator', '')]
  await open(wholeOrderOf(settled, { events, refunds: [toWallet] }))
  expect(screen.getByRole('link', { name: 'دیدن کیف پول' })).toHaveAttribute(
    'href',
    paths.account.wallet,
  )
})

test('a settled return whose money was sent on says so, and leads to no wallet', async () => {
  const events = [eventOf('refer_done', 'operator', '')]
  const sent = { ...toWallet, transfer_amount: 264_000_000, is_due: true }
  await open(wholeOrderOf(settled, { events, refunds: [sent] }))
  expect(screen.getByText('همهٔ آن تا چند روز کاری به حساب بانکی‌تان واریز می‌شود.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'دیدن کیف پول' })).toBeNull()
})

const wholeRefund = { ...toWallet, amount: 1_000 }

test('a settled exchange says that it was exchanged, not that money came back', async () => {
  const events = [eventOf('refer_done', 'operator', '')]
  const own = { ...settled, payable: 1_000, exchange_total: 1_000 }
  await open(wholeOrderOf(own, { events, refunds: [wholeRefund] }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('سه‌شنبه ۱۲ آبان تعویض شد')
  expect(screen.queryByText(/برگشت/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'دیدن کیف پول' })).toBeNull()
})

test('a settled exchange for less says that the difference alone is in the wallet', async () => {
  const events = [eventOf('refer_done', 'operator', '')]
  const own = { ...settled, payable: 1_000, exchange_total: 600 }
  await open(wholeOrderOf(own, { events, refunds: [wholeRefund] }))
  expect(screen.getByText('۴۰ تومان به کیف پول شما برگشت.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن کیف پول' })).toBeVisible()
})

test.each([
  [{}, 'مرحله‌های مرجوعی'],
  [{ exchange_total: 1_000 }, 'مرحله‌های تعویض'],
])('the steps of a return, with %j, are named after it: %s', async (own, name) => {
  const events = [eventOf('refer_done', 'operator', '')]
  await open(wholeOrderOf({ ...settled, ...own }, { events, refunds: [wholeRefund] }))
  expect(screen.getByText(name, { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('list', { name })).toBeInTheDocument()
  expect(screen.queryByText(/مرحله‌های سفارش/)).toBeNull()
})

test('the picture that was sent with a return is captioned as the customer’s own', async () => {
  await open(wholeOrderOf(settled, { pictures: ['/media/collar.webp'] }))
  expect(screen.getByText('عکس شما')).toBeVisible()
  expect(screen.getByRole('list', { name: 'عکس شما' })).toBeVisible()
})
