// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { RoleGrid } from '@/components/desk/staff/role-grid'
import { StaffMembers } from '@/components/desk/staff/staff-members'
import { PERMISSION_TITLES } from '@/components/desk/staff/permission-titles'
import { updateRole, type Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS } from '@/lib/domain/staff'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

const api = fakeApi()

const roleOf = (own: Partial<Role>): Role => ({
  ...{ id: 2, name: 'مالی', is_owner: false, permissions: ['orders.refund'], members: 1 },
  ...{ limits: { refund_rials: null, discount_percent: 0 }, version: 1 },
  ...own,
})
beforeEach(() => localStorage.clear())
const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskMemberProvider member={deskMember()}>{children}</DeskMemberProvider>
    </QueryClientProvider>,
  )
const OWNER = roleOf({ id: 1, name: 'مدیر فروشگاه', is_owner: true, permissions: [...PERMISSIONS] })
const openLimit = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const reachOf = (label: string) => screen.getByRole('combobox', { name: label })

test('the roles stand beside one another in one table, the owner with a column of ticks', () => {
  show(<RoleGrid roles={[OWNER, roleOf({}), roleOf({ id: 3, name: 'محتوا' })]} />)
  const table = screen.getByRole('table', { name: 'هر نقش چه می‌تواند' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['کار', 'مدیر فروشگاه۱ نفر', 'مالی۱ نفر', 'محتوا۱ نفر'],
  ])
  expect(within(table).getAllByText('همیشه می‌تواند')).toHaveLength(PERMISSIONS.length + 1)
  expect(within(table).getAllByRole('checkbox')).toHaveLength(PERMISSIONS.length * 2)
  for (const title of Object.values(PERMISSION_TITLES)) {
    expect(within(table).getByRole('rowheader', { name: title })).toBeVisible()
  }
})

test('a role without a limit is said to have none, and one that gives no discount has none to set', () => {
  show(<RoleGrid roles={[OWNER, roleOf({})]} />)
  expect(screen.getByRole('button', { name: 'سقف بازپرداخت مالی: بدون سقف' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^سقف تخفیف/ })).toBeNull()
  expect(screen.getByText('کاری که تخفیف بدهد در این نقش نیست')).toBeInTheDocument()
})

test('a limit stands in its cell in a word and is changed from there', async () => {
  const limits = { refund_rials: 50_000_000, discount_percent: null }
  const permissions = ['orders.refund' as const, 'prices.write' as const]
  show(<RoleGrid roles={[OWNER, roleOf({ limits, permissions })]} />)
  await openLimit(/^سقف بازپرداخت مالی: تا ۵ میلیون$/)
  expect(reachOf('بازپرداخت')).toHaveDisplayValue('تا سقف')
  const most = screen.getByRole('textbox', { name: 'سقف بازپرداخت (تومان)' })
  await userEvent.clear(most)
  await userEvent.type(most, '۲۵۰۰۰۰۰')
  await userEvent.click(screen.getByRole('button', { name: 'تأیید' }))
  expect(screen.getByRole('button', { name: /تا ۲٫۵ میلیون$/ })).toBeVisible()
  await openLimit(/^سقف تخفیف مالی: بدون سقف$/)
  await userEvent.selectOptions(reachOf('تخفیف'), 'تا سقف')
  await userEvent.type(screen.getByRole('textbox', { name: 'سقف تخفیف (درصد)' }), '۲۵')
  await userEvent.click(screen.getByRole('button', { name: 'تأیید' }))
  expect(screen.getByRole('button', { name: /^سقف تخفیف مالی: تا ۲۵٪$/ })).toBeVisible()
})

test('the arrows go from box to box, and what was ticked is saved for all roles at once', async () => {
  const other = roleOf({ id: 3, name: 'محتوا', permissions: [] })
  const sent: unknown[] = []
  api.on(updateRole, ({ params, body }) => {
    const saved = roleOf({ ...updateRole.body?.parse(body), id: Number(params.id), version: 2 })
    sent.push([saved.id, saved.permissions])
    return { data: { role: saved } }
  })
  show(<RoleGrid roles={[OWNER, roleOf({}), other]} />)
  screen.getByRole('checkbox', { name: 'دیدن سفارش‌ها، مالی' }).focus()
  await userEvent.keyboard('[Space][ArrowDown][ArrowLeft]')
  expect(screen.getByRole('checkbox', { name: 'پیش بردن سفارش، محتوا' })).toHaveFocus()
  await userEvent.keyboard('[Space]')
  expect(screen.getByRole('group', { name: 'تغییرهای ذخیره‌نشده' })).toHaveTextContent(
    '«مالی»، «محتوا»',
  )
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ نقش‌ها' }))
  await waitFor(() =>
    expect(sent).toEqual([
      [2, ['orders.read', 'orders.refund']],
      [3, ['orders.advance']],
    ]),
  )
})

test('a role that people have is not removed without being told of them', async () => {
  show(<RoleGrid roles={[OWNER, roleOf({ members: 2 })]} />)
  await userEvent.click(screen.getByRole('button', { name: /^نقش مالی/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'پاک کردن' }))
  expect(await screen.findByText(/۲ نفر این نقش را دارند/)).toBeVisible()
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
            ...{ has_second_factor: false, grace_ends_at: null, open_sessions: 2 },
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
