import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/client/http/errors'
import { saveFavorite } from '@/lib/client/queries/favorites'
import { isFavorite, markFavorite, type Favorite } from '@/stores/favorites'
import { FAVORITE_FAILED } from './favorite-error'

const SHOWN_STATUSES = [400, 401, 412]

function errorMessage(error: unknown): string {
  const told = error instanceof ApiFailure && SHOWN_STATUSES.includes(error.status)
  return (told && error.message) || FAVORITE_FAILED
}

/** Sends wishes one after the other until the shop's word is the last of them. */
export async function syncFavorite(favorite: Favorite, before: boolean): Promise<void> {
  let said = before
  try {
    for (let wished = isFavorite(favorite); wished !== said; wished = isFavorite(favorite)) {
      await saveFavorite(favorite.kind, favorite.id, wished)
      said = wished
    }
  } catch (error) {
    if (isFavorite(favorite) === said) return
    markFavorite(favorite, said)
    void notify.error(errorMessage(error))
  }
}
