// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { AccountFrame } from '@/components/account/account-frame'
import { profileQuery } from '@/lib/client/queries/account'
import { getQueryClient } from '@/lib/client/query-client'
import { getProfile } from '@/lib/contract/account/profile'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { customer, profileAnswer, publicProfile } from '../kit/logged-in'
import { act, render, screen } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/profile/info',
}))

const api = fakeApi()
const nameless = { ...customer, first_name: '', last_name: '' }

beforeEach(() => {
  resetUser()
  userStore.set(() => ({ id: publicProfile.id, token: 'token', isUser: true }))
  api.on(getProfile, profileAnswer({ user: nameless }))
})

function otherTabSaves(name: string): void {
  const data = { ...publicProfile, name, posts: [], allLikes: 0 }
  act(() => {
    localStorage.setItem('vitrin:profile', JSON.stringify({ version: 1, data }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrin:profile' }))
  })
}

test('shows at once the name that another tab has saved', async () => {
  render(<AccountFrame>حساب</AccountFrame>)
  expect(await screen.findByText(publicProfile.name)).toBeVisible()
  otherTabSaves('مینا')
  expect(await screen.findByText('مینا')).toBeVisible()
  expect(api.requestsTo(getProfile)).toHaveLength(1)
})

test('goes on showing it when an older answer comes after it', async () => {
  render(<AccountFrame>حساب</AccountFrame>)
  expect(await screen.findByText(publicProfile.name)).toBeVisible()
  api.on(getProfile, () => {
    const isOlder = api.requestsTo(getProfile).length === 2
    if (isOlder) otherTabSaves('مینا')
    return profileAnswer({
      user: nameless,
      ...(!isOlder && { profile: { ...publicProfile, name: 'مینا' } }),
    })
  })
  await act(() => getQueryClient().refetchQueries(profileQuery()))
  expect(screen.getByText('مینا')).toBeVisible()
  expect(screen.queryByText(publicProfile.name)).toBeNull()
  expect(api.requestsTo(getProfile)).toHaveLength(3)
})

test('calls a customer by their own name, whatever others see', async () => {
  api.on(getProfile, profileAnswer())
  render(<AccountFrame>حساب</AccountFrame>)
  expect(await screen.findByText('مریم کاظمی')).toBeVisible()
  expect(screen.queryByText(publicProfile.name)).toBeNull()
})
