// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { AccountFrame } from '@/components/account/account-frame'
import { getProfile } from '@/lib/contract/account/profile'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { profileAnswer, publicProfile } from '../kit/logged-in'
import { act, render, screen } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/profile/info',
}))

const api = fakeApi()

beforeEach(() => {
  resetUser()
  userStore.set(() => ({ id: publicProfile.id, token: 'token', isUser: true }))
  api.on(getProfile, profileAnswer())
})

test('shows at once the name that another tab has saved', async () => {
  render(<AccountFrame>حساب</AccountFrame>)
  expect(await screen.findByText(publicProfile.name)).toBeVisible()
  const data = { ...publicProfile, name: 'مینا', posts: [], allLikes: 0 }
  act(() => {
    localStorage.setItem('vitrin:profile', JSON.stringify({ version: 1, data }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrin:profile' }))
  })
  expect(await screen.findByText('مینا')).toBeVisible()
  expect(api.requestsTo(getProfile)).toHaveLength(1)
})
