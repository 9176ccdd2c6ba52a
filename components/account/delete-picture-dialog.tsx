'use client'

import { removeProfilePicture } from '@/lib/client/queries/account-mutations'
import ConfirmDialog from '../ui/confirm-dialog'
import { useAccountMutation } from './use-account-mutation'

type DeletePictureDialogProps = { onClose: () => void; onDone: () => void }

export default function DeletePictureDialog({ onClose, onDone }: DeletePictureDialogProps) {
  const drop = useAccountMutation({
    mutationFn: removeProfilePicture,
    successMessage: 'عکس شما برداشته شد.',
    onSuccess: onDone,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="عکس نمایه برداشته شود؟"
      text="جای آن نشانهٔ ساده‌ای دیده می‌شود؛ هر وقت بخواهید عکس تازه می‌گذارید."
      action="برداشتن عکس"
      isBusy={drop.isPending}
      onConfirm={() => drop.mutate()}
    />
  )
}
