import type { FavoriteIds, FavoriteKind } from '@/lib/contract/favorites'

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/favorites')])
}

/** What it is now, as the shop says. */
export async function keepFavorite(kind: FavoriteKind, id: number, wished: boolean) {
  const [{ send }, { updateFavorite }] = await calls()
  const query = { relate_to: kind, relate_id: id, action: wished ? 'add' : 'remove' } as const
  const { data } = await send(updateFavorite, { query })
  return data.result === 1
}

export async function fetchFavoriteIds(): Promise<FavoriteIds> {
  const [{ send }, { getFavoriteIds }] = await calls()
  return (await send(getFavoriteIds, {}, { quiet: true })).data
}
