import { EmptyState } from '@/components/ui/empty-state'
import { InfoIcon, StarIcon, MinusIcon, PlusIcon } from '@/components/ui/icons'
import type { CommentPage, QuestionPage } from '@/lib/client/queries/reviews'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import type { CommentSummary } from '@/lib/contract/reviews/product-reviews'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { CommentCard } from './comment-card'
import { CommentList, QuestionList } from './review-list'
import { WriteReviewButton } from './write-review-button'
import { QuestionCard } from './question-card'

type RatingSummaryProps = {
  rate: number
  count: number
  summary: CommentSummary
}

function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : Math.round((part / all) * 100)
}

function RatingSummary({ rate, count, summary }: RatingSummaryProps) {
  const { rates, suggested, most_named } = summary
  const all = rates.reduce((sum, each) => sum + each, 0)
  const rows = rates.map((people, index) => ({ stars: index + 1, percent: percentOf(people, all) }))
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="text-5xl font-extrabold">{formatNumber(rate)}</span>{' '}
        <span className="text-sm text-ink-500">از ۵</span>
      </p>
      <p className="text-sm text-ink-500">از مجموع {formatNumber(count)} دیدگاه</p>
      <ul className="mt-4 grid gap-2">
        {rows.toReversed().map(({ stars, percent }) => (
          <li key={stars} className="flex items-center gap-2 text-xs text-ink-700">
            <span className="flex w-7 items-center gap-1">
              {persianDigits(stars)}
              <span className="sr-only"> ستاره: </span>
              <StarIcon size={12} className="text-saffron-400" />
            </span>
            <span
              aria-hidden="true"
              className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink-200"
            >
              <span
                className="block h-full rounded-full bg-saffron-400"
                style={{ width: `${percent}%` }}
              />
            </span>
            <span className="w-9 text-end">{persianDigits(percent)}٪</span>
          </li>
        ))}
      </ul>
      {suggested.all > 0 && (
        <p className="mt-4 text-sm text-ink-700">
          <b className="text-success-700">
            {persianDigits(percentOf(suggested.yes, suggested.all))}٪
          </b>{' '}
          خرید این کالا را پیشنهاد می‌کنند.
        </p>
      )}
      <MostNamedPoints named={most_named} />
    </>
  )
}

const sides = [
  { side: 'advantages', title: 'خوبی‌های پرتکرار', colour: 'text-success-700', Sign: PlusIcon },
  {
    side: 'disadvantages',
    title: 'کاستی‌های پرتکرار',
    colour: 'text-pomegranate-700',
    Sign: MinusIcon,
  },
] as const

function MostNamedPoints({ named }: { named: CommentSummary['most_named'] }) {
  return sides.map(({ side, title, colour, Sign }) =>
    named[side].length === 0 ? null : (
      <div key={side} className="mt-4">
        <h3 className="text-sm font-bold">{title}</h3>
        <ul className={`mt-1 grid gap-1 text-sm ${colour}`}>
          {named[side].map(({ text, count }) => (
            <li key={text} className="flex gap-1.5">
              <Sign size={14} className="mt-1 shrink-0" />
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {text}
              </span>
              <span className="shrink-0 text-ink-500">
                ({persianDigits(count)}
                <span className="sr-only"> نفر</span>)
              </span>
            </li>
          ))}
        </ul>
      </div>
    ),
  )
}

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
          text="اولین خریداری که دیدگاهش را بنویسد، راه را برای دیگران روشن می‌کند."
          action={<WriteReviewButton {...writeProps} />}
        />
      </CommentList>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[var(--width-side)_minmax(0,1fr)] md:gap-6">
      <div className="h-fit rounded-card bg-paper p-5 shadow-card md:sticky md:top-28">
        {rate !== null && <RatingSummary rate={rate} count={count} summary={firstPage} />}
        <WriteReviewButton {...writeProps} variant="ghost" isFullWidth className="mt-5" />
      </div>
      <CommentList {...listProps} rates={firstPage.rates} withPictures={firstPage.with_pictures}>
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[var(--width-side)_minmax(0,1fr)] md:gap-6">
      <div className="h-fit rounded-card bg-paper p-5 shadow-card md:sticky md:top-28">
        <p className="font-bold">پرسشی دارید؟</p>
        <p className="mt-1 text-sm text-ink-500">خریداران و فروشگاه پاسخ می‌دهند.</p>
        <WriteReviewButton
          kind="question"
          productId={productId}
          variant="ghost"
          isFullWidth
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
