'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { MEGABYTE } from '@/lib/contract/limits'
import { persianDigits } from '@/lib/persian/digits'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'

type PicturesFieldProps = {
  label: string
  files: File[]
  onFilesChange: (files: File[]) => void
  /** As the call says. */
  limit: { most: number; bytes: number }
  error?: string | undefined
}

/** Some pictures beside a text; each can be removed before it is sent. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, files, onFilesChange, limit, error } = props
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const { most, bytes } = limit
  const containerRef = useRef<HTMLDivElement>(null)
  const [limitError, setLimitError] = useState<string>()
  const megabytes = persianDigits(bytes / MEGABYTE)

  function add(chosen: File[]): void {
    const allowed = chosen.filter(({ size }) => size <= bytes)
    const next = [...files, ...allowed]
    if (allowed.length < chosen.length) setLimitError(`هر عکس حداکثر ${megabytes} مگابایت است.`)
    else if (next.length > most) setLimitError(`حداکثر ${persianDigits(most)} عکس بفرستید.`)
    else setLimitError(undefined)
    onFilesChange(next.slice(0, most))
  }

  function remove(file: File): void {
    setLimitError(undefined)
    onFilesChange(files.filter((one) => one !== file))
    // The pressed button is removed with its picture.
    containerRef.current?.focus()
  }

  return (
    <div
      ref={containerRef}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-error`}
      className="outline-none"
    >
      <p id={`${id}-label`} className="mb-1.5 text-md font-semibold">
        {label} <span className="font-normal text-ink-500">(اختیاری)</span>
      </p>
      <input
        ref={inputRef}
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
        {files.map((file, index) => (
          <li
            key={`${file.name}-${index}`}
            className="flex max-w-full items-center gap-1 rounded-control border border-line ps-3 text-sm"
          >
            <span className="truncate" dir="auto">
              {file.name}
            </span>
            <IconButton label={`برداشتن ${file.name}`} size="sm" onClick={() => remove(file)}>
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
          onClick={() => inputRef.current?.click()}
        >
          افزودن عکس
        </Button>
      )}
      <p id={`${id}-hint`} className="mt-1 text-xs text-ink-500">
        تا {persianDigits(most)} عکس، هرکدام حداکثر {megabytes} مگابایت
      </p>
      <FieldError id={`${id}-error`} text={limitError ?? error} />
    </div>
  )
}

type PicturesLimit = { field: string; most: number; bytes: number }

/** A name of any direction leaves the order of the words beside it alone. */
function isolateBidi(name: string): string {
  return `\u2068${name}\u2069`
}

/** The pictures of a form, which are no values of it, and their errors. */
export function useAttachedPictures(limit: PicturesLimit) {
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<string>()
  const { field } = limit
  useUnsavedFormGuard(files.length > 0)

  function choose(chosen: File[]): void {
    setError(undefined)
    setFiles(chosen)
  }

  /** Returns whether there is any. */
  function showErrors(errors: Record<string, string[]>): boolean {
    const message = errors[field]?.[0]
    const rejected = files.find((_, index) => `${field}.${index}` in errors)
    setError(message && rejected ? `«${isolateBidi(rejected.name)}»: ${message}` : message)
    return message !== undefined
  }

  return { files, error, showErrors, choose, limit }
}

export type AttachedPictures = ReturnType<typeof useAttachedPictures>
