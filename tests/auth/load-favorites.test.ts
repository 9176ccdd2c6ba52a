// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadFavorites } from '@/components/auth/load-favorites'
import { setFavorite } from '@/components/catalogue/set-favorite'
import { fetchFavoriteIds, saveFavorite } from '@/lib/client/queries/favorites'
import { favoritesStore } from '@/stores/favorites'
import { resetUser } from '@/stores/reset'
import { markLoggedIn } from '@/stores/user'

vi.mock('@/lib/client/queries/favorites', () => ({
  fetchFavoriteIds: vi.fn(),
  saveFavorite: vi.fn(),
}))

const ids = (...product: number[]) => ({ product, blog: [], post: [] })
const fetchIdsMock = vi.mocked(fetchFavoriteIds)

beforeEach(() => {
  vi.clearAllMocks()
  resetUser()
  markLoggedIn('token')
  vi.mocked(saveFavorite).mockResolvedValue(true)
})

test('every heart is known after one call', async () => {
  fetchIdsMock.mockResolvedValue(ids(1, 2))
  await loadFavorites()
  expect(favoritesStore.get().product).toEqual([1, 2])
  expect(fetchIdsMock).toHaveBeenCalledOnce()
})

test('a heart pressed while the answer was on its way is not lost', async () => {
  fetchIdsMock.mockImplementationOnce(async () => {
    setFavorite({ kind: 'product', id: 9 }, true)
    return ids(1)
  })
  fetchIdsMock.mockResolvedValue(ids(9, 1))
  await loadFavorites()
  expect(favoritesStore.get().product).toContain(9)
  await vi.waitFor(() => expect(saveFavorite).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(saveFavorite).toHaveBeenCalledWith('product', 9, true)
})

test('an answer for one who has logged out is thrown away', async () => {
  fetchIdsMock.mockImplementation(async () => {
    resetUser()
    return ids(1, 2)
  })
  await loadFavorites()
  expect(favoritesStore.get().product).toEqual([])
})
