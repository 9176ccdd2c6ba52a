// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  couponBodyOf,
  describeCoupon,
  findCouponProblems,
  newCouponDraft,
  suggestCouponCode,
  type CouponDraft,
} from '@/components/desk/discounts/coupon-draft'
import { CouponPanel } from '@/components/desk/discounts/coupon-panel'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { useDrafts } from '@/components/desk/ui/use-drafts'
import { addCoupon, type DeskCoupon } from '@/lib/contract/desk/discounts'
import { getDeskTaxonomy } from '@/lib/contract/desk/taxonomy'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()
const NOW = Date.parse('2026-11-21T09:30:40Z')
const draftOf = (own: Partial<CouponDraft>): CouponDraft => ({
  ...newCouponDraft(NOW),
  ...{ code: 'YALDA', title: 'یلدا', value: '۱۰' },
  ...own,
})
const isNew = { taken: ['FIRST'], used: 0 }
const nowhere = { category: undefined, brand: undefined }

test('a new coupon begins now, ends with a day in a month and is for once a customer', () => {
  const draft = newCouponDraft(NOW)
  expect(draft.starts_at).toBe('2026-11-21T09:30:00.000Z')
  expect(draft.ends_at).toBe('2026-12-21T20:29:00.000Z')
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

test('a coupon is for chosen goods, which its sentence names', () => {
  const [lamp, cup] = [
    { id: 1, title: 'چراغ' },
    { id: 2, title: 'فنجان' },
  ]
  const wordsOf = (products: CouponDraft['products']) =>
    describeCoupon(draftOf({ products }), nowhere, NOW)
  expect(wordsOf([lamp])).toContain('تنها روی «چراغ»')
  expect(wordsOf([lamp, cup])).toContain('تنها روی ۲ کالای انتخاب‌شده')
  expect(couponBodyOf(draftOf({ products: [lamp, cup] }))).toMatchObject({ product_ids: [1, 2] })
})

test('a suggested code is one that the shop takes', () => {
  expect(findCouponProblems(draftOf({ code: suggestCouponCode(['FIRST']) }), isNew)).toEqual({})
})

function Panel() {
  useCommandKeys()
  const drafts = useDrafts({ name: 'coupon', like: newCouponDraft(NOW) })
  const [close, save] = [() => undefined, () => undefined]
  return (
    <CouponPanel saved={null} codes={['FIRST']} {...{ drafts }} onClose={close} onSaved={save} />
  )
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <Panel />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )

test('what is wrong is said under its field, and sent nowhere', async () => {
  api.on(getDeskTaxonomy, { data: { categories: [], brands: [] } })
  show()
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

const coupon: DeskCoupon = {
  ...{ id: 9, code: 'YALDA', title: 'هدیهٔ یلدا', kind: 'percent', value: 12, version: 1 },
  ...{ max_discount: null, min_total: 0, usage_limit: null, per_customer: 1, used: 0, given: 0 },
  ...{ first_order_only: false, category: null, brand: null, products: [], customer_mobile: null },
  ...{ starts_at: '2026-11-21T09:30:00.000Z', ends_at: '2026-12-21T09:30:00.000Z' },
}

test('a coupon that was left is there again, comes back when it is thrown away, and goes once it is saved', async () => {
  localStorage.clear()
  api.on(getDeskTaxonomy, { data: { categories: [], brands: [] } })
  const { unmount } = show()
  await userEvent.type(screen.getByRole('textbox', { name: 'کد' }), 'YALDA')
  await userEvent.type(screen.getByRole('textbox', { name: 'نام' }), 'هدیهٔ یلدا')
  await userEvent.type(screen.getByRole('textbox', { name: 'درصد' }), '12')
  unmount()
  show()
  const title = screen.getByRole('textbox', { name: 'نام' })
  expect(title).toHaveValue('هدیهٔ یلدا')
  expect(screen.getByText(/^پیش‌نویس شما از .* برگشت\.$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'دور ریختن' }))
  expect(title).toHaveValue('')
  expect(localStorage).toHaveLength(0)
  fireEvent.keyDown(document.body, { code: 'KeyZ' })
  await waitFor(() => expect(title).toHaveValue('هدیهٔ یلدا'))
  await waitFor(() => expect(localStorage).toHaveLength(1))
  api.on(addCoupon, { data: { coupon } })
  await userEvent.click(screen.getByRole('button', { name: /^ذخیره/ }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
})
