'use client'

import { useId, useRef } from 'react'
import { Picture } from '@/components/ui/picture'
import { uploadContent } from '@/lib/client/desk/articles'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { DeskButton } from './desk-button'
import { useDeskMutation } from './use-desk-mutation'

/** Of one that is known by its address alone, the id is 0 and the size a guess. */
export type UploadedPicture = { id: number; url: string; width: number; height: number }

type UploadFieldProps = {
  label: string
  /** Where the label stands beside it. */
  hideLabel?: boolean
  picture: UploadedPicture | null
  error: string | undefined
  /** What it should be like. */
  hint?: string
  /** Of the box that shows it: wide for what is shown wide. */
  isWide?: boolean
  /** Where it is sent to; without one, as those of the shop's pages. */
  upload?: (file: Blob) => Promise<UploadedPicture>
  onChange: (picture: UploadedPicture | null) => void
}

/** A picture of the shop's pages, sent as soon as it is chosen or dropped. */
export function UploadField(props: UploadFieldProps) {
  const { label, hideLabel, picture, error, hint, isWide, onChange } = props
  const { upload = uploadContent } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const sending = useDeskMutation({ send: (file: Blob) => upload(file), onDone: onChange })
  const complaint = sending.fieldError('image') ?? error
  const take = (files: FileList | null) => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (file && !sending.isBusy) sending.run(file)
  }
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="border-field grid gap-2 rounded-[10px] border border-dashed p-2.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      <span id={id} className="text-[12px] font-medium text-ink-700">
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
        {hint && (
          <span className="text-note font-normal">
            {hideLabel ? '' : ' · '}
            {hint}
          </span>
        )}
      </span>
      {picture && (
        <Picture
          {...responsiveImage(picture.url)}
          sizes="320px"
          alt=""
          width={picture.width}
          height={picture.height}
          className={
            isWide
              ? 'bg-sunk aspect-[16/9] w-full rounded-lg object-cover'
              : 'bg-sunk max-h-40 w-full rounded-lg object-contain'
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <DeskButton isBusy={sending.isBusy} onClick={() => input.current?.click()}>
          {picture ? 'عوض کردن' : 'بیندازید یا انتخاب کنید'}
        </DeskButton>
        {picture && (
          <>
            <DeskButton variant="plain" onClick={() => onChange(null)}>
              برداشتن
            </DeskButton>
            {picture.id > 0 && (
              <span className="text-note text-[12px]">
                {persianDigits(`${picture.width} در ${picture.height}`)}
              </span>
            )}
          </>
        )}
      </div>
      {complaint && (
        <p role="alert" className="text-late-ink text-[12px]">
          {complaint}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        className="sr-only"
        tabIndex={-1}
        aria-label={`فایل ${label}`}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </div>
  )
}
