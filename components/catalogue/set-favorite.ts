import { notify } from '@/components/ui/notify'
import { markFavorite, type Favorite } from '@/stores/favorites'
import { FAVORITE_FAILED } from './favorite-error'

/** What the shop last said of those whose wish is on its way. */
const pendingFavorites = new Map<string, boolean>()

function favoriteKey({ kind, id }: Favorite): string {
  return `${kind}:${id}`
}

let favoriteVersion = 0

/** The same number twice: nothing was wished between. Null while a wish is on its way. */
export function getSettledVersion(): number | null {
  return pendingFavorites.size > 0 ? null : favoriteVersion
}

/** Shown at once; the last wish is what the shop is left with, and a failure puts back what it said. */
export function setFavorite(favorite: Favorite, wished: boolean): void {
  const key = favoriteKey(favorite)
  favoriteVersion += 1
  markFavorite(favorite, wished)
  if (pendingFavorites.has(key)) return
  pendingFavorites.set(key, !wished)
  void import('./sync-favorite')
    .then(({ syncFavorite }) => syncFavorite(favorite, !wished))
    .catch(() => {
      markFavorite(favorite, !wished)
      void notify.error(FAVORITE_FAILED)
    })
    .finally(() => pendingFavorites.delete(key))
}
