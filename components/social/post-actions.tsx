'use client'

import { IconButton } from '@/components/ui/icon-button'
import { HeartIcon } from '../ui/icons'
import { TrashIcon } from '../ui/page-icons'
import { FlagIcon } from '../ui/page-icons'
import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { requireLogin } from '@/components/auth/require-login'
import { cn } from '@/components/ui/cn'
import { formatNumber } from '@/lib/persian/money'
import type { ReportKind } from '@/lib/contract/social/reactions'
import { useIsMe } from './follow-button'
import { pressReaction, useReaction, useRefreshReaction } from './reactions'

const ReportDialog = lazyComponent(() => import('./report-dialog'))

type ReportButtonProps = { kind: ReportKind; id: number; label: string; className?: string }

export function ReportButton({ kind, id, label, className }: ReportButtonProps) {
  const dialog = useLazyOpen()
  return (
    <>
      <IconButton
        label={label}
        size="sm"
        aria-haspopup="dialog"
        className={className}
        onClick={() =>
          requireLogin({ reason: 'برای گزارش دادن وارد شوید.', onLoggedIn: dialog.show })
        }
      >
        <FlagIcon size={16} />
      </IconButton>
      {dialog.isRendered && <ReportDialog kind={kind} id={id} {...dialog.props} />}
    </>
  )
}

const DeletePostDialog = lazyComponent(() => import('./delete-post-dialog'))

type PostActionsProps = { postId: number; userId: number }

/** One's own may be deleted, another's reported. */
export function PostActions({ postId, userId }: PostActionsProps) {
  const isMe = useIsMe(userId)
  const dialog = useLazyOpen()
  if (!isMe) return <ReportButton kind="post" id={postId} label="گزارش این پست" />
  return (
    <>
      <IconButton label="حذف این پست" size="sm" aria-haspopup="dialog" onClick={dialog.show}>
        <TrashIcon size={18} />
      </IconButton>
      {dialog.isRendered && <DeletePostDialog postId={postId} userId={userId} {...dialog.props} />}
    </>
  )
}

type LikeButtonProps = { postId: number; count: number }

export function LikeButton({ postId, count: drawn }: LikeButtonProps) {
  const target = { kind: 'like', id: postId, drawn } as const
  const { value: isLiked, count } = useReaction(target)
  useRefreshReaction(target)
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      onClick={() => pressReaction(target, 'برای پسندیدن این پست وارد شوید.')}
      className={cn(
        'inline-flex h-11 min-w-16 items-center gap-1.5 rounded-control px-3 font-semibold transition-transform duration-150 hover:bg-ink-100 active:scale-95',
        isLiked ? 'text-pomegranate-600' : 'text-ink-700',
      )}
    >
      <HeartIcon className={cn(isLiked && 'fill-current')} />
      <span className="sr-only">پسندیدن، </span>
      <bdi>{formatNumber(count)}</bdi>
      <span className="sr-only"> پسند</span>
    </button>
  )
}
