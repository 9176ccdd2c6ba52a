'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { failureWords } from '@/components/login/failure-words'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { PictureCrop, type Crop } from '@/components/ui/picture-crop'
import { keepUserImage } from '@/lib/api/account-changes'
import { useChange } from './use-change'

type NewPictureProps = { file: File; src: string; onClose: () => void }

/** Cuts the picture that was chosen, and keeps it. */
export default function NewPicture({ file, src, onClose }: NewPictureProps) {
  const panel = useRef<HTMLDivElement>(null)
  const crop = useRef<Crop | null>(null)
  const id = useId()
  const [wrong, setWrong] = useState<string>()
  const save = useChange({
    act: () => keepUserImage(file, crop.current),
    done: 'عکس شما عوض شد.',
    onDone: onClose,
    onFailed: (error) => setWrong(failureWords(error, 'image').text),
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
      <FieldError id={`${id}-error`} text={wrong} />
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button size="sm" busy={save.isPending} onClick={() => save.mutate()}>
          ذخیرهٔ عکس
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          انصراف
        </Button>
      </div>
    </div>
  )
}
