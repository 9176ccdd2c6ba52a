// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FirstOwnerView } from '@/components/desk/staff/first-owner-view'
import { ShopSettingsView } from '@/components/desk/settings/shop-settings-view'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskSettings, updateDeskSettings, type OwnSettings } from '@/lib/contract/desk/settings'
import { getSetUpSteps } from '@/lib/contract/desk/set-up'
import { checkFirstOwner, createFirstOwner } from '@/lib/contract/desk/staff-login'
import { setCurrency } from '@/lib/persian/currency'
import { currencyName } from '@/lib/persian/money'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

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

beforeEach(() => getQueryClient().clear())
afterEach(() => setCurrency('toman'))

test('the settings send the unit alone, and the desk goes on in it', async () => {
  api.on(getSetUpSteps, {
    data: {
      steps: [{ name: 'gateway', is_done: false, left: 1 }],
      server: { site_url: '' },
    },
  })
  api.on(getDeskSettings, { data: { settings } })
  const saved: OwnSettings = { ...settings, currency: 'rial', version: 4 }
  api.on(updateDeskSettings, { data: { settings: saved } })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: ['settings.write'] })}>
        <ShopSettingsView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('تا باز شدن فروشگاه ۱ کار مانده است')).toBeVisible()
  const select = await screen.findByRole('combobox', { name: 'واحد پول' })
  await userEvent.selectOptions(select, 'ریال')
  await userEvent.click(screen.getByRole('button', { name: /ذخیره/ }))
  await waitFor(() => expect(currencyName()).toBe('ریال'))
  const sent = api.requestsTo(updateDeskSettings).map(({ body }) => body)
  expect(sent).toEqual([{ currency: 'rial', version: 3 }])
})

test('the first owner chooses the unit with which the shop opens', async () => {
  window.location.hash = 'the-token-that-the-shop-printed'
  api.on(checkFirstOwner, { data: { is_open: true } })
  api.on(createFirstOwner, { data: { ok: true } })
  render(<FirstOwnerView />)
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'نام و نام خانوادگی' }),
    'سارا مرادی',
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '09121112233')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'واحد پول' }), 'ریال')
  await userEvent.click(screen.getByRole('button', { name: 'ساختن مدیر' }))
  await waitFor(() =>
    expect(api.requestsTo(createFirstOwner)).toMatchObject([{ body: { currency: 'rial' } }]),
  )
})

test.each(['opens no more', 'was copied in part'])(
  'a link of the first owner that %s shows no form, and says where the new one is',
  async (fault) => {
    window.location.hash = 'a-token-of-the-start-before'
    if (fault === 'opens no more') api.on(checkFirstOwner, { data: { is_open: false } })
    else api.fails(checkFirstOwner, { status: 422, code: 'invalid' })
    render(<FirstOwnerView />)
    expect(await screen.findByRole('heading', { name: 'این لینک دیگر باز نمی‌شود' })).toBeVisible()
    expect(screen.getByText(/docker compose logs/)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /ورود/ })).toHaveAttribute('href', '/desk/login')
  },
)
