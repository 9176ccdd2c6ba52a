// @in-a-window
import { expect, test, vi } from 'vitest'
import AddressForm from '@/components/account/address-form'
import { AddressList } from '@/components/account/address-list'
import { QueryProvider } from '@/lib/client/query-provider'
import { editAddress, getAddresses, type Address } from '@/lib/contract/account/addresses'
import { getCities, getStates } from '@/lib/contract/content/settings'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

const api = fakeApi()
const address: Address = {
  ...{ id: 1, title: 'خانه', receiver_name: 'مریم کاظمی', receiver_mobile: '+989120000101' },
  ...{ state_id: 1, state: 'تهران', city_id: 1, city: 'تهران', postal_code: '1345678900' },
  ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate: '۱۲', unit: '', is_default: true },
}
const SAVED = 'نشانی ذخیره شد.'
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'ذخیرهٔ نشانی' }))

function shopSaves(): void {
  api.hangs(getStates)
  api.hangs(getCities)
  api.on(getAddresses, { data: { addresses: [address] } })
  api.on(editAddress, { data: { address } })
}

test('the list of addresses says that one was saved', async () => {
  shopSaves()
  renderToaster()
  render(
    <QueryProvider>
      <AddressList />
    </QueryProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'ویرایش' }))
  await save()
  expect(await screen.findByText(SAVED)).toBeInTheDocument()
})

test('the form says it by what it leads to, and covers the next step of a checkout with no toast', async () => {
  shopSaves()
  renderToaster()
  const handleSaved = vi.fn()
  render(
    <QueryProvider>
      <AddressForm address={address} onSaved={handleSaved} />
    </QueryProvider>,
  )
  await save()
  await vi.waitFor(() => expect(handleSaved).toHaveBeenCalledOnce())
  expect(screen.queryByText(SAVED)).toBeNull()
})

test('on a phone an address is written in a sheet with its button under the fields, which asks before it loses what was typed', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ media: query, matches: true, onchange: null },
      ...{ addListener: vi.fn(), removeListener: vi.fn() },
    }),
  )
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  shopSaves()
  render(
    <QueryProvider>
      <AddressList />
    </QueryProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'ویرایش' }))
  const plate = await screen.findByRole('textbox', { name: 'پلاک' })
  const button = screen.getByRole('button', { name: 'ذخیرهٔ نشانی' })
  expect(button.closest('form')).toBeNull()
  expect(button).toHaveAttribute('form', plate.closest('form')?.id)
  await userEvent.type(plate, '۳')
  await userEvent.keyboard('{Escape}')
  expect(confirm).toHaveBeenCalledOnce()
  expect(plate).toBeInTheDocument()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
