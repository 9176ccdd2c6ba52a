'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import {
  addPictures,
  describePicturesLimit,
  findPicturesError,
  type PicturesLimit,
} from '@/lib/domain/attached-pictures'

type PicturesFieldProps = {
  label: string
  files: File[]
  onFilesChange: (files: File[]) => void
  limit: PicturesLimit
  /** What they are for. */
  hint?: string | undefined
  error?: string | undefined
}

/** Some pictures beside a text; each can be removed before it is sent. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, files, onFilesChange, limit, hint, error } = props
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const containerRef = useRef<HTMLDivElement>(null)
  const [limitError, setLimitError] = useState<string>()

  function add(chosen: File[]): void {
    const added = addPictures(files, chosen, limit)
    setLimitError(added.error)
    onFilesChange(added.files)
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
      {files.length < limit.most && (
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
        {hint && <span className="block">{hint} </span>}
        {describePicturesLimit(limit)}
      </p>
      <FieldError id={`${id}-error`} text={limitError ?? error} />
    </div>
  )
}

/** The pictures of a form, which are no values of it, and their errors. */
export function useAttachedPictures(limit: PicturesLimit & { field: string }) {
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
    const message = findPicturesError(field, files, errors)
    setError(message)
    return message !== undefined
  }

  return { files, error, showErrors, choose, limit }
}

export type AttachedPictures = ReturnType<typeof useAttachedPictures>
