// @in-a-window
import { expect, test } from 'vitest'
import { EmptyCart } from '@/components/cart/cart-fallbacks'
import { markLoggedIn, userStore } from '@/stores/user'
import { render, screen } from '../kit/rendering'

test('an empty cart leads a guest to the login and back, and a customer to what was bought and liked', async () => {
  const { unmount } = render(<EmptyCart />)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('وارد شوید')).toBe('/auth?next=%2FCart')
  unmount()
  userStore.hydrate()
  markLoggedIn('a-token')
  render(<EmptyCart />)
  expect(screen.queryByRole('link', { name: 'وارد شوید' })).toBeNull()
  expect(hrefOf('سفارش‌های پیشین')).toBe('/profile/orders')
  expect(hrefOf('علاقه‌مندی‌ها')).toBe('/profile/favorites')
  userStore.reset()
})
