'use client'

import { useState } from 'react'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { StarIcon } from '@/components/ui/icons'
import { Rating } from '@/components/ui/rating'
import { RATING_LABELS } from '@/components/ui/rating-input'
import { persianDigits } from '@/lib/persian/digits'

const loadReviewDialog = () => import('./review-dialog')
const ReviewDialog = lazyComponent(loadReviewDialog)

type RateProductProps = {
  productId: number
  title: string
  /** What was given before; null while nothing was. */
  rate: number | null
  onRated: () => void
}

/** One press on a star opens the comment with that many, beside a good that has arrived. */
export function RateProduct({ productId, title, rate, onRated }: RateProductProps) {
  const dialog = useLazyOpen()
  const [chosen, setChosen] = useState(0)
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-500">
      {rate !== null ? (
        <>
          امتیاز شما <Rating value={rate} />
        </>
      ) : (
        <>
          <span id={`rate-${productId}`}>چطور بود؟</span>
          <span role="group" aria-labelledby={`rate-${productId}`} className="flex min-w-0">
            {RATING_LABELS.map((label, nth) => (
              <button
                key={label}
                type="button"
                aria-haspopup="dialog"
                aria-label={`${persianDigits(nth + 1)} از ۵، ${label}: ${title}`}
                onClick={() => {
                  setChosen(nth + 1)
                  dialog.show()
                }}
                {...preloadOnIntent(loadReviewDialog)}
                className="grid h-11 w-9 min-w-6 place-items-center rounded-control text-ink-300 hover:text-saffron-400 phone:w-11 [&:has(~_button:hover)]:text-saffron-400"
              >
                <StarIcon size={24} />
              </button>
            ))}
          </span>
        </>
      )}
      {dialog.isRendered && (
        <ReviewDialog
          key={chosen}
          {...dialog.props}
          kind="comment"
          productId={productId}
          title={title}
          rate={chosen}
          onSent={onRated}
        />
      )}
    </div>
  )
}
