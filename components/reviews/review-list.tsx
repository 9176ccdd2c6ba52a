'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { lazyComponent, type LazyComponentProps } from '@/components/ui/lazy-component'
import type { CommentSort, QuestionSort } from '@/lib/contract/reviews/product-reviews'
import { useIsNear } from '@/components/ui/use-is-near'
import { useUser } from '@/stores/user'
import { MoreButton, ReviewsSkeleton } from './more-button'
import { resetOwnReviews, useOwnReviews } from './own-reviews-store'
import type { ReviewChipsProps } from './review-chips'
import { ALL, PICTURED } from './review-filters'
import type { ReviewPagesProps } from './review-pages'

const CommentPages = lazyComponent(
  async () => ({ default: (await import('./review-pages')).CommentPages }),
  'دیدگاه‌های بیشتر',
)
const QuestionPages = lazyComponent(
  async () => ({ default: (await import('./review-pages')).QuestionPages }),
  'پرسش‌های بیشتر',
)
const CommentChips = lazyComponent(async () => ({
  default: (await import('./review-chips')).CommentChips,
}))
const QuestionChips = lazyComponent(async () => ({
  default: (await import('./review-chips')).QuestionChips,
}))
const OwnReviewList = lazyComponent(() => import('./own-review-list'))

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

export function CommentList(props: ReviewListProps) {
  const list = { kind: 'comments', Chips: CommentChips, Pages: CommentPages } as const
  return <ReviewList {...props} {...list} label="دیدگاه‌های بیشتر" />
}

export function QuestionList(props: ReviewListProps) {
  const list = { kind: 'questions', Chips: QuestionChips, Pages: QuestionPages } as const
  return <ReviewList {...props} {...list} label="پرسش‌های بیشتر" />
}

type SortableListProps<Sort extends string> = ReviewListProps & {
  kind: 'comments' | 'questions'
  Chips: ComponentType<ReviewChipsProps<Sort | 'newest'> & LazyComponentProps>
  Pages: ComponentType<ReviewPagesProps<Sort | 'newest'> & LazyComponentProps>
  label: string
}

/** The page that the server rendered stays until another order is chosen. */
function ReviewList<Sort extends string>(props: SortableListProps<Sort>) {
  const { productId, total, count, kind, Chips, Pages, label, children } = props
  const { rates = [], withPictures = 0 } = props
  const [sort, setSort] = useState<Sort | 'newest'>('newest')
  const [filter, setFilter] = useState(ALL)
  const [isExpanded, setIsExpanded] = useState(false)
  const [containerRef, isNear] = useIsNear()
  useLoadOwnReviews(productId, isNear)
  const hasOwn = useHasOwnReviews(productId, kind)
  const hasSorts = count > 1
  const hasFilters = rates.filter((people) => people > 0).length > 1 || withPictures > 0
  const chipRows = Number(hasSorts) + Number(hasFilters)
  const isServerOrder = sort === 'newest' && filter === ALL
  return (
    <div
      ref={containerRef}
      className="grid min-w-0 grid-cols-reviews content-start items-start gap-3 [&>:not(article)]:col-span-full"
    >
      {chipRows > 0 && (
        <div className="grid gap-3">
          {isNear ? (
            <Chips
              {...{ sort, filter, hasSorts, hasFilters, rates, withPictures }}
              onSort={setSort}
              onFilter={setFilter}
              fallback={<ChipsPlaceholder rows={chipRows} />}
            />
          ) : (
            <ChipsPlaceholder rows={chipRows} />
          )}
        </div>
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

function ChipsPlaceholder({ rows }: { rows: number }) {
  return rows === 2 ? <div className="h-[6.25rem]" /> : <div className="h-11" />
}

/** Once the list is near. */
function useLoadOwnReviews(productId: number, isNear: boolean): void {
  const customerId = useUser((user) => (user.isUser ? user.id : null))
  useEffect(() => {
    if (customerId === null) return resetOwnReviews(null)
    if (!isNear) return
    void import('./load-own-reviews')
      .then(({ loadOwnReviews }) => loadOwnReviews(productId))
      .catch(() => undefined)
  }, [customerId, productId, isNear])
}
