// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { loadFavorites } from '@/components/auth/load-current-customer'
import { favoriteToggle } from '@/components/catalogue/favorite-button'
import { getFavoriteIds, updateFavorite } from '@/lib/contract/account/favorites'
import { favoritesStore } from '@/stores/favorites'
import { resetUser } from '@/stores/reset'
import { markLoggedIn } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'

const shop = fakeApi()
const saved: unknown[] = []
const idsOf = (...product: number[]) => ({ data: { product, blog: [], post: [] } })

beforeEach(() => {
  saved.length = 0
  resetUser()
  markLoggedIn('token')
  shop.on(updateFavorite, ({ query }) => {
    saved.push(Object.fromEntries(query))
    return { data: { result: 1 as const } }
  })
})

test('one call loads every favourite', async () => {
  let calls = 0
  shop.on(getFavoriteIds, () => {
    calls += 1
    return idsOf(1, 2)
  })
  await loadFavorites()
  expect(favoritesStore.get().product).toEqual([1, 2])
  expect(calls).toBe(1)
})

test('a favourite that is pressed while the answer is on its way is not lost', async () => {
  let calls = 0
  shop.on(getFavoriteIds, () => {
    calls += 1
    if (calls > 1) return idsOf(9, 1)
    favoriteToggle.press({ kind: 'product', id: 9 }, true)
    return idsOf(1)
  })
  await loadFavorites()
  expect(favoritesStore.get().product).toContain(9)
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 })
  expect(saved).toEqual([{ relate_to: 'product', relate_id: '9', action: 'add' }])
})

test('the answer for a customer who has logged out is thrown away', async () => {
  shop.on(getFavoriteIds, () => {
    resetUser()
    return idsOf(1, 2)
  })
  await loadFavorites()
  expect(favoritesStore.get().product).toEqual([])
})
