// @in-a-window
import { expect, test } from 'vitest'
import LoginRoute from '@/app/(shop)/(blank)/login/page'
import { resetUser } from '@/stores/reset'
import { render, screen } from '../kit/rendering'

test('/login asks for a number to send a code to; the password is the other choice', () => {
  resetUser()
  render(<LoginRoute />)
  expect(screen.getByRole('button', { name: 'دریافت کد ورود' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'ورود با رمز عبور' })).toBeVisible()
  expect(screen.queryByLabelText('رمز عبور')).toBeNull()
})
