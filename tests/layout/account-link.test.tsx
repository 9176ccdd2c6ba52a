// @in-a-window
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AccountLink } from '@/components/layout/account-link'
import { logout } from '@/lib/contract/auth'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent } from '../kit/rendering'

let path = '/'
vi.mock('next/navigation', () => ({ usePathname: () => path }))

const api = fakeApi()

beforeEach(() => act(() => resetUser()))

test.each([
  ['/', '/auth'],
  ['/product/قوری', '/auth?next=%2Fproduct%2Fقوری'],
  ['/filtered/product-category', '/auth?next=%2Fproduct-category'],
])('the login link at %s leads to %s', (at, href) => {
  path = at
  render(<AccountLink />)
  expect(screen.getByRole('link', { name: 'ورود یا ثبت‌نام' })).toHaveAttribute('href', href)
})

test('the login link returns to the list as it is filtered, by press or by keyboard', async () => {
  path = '/product-category'
  render(<AccountLink />)
  const link = screen.getByRole('link', { name: 'ورود یا ثبت‌نام' })
  history.replaceState(null, '', '/product-category?sort=cheapest')
  await userEvent.tab()
  expect(link).toHaveAttribute('href', '/auth?next=%2Fproduct-category%3Fsort%3Dcheapest')
  history.replaceState(null, '', '/product-category?sort=cheapest&available=1')
  fireEvent.pointerDown(link)
  const next = encodeURIComponent('/product-category?sort=cheapest&available=1')
  expect(link).toHaveAttribute('href', `/auth?next=${next}`)
})

test('a customer finds their account and the logout behind their name, asked for once and pressed twice for one logout', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  api.on(logout, { data: { ok: true } })
  act(() => {
    markLoggedIn('token')
    userStore.set(() => ({ info: { name: 'مریم' } }))
  })
  render(<AccountLink />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'مریم' }))
  expect(screen.getByRole('link', { name: 'حساب کاربری' })).toHaveAttribute('href', '/profile')
  await user.click(screen.getByRole('button', { name: 'خروج از حساب' }))
  await user.click(await screen.findByRole('button', { name: 'انصراف' }))
  expect(api.requestsTo(logout)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'خروج از حساب' }))
  await user.dblClick(await screen.findByRole('button', { name: 'خروج' }))
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'), { timeout: 10_000 })
  expect(api.requestsTo(logout)).toHaveLength(1)
  expect(userStore.get()).toMatchObject({ token: null, isUser: false })
})
