// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { DeskLoginView } from '@/components/desk/staff/desk-login-view'
import { sendDeskCode } from '@/lib/contract/desk/staff-login'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent } from '../kit/rendering'

const api = fakeApi()
let sent = 0

beforeEach(() => {
  sent = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
  api.on(sendDeskCode, () => {
    sent += 1
    return { data: { expires_in: 120, resend_in: 60 } }
  })
})

async function openCodeStep() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<DeskLoginView next={null} demoMobile={null} isFromElsewhere={false} />)
  await user.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '09120000001')
  await user.click(screen.getByRole('button', { name: 'گرفتن کد' }))
  await screen.findByRole('textbox', { name: 'کد ورود' })
  return user
}

test('a code that got lost is sent anew, once the server allows it', async () => {
  const user = await openCodeStep()
  expect(screen.getByText('گام ۱ از ۲')).toBeVisible()
  expect(screen.getByText(/ارسال دوباره تا/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await user.click(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' }))
  expect(await screen.findByText(/کد تازه فرستاده شد/)).toBeVisible()
  expect(sent).toBe(2)
  expect(screen.getByRole('textbox', { name: 'کد ورود' })).toHaveFocus()
  expect(screen.getByText(/ارسال دوباره تا/)).toBeVisible()
})

test('a code whose time is over says so', async () => {
  await openCodeStep()
  expect(screen.getByText(/تا پایان کد/)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(121_000))
  expect(screen.getByText(/زمان این کد تمام شد/)).toBeVisible()
})
