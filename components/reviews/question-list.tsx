'use client'

import { useState, type ReactNode } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useIsNear } from '@/components/ui/use-is-near'
import type { QuestionSort } from '@/lib/contract/reviews/product-reviews'
import { MoreButton, ReviewsSkeleton } from './more-button'
import { useHasOwnReviews, useLoadOwnReviews } from './use-own-reviews'

const QuestionPages = lazyComponent(
  async () => ({ default: (await import('./review-pages')).QuestionPages }),
  'پرسش‌های بیشتر',
)
const QuestionChips = lazyComponent(async () => ({
  default: (await import('./review-chips')).QuestionChips,
}))
const OwnReviewList = lazyComponent(() => import('./own-review-list'))

const MORE = 'پرسش‌های بیشتر'

type QuestionListProps = {
  productId: number
  /** The pages and the entries of the whole list. */
  total: number
  count: number
  children: ReactNode
}

/** The page that the server rendered stays until another order is chosen. */
export function QuestionList({ productId, total, count, children }: QuestionListProps) {
  const [sort, setSort] = useState<QuestionSort>('newest')
  const [isExpanded, setIsExpanded] = useState(false)
  const [ref, isNear] = useIsNear()
  useLoadOwnReviews(productId, isNear)
  const hasOwn = useHasOwnReviews(productId, 'questions')
  const isServerOrder = sort === 'newest'
  return (
    <div
      ref={ref}
      className="grid min-w-0 grid-cols-reviews content-start items-start gap-3 [&>:not(article)]:col-span-full"
    >
      {count > 1 && (
        <div className="min-h-11">{isNear && <QuestionChips sort={sort} onSort={setSort} />}</div>
      )}
      {hasOwn && <OwnReviewList kind="questions" />}
      {isServerOrder && children}
      {isServerOrder && total > 1 && !isExpanded && (
        <MoreButton label={MORE} onClick={() => setIsExpanded(true)} />
      )}
      {(!isServerOrder || isExpanded) && (
        <QuestionPages
          productId={productId}
          sort={sort}
          from={isServerOrder ? 2 : 1}
          label={MORE}
          fallback={
            isServerOrder ? <MoreButton label={MORE} isBusy takesFocus /> : <ReviewsSkeleton />
          }
        />
      )}
    </div>
  )
}
