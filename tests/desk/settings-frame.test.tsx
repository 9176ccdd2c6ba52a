// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { SettingsFrame } from '@/components/desk/ui/settings-frame'
import { getQueryClient } from '@/lib/client/query-client'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/settings/server',
}))

fakeApi()

test('a phone names the open part of the settings and lists the others in a menu', async () => {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider
        member={{
          ...{ id: 1, name: 'سارا مرادی', mobile: '09120000001', permissions: ['settings.write'] },
          role: { id: 1, name: 'مدیر فروشگاه', is_owner: true },
          limits: { refund_rials: null, discount_percent: null },
          ...{ has_second_factor: true, grace_ends_at: null },
        }}
      >
        <SettingsFrame>متن</SettingsFrame>
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'بخش: درگاه و دامنه' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items).toHaveLength(9)
  expect(screen.getByRole('menuitem', { name: 'تعطیلی‌ها' })).toHaveAttribute(
    'href',
    '/desk/settings/holidays',
  )
})
