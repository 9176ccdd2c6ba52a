'use client'

import { requireLogin } from '@/components/auth/require-login'
import { notifyError } from '@/components/form/notify-error'
import { notifyLoadError } from '@/components/ui/notify'
import { ThumbUpIcon } from '@/components/ui/shop-icons'
import { createOptimisticToggle } from '@/lib/client/optimistic-toggle'
import { formatNumber } from '@/lib/persian/money'
import {
  applyVote,
  setVote,
  useOwnReviews,
  type VoteCounts,
  type VoteState,
} from './own-reviews-store'

type VoteTarget = { id: number } & VoteCounts

const voteToggle = createOptimisticToggle<VoteTarget, VoteState>({
  name: 'vote',
  key: ({ id }) => id,
  read: ({ id, likes, dislikes }) => {
    const { votes, counts } = useOwnReviews.getState()
    return { value: votes[id] ?? 0, counts: counts[id] ?? { likes, dislikes } }
  },
  write: ({ id }, state) => setVote(id, state),
  preview: applyVote,
  load: async () => {
    const [{ createSendPress }, { sendVote }] = await Promise.all([
      import('@/lib/client/send-press'),
      import('@/lib/client/queries/reviews'),
    ])
    return createSendPress({
      save: async ({ id }, value) => ({ value, counts: await sendVote(id, value) }),
      onError: notifyError,
    })
  },
  onLoadError: notifyLoadError,
})

const sides = [
  { vote: 1, count: 'likes', label: 'مفید بود', rotation: '' },
  { vote: -1, count: 'dislikes', label: 'مفید نبود', rotation: 'rotate-180' },
] as const

export function VoteButtons({ id, likes, dislikes }: VoteTarget) {
  const vote = useOwnReviews((own) => own.votes[id]) ?? 0
  const counts = useOwnReviews((own) => own.counts[id]) ?? { likes, dislikes }
  const isOwn = useOwnReviews((own) => own.comment?.id === id)
  const comment = { id, likes, dislikes }

  const handlePress = (side: 1 | -1) =>
    requireLogin({
      reason: 'برای رأی دادن به دیدگاه‌ها وارد شوید.',
      onLoggedIn: () =>
        voteToggle.press(comment, voteToggle.read(comment).value === side ? 0 : side),
    })

  return (
    <div role="group" aria-label="این دیدگاه مفید بود؟" className="ms-auto flex">
      {sides.map(({ vote: side, count, label, rotation }) => {
        const content = (
          <>
            <ThumbUpIcon size={17} className={rotation} />
            <span className="sr-only">{`${label}: `}</span>
            {`${formatNumber(counts[count])} `}
          </>
        )
        return isOwn ? (
          <span key={side} className="vote">
            {content}
          </span>
        ) : (
          <button
            key={side}
            type="button"
            aria-pressed={vote === side}
            onClick={() => handlePress(side)}
            className="vote"
          >
            {content}
          </button>
        )
      })}
    </div>
  )
}
