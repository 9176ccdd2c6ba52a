import { EmptyState } from '@/components/ui/empty-state'
import { InfoIcon, StarIcon } from '@/components/ui/icons'
import type { CommentPage, QuestionPage } from '@/lib/client/queries/reviews'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import { CommentCard } from './comment-card'
import { RatingSummary } from './rating-summary'
import { CommentList, QuestionList } from './review-list'
import { WriteReviewButton } from './write-review-button'
import { QuestionCard } from './question-card'

type CommentsSectionProps = { product: ProductDetail; firstPage: CommentPage }

export function CommentsSection({ product, firstPage }: CommentsSectionProps) {
  const { id, title, rate } = product
  const { comments, count, total } = firstPage
  const listProps = { productId: id, total, count }
  const writeProps = { kind: 'comment', productId: id, title } as const
  if (count === 0) {
    return (
      <CommentList {...listProps}>
        <EmptyState
          as="h3"
          icon={<StarIcon size={30} />}
          title="هنوز دیدگاهی منتشر نشده است"
          text="نخستین خریداری که دیدگاهش را بنویسد، راه را برای دیگران روشن می‌کند."
          action={<WriteReviewButton {...writeProps} />}
        />
      </CommentList>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[260px_minmax(0,1fr)]">
      <div className="h-fit rounded-card bg-paper p-5 shadow-card md:sticky md:top-28">
        {rate !== null && <RatingSummary rate={rate} count={count} summary={firstPage} />}
        <WriteReviewButton {...writeProps} variant="ghost" full className="mt-5" />
      </div>
      <CommentList {...listProps}>
        {comments.map((comment) => (
          <CommentCard key={comment.id} comment={comment} />
        ))}
      </CommentList>
    </div>
  )
}

type QuestionsSectionProps = { productId: number; firstPage: QuestionPage }

export function QuestionsSection({ productId, firstPage }: QuestionsSectionProps) {
  const { questions, count, total } = firstPage
  const listProps = { productId, total, count }
  if (count === 0) {
    return (
      <QuestionList {...listProps}>
        <EmptyState
          as="h3"
          icon={<InfoIcon size={30} />}
          title="هنوز پرسشی منتشر نشده است"
          text="هرچه دربارهٔ این کالا می‌خواهید بدانید بپرسید؛ خریداران و فروشگاه پاسخ می‌دهند."
          action={<WriteReviewButton kind="question" productId={productId} />}
        />
      </QuestionList>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[260px_minmax(0,1fr)]">
      <div className="h-fit rounded-card bg-paper p-5 shadow-card md:sticky md:top-28">
        <p className="font-bold">پرسشی دارید؟</p>
        <p className="mt-1 text-sm text-ink-500">خریداران و فروشگاه پاسخ می‌دهند.</p>
        <WriteReviewButton
          kind="question"
          productId={productId}
          variant="ghost"
          full
          className="mt-4"
        />
      </div>
      <QuestionList {...listProps}>
        {questions.map((question) => (
          <QuestionCard key={question.id} productId={productId} question={question} />
        ))}
      </QuestionList>
    </div>
  )
}
