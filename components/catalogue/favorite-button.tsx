'use client'

import { requireLogin } from '@/components/auth/require-login'
import { cn } from '@/components/ui/cn'
import { notify } from '@/components/ui/notify'
import { createOptimisticToggle } from '@/lib/client/optimistic-toggle'
import { isFavorite, markFavorite, useIsFavorite, type Favorite } from '@/stores/favorites'
import { userStore } from '@/stores/user'

type FavoriteButtonProps = { productId: number; title: string; className?: string }

const LOGIN_REASON = 'برای افزودن به علاقه‌مندی‌ها وارد شوید.'
const FAVORITE_FAILED = 'خطا در انجام عملیات'

export const favoriteToggle = createOptimisticToggle<Favorite, { value: boolean }>({
  name: 'favorite',
  key: ({ kind, id }) => `${kind}:${id}`,
  read: (favorite) => ({ value: isFavorite(favorite) }),
  write: (favorite, { value }) => markFavorite(favorite, value),
  preview: (_, value) => ({ value }),
  load: async () => (await import('./favorite-calls')).createSendFavorite(FAVORITE_FAILED),
  onLoadError: () => void notify.error(FAVORITE_FAILED),
})

/** What a guest pressed is added once they have logged in, and never taken away. */
function toggleFavorite(favorite: Favorite): void {
  userStore.hydrate()
  const isGuest = !userStore.get().isUser
  requireLogin({
    reason: LOGIN_REASON,
    onLoggedIn: () => favoriteToggle.press(favorite, isGuest || !isFavorite(favorite)),
  })
}

export function FavoriteButton({ productId, title, className }: FavoriteButtonProps) {
  const favorite: Favorite = { kind: 'product', id: productId }
  const isMarked = useIsFavorite(favorite)
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={`علاقه‌مندی به ${title}`}
      onClick={() => toggleFavorite(favorite)}
      className={cn('heart', className)}
    />
  )
}
