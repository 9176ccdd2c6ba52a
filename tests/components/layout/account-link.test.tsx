// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { leaveShop } from '@/components/login/log-out'
import { AccountLink } from '@/components/layout/account-link'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { act, render, screen, userEvent } from '../ui/rendering'

let path = '/'
vi.mock('next/navigation', () => ({ usePathname: () => path }))
vi.mock('@/components/login/log-out', () => ({ leaveShop: vi.fn(async () => {}) }))

beforeEach(() => act(() => resetUser()))

test.each([
  ['/', '/auth'],
  ['/product/قوری', `/auth?next=${encodeURIComponent('/product/قوری')}`],
  ['/filtered/product-category', '/auth?next=%2Fproduct-category'],
])('a guest at %s is led to %s', (at, href) => {
  path = at
  render(<AccountLink />)
  expect(screen.getByRole('link', { name: 'ورود یا ثبت‌نام' })).toHaveAttribute('href', href)
})

test('a customer finds their rooms and the way out behind their name', async () => {
  act(() => {
    markLoggedIn('token')
    userStore.set(() => ({ info: { name: 'مریم' } }))
  })
  render(<AccountLink />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'مریم' }))
  expect(screen.getByRole('link', { name: 'حساب من' })).toHaveAttribute('href', '/profile')
  await user.dblClick(screen.getByRole('button', { name: 'خروج از حساب' }))
  await vi.waitFor(() => expect(leaveShop).toHaveBeenCalledOnce(), { timeout: 10_000 })
})
