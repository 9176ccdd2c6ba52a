'use client'

import { useState } from 'react'
import { Dialog } from '@/components/ui/modal'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { UploadField, type UploadedPicture } from '../ui/upload-field'

export type InsertedPicture = UploadedPicture & { alt: string; caption: string }

type ArticlePictureDialogProps = {
  upload?: (file: Blob) => Promise<UploadedPicture>
  onClose: () => void
  onInsert: (picture: InsertedPicture) => void
}

export function ArticlePictureDialog({ upload, onClose, onInsert }: ArticlePictureDialogProps) {
  const [picture, setPicture] = useState<UploadedPicture | null>(null)
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const [isTried, setIsTried] = useState(false)
  const hasAlt = alt.trim() !== ''
  const insert = () => {
    setIsTried(true)
    if (picture && hasAlt) onInsert({ ...picture, alt: alt.trim(), caption: caption.trim() })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="تصویر با زیرنویس"
      footer={
        <>
          <DeskButton variant="primary" onClick={insert}>
            گذاشتن در متن
          </DeskButton>
          <DeskButton onClick={onClose}>انصراف</DeskButton>
        </>
      }
    >
      <div className="grid gap-3">
        <UploadField
          label="تصویر"
          picture={picture}
          {...(upload && { upload })}
          error={isTried && picture === null ? 'تصویری انتخاب نکرده‌اید.' : undefined}
          onChange={setPicture}
        />
        <DeskField
          label="متن جایگزین"
          hint="برای کسی که تصویر را نمی‌بیند: در آن چیست؟"
          error={isTried && !hasAlt ? 'متن جایگزین را بنویسید.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="desk-field"
              maxLength={200}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          )}
        </DeskField>
        <DeskField label="زیرنویس" isOptional>
          {(control) => (
            <input
              {...control}
              className="desk-field"
              maxLength={200}
              value={caption}
              onChange={({ target }) => setCaption(target.value)}
            />
          )}
        </DeskField>
      </div>
    </Dialog>
  )
}
