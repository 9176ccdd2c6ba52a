'use client'

import { useId, useRef, useState } from 'react'
import { useChosenPicture } from '@/components/form/use-chosen-picture'
import { Avatar } from '@/components/ui/avatar'
import { CameraIcon } from '@/components/ui/account-icons'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { USER_PICTURE } from '@/lib/contract/limits'

const CropPictureForm = lazyComponent(() => import('./crop-picture-form'))
const DeletePictureDialog = lazyComponent(() => import('./delete-picture-dialog'))

export function ProfilePictureField({ image }: { image: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const { chosen, error, choose, forget } = useChosenPicture(USER_PICTURE.bytes)
  const errorId = useId()
  const close = () => {
    forget()
    setIsDeleting(false)
    opener.current?.focus()
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar image={image} size={80} isPriority />
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label="انتخاب عکس نمایه"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button
            ref={opener}
            aria-describedby={errorId}
            variant="soft"
            size="sm"
            icon={<CameraIcon size={18} />}
            onClick={() => input.current?.click()}
          >
            {image ? 'تغییر عکس' : 'افزودن عکس'}
          </Button>
          {image && (
            <Button variant="ghost" size="sm" onClick={() => setIsDeleting(true)}>
              برداشتن عکس
            </Button>
          )}
        </div>
      </div>
      <FieldError id={errorId} text={error || undefined} />
      {chosen && (
        <CropPictureForm
          key={chosen.src}
          file={chosen.file}
          src={chosen.src}
          onClose={close}
          onLoadError={close}
          fallback={<Skeleton className="mx-auto mt-4 aspect-square w-full max-w-sm" />}
        />
      )}
      {isDeleting && (
        <DeletePictureDialog
          onClose={() => setIsDeleting(false)}
          onDone={close}
          onLoadError={close}
        />
      )}
    </div>
  )
}
