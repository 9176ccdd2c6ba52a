// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { DeliveryChanges } from '@/components/orders/delivery-changes'
import { QueryProvider } from '@/lib/client/query-provider'
import { type Address, getAddresses } from '@/lib/contract/account/addresses'
import {
  changeOrderAddress,
  changeOrderSlot,
  getOrderSlots,
} from '@/lib/contract/orders/delivery-changes'
import { getOrder, type Order } from '@/lib/contract/orders/order'
import type { OrderAddress } from '@/lib/contract/orders/order-address'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'
import { wholeOrderOf } from './whole-order'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/profile/orders/order-info',
}))

const api = fakeApi()
beforeEach(() => {
  sessionStorage.clear()
  // Two days before the first of the days below, which would be called by other names later.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00Z') })
})
const HERE = {
  title: '',
  ...{ receiver_name: 'مینا راد', receiver_mobile: '09121234567', state: 'فارس', city: 'شیراز' },
  ...{ postal_code: '7134567890', detail: 'خیابان سعدی، کوچهٔ یاس', plate: '12', unit: '' },
}
const saved = (id: number, own: Partial<Address>): Address => ({
  ...{ id, title: '', state_id: 1, city_id: 1, is_default: false },
  ...HERE,
  ...own,
})
const COURIER: Partial<Order> = {
  ...{ status: 'paid', shipping_method: 'پیک بین‌شهری' },
  delivery: { day: '2026-11-28', from: '09:00', to: '14:00' },
}

function open(own: Partial<Order>, address: OrderAddress | null = HERE) {
  render(
    <QueryProvider>
      <DeliveryChanges whole={wholeOrderOf(own, { address })} />
    </QueryProvider>,
  )
}
const button = (name: string) => screen.queryByRole('button', { name })

test('a saved address of the same town fills the form, and what was read is sent with it', async () => {
  const office = { detail: 'بلوار چمران، کوچهٔ ۵', plate: '4', title: 'دفتر' }
  const addresses = [
    saved(1, {}),
    saved(2, office),
    saved(3, { state: 'تهران', city: 'تهران', title: 'تهران من' }),
  ]
  api.on(getAddresses, { data: { addresses } })
  api.on(changeOrderAddress, { data: { ok: true } })
  open(COURIER)
  await userEvent.click(screen.getByRole('button', { name: 'تغییر نشانی' }))
  expect(await screen.findByText(/می‌ماند، چون روش و هزینهٔ ارسال برای آن حساب شده/)).toBeVisible()
  const choices = await screen.findAllByRole('radio')
  expect(choices).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: /دفتر/ }))
  expect(screen.getByRole('textbox', { name: 'نشانی' })).toHaveValue(office.detail)
  await userEvent.type(screen.getByRole('textbox', { name: /واحد/ }), '۷')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت نشانی تازه' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.requestsTo(changeOrderAddress)[0]?.body).toMatchObject({
    ...{ detail: office.detail, plate: '4', unit: '۷', seen: { detail: HERE.detail, plate: '12' } },
  })
})

test('a complaint stands beside its field, and what is packed meanwhile closes the form', async () => {
  api.on(getAddresses, { data: { addresses: [] } })
  api.fails(changeOrderAddress, { status: 422, errors: { plate: ['این پلاک درست نیست.'] } })
  open(COURIER)
  await userEvent.click(screen.getByRole('button', { name: 'تغییر نشانی' }))
  const save = await screen.findByRole('button', { name: 'ثبت نشانی تازه' })
  await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), 'ب')
  await userEvent.click(save)
  expect(await screen.findByText('این پلاک درست نیست.')).toBeVisible()
  api.fails(changeOrderAddress, { status: 412, code: 'precondition_failed' })
  await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), 'پ')
  await userEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const STORE_DRAFT = 'vitrin:draft:order-address-7'
const fieldsOf = ({ title: _, state: __, city: ___, ...fields }: typeof HERE) => fields
const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name })

test('a draft opens the form by itself, and is sent with what it was typed over', async () => {
  const seen = fieldsOf(HERE)
  sessionStorage.setItem(
    STORE_DRAFT,
    JSON.stringify({ owner: null, values: { ...seen, unit: '7', seen } }),
  )
  api.on(getAddresses, { data: { addresses: [] } })
  api.on(changeOrderAddress, { data: { ok: true } })
  open(COURIER, { ...HERE, postal_code: '7139999999' })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /واحد/ })).toHaveValue('7'))
  await userEvent.click(screen.getByRole('button', { name: 'ثبت نشانی تازه' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.requestsTo(changeOrderAddress)[0]?.body).toMatchObject({
    ...{ unit: '7', seen: { postal_code: HERE.postal_code } },
  })
})

test('a draft of an order that is packed meanwhile opens nothing', () => {
  const seen = fieldsOf(HERE)
  sessionStorage.setItem(STORE_DRAFT, JSON.stringify({ owner: null, values: { ...seen, seen } }))
  open({ ...COURIER, status: 'ready_for_send' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where the shop was first, what was typed stays beside what the shop wrote', async () => {
  api.on(getAddresses, { data: { addresses: [] } })
  const clash = { status: 409, code: 'version_conflict', error: 'این در این میان تغییر کرد.' }
  api.fails(changeOrderAddress, clash)
  const address = { ...HERE, postal_code: '7139999999' }
  api.on(getOrder, { data: wholeOrderOf(COURIER, { address }) })
  open(COURIER)
  await userEvent.click(screen.getByRole('button', { name: 'تغییر نشانی' }))
  const save = await screen.findByRole('button', { name: 'ثبت نشانی تازه' })
  await userEvent.type(textbox(/واحد/), '7')
  await userEvent.click(save)
  const notice = await screen.findByText(/فروشگاه در این میان نشانی را تغییر داده است/)
  expect(notice.parentElement).toHaveTextContent('کد پستی:۷۱۳۹۹۹۹۹۹۹')
  expect(notice.parentElement).not.toHaveTextContent('پلاک')
  expect(textbox(/واحد/)).toHaveValue('7')
  expect(textbox('کد پستی')).toHaveValue('7139999999')
  api.on(changeOrderAddress, { data: { ok: true } })
  await userEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.requestsTo(changeOrderAddress).at(-1)?.body).toMatchObject({
    ...{ unit: '7', postal_code: '7139999999', seen: { unit: '', postal_code: '7139999999' } },
  })
})

test('a saved address is chosen as long as the form says the same', async () => {
  api.on(getAddresses, { data: { addresses: [saved(2, { plate: '4', title: 'دفتر' })] } })
  open(COURIER)
  await userEvent.click(screen.getByRole('button', { name: 'تغییر نشانی' }))
  const office = await screen.findByRole('radio', { name: /دفتر/ })
  expect(office).not.toBeChecked()
  await userEvent.click(office)
  expect(office).toBeChecked()
  await userEvent.type(textbox('پلاک'), '۲')
  expect(office).not.toBeChecked()
})

test('other free hours are chosen, its own stand as chosen, and full ones cannot be', async () => {
  const hours = { from: '09:00', to: '14:00' }
  const slots = [
    { id: 1, date: '2026-11-28', ...hours, available: 1 },
    { id: 2, date: '2026-11-28', from: '15:00', to: '20:00', available: 0 },
    { id: 3, date: '2026-11-29', ...hours, available: 5 },
  ]
  api.on(getOrderSlots, { data: { slots } })
  api.on(changeOrderSlot, { data: { order: wholeOrderOf(COURIER).order } })
  open(COURIER)
  await userEvent.click(screen.getByRole('button', { name: 'تغییر زمان تحویل' }))
  expect(await screen.findByRole('radio', { name: /شنبه ۷ آذر/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'تکمیل شد' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: /یکشنبه ۸ آذر/ }))
  await userEvent.click(screen.getByRole('button', { name: 'ثبت این زمان' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.requestsTo(changeOrderSlot)[0]?.body).toEqual({ slot_id: 3 })
})

test('hours that another took meanwhile are read anew, and the choice stays open', async () => {
  const of = (available: number) => [
    { id: 1, date: '2026-11-28', from: '09:00', to: '14:00', available: 1 },
    { id: 3, date: '2026-11-29', from: '09:00', to: '14:00', available },
  ]
  api.on(getOrderSlots, { data: { slots: of(1) } })
  api.fails(changeOrderSlot, { status: 412, code: 'slot_unavailable' })
  open(COURIER)
  await userEvent.click(screen.getByRole('button', { name: 'تغییر زمان تحویل' }))
  await userEvent.click(await screen.findByRole('radio', { name: /یکشنبه ۸ آذر/ }))
  api.on(getOrderSlots, { data: { slots: of(0) } })
  await userEvent.click(screen.getByRole('button', { name: 'ثبت این زمان' }))
  expect(await screen.findByText('اکنون زمان خالی دیگری برای این سفارش نیست.')).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('what comes by post has no hours to change, who fetches it no address, what is packed neither', () => {
  open({ status: 'paid', delivery: { day: '2026-11-28', from: null, to: null } })
  expect(button('تغییر نشانی')).toBeVisible()
  expect(button('تغییر زمان تحویل')).toBeNull()
})

test.each([
  ['who comes for it', { status: 'paid', is_pickup: true }],
  ['what is ready to send', { ...COURIER, status: 'ready_for_send' }],
  ['a return', { ...COURIER, type: 'refer', status: 'refer_request' }],
] as const)('nothing is offered for %s', (_, own) => {
  open(own)
  expect(screen.queryByRole('button')).toBeNull()
})
