import { useState } from 'react'
import { favoritesStore } from '@/stores/favorites'

/** Which products have stopped being favourites since this page is open. */
export function useTakenAway(): (productId: number) => boolean {
  const kept = favoritesStore.use((favorites) => favorites.product)
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set())
  const fresh = kept.filter((id) => !known.has(id))
  if (fresh.length > 0) setKnown(new Set([...known, ...fresh]))
  return (productId) => known.has(productId) && !kept.includes(productId)
}
