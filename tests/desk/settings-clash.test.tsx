// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { EmbedsView } from '@/components/desk/content/embeds-view'
import { FeedsView } from '@/components/desk/settings/feeds-view'
import { GatewayForm } from '@/components/desk/settings/gateway-form'
import { GatewayList } from '@/components/desk/settings/gateway-list'
import { RedirectsView } from '@/components/desk/content/redirects-view'
import { RepliesEditor } from '@/components/desk/inbox/replies-editor'
import { SmsAccountForm } from '@/components/desk/settings/sms-account-form'
import { getQueryClient } from '@/lib/client/query-client'
import type { Call, CallAnswer } from '@/lib/contract/call'
import { getProductMenu } from '@/lib/contract/catalogue/categories'
import { getRedirects } from '@/lib/contract/content/redirects'
import { getDeskEmbeds, updateDeskEmbeds, type Embeds } from '@/lib/contract/desk/embeds'
import { getDeskFeeds, updateDeskFeeds, type FeedSettings } from '@/lib/contract/desk/feeds'
import { gatewayCalls, type GatewaySettings } from '@/lib/contract/desk/gateways'
import { getServices } from '@/lib/contract/desk/services'
import { getLinkTargets, setDeskRedirect } from '@/lib/contract/desk/site'
import { smsSettingsCalls, type SmsSettings } from '@/lib/contract/desk/sms-settings'
import { updateReplies } from '@/lib/contract/desk/tickets'
import { PERMISSIONS } from '@/lib/domain/staff'
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
const BY = { changed_by: 'نگار توکلی', changed_by_id: 77, changed_at: '2026-11-21T08:20:00.000Z' }
const WHO = 'نگار توکلی هم‌زمان این را ذخیره کرد'

beforeEach(() => localStorage.clear())

/** The first save meets another's, and the next is taken. */
function refuseOnce<C extends Call>(call: C, current: object, answer: CallAnswer<C>): void {
  let isFirst = true
  api.on(call, () => {
    if (!isFirst) return answer
    isFirst = false
    const body = { status: 412, code: 'version_conflict', error: 'تغییر کرده است.' }
    throw Response.json({ ...body, current: { ...current, ...BY } }, { status: 412 })
  })
}
const show = (view: ReactNode) =>
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: [...PERMISSIONS] })}>
        {view}
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
const bodiesOf = (call: Call) => api.requestsTo(call).map(({ body }) => body)
const dialog = async () => within(await screen.findByRole('dialog', { name: WHO }))

const zarinpal = {
  ...{ name: 'zarinpal', title: 'زرین‌پال', set_by: 'desk' as const, is_on: true },
  ...{ is_sandbox: false, marks: '05be', is_readable: true },
}
const zibal = { ...zarinpal, name: 'zibal', title: 'زیبال', marks: '' }
const gateways: GatewaySettings = { gateways: [zarinpal, zibal], version: 7 }
const CODE = '00000000-0000-4000-8000-00000000abcd'

test('of a code of a gateway both last marks are shown, and a choice saves over it', async () => {
  const theirs = { version: 8, gateways: [{ ...zarinpal, marks: '77aa', is_sandbox: true }, zibal] }
  refuseOnce(gatewayCalls.updateGatewaySettings, theirs, { data: { settings: gateways } })
  show(<GatewayForm gateway={zarinpal} version={7} onSaved={() => {}} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'کد پذیرنده' }), CODE)
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  const question = await dialog()
  expect(question.getByRole('row', { name: /کد پذیرنده/ })).toHaveTextContent(
    'آنچه تازه نوشته‌اید••••77aa',
  )
  await userEvent.click(question.getByRole('button', { name: 'نوشتهٔ من ذخیره شود' }))
  await waitFor(() => expect(bodiesOf(gatewayCalls.updateGatewaySettings)).toHaveLength(2))
  expect(bodiesOf(gatewayCalls.updateGatewaySettings)[1]).toEqual({
    version: 8,
    gateway: { name: 'zarinpal', is_on: true, is_sandbox: true, merchant: CODE },
  })
})

test('a switch of a gateway that met another says whose change it was', async () => {
  const answer = { data: { settings: gateways } }
  refuseOnce(gatewayCalls.updateGatewaySettings, { ...gateways, version: 8 }, answer)
  api.on(getServices, {
    data: {
      gateways: [],
      sms: { driver: 'console', credit: null, is_away: false },
      has_email: false,
    },
  })
  show(<GatewayList settings={gateways} openName={null} onOpen={() => {}} />)
  await userEvent.click(screen.getByRole('switch', { name: 'زرین‌پال روشن باشد' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('نگار توکلی در این میان این را تغییر داده است')
  expect(alert).not.toHaveTextContent('نوشته‌تان')
})

const sms: SmsSettings = {
  driver: 'kavenegar',
  key: { set_by: 'desk', marks: 'k001', is_readable: true },
  template: { set_by: 'desk', value: 'login' },
  line: { set_by: 'desk', value: '10004346' },
  version: 3,
}

test('of what SMS go out by only the chosen fields are sent', async () => {
  const { updateSmsSettings } = smsSettingsCalls
  const theirs = {
    ...{ ...sms, version: 4, template: { set_by: 'desk', value: 'enter' } },
    line: { set_by: 'desk', value: '3000' },
  }
  refuseOnce(updateSmsSettings, theirs, { data: { settings: { ...sms, version: 5 } } })
  show(<SmsAccountForm settings={sms} />)
  const template = screen.getByRole('textbox', { name: 'الگوی کد ورود' })
  await userEvent.clear(template)
  await userEvent.type(template, 'code')
  const line = screen.getByRole('textbox', { name: 'خط پیامک' })
  await userEvent.clear(line)
  await userEvent.type(line, '2000')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  const question = await dialog()
  await userEvent.click(question.getByRole('radio', { name: 'خط پیامک: ذخیره‌شده' }))
  await userEvent.click(question.getByRole('button', { name: 'انتخاب‌هایم ذخیره شود' }))
  await waitFor(() => expect(bodiesOf(updateSmsSettings)).toHaveLength(2))
  expect(bodiesOf(updateSmsSettings)[1]).toEqual({ version: 4, template: 'code' })
})

const embeds: Embeds = { hosts: [], scripts: [], enamad: null, samandehi: null, version: 1 }

test('what another saved in another part of a setting stays, and of the same part both are shown', async () => {
  const own = ['https://chat.example/a.js']
  const hosts = [{ host: 'https://chat.example', uses: ['img' as const] }]
  const theirs: Embeds = { ...embeds, hosts, version: 2 }
  api.on(getDeskEmbeds, { data: { embeds } })
  refuseOnce(updateDeskEmbeds, theirs, {
    data: { embeds: { ...theirs, scripts: own, version: 3 } },
  })
  show(<EmbedsView />)
  const form = await screen.findByRole('form', { name: 'اسکریپت‌های بیرونی' })
  const field = within(form).getByRole('textbox')
  const save = () => userEvent.click(within(form).getByRole('button', { name: 'ذخیره' }))
  await userEvent.type(field, 'https://chat.example/a.js')
  await save()
  await waitFor(() => expect(bodiesOf(updateDeskEmbeds)).toHaveLength(2))
  expect(bodiesOf(updateDeskEmbeds)[1]).toEqual({ version: 2, scripts: own })
  await waitFor(() => expect(screen.getByLabelText('میزبان')).toHaveValue('https://chat.example'))

  const other: Embeds = { ...theirs, scripts: ['https://other.example/b.js'], version: 4 }
  refuseOnce(updateDeskEmbeds, other, { data: { embeds: { ...other, version: 5 } } })
  await userEvent.type(field, '?v=2')
  await save()
  const question = await dialog()
  expect(question.getByRole('row', { name: /اسکریپت‌های بیرونی/ })).toHaveTextContent(
    /chat\.example\/a\.js\?v=۲.*other\.example\/b\.js/,
  )
  await userEvent.click(question.getByRole('button', { name: 'ذخیره‌شده بماند' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field, 'what was typed stays').toHaveValue('https://chat.example/a.js?v=2')
  await save()
  await waitFor(() => expect(bodiesOf(updateDeskEmbeds).at(-1)).toMatchObject({ version: 4 }))
})

const feeds: FeedSettings = {
  feeds: [{ name: 'torob', is_on: false, urls: [], last_read: null }],
  ...{ in_stock_only: false, excluded_categories: [], has_token: false, goods_count: 4 },
  ...{ is_local: false, version: 1 },
}

test('a feed that is switched on while another changed something else is on as well', async () => {
  api.on(getDeskFeeds, { data: { feeds } })
  api.on(getProductMenu, { data: [] })
  const theirs: FeedSettings = { ...feeds, in_stock_only: true, version: 2 }
  const torob = { name: 'torob' as const, is_on: true, urls: [], last_read: null }
  const answer = { data: { feeds: { ...theirs, feeds: [torob], version: 3 } } }
  refuseOnce(updateDeskFeeds, theirs, answer)
  show(<FeedsView />)
  await userEvent.click(await screen.findByRole('switch', { name: 'فهرست ترب' }))
  await waitFor(() => expect(bodiesOf(updateDeskFeeds)).toHaveLength(2))
  expect(bodiesOf(updateDeskFeeds)[1]).toEqual({ version: 2, on: { torob: true } })
  await waitFor(() => expect(screen.getByRole('switch', { name: 'فهرست ترب' })).toBeChecked())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('both lists of prepared replies are shown', async () => {
  const mine = { title: 'پیگیری', text: 'پیگیری می‌کنیم.' }
  const theirs = { version: 2, replies: [{ ...mine, text: 'فردا پیگیری می‌کنیم.' }] }
  refuseOnce(updateReplies, theirs, { data: { ...theirs, version: 3 } })
  show(<RepliesEditor stored={{ replies: [mine], version: 1 }} onClose={() => {}} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'متن پاسخ ۱' }), ' امروز')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ پاسخ‌ها' }))
  const row = (await dialog()).getByRole('row', { name: /پاسخ‌های آماده/ })
  expect(row).toHaveTextContent('پیگیری: پیگیری می‌کنیم. امروزپیگیری: فردا پیگیری می‌کنیم.')
})

test('a redirect that somebody led elsewhere before it came back says who that was', async () => {
  api.on(getLinkTargets, { data: { targets: [] } })
  const rule = { from: '/old', to: '/blog', status: 301 as const }
  api.on(getRedirects, { data: { redirects: [rule] } })
  api.on(setDeskRedirect, { data: { redirects: [rule] } })
  show(<RedirectsView />)
  await userEvent.click(await screen.findByRole('button', { name: 'برداشتن جابه‌جایی /old' }))
  const back = await screen.findByRole('button', { name: /^برگرداندن/ })
  refuseOnce(setDeskRedirect, rule, { data: { redirects: [rule] } })
  await userEvent.click(back)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'نگار توکلی در این میان این را تغییر داده است',
  )
  await userEvent.click(screen.getByRole('button', { name: 'دیدن آخرین وضع' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
