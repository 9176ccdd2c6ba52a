// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { logOutCustomer } from '@/components/auth/log-out'
import { AccountLink } from '@/components/layout/account-link'
import { resetUser } from '@/stores/reset'
import { markLoggedIn, userStore } from '@/stores/user'
import { act, render, screen, userEvent } from '../kit/rendering'

let path = '/'
vi.mock('next/navigation', () => ({ usePathname: () => path }))
vi.mock('@/components/auth/log-out', () => ({ logOutCustomer: vi.fn(async () => {}) }))

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

test('a guest comes back to the list as it was filtered, by a press as by the keyboard', async () => {
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
  await vi.waitFor(() => expect(logOutCustomer).toHaveBeenCalledOnce(), { timeout: 10_000 })
})
