'use client'

import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { persianDigits } from '@/lib/persian/digits'

type PicturesFieldProps = {
  label: string
  files: File[]
  onFilesChange: (files: File[]) => void
  most: number
  mostBytes: number
  error?: string | undefined
  onError: (message: string | undefined) => void
}

const MEGABYTE = 1_048_576

/** Some pictures beside a text; each can be taken back before it is sent. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, files, onFilesChange, most, mostBytes, error, onError } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const megabytes = persianDigits(mostBytes / MEGABYTE)

  function add(chosen: File[]): void {
    const fitting = chosen.filter(({ size }) => size <= mostBytes)
    const next = [...files, ...fitting]
    if (fitting.length < chosen.length) onError(`هر عکس حداکثر ${megabytes} مگابایت است.`)
    else if (next.length > most) onError(`حداکثر ${persianDigits(most)} عکس بفرستید.`)
    else onError(undefined)
    onFilesChange(next.slice(0, most))
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-error`}>
      <p id={`${id}-label`} className="mb-1.5 text-md font-semibold">
        {label} <span className="font-normal text-ink-500">(اختیاری)</span>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {files.map((file, at) => (
          <li
            key={`${file.name}-${at}`}
            className="flex max-w-full items-center gap-1 rounded-control border border-line ps-3 text-sm"
          >
            <span className="truncate" dir="auto">
              {file.name}
            </span>
            <IconButton
              label={`برداشتن ${file.name}`}
              size="sm"
              onClick={() => onFilesChange(files.filter((one) => one !== file))}
            >
              <CloseIcon size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {files.length < most && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          icon={<PlusIcon size={16} />}
          onClick={() => input.current?.click()}
        >
          افزودن عکس
        </Button>
      )}
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-500">
        تا {persianDigits(most)} عکس، هرکدام حداکثر {megabytes} مگابایت
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
