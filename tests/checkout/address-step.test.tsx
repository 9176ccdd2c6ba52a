// @in-a-window
import { expect, test, vi } from 'vitest'
import { AddressStep } from '@/components/checkout/address-step'
import { QueryProvider } from '@/lib/client/query-provider'
import { editAddress, getAddresses, type Address } from '@/lib/contract/account/addresses'
import { getCities, getStates } from '@/lib/contract/content/settings'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

const api = fakeApi()

function addressOf(id: number, title: string, plate: string): Address {
  return {
    ...{ id, title, receiver_name: 'مریم کاظمی', receiver_mobile: '+989120000101' },
    ...{ state_id: 1, state: 'تهران', city_id: 1, city: 'تهران', postal_code: '1345678900' },
    ...{ detail: 'خیابان سعدی، کوچهٔ یاس', plate, unit: '', is_default: id === 1 },
  }
}

const home = addressOf(1, 'خانه', '۱۲')
const office = addressOf(2, 'دفتر', '۱۴')
const corrected = addressOf(2, 'دفتر', '۴۵')

test.each([
  ['not chosen stays so', 1, 0],
  ['chosen is chosen as it now stands', 2, 1],
])(
  'an address is corrected where it stands, with the focus back on its button; one %s',
  async (_, chosenId, timesChosen) => {
    api.on(getAddresses, { data: { addresses: [home, office] } })
    api.hangs(getStates)
    api.hangs(getCities)
    api.on(editAddress, () => {
      api.on(getAddresses, { data: { addresses: [home, corrected] } })
      return { data: { address: corrected } }
    })
    const handleChoose = vi.fn()
    render(
      <QueryProvider>
        <AddressStep
          chosenId={chosenId}
          onChoose={handleChoose}
          onFirstAddressSaved={vi.fn()}
          renderSubmit={(button) => button}
        />
      </QueryProvider>,
    )
    const editButton = await screen.findByRole('button', { name: 'ویرایش نشانی دفتر' })
    await userEvent.click(editButton)
    expect(await screen.findByRole('dialog', { name: 'ویرایش نشانی' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'ذخیرهٔ نشانی' }))
    expect(await screen.findByText(/پلاک ۴۵/)).toBeVisible()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(editButton).toHaveFocus())
    expect(handleChoose).toHaveBeenCalledTimes(timesChosen)
  },
)

test('two addresses of one city without names are told apart by where they are', async () => {
  api.on(getAddresses, { data: { addresses: [addressOf(1, '', '۱۲'), addressOf(2, '', '۱۴')] } })
  render(
    <QueryProvider>
      <AddressStep
        chosenId={1}
        onChoose={vi.fn()}
        onFirstAddressSaved={vi.fn()}
        renderSubmit={(button) => button}
      />
    </QueryProvider>,
  )
  const buttons = await screen.findAllByRole('button', { name: /^ویرایش نشانی تهران، خیابان سعدی/ })
  expect(buttons.map((button) => button.textContent.slice(-2))).toEqual(['۱۲', '۱۴'])
})
