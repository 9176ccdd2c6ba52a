'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { forgetOwnReviews } from '@/components/reviews/own-reviews-store'
import { Button } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { MixedText } from '@/components/ui/mixed-text'
import { accountKeys } from '@/lib/client/query-keys'
import type { OwnComment } from '@/lib/contract/reviews/own-reviews'
import { useAccountMutation } from './use-account-mutation'

const ConfirmDialog = lazyComponent(() => import('@/components/ui/confirm-dialog'))
const ReviewDialog = lazyComponent(() => import('@/components/reviews/review-dialog'))

type OwnCommentActionsProps = {
  comment: OwnComment
  product: { id: number; title: string; visible: boolean }
  /** The buttons are gone with their comment: deleted, or another is in its place. */
  onGone: () => void
}

export function OwnCommentActions({ comment, product, onGone }: OwnCommentActionsProps) {
  const [openDialog, setOpenDialog] = useState<'edit' | 'delete' | null>(null)
  const client = useQueryClient()
  const router = useRouter()
  const [isEdited, setIsEdited] = useState(false)
  const close = () => setOpenDialog(null)

  /** What the router has kept of the product's page still shows the comment. */
  function handleChanged(): void {
    forgetOwnReviews(product.id)
    router.refresh()
  }

  /** The list is read anew when the notice has been seen, which goes with the former comment. */
  function handleEditClosed(): void {
    close()
    if (isEdited) void client.invalidateQueries({ queryKey: accountKeys.all }).then(onGone)
  }

  const deletion = useAccountMutation({
    mutationFn: async () => {
      const { removeComment } = await import('@/lib/client/queries/reviews')
      await removeComment(comment.id)
    },
    successMessage: 'دیدگاه شما حذف شد.',
    onSuccess: () => {
      handleChanged()
      onGone()
      close()
    },
  })

  return (
    <div className="-mb-2 mt-2 flex gap-x-4">
      {product.visible && comment.anonymous !== undefined && (
        <Button
          variant="link"
          size="sm"
          aria-label={`ویرایش دیدگاه دربارهٔ ${product.title}`}
          aria-haspopup="dialog"
          className="!justify-start !px-0 finger:min-w-11"
          onClick={() => setOpenDialog('edit')}
        >
          ویرایش
        </Button>
      )}
      <Button
        variant="link"
        size="sm"
        aria-label={`حذف دیدگاه دربارهٔ ${product.title}`}
        aria-haspopup="dialog"
        className="!justify-start !px-0 !text-pomegranate-600 finger:min-w-11"
        onClick={() => setOpenDialog('delete')}
      >
        حذف
      </Button>
      {openDialog === 'edit' && (
        <ReviewDialog
          open
          kind="comment"
          productId={product.id}
          title={product.title}
          edited={comment}
          onOpenChange={handleEditClosed}
          onLoadError={close}
          onSent={() => {
            handleChanged()
            setIsEdited(true)
          }}
        />
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          onLoadError={close}
          title="این دیدگاه حذف شود؟"
          text={
            <>
              دیدگاه شما دربارهٔ «<MixedText>{product.title}</MixedText>»، با ستاره‌ها، عکس‌ها و
              رأی‌هایش حذف می‌شود و برنمی‌گردد.
            </>
          }
          action="حذف"
          isBusy={deletion.isPending}
          onConfirm={() => deletion.mutate()}
        />
      )}
    </div>
  )
}
