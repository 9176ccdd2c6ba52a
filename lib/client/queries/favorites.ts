import type { FavoriteIds, FavoriteKind } from '@/lib/contract/account/favorites'

function loadFavoriteCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/account/favorites')])
}

/** Returns whether it is a favourite now. */
export async function saveFavorite(kind: FavoriteKind, id: number, isFavorite: boolean) {
  const [{ send }, { updateFavorite }] = await loadFavoriteCalls()
  const query = { relate_to: kind, relate_id: id, action: isFavorite ? 'add' : 'remove' } as const
  const { data } = await send(updateFavorite, { query })
  return data.result === 1
}

export async function fetchFavoriteIds(): Promise<FavoriteIds> {
  const [{ send }, { getFavoriteIds }] = await loadFavoriteCalls()
  return (await send(getFavoriteIds, {}, { isBackground: true })).data
}
