'use client'

import { useId, useRef } from 'react'
import { Spinner } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { MAX_COMMENT_PICTURES } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import type { useCommentPictures } from './use-comment-pictures'

const TILE = 'size-20 rounded-control border border-line'

type CommentPicturesFieldProps = { pictures: ReturnType<typeof useCommentPictures> }

/** Each is seen as the shop has it, and can be taken back. */
export function CommentPicturesField({ pictures: own }: CommentPicturesFieldProps) {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { pictures, waiting, error } = own
  return (
    <div
      ref={container}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-error`}
      className="outline-none"
    >
      <p id={`${id}-label`} className="mb-1.5 text-md font-semibold">
        عکس <span className="font-normal text-ink-500">(اختیاری)</span>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        aria-label="عکس"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          own.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <ul className="flex flex-wrap gap-2">
        {pictures.map((url, index) => (
          <li key={url} className="relative">
            <Picture
              {...responsiveImage(url)}
              sizes="80px"
              alt={`عکس ${persianDigits(index + 1)}`}
              width={80}
              height={80}
              className={`${TILE} object-cover`}
            />
            <IconButton
              label={`برداشتن عکس ${persianDigits(index + 1)}`}
              size="sm"
              className="absolute -end-1.5 -top-1.5 !size-7 rounded-full border border-line bg-paper shadow-card"
              onClick={() => {
                own.remove(url)
                // The pressed button is removed with its picture.
                container.current?.focus()
              }}
            >
              <CloseIcon size={14} />
            </IconButton>
          </li>
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          <li key={index} className={`${TILE} grid place-items-center bg-ink-100`}>
            <Spinner className="text-brand-600" />
          </li>
        ))}
        {pictures.length + waiting < MAX_COMMENT_PICTURES && (
          <li>
            <button
              type="button"
              className={`${TILE} grid place-items-center !border-dashed text-sm text-ink-700 hover:bg-ink-100`}
              onClick={() => input.current?.click()}
            >
              <span className="grid justify-items-center gap-0.5">
                <PlusIcon size={18} />
                افزودن
                <span className="sr-only"> عکس</span>
              </span>
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="sr-only">
        {waiting > 0 && `${persianDigits(waiting)} عکس در راه است.`}
      </p>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-500">
        تا {persianDigits(MAX_COMMENT_PICTURES)} عکس از کالایی که دارید؛ با دیدگاهتان منتشر می‌شود.
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
