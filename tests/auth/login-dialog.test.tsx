// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import LoginDialog from '@/components/auth/login-dialog'
import { requestCode } from '@/lib/client/queries/auth'
import { render, screen, userEvent } from '../kit/rendering'

vi.mock('@/lib/client/queries/auth', () => ({ prepareLogin: vi.fn(), requestCode: vi.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  const sent = { expires_in: 120, resend_in: 60, demo_code: '123456' }
  vi.mocked(requestCode).mockResolvedValue(sent)
})

test('the dialog is called by its step, as the page is', async () => {
  const { rerender } = render(
    <LoginDialog wish={{ reason: 'برای پسندیدن', onLoggedIn: () => {} }} />,
  )
  const heading = () => screen.getByRole('heading', { level: 2 })
  expect(heading()).toHaveTextContent('ورود یا ثبت‌نام')
  await userEvent.click(screen.getByRole('button', { name: 'ورود با رمز عبور' }))
  expect(heading()).toHaveTextContent('ورود با رمز عبور')
  await userEvent.click(await screen.findByRole('button', { name: 'ورود با کد پیامکی' }))
  const mobile = screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })
  await userEvent.type(mobile, '09121234567{Enter}')
  await screen.findByRole('dialog', { name: 'کد ورود را بنویسید' })

  rerender(<LoginDialog wish={null} />)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender(<LoginDialog wish={{ reason: 'برای پسندیدن', onLoggedIn: () => {} }} />)
  await screen.findByRole('dialog', { name: 'کد ورود را بنویسید' })
  const code = await screen.findByRole('textbox', { name: 'کد ورود' })
  await vi.waitFor(() => expect(code).toHaveFocus())
})
