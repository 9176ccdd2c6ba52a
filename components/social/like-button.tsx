'use client'

import { HeartIcon } from '@/components/layout/layout-icons'
import { askLogin } from '@/components/login/ask-login'
import { cn } from '@/components/ui/cn'
import { formatNumber } from '@/lib/persian/money'
import { userStore } from '@/stores/user'
import { pressToggle, useLearnToggle, useToggle } from './toggles'

type LikeButtonProps = { postId: number; count: number }

/** A guest's wish is kept through logging in, and is never to take away. */
export function LikeButton({ postId, count: drawn }: LikeButtonProps) {
  const { on, count } = useToggle('like', postId, drawn)
  useLearnToggle('like', postId)
  const press = () => {
    userStore.hydrate()
    const wished = userStore.get().isUser ? {} : { wished: true }
    const then = () => pressToggle({ kind: 'like', id: postId, drawn, ...wished })
    askLogin({ reason: 'برای پسندیدن این پست وارد شوید.', then })
  }
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={press}
      className={cn(
        'inline-flex h-11 min-w-16 items-center gap-1.5 rounded-control px-3 font-semibold transition-transform duration-150 hover:bg-ink-100 active:scale-95',
        on ? 'text-pomegranate-600' : 'text-ink-700',
      )}
    >
      <HeartIcon className={cn(on && 'fill-current')} />
      <span className="sr-only">پسندیدن، </span>
      <bdi>{formatNumber(count)}</bdi>
      <span className="sr-only"> پسند</span>
    </button>
  )
}
