import { MixedText } from '@/components/ui/mixed-text'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { CheckIcon, CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons'
import { cn } from '@/components/ui/cn'
import { Rating } from '@/components/ui/rating'
import type { ProductComment } from '@/lib/contract/reviews/product-reviews'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { CommentPictures } from './comment-pictures'
import { VoteButtons } from './vote-buttons'

type CommentCardProps = {
  comment: ProductComment
  /** Of a comment that its author alone can see. */
  statusBadge?: ReactNode
  anchor?: string
  /** One of several side by side, the whole of which is in their sheet. */
  isInRail?: boolean
}

/** About what three lines of a card in a rail hold. */
const MAX_CLAMPED_LENGTH = 100
/** About what two lines hold, with who answers. */
const MAX_ANSWER_LENGTH = 50

/** The points of all stand above the rail, in numbers; those of each are in the sheet. */
function isCut({ comment, advantages, disadvantages, answer }: ProductComment): boolean {
  if ((answer?.text.length ?? 0) > MAX_ANSWER_LENGTH) return true
  return comment.length > MAX_CLAMPED_LENGTH || advantages.length + disadvantages.length > 0
}

/** «ادامه و ۲ عکس»: what the sheet has more of it than the rail, whose cards are equally high. */
function describeRest(comment: ProductComment): string {
  const { length } = comment.pictures
  const parts = [isCut(comment) && 'ادامه', length > 0 && `${persianDigits(length)} عکس`]
  return parts.filter(Boolean).join(' و ')
}

export function CommentCard(props: CommentCardProps) {
  const { comment, statusBadge, anchor = 'comment', isInRail = false } = props
  const rest = isInRail ? describeRest(comment) : ''
  const { id, author, is_buyer, variant, title, suggest, likes, dislikes } = comment
  return (
    <article
      id={`${anchor}-${id}`}
      tabIndex={-1}
      aria-label={`دیدگاه ${author}`}
      className={cn(
        'scroll-mt-32 rounded-card bg-ink-50 p-4 desk:p-5',
        isInRail && 'flex h-full flex-col',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 text-sm leading-6 text-ink-500">
        <Rating value={comment.rate} isCompact /> {is_buyer && <Badge>خریدار</Badge>}{' '}
        <span dir="auto">{author}</span>{' '}
        {/* Side by side, so that all titles stand level, however long a name. */}
        <time dateTime={comment.created_at} className={cn(isInRail && 'basis-full')}>
          {formatDate(comment.created_at)}
        </time>{' '}
        {statusBadge}
      </p>
      {title && (
        <h3 dir="auto" className="mt-2 text-start font-bold">
          <MixedText>{title}</MixedText>
        </h3>
      )}
      <p
        dir="auto"
        className={cn(
          'mt-1 max-w-text whitespace-pre-line text-start text-ink-700 [overflow-wrap:anywhere]',
          isInRail && 'whole-words !max-h-[3lh] [@media(scripting:none)]:!max-h-none',
        )}
      >
        <MixedText>{comment.comment}</MixedText>
      </p>
      {!isInRail && <PointList comment={comment} />}
      {comment.pictures.length > 0 && (
        <div className={cn(isInRail && 'hidden [@media(scripting:none)]:block')}>
          <CommentPictures author={author} pictures={comment.pictures} />
        </div>
      )}
      {comment.answer && isInRail && (
        <p
          dir="auto"
          className="whole-words mt-2 border-s-2 border-brand-600 ps-3 text-start text-sm text-ink-700 [overflow-wrap:anywhere] [@media(scripting:none)]:!max-h-none"
        >
          <Badge>پاسخ فروشگاه</Badge> <MixedText>{comment.answer.text}</MixedText>
        </p>
      )}
      {comment.answer && !isInRail && (
        <div className="mt-3 border-s-2 border-brand-600 ps-3">
          <p className="text-sm text-ink-500">
            <Badge>پاسخ فروشگاه</Badge>{' '}
            <time dateTime={comment.answer.created_at}>
              {formatDate(comment.answer.created_at)}
            </time>
          </p>
          <p
            dir="auto"
            className="mt-1 max-w-text whitespace-pre-line text-start text-ink-700 [overflow-wrap:anywhere]"
          >
            <MixedText>{comment.answer.text}</MixedText>
          </p>
        </div>
      )}
      <div
        className={cn(
          'flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-500 empty:hidden',
          isInRail ? 'mt-auto pt-1' : 'mt-2',
        )}
      >
        {rest && (
          <button
            type="button"
            data-opens-sheet
            aria-haspopup="dialog"
            className="min-h-11 rounded text-sm font-semibold text-brand-700 hover:underline [@media(scripting:none)]:hidden"
          >
            {rest}
            <span className="sr-only">، دیدگاه {author}</span>
          </button>
        )}{' '}
        {suggest !== null && (
          <span
            className={cn(
              'inline-flex items-center gap-1',
              rest && 'hidden [@media(scripting:none)]:inline-flex',
            )}
          >
            {suggest ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
            {isInRail ? '' : 'خرید آن را '}
            {suggest ? 'پیشنهاد می‌کنم' : 'پیشنهاد نمی‌کنم'}{' '}
          </span>
        )}
        {variant && !isInRail && (
          <span>
            {Object.entries(variant)
              .map((pair) => pair.join(': '))
              .join('، ')}
          </span>
        )}
        {!statusBadge && <VoteButtons id={id} likes={likes} dislikes={dislikes} />}
      </div>
    </article>
  )
}

const pointSides = [
  { side: 'advantages', label: 'خوبی', colour: 'text-success-600', Sign: PlusIcon },
  { side: 'disadvantages', label: 'کاستی', colour: 'text-pomegranate-600', Sign: MinusIcon },
] as const

function PointList({ comment }: { comment: ProductComment }) {
  return (
    <ul className="mt-2 grid gap-1 text-sm empty:hidden">
      {pointSides.map(({ side, label, colour, Sign }) =>
        comment[side].map((text) => (
          <li key={`${side} ${text}`} className={`flex gap-1.5 ${colour}`}>
            <Sign size={16} className="mt-1 shrink-0" />
            <span className="sr-only">{label}: </span>
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              <MixedText>{text}</MixedText>
            </span>
          </li>
        )),
      )}
    </ul>
  )
}
