'use client'

import { askLogin } from '@/components/login/ask-login'
import { notFetched } from '@/components/ui/not-fetched'
import { formatNumber } from '@/lib/persian/money'
import { afterVote, setVote, useOwnTalk, type VoteCounts } from './own-talk'
import { ThumbUpIcon } from './talk-icons'

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
  const vote = useOwnTalk((own) => own.votes[id]) ?? 0
  const counts = useOwnTalk((own) => own.counts[id]) ?? { likes, dislikes }
  const isOwn = useOwnTalk((own) => own.comment?.id === id)

  const press = (side: 1 | -1) =>
    askLogin({
      reason: 'برای رأی دادن به دیدگاه‌ها وارد شوید.',
      then: () => {
        const { votes, counts: told } = useOwnTalk.getState()
        const before = { vote: votes[id] ?? 0, counts: told[id] ?? counts }
        setVote(id, afterVote(before, before.vote === side ? 0 : side))
        void import('./settle-vote').then(
          ({ settleVote }) => settleVote(id, before),
          () => {
            setVote(id, before)
            notFetched()
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
