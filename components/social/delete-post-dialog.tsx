'use client'

import { useState } from 'react'
import { notifyError } from '@/components/form/notify-error'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import { removePost } from '@/lib/client/queries/social-mutations'
import { paths } from '@/lib/paths'

type DeletePostDialogProps = {
  postId: number
  userId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

export default function DeletePostDialog({
  postId,
  userId,
  open,
  onOpenChange,
}: DeletePostDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function remove() {
    setIsBusy(true)
    try {
      await removePost(postId)
      // The whole page anew: what the router has kept still shows the post.
      window.location.assign(paths.user(userId))
    } catch (error) {
      setIsBusy(false)
      notifyError(error)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="این پست حذف شود؟"
      text="عکس، پسندها و دیدگاه‌های آن هم حذف می‌شود و برنمی‌گردد."
      action="حذف"
      isBusy={isBusy}
      onConfirm={() => void remove()}
    />
  )
}
