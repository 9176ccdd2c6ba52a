// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, within } from '../kit/rendering'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { GatewayForm } from '@/components/desk/settings/gateway-form'
import { GatewayList } from '@/components/desk/settings/gateway-list'
import { GatewayStrip } from '@/components/desk/settings/gateway-strip'
import { getQueryClient } from '@/lib/client/query-client'
import { gatewayCalls, type GatewaySettings } from '@/lib/contract/desk/gateways'
import { checkService, getServices } from '@/lib/contract/desk/services'

const api = fakeApi()

const zarinpal = {
  ...{ name: 'zarinpal', title: 'زرین‌پال', set_by: 'desk' as const, is_on: true },
  ...{ is_sandbox: false, marks: '05be', is_readable: true },
}
const zibal = {
  ...{ name: 'zibal', title: 'زیبال', set_by: 'nobody' as const, is_on: false },
  ...{ is_sandbox: false, marks: '', is_readable: true },
}
const settings: GatewaySettings = { gateways: [zarinpal, zibal], version: 7 }

const DAYS = [
  { day: '2026-11-20', paid: 8, failed: 1 },
  { day: '2026-11-21', paid: 0, failed: 0 },
  { day: '2026-11-22', paid: 1, failed: 2 },
]

function shopWith() {
  const saved: unknown[] = []
  api.on(gatewayCalls.updateGatewaySettings, ({ body }) => {
    saved.push(body)
    return { data: { settings } }
  })
  api.on(getServices, {
    data: {
      gateways: [
        {
          ...{ name: 'zarinpal', title: 'زرین‌پال', paid: 12, failed: 3 },
          ...{ last_paid_at: null, last_failed_at: null, days: DAYS },
        },
      ],
      sms: { driver: 'console', credit: null, is_away: false },
      has_email: false,
    },
  })
  return saved
}

const renderList = (given = settings, onOpen = () => {}) =>
  render(
    <QueryClientProvider client={getQueryClient()}>
      <GatewayList settings={given} openName={null} onOpen={onOpen} />
    </QueryClientProvider>,
  )

test('a gateway shows its last marks and how it did, is switched off and put after another', async () => {
  const saved = shopWith()
  renderList()
  const row = within(screen.getAllByRole('listitem')[0] ?? document.body)
  expect(row.getByText('••••05be')).toBeVisible()
  expect(await row.findByText(/۱۲ پرداخت و ۳ ناموفق در یک روز/)).toBeVisible()
  await userEvent.click(row.getByRole('switch', { name: 'زرین‌پال روشن باشد' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({
    version: 7,
    gateway: { name: 'zarinpal', is_on: false, is_sandbox: false },
  })
  await userEvent.click(row.getByRole('button', { name: 'پایین بردن زرین‌پال' }))
  await vi.waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]).toEqual({ version: 7, order: ['zibal', 'zarinpal'] })
})

test('what the server sets cannot be changed, and what nobody set is connected', async () => {
  shopWith()
  const onOpen = vi.fn()
  renderList({ gateways: [{ ...zarinpal, set_by: 'server' }, zibal], version: 7 }, onOpen)
  const [first, second] = screen.getAllByRole('listitem').map((one) => within(one))
  expect(first?.getByText(/در تنظیمات سرور گذاشته شده است/)).toBeVisible()
  expect(first?.queryByRole('switch')).toBeNull()
  expect(first?.queryByRole('button', { name: /ویرایش/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'وصل کردن زیبال' }))
  expect(onOpen).toHaveBeenCalledWith('zibal')
  expect(second?.getByText('وصل نیست')).toBeVisible()
})

test('the outcome of a trial stays beside the gateway in one sentence', async () => {
  shopWith()
  const error = 'درگاه این کد پذیرنده را نمی‌شناسد؛ آن را از پنل درگاه دوباره بردارید.'
  api.on(checkService, { data: { is_well: false, ms: 40, error } })
  renderList()
  await userEvent.click(screen.getByRole('button', { name: 'آزمایش زرین‌پال' }))
  expect(await screen.findByText(error)).toBeVisible()
})

test('an empty code leaves the stored one, of which only the last marks are shown', async () => {
  const saved = shopWith()
  const form = (
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <GatewayForm gateway={zarinpal} version={7} onSaved={() => {}} />
      </DeskMemberProvider>
    </QueryClientProvider>
  )
  render(form)
  const field = screen.getByRole('textbox', { name: 'کد پذیرنده' })
  expect(field).toHaveValue('')
  expect(field).toHaveAccessibleDescription(/••••05be.*خالی یعنی همان بماند/)
  await userEvent.click(screen.getByRole('switch', { name: 'حالت آزمایشی' }))
  expect(screen.getByText(/پولی جابه‌جا نمی‌شود/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /ذخیره/ }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({
    version: 7,
    gateway: { name: 'zarinpal', is_on: true, is_sandbox: true },
  })
})

test('the health of a gateway is a bar for each day and a share of all attempts', async () => {
  shopWith()
  renderList()
  expect(await screen.findByText(/۷۵٪ موفق/)).toBeVisible()
  expect(screen.getByText(/۹ از ۱۲ پرداخت در ۳ روز/)).toBeVisible()
  const bars = [...document.querySelectorAll('[data-day]')]
  expect(bars.map(({ className }) => /bg-(done|hair|late|soon)/.exec(className)?.[0])).toEqual([
    ...['bg-soon', 'bg-hair', 'bg-late'],
  ])
})

test('of a few attempts no share is given', () => {
  render(<GatewayStrip days={[{ day: '2026-11-20', paid: 1, failed: 0 }]} />)
  expect(screen.getByText(/۱ از ۱ پرداخت در ۱ روز/)).not.toHaveTextContent('٪')
})
