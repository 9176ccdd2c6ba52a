'use client'

import { useState } from 'react'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { requireLogin } from '@/components/auth/require-login'
import { Button, type ButtonProps } from '@/components/ui/button'
import { notifyLoadError, notify } from '@/components/ui/notify'
import { useOwnReviews, type OwnReviewsState, type ReviewTarget } from './own-reviews-store'

const loadReviewDialog = () => import('./review-dialog')
const ReviewDialog = lazyComponent(loadReviewDialog)

const labels: Record<ReviewTarget['what'], string> = {
  comment: 'دیدگاه خود را بنویسید',
  question: 'پرسش خود را بنویسید',
  answer: 'پاسخ دادن',
}

type WriteReviewButtonProps = ReviewTarget &
  Pick<ButtonProps, 'variant' | 'size' | 'full' | 'className'>

/** One comment for each product, unless it was rejected. */
function findOwnComment(
  { productId: of, comment }: OwnReviewsState,
  { what, productId }: ReviewTarget,
) {
  if (what !== 'comment' || of !== productId || comment?.status === 'rejected') return null
  return comment
}

export function WriteReviewButton({
  what,
  productId,
  title,
  parent,
  ...look
}: WriteReviewButtonProps) {
  const dialog = useLazyOpen()
  const [busy, setBusy] = useState(false)
  const written = useOwnReviews((own) => findOwnComment(own, { what, productId }))

  async function show() {
    setBusy(true)
    try {
      const { prepareToWrite } = await loadReviewDialog()
      await prepareToWrite({ what, productId })
      if (findOwnComment(useOwnReviews.getState(), { what, productId })) return
      dialog.show()
    } catch {
      notifyLoadError()
    } finally {
      setBusy(false)
    }
  }
  function press() {
    if (!written)
      return requireLogin({ reason: 'برای نوشتن وارد شوید.', onLoggedIn: () => void show() })
    const card = document.getElementById(`comment-${written.id}`)
    if (card) card.focus()
    else void notify.info('دیدگاه شما در میان دیدگاه‌های این کالاست.')
  }
  return (
    <>
      <Button busy={busy} onClick={press} {...look} {...preloadOnIntent(loadReviewDialog)}>
        {written ? 'دیدگاه شما ثبت شده است' : labels[what]}
        {parent && <span className="sr-only"> به «{parent.text}»</span>}
      </Button>
      {dialog.isRendered && (
        <ReviewDialog
          {...dialog.props}
          what={what}
          productId={productId}
          {...(title && { title })}
          {...(parent && { parent })}
        />
      )}
    </>
  )
}
