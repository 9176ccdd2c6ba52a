'use client'

import { HeartIcon } from '@/components/ui/icons'
import { requireLogin } from '@/components/auth/require-login'
import { cn } from '@/components/ui/cn'
import { isFavorite, useIsFavorite, type Favorite } from '@/stores/favorites'
import { userStore } from '@/stores/user'
import { setFavorite } from './set-favorite'

type FavoriteButtonProps = { productId: number; title: string; className?: string }

const LOGIN_REASON = 'برای افزودن به علاقه‌مندی‌ها وارد شوید.'

/** A guest's wish is kept through logging in, and is never to take away. */
function toggleFavorite(favorite: Favorite): void {
  userStore.hydrate()
  const guest = !userStore.get().isUser
  const then = () => setFavorite(favorite, guest || !isFavorite(favorite))
  requireLogin({ reason: LOGIN_REASON, onLoggedIn: then })
}

export function FavoriteButton({ productId, title, className }: FavoriteButtonProps) {
  const favorite: Favorite = { kind: 'product', id: productId }
  const kept = useIsFavorite(favorite)
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={`علاقه‌مندی به ${title}`}
      onClick={() => toggleFavorite(favorite)}
      className={cn(
        'z-10 grid size-11 place-items-center rounded-full transition-transform duration-150 active:scale-90',
        kept ? 'text-pomegranate-500' : 'text-ink-500 hover:text-pomegranate-500',
        className,
      )}
    >
      <HeartIcon size={20} className={cn(kept && 'fill-current')} />
    </button>
  )
}
