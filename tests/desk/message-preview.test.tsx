// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/desk-member'
import { MessagesView } from '@/components/desk/messages-view'
import { smsSettingsCalls } from '@/lib/contract/desk/sms-settings'
import { getQueryClient } from '@/lib/client/query-client'
import {
  getMessageSettings,
  messageSettings,
  sendTestMessage,
  startingTemplate,
} from '@/lib/contract/desk/messages'
import { getDeskSettings } from '@/lib/contract/desk/settings'
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

test('messages are shown as they arrive from this shop, and tried on the own mobile', async () => {
  const { templates: _, ...stored } = messageSettings.parse(undefined)
  api.on(getMessageSettings, {
    data: {
      settings: {
        ...stored,
        templates: [{ kind: 'order_paid', ...startingTemplate('order_paid') }],
        ...{ channels: { sms: { driver: 'console', text: true }, email: false }, version: 0 },
      },
    },
  })
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
  const sent: unknown[] = []
  api.on(sendTestMessage, ({ body }) => {
    sent.push(body)
    return { data: { id: 1 } }
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
  await userEvent.click(await screen.findByRole('button', { name: 'آزمودن روی موبایل من' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ kind: 'order_paid', channel: 'sms', to: '09120000001' }]),
  )
})
