'use client'

import { dropUserImage } from '@/lib/api/account-changes'
import AskFirst from './ask-first'
import { useChange } from './use-change'

type DropPictureProps = { onClose: () => void; onDone: () => void }

/** Takes the picture away, once that is really meant. */
export default function DropPicture({ onClose, onDone }: DropPictureProps) {
  const drop = useChange({
    act: dropUserImage,
    done: 'عکس شما برداشته شد.',
    onDone,
  })
  return (
    <AskFirst
      open
      onOpenChange={onClose}
      title="عکس نمایه برداشته شود؟"
      text="جای آن نشانهٔ ساده‌ای دیده می‌شود؛ هر وقت بخواهید عکس تازه می‌گذارید."
      action="برداشتن عکس"
      busy={drop.isPending}
      onConfirm={() => drop.mutate()}
    />
  )
}
