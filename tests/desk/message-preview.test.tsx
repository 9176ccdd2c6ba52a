// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { MessagesView } from '@/components/desk/settings/messages-view'
import { smsSettingsCalls } from '@/lib/contract/desk/sms-settings'
import { getQueryClient } from '@/lib/client/query-client'
import {
  getMessageSettings,
  messageSettings,
  sendTestMessage,
  startingTemplate,
  updateMessageSettings,
  type MessageSettings,
} from '@/lib/contract/desk/messages'
import { getDeskSettings } from '@/lib/contract/desk/settings'
import { detailsOfKind } from '@/lib/domain/message-kinds'
import { PERMISSIONS } from '@/lib/domain/staff'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, within } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/settings/messages',
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()

const { templates: _, ...rules } = messageSettings.parse(undefined)
const template = { kind: 'order_paid' as const, ...startingTemplate('order_paid') }
const settings: MessageSettings = {
  ...rules,
  templates: [template],
  ...{ channels: { sms: { driver: 'console', text: true }, email: false }, version: 1 },
}

async function openPaid() {
  localStorage.clear()
  getQueryClient().clear()
  api.on(getMessageSettings, { data: { settings } })
  api.on(smsSettingsCalls.getSmsSettings, {
    data: {
      settings: {
        ...{ driver: 'console', version: 0 },
        key: { set_by: 'nobody', marks: '', is_readable: true },
        template: { set_by: 'nobody', value: '' },
        line: { set_by: 'nobody', value: '' },
      },
    },
  })
  api.on(getDeskSettings, {
    data: {
      settings: {
        ...{ name: 'ویترین', slogan: '', logo: '', colour: '', currency: 'toman' },
        ...{ announcement: '', phone: '', email: '', hours: '', address: '', version: 1 },
        seller: { national_id: '', economic_code: '', registration_id: '', postal_code: '' },
        ...{ seo_title: 'ویترین', seo_description: '' },
      },
    },
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: [...PERMISSIONS] })}>
        <MessagesView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  const list = await screen.findByRole('region', { name: 'به مشتری' })
  const row = await within(list).findByRole('button', { name: /VT-1405-100237/ })
  expect(row).not.toHaveTextContent(/[{}]/)
  await vi.waitFor(() => expect(row).toHaveTextContent('ویترین'))
  await userEvent.click(row)
}

test('messages are shown as they arrive from this shop, and tried on the own mobile', async () => {
  const sent: unknown[] = []
  api.on(sendTestMessage, ({ body }) => {
    sent.push(body)
    return { data: { id: 1 } }
  })
  await openPaid()
  await userEvent.click(await screen.findByRole('button', { name: 'آزمودن روی موبایل من' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ kind: 'order_paid', channel: 'sms', to: '09120000001' }]),
  )
})

test('what both changed of one message is asked about, and the rest of it merges', async () => {
  await openPaid()
  const text = await screen.findByRole('textbox', { name: 'متن پیامک' })
  await userEvent.clear(text)
  await userEvent.type(text, 'پرداخت شد')
  await userEvent.click(screen.getByRole('checkbox', { name: 'در ساعت سکوت هم برود' }))
  const theirs = { ...template, sms: { ...template.sms, text: 'سپاس', on: !template.sms.on } }
  const current = { ...settings, templates: [theirs], version: 2 }
  api.fails(updateMessageSettings, {
    ...{ status: 412, code: 'version_conflict', error: 'تغییر کرده است.', current },
  })
  const form = screen.getByRole('form', { name: detailsOfKind('order_paid').title })
  await userEvent.click(within(form).getByRole('button', { name: 'ذخیره' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByRole('rowheader')).toHaveLength(1)
  expect(within(dialog).getByRole('row', { name: /متن پیامک/ })).toHaveTextContent('سپاس')
  const anytime = !template.sms.anytime
  const merged = { ...theirs, sms: { ...theirs.sms, text: 'پرداخت شد', anytime } }
  api.on(updateMessageSettings, {
    data: { settings: { ...settings, templates: [merged], version: 3 } },
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'نوشتهٔ من ذخیره شود' }))
  await vi.waitFor(() => expect(localStorage).toHaveLength(0))
  expect(api.requestsTo(updateMessageSettings).at(-1)?.body).toEqual({
    ...{ version: 2, template: merged },
  })
})
