import { EmptyState } from '@/components/ui/empty-state'
import { StarIcon } from '@/components/ui/icons'
import type { CommentPage } from '@/lib/api/talk'
import type { ProductDetail } from '@/lib/contract/products'
import { CommentCard } from './comment-card'
import { MoreComments } from './more-talk'
import { RatingSummary } from './rating-summary'

type CommentsProps = { product: ProductDetail; first: CommentPage }

export function Comments({ product, first }: CommentsProps) {
  const { id, rate, rate_count } = product
  if (first.comments.length === 0) {
    return (
      <EmptyState
        as="h3"
        icon={<StarIcon size={30} />}
        title="هنوز دیدگاهی نوشته نشده است"
        text="نخستین خریداری که دیدگاهش را بنویسد، راه را برای دیگران روشن می‌کند."
      />
    )
  }
  return (
    <div className="grid gap-4 md:grid-cols-[240px_1fr]">
      {rate !== null && <RatingSummary rate={rate} count={rate_count} rates={first.rates} />}
      <div className="grid min-w-0 content-start gap-3 md:col-start-2">
        {first.comments.map((comment) => (
          <CommentCard key={comment.id} comment={comment} />
        ))}
        {first.total > 1 && <MoreComments productId={id} first={{ ...first, comments: [] }} />}
      </div>
    </div>
  )
}
