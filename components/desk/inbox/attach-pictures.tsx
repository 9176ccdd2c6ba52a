import { useEffect, useId, useRef, useState } from 'react'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import {
  addPictures,
  describePicturesLimit,
  type PicturesLimit,
} from '@/lib/domain/attached-pictures'
import { DeskButton } from '../ui/desk-button'

type AttachPicturesProps = {
  files: readonly File[]
  limit: PicturesLimit
  error: string | undefined
  onChange: (files: File[]) => void
}

/** Pictures that go with an answer; each can be removed before it is sent. */
export function AttachPictures({ files, limit, error, onChange }: AttachPicturesProps) {
  const id = useId()
  const groupRef = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [limitError, setLimitError] = useState<string>()
  const complaint = limitError ?? error
  const add = (chosen: File[]) => {
    const added = addPictures(files, chosen, limit)
    setLimitError(added.error)
    onChange(added.files)
  }
  const remove = (file: File) => {
    setLimitError(undefined)
    onChange(files.filter((one) => one !== file))
    // The pressed button is removed with its picture.
    groupRef.current?.focus()
  }
  return (
    <div
      ref={groupRef}
      role="group"
      tabIndex={-1}
      aria-label="عکس پیوست"
      aria-describedby={complaint ? `${id}-error` : undefined}
      className="me-auto flex min-w-0 flex-wrap items-center gap-2 outline-none"
    >
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label="عکس پیوست"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {files.length < limit.most && (
        <DeskButton
          variant="plain"
          title={describePicturesLimit(limit)}
          onClick={() => input.current?.click()}
        >
          <PlusIcon size={16} />
          عکس
        </DeskButton>
      )}
      {files.length > 0 && (
        <ul className="flex min-w-0 flex-wrap gap-1.5">
          {files.map((file, at) => (
            <li
              key={`${file.name} ${at}`}
              className="flex min-w-0 max-w-44 items-center gap-1.5 rounded-lg border border-line ps-1 text-[12px]"
            >
              <AttachedPicture file={file} />
              <span className="truncate" dir="auto">
                {file.name}
              </span>
              <button
                type="button"
                aria-label={`برداشتن ${file.name}`}
                className="text-note hover:bg-hover grid size-7 shrink-0 place-items-center rounded-lg phone:size-11"
                onClick={() => remove(file)}
              >
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {complaint && (
        <p id={`${id}-error`} role="alert" className="text-late-ink basis-full text-[12px]">
          {complaint}
        </p>
      )}
    </div>
  )
}

/** What is in it: the names that a phone gives its pictures say nothing. */
function AttachedPicture({ file }: { file: File }) {
  const imageRef = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    imageRef.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <Picture
      ref={imageRef}
      width={28}
      height={28}
      className="bg-picture size-7 shrink-0 rounded-md object-cover"
    />
  )
}
