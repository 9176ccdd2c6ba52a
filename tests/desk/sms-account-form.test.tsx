// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { SmsAccountForm } from '@/components/desk/settings/sms-account-form'
import { getQueryClient } from '@/lib/client/query-client'
import { smsSettingsCalls, type SmsSettings } from '@/lib/contract/desk/sms-settings'

const api = fakeApi()

const settings: SmsSettings = {
  driver: 'kavenegar',
  key: { set_by: 'nobody', marks: '', is_readable: true },
  template: { set_by: 'nobody', value: '' },
  line: { set_by: 'server', value: '10004346' },
  version: 3,
}

const renderForm = (given: SmsSettings) =>
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <SmsAccountForm settings={given} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )

test('only what was written goes, what the server sets has no field, and the key is shown no more', async () => {
  const saved: unknown[] = []
  api.on(smsSettingsCalls.updateSmsSettings, ({ body }) => {
    saved.push(body)
    return { data: { settings } }
  })
  renderForm(settings)
  expect(screen.getByText(/کد ورود تنها در گزارش سرور نوشته می‌شود/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'خط پیامک' })).toBeNull()
  expect(screen.getByText('10004346')).toBeVisible()
  const key = screen.getByRole('textbox', { name: 'کلید سامانه' })
  await userEvent.type(key, 'key-of-the-shop')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  await vi.waitFor(() => expect(saved).toEqual([{ version: 3, key: 'key-of-the-shop' }]))
  await vi.waitFor(() => expect(key).toHaveValue(''))
})

test('a key that cannot be read any more is asked for anew', () => {
  renderForm({ ...settings, key: { set_by: 'desk', marks: '', is_readable: false } })
  expect(screen.getByText(/خوانده نمی‌شود؛ آن را از نو بنویسید/)).toBeVisible()
})
