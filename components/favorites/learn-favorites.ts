import { fetchFavoriteIds } from '@/lib/api/favorites'
import { favoritesStore } from '@/stores/favorites'
import { currentToken } from '@/stores/user'
import { settledWishes } from './set-favorite'

const MOST_TRIES = 3

/** What was pressed while the answer was on its way is not in it: then it is asked for again. */
export async function learnFavorites(): Promise<void> {
  const token = currentToken()
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = settledWishes()
    const ids = await fetchFavoriteIds()
    if (currentToken() !== token) return
    if (before !== null && settledWishes() === before) return favoritesStore.set(() => ids)
  }
}
