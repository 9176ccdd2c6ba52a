import { getSettledPresses } from '@/lib/client/optimistic-toggle'
import { fetchFavoriteIds } from '@/lib/client/queries/favorites'
import { favoritesStore } from '@/stores/favorites'
import { currentToken } from '@/stores/user'

const MAX_TRIES = 3
const getPresses = () => getSettledPresses('favorite')

/** A favourite pressed while the answer was on its way is not in it, so then it is fetched again. */
export async function loadFavorites(): Promise<void> {
  const token = currentToken()
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = getPresses()
    const ids = await fetchFavoriteIds()
    if (currentToken() !== token) return
    if (before !== null && getPresses() === before) return favoritesStore.set(() => ids)
  }
}
