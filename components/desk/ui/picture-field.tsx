'use client'

import { useRef } from 'react'
import { Picture } from '@/components/ui/picture'
import { uploadCategoryPicture } from '@/lib/client/desk/taxonomy'
import { objectPictureUrl } from '@/lib/picture-urls'
import { DeskButton } from './desk-button'
import { useDeskMutation } from './use-desk-mutation'

type PictureFieldProps = {
  picture: string
  error: string | undefined
  onChange: (picture: string, id: number | null) => void
}

/** One picture, sent as soon as it is chosen and shown to shoppers once the form is saved. */
export function PictureField({ picture, error, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const sending = useDeskMutation({
    send: (file: Blob) => uploadCategoryPicture(file),
    onDone: ({ id, url }) => onChange(url, id),
  })
  const complaint = sending.fieldError('image') ?? error
  return (
    <div role="group" aria-label="تصویر" className="flex items-center gap-3">
      <Picture
        src={objectPictureUrl(picture, 128)}
        alt=""
        width={56}
        height={56}
        className="border-hair bg-sunk size-14 shrink-0 rounded-lg border object-contain p-1"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-1.5">
          <DeskButton isBusy={sending.isBusy} onClick={() => input.current?.click()}>
            {picture ? 'تصویر دیگر' : 'گذاشتن تصویر'}
          </DeskButton>
          {picture && (
            <DeskButton variant="plain" onClick={() => onChange('', null)}>
              برداشتن
            </DeskButton>
          )}
        </div>
        {complaint ? (
          <p role="alert" className="text-late-ink mt-1 text-[12px]">
            {complaint}
          </p>
        ) : (
          <p className="text-note mt-1 text-[12px]">مربع و بی‌زمینه بهتر دیده می‌شود.</p>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label="فایل تصویر"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) sending.run(file)
            target.value = ''
          }}
        />
      </div>
    </div>
  )
}
