// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RecoveryCodes } from '@/components/desk/staff/recovery-codes'
import { StaffMembers } from '@/components/desk/staff/staff-members'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { getQueryClient } from '@/lib/client/query-client'
import { resetSecondFactor, type StaffMember } from '@/lib/contract/desk/staff'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

const api = fakeApi()
const CODES = ['ABCDEFGHI1', 'ABCDEFGHI2']

afterEach(() => vi.unstubAllGlobals())

test('recovery codes are copied whole, and whoever leaves before they are put away is asked', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const handleDone = vi.fn()
  const user = userEvent.setup()
  render(
    <>
      <a href="/desk/orders">سفارش‌ها</a>
      <RecoveryCodes codes={CODES} onDone={handleDone} />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'کپی کدها' }))
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
  expect(screen.getByRole('button', { name: 'چاپ کدها' })).toBeVisible()
  expect(fireEvent.click(screen.getByRole('link', { name: 'سفارش‌ها' }))).toBe(false)
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('کدهای بازیابی'))
  confirm.mockClear()
  handleDone.mockImplementation(() => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(false)
  })
  await user.click(screen.getByRole('button', { name: 'نگه داشتم، ادامه' }))
  expect(handleDone).toHaveBeenCalledOnce()
})

test('the second factor of a colleague is taken away after a question, and one’s own is not offered', async () => {
  const colleague: StaffMember = {
    ...{ id: 2, name: 'مهسا راد', mobile: '09121112233', role_id: 1, role_name: 'مدیر' },
    ...{ is_active: true, has_second_factor: true, grace_ends_at: null, open_sessions: 0 },
    ...{ last_seen_at: null, version: 1 },
  }
  api.on(resetSecondFactor, { data: { ok: true } })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ id: 1 })}>
        <StaffMembers members={[{ ...colleague, id: 1, name: 'سارا' }, colleague]} roles={[]} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'پاک کردن عامل دوم' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('عامل دوم مهسا راد پاک شود؟')
  await userEvent.click(within(dialog).getByRole('button', { name: 'پاک شود' }))
  await waitFor(() =>
    expect(api.requestsTo(resetSecondFactor)).toMatchObject([{ params: { id: '2' } }]),
  )
})
