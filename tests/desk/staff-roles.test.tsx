// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/desk-member'
import { RoleGrid } from '@/components/desk/role-grid'
import { StaffMembers } from '@/components/desk/staff-members'
import type { Role } from '@/lib/contract/desk/staff'
import { render, screen, userEvent, within } from '../kit/rendering'

const roleOf = (own: Partial<Role>): Role => ({
  ...{ id: 2, name: 'مالی', is_owner: false, permissions: ['orders.refund'], members: 1 },
  ...{ limits: { refund_rials: null, discount_percent: 0 }, version: 1 },
  ...own,
})
const show = (children: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>)
const reachOf = (label: string) => screen.getByRole('combobox', { name: label })

test('a role without a limit is said to have none, and one that may do nothing cannot', () => {
  show(<RoleGrid roles={[roleOf({})]} />)
  expect(reachOf('بازپرداخت')).toHaveDisplayValue('بدون سقف')
  expect(reachOf('تخفیف')).toHaveDisplayValue('نمی‌تواند')
  expect(reachOf('تخفیف')).toBeDisabled()
  expect(screen.queryByRole('textbox', { name: /^سقف/ })).toBeNull()
})

test('a limit is a number of its own field, and no limit is chosen rather than left empty', async () => {
  const limits = { refund_rials: 50_000_000, discount_percent: null }
  show(<RoleGrid roles={[roleOf({ limits, permissions: ['orders.refund', 'prices.write'] })]} />)
  expect(reachOf('بازپرداخت')).toHaveDisplayValue('تا سقف')
  const most = screen.getByRole('textbox', { name: 'سقف بازپرداخت (تومان)' })
  expect(most).toHaveValue('۵,۰۰۰,۰۰۰')
  await userEvent.clear(most)
  expect(most).toHaveValue('')
  await userEvent.selectOptions(reachOf('بازپرداخت'), 'نمی‌تواند')
  expect(screen.queryByRole('textbox', { name: /^سقف/ })).toBeNull()
  await userEvent.selectOptions(reachOf('تخفیف'), 'تا سقف')
  await userEvent.type(screen.getByRole('textbox', { name: 'سقف تخفیف (درصد)' }), '۲۵')
  expect(screen.getByRole('textbox', { name: 'سقف تخفیف (درصد)' })).toHaveValue('۲۵')
})

test('the card of a person says their role, second factor, last work and sessions', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: media.startsWith('(max-width'), onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  )
  const own = { role: { id: 1, name: 'مدیر فروشگاه', is_owner: true } }
  const known = { mobile: '09120000002', last_seen_at: null, role_name: 'مالی', role_id: 2 }
  show(
    <DeskMemberProvider
      member={{
        ...{ id: 1, name: 'سارا مرادی', mobile: '09120000001', permissions: [], ...own },
        ...{ limits: { refund_rials: null, discount_percent: null } },
        ...{ has_second_factor: true, grace_ends_at: null },
      }}
    >
      <StaffMembers
        roles={[roleOf({})]}
        members={[
          {
            ...{ ...known, id: 2, name: 'احمد نوری', is_active: true, version: 1 },
            ...{ has_second_factor: false, open_sessions: 2 },
          },
        ]}
      />
    </DeskMemberProvider>,
  )
  const card = screen.getByRole('listitem')
  expect(within(card).getByRole('combobox', { name: 'نقش احمد نوری' })).toHaveDisplayValue('مالی')
  expect(card).toHaveTextContent(/عامل دومندارد/)
  expect(card).toHaveTextContent(/آخرین کارهنوز وارد نشده است/)
  expect(card).toHaveTextContent(/نشست‌ها۲ نشست باز/)
})
