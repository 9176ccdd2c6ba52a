import { notify } from '@/components/ui/notify'
import { markFavorite, type Favorite } from '@/stores/favorites'
import { FAILED } from './failed'

/** What the shop last said of those whose wish is on its way. */
const confirmed = new Map<string, boolean>()

function keyOf({ kind, id }: Favorite): string {
  return `${kind}:${id}`
}

let wishes = 0

/** The same number twice: nothing was wished between. Null while a wish is on its way. */
export function settledWishes(): number | null {
  return confirmed.size > 0 ? null : wishes
}

/** Shown at once; the last wish is what the shop is left with, and a failure puts back what it said. */
export function setFavorite(favorite: Favorite, wished: boolean): void {
  const key = keyOf(favorite)
  wishes += 1
  markFavorite(favorite, wished)
  if (confirmed.has(key)) return
  confirmed.set(key, !wished)
  void import('./settle-favorite')
    .then(({ settleFavorite }) => settleFavorite(favorite, !wished))
    .catch(() => {
      markFavorite(favorite, !wished)
      void notify.error(FAILED)
    })
    .finally(() => confirmed.delete(key))
}
