import { MixedText } from '@/components/ui/mixed-text'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Rail, RailItem } from '@/components/ui/rail'
import { StarIcon, MinusIcon, PlusIcon } from '@/components/ui/icons'
import type { CommentPage, QuestionPage } from '@/lib/client/queries/reviews'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import type { CommentSummary } from '@/lib/contract/reviews/product-reviews'
import { percentOf } from '@/lib/domain/percents'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber, formatRating } from '@/lib/persian/money'
import { CommentCard } from './comment-card'
import { CommentRail } from './comment-rail'
import { QuestionList } from './question-list'
import { WriteReviewButton } from './write-review-button'
import { QuestionCard } from './question-card'

type RatingSummaryProps = {
  rate: number
  count: number
  summary: CommentSummary
}

export function RatingSummary({ rate, count, summary }: RatingSummaryProps) {
  const { rates } = summary
  const given = rates.reduce((sum, times) => sum + times, 0)
  const rows = rates.map((times, index) => ({ stars: index + 1, times }))
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="text-5xl font-extrabold">{formatRating(rate)}</span>{' '}
        <span className="text-sm text-ink-500">از ۵</span>
      </p>
      <p className="text-sm text-ink-500">از مجموع {formatNumber(count)} دیدگاه</p>
      <ul className="mt-4 grid gap-2">
        {rows.toReversed().map(({ stars, times }) => (
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
                style={{ width: `${percentOf(times, given)}%` }}
              />
            </span>
            <span className="min-w-4">
              {formatNumber(times)}
              <span className="sr-only"> دیدگاه</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What most of them say, in a sentence and in the points that several name. */
function CommentsInShort({ suggested, most_named, topics }: CommentSummary) {
  const sentence = describeComments(suggested, topics)
  return (
    <>
      {sentence && <p className="text-lg font-bold phone:text-md">{sentence}</p>}
      <ul aria-label="آنچه چند نفر گفته‌اند" className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {sides.flatMap(({ side, title, colour, Sign }) =>
          most_named[side].map(({ text, count }) => (
            <li key={`${side} ${text}`}>
              <TopicChip text={text} count={count} className={colour}>
                <Sign size={14} className="shrink-0" />
                <span className="sr-only">{title}: </span>
              </TopicChip>
            </li>
          )),
        )}
        {topics.map(({ text, count }) => (
          <li key={text}>
            <TopicChip text={text} count={count} className="bg-brand-50 text-brand-800" />
          </li>
        ))}
      </ul>
    </>
  )
}

const MAX_IN_SENTENCE = 2

/** A percentage of fewer promises more than it knows. */
const MIN_FOR_PERCENT = 5

function countAdvisers(yes: number, all: number): string {
  if (all >= MIN_FOR_PERCENT)
    return `${persianDigits(percentOf(yes, all))}٪ از کسانی که نظر داده‌اند`
  return `${persianDigits(yes)} نفر از ${persianDigits(all)} نفری که پاسخ داده‌اند`
}

/** «۸۶٪ از کسانی که …، و بیش از همه از عکس و قیمت آن نوشته‌اند.» */
export function describeComments(
  { yes, all }: CommentSummary['suggested'],
  topics: CommentSummary['topics'],
): string | null {
  const names = topics.slice(0, MAX_IN_SENTENCE).map(({ text }) => `«${text}»`)
  const about = names.length > 0 ? `بیش از همه از ${names.join(' و ')} نوشته‌اند` : null
  const advice = all > 1 ? `${countAdvisers(yes, all)} خرید این کالا را پیشنهاد کرده‌اند` : null
  const parts = [advice, about].filter((part) => part !== null)
  return parts.length > 0 ? `${parts.join('؛ ')}.` : null
}

type TopicChipProps = { text: string; count: number; className: string; children?: ReactNode }

/** The rail around it opens the comments that say so. */
function TopicChip({ text, count, className, children }: TopicChipProps) {
  return (
    <button
      type="button"
      data-opens-sheet
      data-about={text}
      aria-haspopup="dialog"
      className={`flex min-h-9 items-center gap-1.5 rounded-full px-3.5 py-1 text-start text-sm hover:underline finger:min-h-11 ${className}`}
    >
      {children}
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        <MixedText>{text}</MixedText>
      </span>
      <span className="shrink-0 opacity-80">
        {persianDigits(count)}
        <span className="sr-only"> نفر</span>
      </span>
    </button>
  )
}

const sides = [
  {
    side: 'advantages',
    title: 'خوبی',
    colour: 'bg-success-50 text-success-700',
    Sign: PlusIcon,
  },
  {
    side: 'disadvantages',
    title: 'کاستی',
    colour: 'bg-pomegranate-50 text-pomegranate-700',
    Sign: MinusIcon,
  },
] as const

type CommentsSectionProps = {
  product: ProductDetail
  firstPage: CommentPage
  /** Pictures of buyers, and where to add one's own. */
  photos?: ReactNode
}

export function CommentsSection({ product, firstPage, photos }: CommentsSectionProps) {
  const { id, title, rate } = product
  const { comments, count, rates, with_pictures } = firstPage
  const { most_named: named, topics } = firstPage
  const railProps = {
    ...{ productId: id, count, rates, withPictures: with_pictures },
    topics: [...named.advantages, ...named.disadvantages, ...topics],
  }
  const writeProps = { kind: 'comment', productId: id, title } as const
  if (count === 0) {
    return (
      <CommentRail {...railProps}>
        <EmptyState
          as="h3"
          icon={<StarIcon size={30} />}
          title="هنوز دیدگاهی منتشر نشده است"
          text="اولین خریداری که دیدگاهش را بنویسد، راه را برای دیگران روشن می‌کند."
          action={<WriteReviewButton {...writeProps} />}
        />
        {photos}
      </CommentRail>
    )
  }
  return (
    <CommentRail
      {...railProps}
      head={
        <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-5 desk:grid-cols-[var(--width-side)_minmax(0,1fr)] desk:gap-10">
          <div>
            {rate !== null && <RatingSummary rate={rate} count={count} summary={firstPage} />}
          </div>
          <div className="flex flex-col items-start">
            <CommentsInShort {...firstPage} />
            <WriteReviewButton {...writeProps} variant="ghost" className="mt-5" />
            {photos}
          </div>
        </div>
      }
    >
      <Rail
        label="دیدگاه‌های تازه"
        // In the gutter and the padding of the cards, off the words.
        className="[&>button]:top-1/2 [&>button]:-mx-8"
        listClassName="-mx-4 scroll-px-4 px-4 pb-1 desk:mx-0 desk:scroll-px-0 desk:px-0"
      >
        {comments.map((comment) => (
          <RailItem
            key={comment.id}
            className="w-[min(20rem,85%)] desk:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)]"
          >
            <CommentCard comment={comment} isInRail />
          </RailItem>
        ))}
      </Rail>
    </CommentRail>
  )
}

type QuestionsSectionProps = { productId: number; firstPage: QuestionPage }

export function QuestionsSection({ productId, firstPage }: QuestionsSectionProps) {
  const { questions, count, total } = firstPage
  const listProps = { productId, total, count }
  if (count === 0) {
    return (
      <QuestionList {...listProps}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-ink-50 p-5">
          <div>
            <h3 className="font-bold">هنوز پرسشی منتشر نشده است</h3>
            <p className="mt-1 text-sm text-ink-500">
              هرچه می‌خواهید بدانید بپرسید؛ خریداران و فروشگاه پاسخ می‌دهند.
            </p>
          </div>
          <WriteReviewButton kind="question" productId={productId} variant="ghost" />
        </div>
      </QuestionList>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[var(--width-side)_minmax(0,1fr)] md:gap-6">
      <div className="h-fit rounded-card bg-ink-50 p-5 md:sticky md:top-28">
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
