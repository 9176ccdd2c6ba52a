'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { lazyComponent, type LazyComponentProps } from '@/components/ui/lazy-component'
import type { CommentSort, QuestionSort } from '@/lib/contract/reviews/product-reviews'
import { persianDigits } from '@/lib/persian/digits'
import { useUser } from '@/stores/user'
import { MoreButton, ReviewsSkeleton } from './more-button'
import { resetOwnReviews, useOwnReviews } from './own-reviews-store'
import type { ReviewPagesProps } from './review-pages'

type ChipOption<Value> = { value: Value; label: string; isDisabled?: boolean }

type ChipFieldProps<Value> = {
  legend: string
  /** What is seen before the chips where there is room. */
  label: string
  name: string
  options: readonly ChipOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

function ChipField<Value extends string | number>(props: ChipFieldProps<Value>) {
  const { legend, label: seenLabel, name, options, value: chosen, onChange } = props
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="fades-aside scrollbar-none -mx-4 flex items-center gap-1 overflow-x-auto px-4 desk:mx-0 desk:px-0">
        <span aria-hidden="true" className="shrink-0 pe-2 text-sm text-ink-500 phone:hidden">
          {seenLabel}
        </span>
        {options.map(({ value, label, isDisabled = false }) => (
          <label
            key={value}
            className="has-[:disabled]:text-ink-400 relative flex h-11 shrink-0 cursor-pointer items-center rounded-full px-3.5 text-sm text-ink-700 hover:bg-ink-100 has-[:disabled]:cursor-not-allowed has-[:checked]:bg-brand-50 has-[:checked]:font-bold has-[:checked]:text-brand-700 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-ring"
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={() => onChange(value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {label}{' '}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const CommentPages = lazyComponent(
  async () => ({ default: (await import('./review-pages')).CommentPages }),
  'دیدگاه‌های بیشتر',
)
const QuestionPages = lazyComponent(
  async () => ({ default: (await import('./review-pages')).QuestionPages }),
  'پرسش‌های بیشتر',
)
const OwnReviewList = lazyComponent(() => import('./own-review-list'))

const commentSorts: ChipOption<CommentSort>[] = [
  { value: 'newest', label: 'تازه‌ترین' },
  { value: 'most_helpful', label: 'مفیدترین' },
  { value: 'buyers', label: 'دیدگاه خریداران' },
  { value: 'highest', label: 'بیشترین امتیاز' },
  { value: 'lowest', label: 'کمترین امتیاز' },
]
const questionSorts: ChipOption<QuestionSort>[] = [
  { value: 'newest', label: 'تازه‌ترین' },
  { value: 'most_answered', label: 'پرپاسخ‌ترین' },
]

type ReviewListProps = {
  productId: number
  /** The pages and the entries of the whole list. */
  total: number
  count: number
  /** Of comments: how many gave each rate, from 1 to 5. */
  rates?: readonly number[]
  /** Of comments: how many have a picture. */
  withPictures?: number
  children: ReactNode
}

/** Beside the stars, from 1 to 5. */
const ALL = 0
const PICTURED = 6

/** «با عکس (۳)» and «۵ ستاره (۱۲)», the most stars first; what nobody gave cannot be chosen. */
function createFilters(rates: readonly number[], withPictures: number): ChipOption<number>[] {
  const each = rates.map((people, index) => ({
    value: index + 1,
    label: `${persianDigits(index + 1)} ستاره (${persianDigits(people)})`,
    isDisabled: people === 0,
  }))
  const pictured = { value: PICTURED, label: `با عکس (${persianDigits(withPictures)})` }
  return [
    { value: ALL, label: 'همه' },
    ...(withPictures > 0 ? [pictured] : []),
    ...each.toReversed(),
  ]
}

export function CommentList(props: ReviewListProps) {
  const list = { kind: 'comments', sorts: commentSorts, Pages: CommentPages } as const
  return <ReviewList {...props} {...list} label="دیدگاه‌های بیشتر" legend="مرتب‌سازی دیدگاه‌ها" />
}

export function QuestionList(props: ReviewListProps) {
  const list = { kind: 'questions', sorts: questionSorts, Pages: QuestionPages } as const
  return <ReviewList {...props} {...list} label="پرسش‌های بیشتر" legend="مرتب‌سازی پرسش‌ها" />
}

type SortableListProps<Sort extends string> = ReviewListProps & {
  kind: 'comments' | 'questions'
  sorts: ChipOption<Sort | 'newest'>[]
  Pages: ComponentType<ReviewPagesProps<Sort | 'newest'> & LazyComponentProps>
  label: string
  legend: string
}

/** The page that the server rendered stays until another order is chosen. */
function ReviewList<Sort extends string>(props: SortableListProps<Sort>) {
  const { productId, total, count, kind, sorts, Pages, label, legend, children } = props
  const { rates = [], withPictures = 0 } = props
  const [sort, setSort] = useState<Sort | 'newest'>('newest')
  const [filter, setFilter] = useState(ALL)
  const [isExpanded, setIsExpanded] = useState(false)
  const containerRef = useLoadOwnReviews(productId)
  const hasOwn = useHasOwnReviews(productId, kind)
  const isServerOrder = sort === 'newest' && filter === ALL
  return (
    <div
      ref={containerRef}
      className="grid min-w-0 grid-cols-reviews content-start items-start gap-3 [&>:not(article)]:col-span-full"
    >
      {count > 1 && (
        <ChipField
          legend={legend}
          label="مرتب‌سازی:"
          name={`${kind}-sort`}
          options={sorts}
          value={sort}
          onChange={setSort}
        />
      )}
      {(rates.filter((people) => people > 0).length > 1 || withPictures > 0) && (
        <ChipField
          legend="کدام دیدگاه‌ها"
          label="نمایش:"
          name={`${kind}-filter`}
          options={createFilters(rates, withPictures)}
          value={filter}
          onChange={setFilter}
        />
      )}
      {hasOwn && <OwnReviewList kind={kind} />}
      {isServerOrder && children}
      {isServerOrder && total > 1 && !isExpanded && (
        <MoreButton label={label} onClick={() => setIsExpanded(true)} />
      )}
      {(!isServerOrder || isExpanded) && (
        <Pages
          productId={productId}
          sort={sort}
          rate={filter === ALL || filter === PICTURED ? null : filter}
          withPictures={filter === PICTURED}
          from={isServerOrder ? 2 : 1}
          label={label}
          fallback={
            isServerOrder ? <MoreButton label={label} isBusy takesFocus /> : <ReviewsSkeleton />
          }
        />
      )}
    </div>
  )
}

function useHasOwnReviews(productId: number, kind: 'comments' | 'questions'): boolean {
  return useOwnReviews((own) => {
    if (own.productId !== productId) return false
    if (kind === 'questions') return own.questions.length > 0
    return own.comment !== null && own.comment.status !== 'approved'
  })
}

/** Loads the customer's own reviews shortly before the list comes into view. */
function useLoadOwnReviews(productId: number) {
  const containerRef = useRef<HTMLDivElement>(null)
  const customerId = useUser((user) => (user.isUser ? user.id : null))
  useEffect(() => {
    if (customerId === null) return resetOwnReviews(null)
    if (!containerRef.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void import('./load-own-reviews')
          .then(({ loadOwnReviews }) => loadOwnReviews(productId))
          .catch(() => undefined)
      },
      { rootMargin: '600px' },
    )
    observer.observe(containerRef.current)
    return () => observer.disconnect()
  }, [customerId, productId])
  return containerRef
}
