// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import LoginDialog from '@/components/auth/login-dialog'
import { sendCode } from '@/lib/contract/auth'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

const sent = { data: { expires_in: 120, resend_in: 60, demo_code: '123456' } }
const shop = fakeApi()

beforeEach(() => {
  sessionStorage.clear()
  shop.on(sendCode, sent)
})

test('titles the dialog by its step, and reopens it at the code that is waited for', async () => {
  const { rerender } = render(
    <LoginDialog request={{ reason: 'برای پسندیدن', onLoggedIn: () => {} }} />,
  )
  const heading = () => screen.getByRole('heading', { level: 2 })
  expect(heading()).toHaveTextContent('ورود یا ثبت‌نام')
  await userEvent.click(screen.getByRole('button', { name: 'ورود با رمز عبور' }))
  expect(heading()).toHaveTextContent('ورود با رمز عبور')
  await userEvent.click(await screen.findByRole('button', { name: 'ورود با کد پیامکی' }))
  const mobile = screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })
  await userEvent.type(mobile, '09121234567{Enter}')
  await screen.findByRole('dialog', { name: 'کد ورود را بنویسید' })

  rerender(<LoginDialog request={null} />)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender(<LoginDialog request={{ reason: 'برای پسندیدن', onLoggedIn: () => {} }} />)
  await screen.findByRole('dialog', { name: 'کد ورود را بنویسید' })
  const code = await screen.findByRole('textbox', { name: 'کد ورود' })
  await vi.waitFor(() => expect(code).toHaveFocus())
})
