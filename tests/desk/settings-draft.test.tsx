// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { ShopSettingsView } from '@/components/desk/settings/shop-settings-view'
import { settingsKeys } from '@/lib/client/desk/keys'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskSettings, updateDeskSettings, type OwnSettings } from '@/lib/contract/desk/settings'
import { getSetUpSteps } from '@/lib/contract/desk/set-up'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

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

beforeEach(() => {
  localStorage.clear()
  getQueryClient().clear()
  api.on(getSetUpSteps, { data: { steps: [], server: { site_url: '' } } })
  api.on(getDeskSettings, { data: { settings } })
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

async function typeName() {
  const page = render(<Settings />)
  const field = await screen.findByRole('textbox', { name: 'نام فروشگاه' })
  await userEvent.type(field, ' نو')
  return { ...page, field }
}

test('Escape leaves a field of the settings, and takes back nothing however often it is pressed', async () => {
  const { field } = await typeName()
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  expect(field).not.toHaveFocus()
  expect(field).toHaveValue('چای ماهان نو')
  expect(within(screen.getByRole('contentinfo')).queryByText('esc')).toBeNull()
})

test('what was thrown away is brought back by Z until something else is typed', async () => {
  const { field } = await typeName()
  await userEvent.click(screen.getByRole('button', { name: 'دور ریختن' }))
  expect(field).toHaveValue('چای ماهان')
  expect(screen.getByText('دور ریخته شد.')).toBeVisible()
  fireEvent.keyDown(document.body, { code: 'KeyZ' })
  await waitFor(() => expect(field).toHaveValue('چای ماهان نو'))
  await userEvent.click(screen.getByRole('button', { name: 'دور ریختن' }))
  await userEvent.type(field, ' دیگر')
  expect(screen.queryByRole('button', { name: /^برگرداندن/ })).toBeNull()
})

test('settings that were left unsaved are there again, with the version that they were read at', async () => {
  const { unmount } = await typeName()
  unmount()
  getQueryClient().clear()
  api.on(getDeskSettings, { data: { settings: { ...settings, slogan: 'تازه', version: 4 } } })
  api.on(updateDeskSettings, { data: { settings: { ...settings, version: 5 } } })
  render(<Settings />)
  const field = await screen.findByRole('textbox', { name: 'نام فروشگاه' })
  expect(field).toHaveValue('چای ماهان نو')
  expect(screen.getByText(/پیش‌نویس شما از .* برگشت/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^ذخیره/ }))
  await waitFor(() => expect(screen.queryByText(/پیش‌نویس شما/)).toBeNull())
  expect(api.requestsTo(updateDeskSettings).map(({ body }) => body)).toEqual([
    { name: 'چای ماهان نو', version: 3 },
  ])
  expect(localStorage).toHaveLength(0)
})

test('what is brought back still meets what a colleague has saved since it was read', async () => {
  const { field } = await typeName()
  const stored = { ...settings, slogan: 'تازه', version: 4 }
  getQueryClient().setQueryData(settingsKeys.shop, stored)
  await userEvent.click(screen.getByRole('button', { name: 'دور ریختن' }))
  expect(screen.getByRole('textbox', { name: 'شعار' })).toHaveValue('تازه')
  fireEvent.keyDown(document.body, { code: 'KeyZ' })
  await waitFor(() => expect(field).toHaveValue('چای ماهان نو'))
  api.on(updateDeskSettings, { data: { settings: { ...stored, version: 5 } } })
  await userEvent.click(screen.getByRole('button', { name: /^ذخیره/ }))
  await waitFor(() => expect(api.requestsTo(updateDeskSettings)).toHaveLength(1))
  expect(api.requestsTo(updateDeskSettings)[0]?.body).toEqual({ name: 'چای ماهان نو', version: 3 })
})
