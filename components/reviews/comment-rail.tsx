'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { useIsNear } from '@/components/ui/use-is-near'
import { formatNumber } from '@/lib/persian/money'
import type { CommentSheetProps } from './comment-sheet'
import { useHasOwnReviews, useLoadOwnReviews } from './use-own-reviews'

const loadSheet = () => import('./comment-sheet')
const CommentSheet = lazyComponent(loadSheet)
const OwnReviewList = lazyComponent(() => import('./own-review-list'))

type CommentRailProps = Omit<CommentSheetProps, 'open' | 'onOpenChange' | 'about'> & {
  /** What stands above the comments. */
  head?: ReactNode
  /** The comments that the server has drawn. */
  children: ReactNode
}

/** The newest side by side; all of them, sorted and by stars, in a sheet. */
export function CommentRail({ head, children, ...sheetProps }: CommentRailProps) {
  const { productId, count } = sheetProps
  const [ref, isNear] = useIsNear()
  const sheet = useLazyOpen()
  const [about, setAbout] = useState('')
  const showSheet = (topic = '') => {
    setAbout(topic)
    sheet.show()
  }
  useLoadOwnReviews(productId, isNear)
  const hasOwn = useHasOwnReviews(productId, 'comments')
  return (
    <div
      ref={ref}
      className="grid min-w-0 gap-3"
      onClick={({ target }) => {
        const opener = target instanceof Element && target.closest('[data-opens-sheet]')
        if (opener instanceof HTMLElement) showSheet(opener.dataset.about)
      }}
    >
      {head}
      {hasOwn && <OwnReviewList kind="comments" />}
      {children}
      {count > 1 && (
        <Button
          variant="link"
          aria-haspopup="dialog"
          className="-ms-5 justify-self-start"
          onClick={() => showSheet()}
          {...preloadOnIntent(loadSheet)}
        >
          همهٔ {formatNumber(count)} دیدگاه
        </Button>
      )}
      {sheet.isRendered && (
        <CommentSheet key={about} {...sheet.props} {...sheetProps} about={about} />
      )}
    </div>
  )
}
