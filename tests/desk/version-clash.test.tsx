// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { couponFields } from '@/components/desk/discounts/coupon-clash'
import { newCouponDraft } from '@/components/desk/discounts/coupon-draft'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { findClashingFields, mergeDrafts, textOfHtml } from '@/components/desk/ui/merge-drafts'
import { flattenRole, roleFields } from '@/components/desk/staff/role-clash'
import { shippingFields } from '@/components/desk/settings/shipping-clash'
import { ShopSettingsView } from '@/components/desk/settings/shop-settings-view'
import { settingsKeys } from '@/lib/client/desk/keys'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskSettings, updateDeskSettings, type OwnSettings } from '@/lib/contract/desk/settings'
import { getSetUpSteps } from '@/lib/contract/desk/set-up'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/settings',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, replace: () => {} }),
}))

const api = fakeApi()
const settings: OwnSettings = {
  ...{ name: 'چای ماهان', slogan: '', logo: '', colour: '', currency: 'toman' },
  ...{ announcement: '', phone: '', email: '', hours: '', address: '' },
  seller: { national_id: '', economic_code: '', registration_id: '', postal_code: '' },
  ...{ seo_title: 'چای ماهان', seo_description: '', version: 3 },
}
const theirs = { ...settings, name: 'چای لاهیجان', hours: '۹ تا ۱۷', version: 4 }

beforeEach(() => {
  localStorage.clear()
  getQueryClient().clear()
  api.on(getSetUpSteps, { data: { steps: [], server: { site_url: '' } } })
  api.on(getDeskSettings, { data: { settings } })
  api.fails(updateDeskSettings, {
    ...{ status: 412, code: 'version_conflict', error: 'تغییر کرده است.', current: theirs },
  })
})

function Settings() {
  useCommandKeys()
  return (
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['settings.write'] })}>
        <ShopSettingsView />
      </DeskMemberProvider>
    </QueryClientProvider>
  )
}

const nameField = () => screen.findByRole('textbox', { name: 'نام فروشگاه' })
const sloganField = () => screen.findByRole('textbox', { name: 'شعار' })
const save = async () => userEvent.click(await screen.findByRole('button', { name: /^ذخیره/ }))

async function clashOverName() {
  render(<Settings />)
  await userEvent.type(await nameField(), ' نو')
  await userEvent.type(await sloganField(), 'هر صبح')
  await save()
  return screen.findByRole('dialog')
}

test('asks about what both changed alone', async () => {
  const rows = within(await clashOverName()).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'نام فروشگاهچای ماهان نوچای لاهیجان',
  ])
})

test('says who saved it and when, and takes each field as it is chosen', async () => {
  const changed = { changed_by: 'احمد', changed_by_id: 2, changed_at: '2026-11-22T07:11:00.000Z' }
  const current = { ...theirs, slogan: 'هر عصر', ...changed }
  api.fails(updateDeskSettings, {
    ...{ status: 412, code: 'version_conflict', error: 'تغییر کرده است.', current },
  })
  const dialog = within(await clashOverName())
  expect(dialog.getByRole('heading', { name: 'احمد هم‌زمان این را ذخیره کرد' })).toBeVisible()
  expect(dialog.getByText(/۱ آذر ۱۴۰۵/)).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'نام فروشگاه: ذخیره‌شده' }))
  await userEvent.click(dialog.getByRole('button', { name: 'انتخاب‌هایم ذخیره شود' }))
  await waitFor(() => expect(api.requestsTo(updateDeskSettings)).toHaveLength(2))
  expect(api.requestsTo(updateDeskSettings)[1]?.body).toMatchObject({
    ...{ name: 'چای لاهیجان', slogan: 'هر صبح', version: 4 },
  })
})

test('closing the question keeps both versions and leads back to it', async () => {
  await clashOverName()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await nameField()).toHaveValue('چای ماهان نو')
  expect(await sloganField()).toHaveValue('هر صبح')
  await userEvent.click(screen.getByRole('button', { name: 'دیدن دو نسخه' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('چای لاهیجان')
})

test('a later read of what is stored does not save over it behind the closed question', async () => {
  await clashOverName()
  await userEvent.keyboard('{Escape}')
  act(() => getQueryClient().setQueryData(settingsKeys.shop, theirs))
  expect(await nameField()).toHaveValue('چای ماهان نو')
  expect(api.requestsTo(updateDeskSettings)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'دیدن دو نسخه' })).toBeVisible()
})

test('what is stored stays in the clashing field alone, and Z brings back what was typed there', async () => {
  await clashOverName()
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره‌شده بماند' }))
  await waitFor(async () => expect(await nameField()).toHaveValue('چای لاهیجان'))
  expect(await sloganField()).toHaveValue('هر صبح')
  expect(await screen.findByRole('textbox', { name: 'ساعت کار' })).toHaveValue('۹ تا ۱۷')
  expect(screen.getByText(/ذخیره‌شده ماند: نام فروشگاه/)).toBeVisible()
  fireEvent.keyDown(document.body, { code: 'KeyZ' })
  await waitFor(async () => expect(await nameField()).toHaveValue('چای ماهان نو'))
  api.on(updateDeskSettings, { data: { settings: { ...theirs, version: 5 } } })
  await save()
  await waitFor(() =>
    expect(api.requestsTo(updateDeskSettings).at(-1)?.body).toEqual({
      ...{ name: 'چای ماهان نو', slogan: 'هر صبح', version: 4 },
    }),
  )
})

test('what only one of the two changed is saved without a question', async () => {
  render(<Settings />)
  await userEvent.type(await sloganField(), 'هر صبح')
  await save()
  await waitFor(() => expect(api.requestsTo(updateDeskSettings)).toHaveLength(2))
  expect(api.requestsTo(updateDeskSettings).at(-1)?.body).toEqual({ slogan: 'هر صبح', version: 4 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the percent and its kind of a coupon go together, and its end is shown as a moment', () => {
  const fields = couponFields({ categories: [], brands: [] })
  const base = { ...newCouponDraft(Date.parse('2026-11-21T09:30:00Z')), value: '۱۰' }
  const mine = { ...base, value: '۱۵', ends_at: '2026-12-01T20:29:00.000Z', usage_limit: '۵' }
  const stored = {
    ...{ ...base, kind: 'amount' as const, value: '۵۰,۰۰۰', per_customer: '۲' },
    ends_at: '2026-12-11T20:29:00.000Z',
  }
  const versions = { base, mine, stored }
  const clashing = findClashingFields(fields, versions)
  expect(clashing.map(({ describe }) => [describe(mine), describe(stored)])).toEqual([
    ['۱۵٪', '۵۰,۰۰۰ تومان'],
    ['۱۰ آذر ۱۴۰۵، ۲۳:۵۹', '۲۰ آذر ۱۴۰۵، ۲۳:۵۹'],
  ])
  expect(mergeDrafts(fields, versions, clashing)).toEqual({ ...stored, usage_limit: '۵' })
})

test('a shipping method is read in tomans, working days, cities and hours', () => {
  const provinces = [
    { id: 1, name: 'البرز', cities: [{ id: 10, name: 'کرج' }] },
    {
      ...{ id: 2, name: 'تهران' },
      cities: [
        { id: 20, name: 'تهران' },
        { id: 21, name: 'ری' },
      ],
    },
  ]
  const method = {
    ...{ title: 'پیک', text: '', price: '۴۵,۰۰۰', free_from: '', days_min: '۰', days_max: '۲' },
    ...{ delivers: true, everywhere: false, city_ids: [10, 21] },
    zones: [{ price: '۳۰,۰۰۰', city_ids: [21] }],
    slots: [{ from: '09:00', to: '13:00', capacity: '۲۰' }],
  }
  expect(shippingFields(provinces).map(({ describe }) => describe(method))).toEqual([
    ...['پیک', '', '۴۵,۰۰۰ تومان', 'هیچ‌گاه', '۰ تا ۲ روز کاری', 'ارسال به نشانی'],
    ...['استان البرز، ری', '۳۰,۰۰۰ تومان: ری', '۰۹:۰۰ تا ۱۳:۰۰، ظرفیت ۲۰ سفارش'],
  ])
})

test('the limits of a role clash one by one', () => {
  const limits = { refund_rials: 0, discount_percent: 5 }
  const role = (own: Partial<typeof limits>) =>
    flattenRole('فروش', { permissions: [], limits: { ...limits, ...own } })
  const versions = {
    base: role({}),
    mine: role({ refund_rials: 5_000_000 }),
    stored: role({ discount_percent: 20 }),
  }
  expect(findClashingFields(roleFields, versions)).toEqual([])
  expect(mergeDrafts(roleFields, versions)).toEqual(
    role({ refund_rials: 5_000_000, discount_percent: 20 }),
  )
  expect(roleFields.slice(2).map(({ describe }) => describe(versions.mine))).toEqual([
    ...['تا ۵۰۰,۰۰۰ تومان', 'تا ۵٪'],
  ])
})

test('a rich text is compared as it is read', () => {
  expect(textOfHtml('<h2>بازگشت</h2><p>تا <strong>۷</strong> روز &amp; بی‌پرسش</p>')).toBe(
    'بازگشت\nتا ۷ روز & بی‌پرسش',
  )
})

test('draws a Latin name as it is written, and the digits beside it in Persian', async () => {
  const current = { ...settings, name: 'گوشی Zagros X5 با 2 سال', version: 4 }
  api.fails(updateDeskSettings, {
    ...{ status: 412, code: 'version_conflict', error: 'تغییر کرده است.', current },
  })
  const dialog = await clashOverName()
  const cell = within(dialog).getByRole('cell', { name: 'گوشی Zagros X5 با ۲ سال' })
  expect(cell.querySelector('bdi')).toHaveTextContent(/^Zagros X5$/)
  expect(cell).not.toHaveClass('digits-fa')
})
