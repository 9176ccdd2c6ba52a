// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { learnFavorites } from '@/components/favorites/learn-favorites'
import { setFavorite } from '@/components/favorites/set-favorite'
import { fetchFavoriteIds, keepFavorite } from '@/lib/api/favorites'
import { favoritesStore } from '@/stores/favorites'
import { resetUser } from '@/stores/reset'
import { markLoggedIn } from '@/stores/user'

vi.mock('@/lib/api/favorites', () => ({ fetchFavoriteIds: vi.fn(), keepFavorite: vi.fn() }))

const ids = (...product: number[]) => ({ product, blog: [], post: [] })
const asked = vi.mocked(fetchFavoriteIds)

beforeEach(() => {
  vi.clearAllMocks()
  resetUser()
  markLoggedIn('token')
  vi.mocked(keepFavorite).mockResolvedValue(true)
})

test('every heart is known after one call', async () => {
  asked.mockResolvedValue(ids(1, 2))
  await learnFavorites()
  expect(favoritesStore.get().product).toEqual([1, 2])
  expect(asked).toHaveBeenCalledOnce()
})

test('a heart pressed while the answer was on its way is not lost', async () => {
  asked.mockImplementationOnce(async () => {
    setFavorite({ kind: 'product', id: 9 }, true)
    return ids(1)
  })
  asked.mockResolvedValue(ids(9, 1))
  await learnFavorites()
  expect(favoritesStore.get().product).toContain(9)
  await vi.waitFor(() => expect(keepFavorite).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(keepFavorite).toHaveBeenCalledWith('product', 9, true)
})

test('an answer for one who has logged out is thrown away', async () => {
  asked.mockImplementation(async () => {
    resetUser()
    return ids(1, 2)
  })
  await learnFavorites()
  expect(favoritesStore.get().product).toEqual([])
})
