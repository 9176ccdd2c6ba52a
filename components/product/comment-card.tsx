import { Badge } from '@/components/ui/badge'
import { CheckIcon, CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons'
import { Rating } from '@/components/ui/rating'
import type { ProductComment } from '@/lib/contract/talk'
import { formatDate } from '@/lib/persian/dates'

export function CommentCard({ comment }: { comment: ProductComment }) {
  const { author, is_buyer, variant, title, suggest, advantages, disadvantages } = comment
  return (
    <article className="rounded-card bg-paper p-4 shadow-card desk:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-500">
        <Rating value={comment.rate} compact />
        {is_buyer && <Badge>خریدار</Badge>}
        <span dir="auto">{author}</span>
        <time dateTime={comment.created_at}>{formatDate(comment.created_at)}</time>
      </p>
      {title && (
        <h3 dir="auto" className="mt-2 text-start font-bold">
          {title}
        </h3>
      )}
      <p dir="auto" className="mt-1 whitespace-pre-line text-start text-ink-700">
        {comment.comment}
      </p>
      <ul className="mt-2 grid gap-1 text-sm empty:hidden">
        {advantages.map((text) => (
          <li key={`+${text}`} className="flex gap-1.5 text-success-600">
            <PlusIcon size={16} className="mt-1 shrink-0" />
            <span className="sr-only">خوبی: </span>
            <span dir="auto">{text}</span>
          </li>
        ))}
        {disadvantages.map((text) => (
          <li key={`-${text}`} className="flex gap-1.5 text-pomegranate-600">
            <MinusIcon size={16} className="mt-1 shrink-0" />
            <span className="sr-only">کاستی: </span>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
      {(suggest !== null || variant) && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-500">
          {suggest !== null && (
            <span className="inline-flex items-center gap-1">
              {suggest ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
              {suggest ? 'خرید آن را پیشنهاد می‌کنم' : 'خرید آن را پیشنهاد نمی‌کنم'}
            </span>
          )}
          {variant && (
            <span>
              {Object.entries(variant)
                .map((pair) => pair.join(': '))
                .join('، ')}
            </span>
          )}
        </p>
      )}
    </article>
  )
}
