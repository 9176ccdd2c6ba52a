'use client'

import { useState } from 'react'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { requireLogin } from '@/components/auth/require-login'
import { Button, type ButtonProps } from '@/components/ui/button'
import { notifyLoadError, notify } from '@/components/ui/notify'
import { useOwnReviews, type OwnReviewsState, type ReviewTarget } from './own-reviews-store'

const loadReviewDialog = () => import('./review-dialog')
const ReviewDialog = lazyComponent(loadReviewDialog)

const labels: Record<ReviewTarget['kind'], string> = {
  comment: 'دیدگاه خود را بنویسید',
  question: 'پرسش خود را بنویسید',
  answer: 'پاسخ دادن',
}

type WriteReviewButtonProps = ReviewTarget &
  Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth' | 'className'>

/** One comment for each product, unless it was rejected. */
function findOwnComment(
  { productId: loadedProductId, comment }: OwnReviewsState,
  { kind, productId }: ReviewTarget,
) {
  if (kind !== 'comment' || loadedProductId !== productId || comment?.status === 'rejected')
    return null
  return comment
}

export function WriteReviewButton({
  kind,
  productId,
  title,
  parent,
  ...buttonProps
}: WriteReviewButtonProps) {
  const dialog = useLazyOpen()
  const [isBusy, setIsBusy] = useState(false)
  const ownComment = useOwnReviews((own) => findOwnComment(own, { kind, productId }))

  async function openDialog() {
    setIsBusy(true)
    try {
      const { prepareToWrite } = await loadReviewDialog()
      await prepareToWrite({ kind, productId })
      if (findOwnComment(useOwnReviews.getState(), { kind, productId })) return
      dialog.show()
    } catch {
      notifyLoadError()
    } finally {
      setIsBusy(false)
    }
  }
  function handlePress() {
    if (!ownComment)
      return requireLogin({ reason: 'برای نوشتن وارد شوید.', onLoggedIn: () => void openDialog() })
    const card = document.getElementById(`comment-${ownComment.id}`)
    if (card) card.focus()
    else void notify.info('دیدگاه شما در میان دیدگاه‌های این کالاست.')
  }
  return (
    <>
      <Button
        isBusy={isBusy}
        onClick={handlePress}
        {...buttonProps}
        {...preloadOnIntent(loadReviewDialog)}
      >
        {ownComment ? 'دیدگاه شما ثبت شده است' : labels[kind]}
        {parent && <span className="sr-only"> به «{parent.text}»</span>}
      </Button>
      {dialog.isRendered && (
        <ReviewDialog
          {...dialog.props}
          kind={kind}
          productId={productId}
          {...(title && { title })}
          {...(parent && { parent })}
        />
      )}
    </>
  )
}
