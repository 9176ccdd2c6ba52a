import { markFavorite, type Favorite } from '@/stores/favorites'

/** What the shop last said of those whose wish is on its way. */
const confirmed = new Map<string, boolean>()

function keyOf({ kind, id }: Favorite): string {
  return `${kind}:${id}`
}

/** Whether the shop has not answered yet, so that an older answer must not be believed. */
export function isOnItsWay(favorite: Favorite): boolean {
  return confirmed.has(keyOf(favorite))
}

/** Shown at once; the last wish is what the shop is left with, and a failure puts back what it said. */
export function setFavorite(favorite: Favorite, wished: boolean): void {
  const key = keyOf(favorite)
  markFavorite(favorite, wished)
  if (confirmed.has(key)) return
  confirmed.set(key, !wished)
  void import('./settle-favorite')
    .then(({ settleFavorite }) => settleFavorite(favorite, !wished))
    .catch(() => markFavorite(favorite, !wished))
    .finally(() => confirmed.delete(key))
}
