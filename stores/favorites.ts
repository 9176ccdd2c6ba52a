import type { FavoriteIds, FavoriteKind } from '@/lib/contract/account/favorites'
import { createPersistedStore } from './create-persisted-store'
import { isId, listOf, parserOf, shape } from './storage-guards'
import { userStore } from './user'

/** Of the customer who is logged in; every heart reads from here. */
export const favoritesStore = createPersistedStore<FavoriteIds>({
  name: 'favorites',
  version: 1,
  initial: { product: [], blog: [], post: [] },
  parse: parserOf(
    shape<FavoriteIds>({ product: listOf(isId), blog: listOf(isId), post: listOf(isId) }),
  ),
})

export type Favorite = { kind: FavoriteKind; id: number }

export function isFavorite({ kind, id }: Favorite): boolean {
  return favoritesStore.get()[kind].includes(id)
}

export function useIsFavorite({ kind, id }: Favorite): boolean {
  return favoritesStore.use((favorites) => favorites[kind].includes(id))
}

export function useFavoriteCount(): number {
  return favoritesStore.use((favorites) => favorites.product.length)
}

/** A late answer changes nothing once the customer has logged out. */
export function markFavorite({ kind, id }: Favorite, shouldBeFavorite: boolean): void {
  if (!userStore.get().isUser) return
  favoritesStore.set((favorites) => {
    const others = favorites[kind].filter((other) => other !== id)
    return { [kind]: shouldBeFavorite ? [id, ...others] : others }
  })
}
