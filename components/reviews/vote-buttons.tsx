'use client'

import { requireLogin } from '@/components/auth/require-login'
import { notifyLoadError } from '@/components/ui/notify'
import { formatNumber } from '@/lib/persian/money'
import { applyVote, setVote, useOwnReviews, type VoteCounts } from './own-reviews-store'
import { ThumbUpIcon } from '../ui/lucide-icons'

const sides = [
  { vote: 1, count: 'likes', label: 'مفید بود', turn: '' },
  { vote: -1, count: 'dislikes', label: 'مفید نبود', turn: 'rotate-180' },
] as const

const look =
  'inline-flex h-9 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm text-ink-700 phone:h-11'
const pressable =
  'hover:bg-ink-100 aria-pressed:bg-brand-50 aria-pressed:font-semibold aria-pressed:text-brand-700'

type VoteButtonsProps = { id: number } & VoteCounts

export function VoteButtons({ id, likes, dislikes }: VoteButtonsProps) {
  const vote = useOwnReviews((own) => own.votes[id]) ?? 0
  const counts = useOwnReviews((own) => own.counts[id]) ?? { likes, dislikes }
  const isOwn = useOwnReviews((own) => own.comment?.id === id)

  const press = (side: 1 | -1) =>
    requireLogin({
      reason: 'برای رأی دادن به دیدگاه‌ها وارد شوید.',
      onLoggedIn: () => {
        const { votes, counts: told } = useOwnReviews.getState()
        const before = { vote: votes[id] ?? 0, counts: told[id] ?? counts }
        setVote(id, applyVote(before, before.vote === side ? 0 : side))
        void import('./sync-vote').then(
          ({ syncVote }) => syncVote(id, before),
          () => {
            setVote(id, before)
            notifyLoadError()
          },
        )
      },
    })

  return (
    <div role="group" aria-label="این دیدگاه مفید بود؟" className="ms-auto flex">
      {sides.map(({ vote: side, count, label, turn }) => {
        const inside = (
          <>
            <ThumbUpIcon size={17} className={turn} />
            <span className="sr-only">{label}: </span>
            {formatNumber(counts[count])}
          </>
        )
        return isOwn ? (
          <span key={side} className={look}>
            {inside}
          </span>
        ) : (
          <button
            key={side}
            type="button"
            aria-pressed={vote === side}
            onClick={() => press(side)}
            className={`${look} ${pressable}`}
          >
            {inside}
          </button>
        )
      })}
    </div>
  )
}
