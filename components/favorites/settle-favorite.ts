import { notify } from '@/components/ui/notify'
import { ApiFailure } from '@/lib/api/failure'
import { keepFavorite } from '@/lib/api/favorites'
import { isFavorite, markFavorite, type Favorite } from '@/stores/favorites'
import { FAILED } from './failed'

const TOLD_BY_SHOP = [400, 401, 412]

function sentence(error: unknown): string {
  const told = error instanceof ApiFailure && TOLD_BY_SHOP.includes(error.status)
  return (told && error.message) || FAILED
}

/** Sends wishes one after the other until the shop's word is the last of them. */
export async function settleFavorite(favorite: Favorite, before: boolean): Promise<void> {
  let said = before
  try {
    for (let wished = isFavorite(favorite); wished !== said; wished = isFavorite(favorite)) {
      await keepFavorite(favorite.kind, favorite.id, wished)
      said = wished
    }
  } catch (error) {
    if (isFavorite(favorite) === said) return
    markFavorite(favorite, said)
    void notify.error(sentence(error))
  }
}
