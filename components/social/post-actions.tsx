'use client'

import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { TrashIcon, HeartIcon } from '@/components/ui/icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { requireLogin } from '@/components/auth/require-login'
import { cn } from '@/components/ui/cn'
import { formatNumber } from '@/lib/persian/money'
import { userStore } from '@/stores/user'
import type { ReportKind } from '@/lib/contract/social/reactions'
import { useIsMe } from './follow-button'
import { pressToggle, useRefreshToggle, useToggle } from './use-toggle'
import { FlagIcon } from '../ui/media-icons'

const ReportDialog = lazyComponent(() => import('./report-dialog'))

type ReportButtonProps = { kind: ReportKind; id: number; label: string; className?: string }

export function ReportButton({ kind, id, label, className }: ReportButtonProps) {
  const [{ needed, open }, setWindow] = useState({ needed: false, open: false })
  const show = () => setWindow({ needed: true, open: true })
  return (
    <>
      <IconButton
        label={label}
        size="sm"
        aria-haspopup="dialog"
        className={className}
        onClick={() => requireLogin({ reason: 'برای گزارش دادن وارد شوید.', onLoggedIn: show })}
      >
        <FlagIcon size={16} />
      </IconButton>
      {needed && (
        <ReportDialog
          kind={kind}
          id={id}
          open={open}
          onOpenChange={(next) => setWindow({ needed: true, open: next })}
          onLoadError={() => setWindow({ needed: false, open: false })}
        />
      )}
    </>
  )
}

const DeletePostDialog = lazyComponent(() => import('./delete-post-dialog'))

type PostActionsProps = { postId: number; userId: number }

/** One's own may be deleted, another's reported. */
export function PostActions({ postId, userId }: PostActionsProps) {
  const mine = useIsMe(userId)
  const [{ needed, open }, setWindow] = useState({ needed: false, open: false })
  if (!mine) return <ReportButton kind="post" id={postId} label="گزارش این پست" />
  return (
    <>
      <IconButton
        label="پاک کردن این پست"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setWindow({ needed: true, open: true })}
      >
        <TrashIcon size={18} />
      </IconButton>
      {needed && (
        <DeletePostDialog
          postId={postId}
          userId={userId}
          open={open}
          onOpenChange={(next) => setWindow({ needed: true, open: next })}
          onLoadError={() => setWindow({ needed: false, open: false })}
        />
      )}
    </>
  )
}

type LikeButtonProps = { postId: number; count: number }

/** A guest's wish is kept through logging in, and is never to take away. */
export function LikeButton({ postId, count: drawn }: LikeButtonProps) {
  const { on, count } = useToggle('like', postId, drawn)
  useRefreshToggle('like', postId)
  const press = () => {
    userStore.hydrate()
    const wished = userStore.get().isUser ? {} : { wished: true }
    const then = () => pressToggle({ kind: 'like', id: postId, drawn, ...wished })
    requireLogin({ reason: 'برای پسندیدن این پست وارد شوید.', onLoggedIn: then })
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
