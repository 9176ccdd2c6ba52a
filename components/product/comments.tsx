import { CommentCard } from '@/components/talk/comment-card'
import { RatingSummary } from '@/components/talk/rating-summary'
import { CommentRoom } from '@/components/talk/talk-room'
import { WriteButton } from '@/components/talk/write-button'
import { EmptyState } from '@/components/ui/empty-state'
import { StarIcon } from '@/components/ui/icons'
import type { CommentPage } from '@/lib/api/talk'
import type { ProductDetail } from '@/lib/contract/products'

type CommentsProps = { product: ProductDetail; first: CommentPage }

export function Comments({ product, first }: CommentsProps) {
  const { id, title, rate } = product
  const { comments, count, total } = first
  const room = { productId: id, total, count }
  const write = { what: 'comment', productId: id, title } as const
  if (count === 0) {
    return (
      <CommentRoom {...room}>
        <EmptyState
          as="h3"
          icon={<StarIcon size={30} />}
          title="هنوز دیدگاهی منتشر نشده است"
          text="نخستین خریداری که دیدگاهش را بنویسد، راه را برای دیگران روشن می‌کند."
          action={<WriteButton {...write} />}
        />
      </CommentRoom>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[260px_minmax(0,1fr)]">
      <div className="h-fit rounded-card bg-paper p-5 shadow-card md:sticky md:top-28">
        {rate !== null && <RatingSummary rate={rate} count={count} summary={first} />}
        <WriteButton {...write} variant="ghost" full className="mt-5" />
      </div>
      <CommentRoom {...room}>
        {comments.map((comment) => (
          <CommentCard key={comment.id} comment={comment} />
        ))}
      </CommentRoom>
    </div>
  )
}
