// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  describeCoupon,
  findCouponProblems,
  newCouponDraft,
  suggestCouponCode,
  type CouponDraft,
} from '@/components/desk/coupon-draft'
import { CouponPanel } from '@/components/desk/coupon-panel'
import { useDrafts } from '@/components/desk/use-drafts'
import { getDeskTaxonomy } from '@/lib/contract/desk/taxonomy'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

const api = fakeApi()
const NOW = Date.parse('2026-11-21T09:30:40Z')
const draftOf = (own: Partial<CouponDraft>): CouponDraft => ({
  ...newCouponDraft(NOW),
  ...{ code: 'YALDA', title: 'یلدا', value: '۱۰' },
  ...own,
})
const isNew = { taken: ['FIRST'], used: 0 }
const nowhere = { category: undefined, brand: undefined }

test('a new coupon begins now, ends in a month and is for once a customer', () => {
  const draft = newCouponDraft(NOW)
  expect(draft.starts_at).toBe('2026-11-21T09:30:00.000Z')
  expect(draft.ends_at).toBe('2026-12-21T09:30:00.000Z')
  expect(draft.per_customer).toBe('۱')
  expect(findCouponProblems(draftOf({}), isNew)).toEqual({})
})

test.each<[Partial<CouponDraft>, string, RegExp]>([
  [{ value: '۰' }, 'value', /بیشتر از صفر/],
  [{ value: '۱۰۱' }, 'value', /از ۱۰۰ بیشتر نمی‌شود/],
  [{ kind: 'amount', value: '۵۰,۰۰۰', min_total: '۴۰,۰۰۰' }, 'min_total', /از مبلغ تخفیف کمتر/],
  [{ code: 'first' }, 'code', /پیش‌تر ساخته شده/],
  [{ code: 'یلدا' }, 'code', /حرف لاتین/],
  [{ ends_at: '2026-11-20T09:30:00.000Z' }, 'ends_at', /پس از آغاز/],
  [{ per_customer: '۰' }, 'per_customer', /دست‌کم/],
])('%j is said to be wrong at its own field', (own, field, words) => {
  expect(findCouponProblems(draftOf(own), isNew)).toEqual({
    [field]: expect.stringMatching(words),
  })
})

test('a sentence says what a coupon does', () => {
  const terms = { max_discount: '۲۰۰,۰۰۰', min_total: '۵۰۰,۰۰۰', usage_limit: '۵۰' }
  expect(describeCoupon(draftOf(terms), nowhere, NOW)).toBe(
    '۱۰٪ تا سقف ۲۰۰,۰۰۰ تومان، برای خرید از ۵۰۰,۰۰۰ تومان، هر مشتری ۱ بار، روی هم ۵۰ بار، تا ۳۰ آذر',
  )
  const amount = draftOf({ kind: 'amount', value: '۵۰,۰۰۰', first_order_only: true })
  const scope = { category: 'کفش', brand: undefined }
  const later = { starts_at: '2027-03-25T09:00:00Z', ends_at: '2027-04-25T09:00:00Z' }
  expect(describeCoupon({ ...amount, ...later }, scope, NOW)).toBe(
    '۵۰,۰۰۰ تومان، روی کالاهای دستهٔ «کفش»، فقط در اولین خرید، هر مشتری ۱ بار، از ۵ فروردین ۱۴۰۶، تا ۵ اردیبهشت ۱۴۰۶',
  )
  expect(describeCoupon(draftOf({ value: '' }), nowhere, NOW)).toBeNull()
})

test('a suggested code is one that the shop takes', () => {
  expect(findCouponProblems(draftOf({ code: suggestCouponCode(['FIRST']) }), isNew)).toEqual({})
})

function Panel() {
  const drafts = useDrafts<CouponDraft>()
  const [close, save] = [() => undefined, () => undefined]
  return (
    <CouponPanel saved={null} codes={['FIRST']} {...{ drafts }} onClose={close} onSaved={save} />
  )
}

test('what is wrong is said under its field, and sent nowhere', async () => {
  api.on(getDeskTaxonomy, { data: { categories: [], brands: [] } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Panel />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'درصد' }), '120')
  await userEvent.type(screen.getByRole('textbox', { name: /^سقف/ }), '200000')
  expect(screen.getByRole('textbox', { name: 'درصد' })).toHaveAccessibleDescription(/از ۱۰۰/)
  await userEvent.click(screen.getByRole('button', { name: 'پیشنهاد کد' }))
  await userEvent.click(screen.getByRole('button', { name: /^ذخیره/ }))
  expect(screen.getByRole('textbox', { name: 'نام' })).toHaveFocus()
  await userEvent.clear(screen.getByRole('textbox', { name: 'درصد' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'درصد' }), '12')
  expect(screen.getByText(/^۱۲٪ تا سقف ۲۰۰,۰۰۰ تومان، هر مشتری ۱ بار، تا /)).toBeVisible()
  expect(api.requestCount).toBe(1)
})
