// @in-a-window
import { expect, test, vi } from 'vitest'
import AddressDialog from '@/components/account/address-dialog'
import AddressForm from '@/components/account/address-form'
import { profileQuery } from '@/lib/client/queries/account'
import { getQueryClient } from '@/lib/client/query-client'
import { QueryProvider } from '@/lib/client/query-provider'
import { editAddress, getAddresses, type Address } from '@/lib/contract/account/addresses'
import { getCities, getStates } from '@/lib/contract/content/settings'
import { setCity } from '@/stores/city'
import { fakeApi } from '../kit/fake-api'
import { answerCurrentCustomer } from '../kit/logged-in'
import { act, render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()
const address: Address = {
  ...{ id: 1, title: '', receiver_name: 'مریم کاظمی', receiver_mobile: '+989120000101' },
  ...{ state_id: 25, state: 'گیلان', city_id: 901, city: 'رشت', postal_code: '4134567891' },
  ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '', is_default: true },
}

const regions = [{ id: 25, name: 'گیلان' }]
const cities = [
  { id: 901, name: 'رشت', parent_id: 25 },
  { id: 902, name: 'لاهیجان', parent_id: 25 },
]

async function openForm(own: { address?: Address } = {}): Promise<HTMLElement> {
  answerCurrentCustomer(api)
  api.on(getStates, { data: regions })
  api.on(getCities, { data: cities })
  setCity({ id: 901, name: 'رشت', state: 'گیلان' })
  render(
    <QueryProvider>
      <AddressForm {...own} onSaved={vi.fn()} />
    </QueryProvider>,
  )
  return screen.findByRole('combobox', { name: 'شهر' })
}

test('a new address is in the city of the header until another is chosen, and is sent with it', async () => {
  const field = await openForm()
  expect(field).toHaveValue('رشت، گیلان')
  // A city that is chosen while the form is open changes nothing in it.
  act(() => setCity({ id: 902, name: 'لاهیجان', state: 'گیلان' }))
  expect(screen.getByRole('combobox', { name: 'شهر' })).toHaveValue('رشت، گیلان')
  await userEvent.type(screen.getByRole('textbox', { name: 'نشانی' }), 'خیابان سعدی، کوچهٔ یاس')
  await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), '۱۲')
  await userEvent.type(screen.getByRole('textbox', { name: 'کد پستی' }), '4134567891')
  api.on(editAddress, { data: { address } })
  api.on(getAddresses, { data: { addresses: [address] } })
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ نشانی' }))
  await vi.waitFor(() =>
    expect(api.requestsTo(editAddress)[0]?.body).toMatchObject({ state_id: 25, city_id: 901 }),
  )
})

test('an address that is edited stays in its own city', async () => {
  const lahijan = { ...address, city_id: 902, city: 'لاهیجان' }
  expect(await openForm({ address: lahijan })).toHaveValue('لاهیجان، گیلان')
})

test('another city is chosen for a new address', async () => {
  const field = await openForm()
  await userEvent.clear(field)
  await userEvent.type(field, 'لاه')
  await userEvent.click(await screen.findByRole('option', { name: 'لاهیجان، گیلان' }))
  expect(field).toHaveValue('لاهیجان، گیلان')
})

test('the button of a new address can be pressed no sooner than its fields are there', async () => {
  answerCurrentCustomer(api)
  api.on(getStates, { data: regions })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  api.on(getCities, async () => {
    await answered
    return { data: cities }
  })
  setCity({ id: 901, name: 'رشت', state: 'گیلان' })
  render(
    <QueryProvider>
      <AddressDialog address={undefined} onClose={vi.fn()} onSaved={vi.fn()} />
    </QueryProvider>,
  )
  const button = screen.getByRole('button', { name: 'ذخیرهٔ نشانی' })
  await waitFor(() => expect(api.requestsTo(getCities)).toHaveLength(1))
  const { queryKey } = profileQuery()
  await waitFor(() => expect(getQueryClient().getQueryData(queryKey)).toBeDefined())
  expect(button).toBeDisabled()
  answer()
  expect(await screen.findByRole('combobox', { name: 'شهر' })).toHaveValue('رشت، گیلان')
  expect(button).toBeEnabled()
})
