'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { toFormError } from '@/components/form/use-submit'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { PictureCrop, type Crop } from '@/components/ui/picture-crop'
import { saveProfilePicture } from '@/lib/client/queries/account-mutations'
import { useAccountMutation } from './use-account-mutation'

type CropPictureFormProps = { file: File; src: string; onClose: () => void }

export default function CropPictureForm({ file, src, onClose }: CropPictureFormProps) {
  const panel = useRef<HTMLDivElement>(null)
  const crop = useRef<Crop | null>(null)
  const id = useId()
  const [error, setError] = useState<string>()
  const save = useAccountMutation({
    mutationFn: () => saveProfilePicture(file, crop.current),
    successMessage: 'عکس شما عوض شد.',
    onSuccess: onClose,
    onError: (failure) => setError(toFormError(failure).message),
  })
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      ref={panel}
      role="group"
      aria-label="عکس تازه"
      aria-describedby={`${id}-error`}
      tabIndex={-1}
      className="mt-4 rounded-card border border-line p-4 outline-none"
    >
      <PictureCrop src={src} onCrop={(cut) => (crop.current = cut)} />
      <FieldError id={`${id}-error`} text={error} />
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button size="sm" isBusy={save.isPending} onClick={() => save.mutate()}>
          ذخیرهٔ عکس
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          انصراف
        </Button>
      </div>
    </div>
  )
}
