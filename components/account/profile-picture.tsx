'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { Face } from '@/components/social/face'
import { CameraIcon } from '@/components/social/social-icons'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import type { Crop } from '@/components/ui/picture-crop'
import { send } from '@/lib/api/send'
import { deleteUserImage, updateUserImage } from '@/lib/contract/edit-profile'
import { useChange } from './use-change'

const PictureCrop = dynamic(
  () => import('@/components/ui/picture-crop').then((m) => m.PictureCrop),
  {
    loading: () => <Skeleton className="mx-auto aspect-square w-full max-w-sm" />,
  },
)

const MOST_BYTES = 10 * 1_048_576
const TOO_LARGE = 'حجم عکس از ۱۰ مگابایت بیشتر است.'

type Chosen = { file: File; src: string }

function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen])
  const choose = (file: File | undefined) => {
    if (!file) return
    if (file.size > MOST_BYTES) return void notify.error(TOO_LARGE)
    setChosen({ file, src: URL.createObjectURL(file) })
  }
  return { chosen, choose, forget: () => setChosen(null) }
}

/** Shows the customer's picture, changes it after a crop, or takes it away. */
export function ProfilePicture({ image }: { image: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const crop = useRef<Crop | null>(null)
  const { chosen, choose, forget } = useChosenPicture()
  const close = () => {
    forget()
    opener.current?.focus()
  }
  const save = useChange<File>({
    act: (file) => send(updateUserImage, { body: { ...crop.current }, files: [file] }),
    done: 'عکس شما عوض شد.',
    onDone: close,
  })
  const remove = useChange({
    act: () => send(deleteUserImage, {}),
    done: 'عکس شما برداشته شد.',
  })

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <Face image={image} size={80} early />
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label="برگزیدن عکس نمایه"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button
            ref={opener}
            variant="soft"
            size="sm"
            icon={<CameraIcon size={18} />}
            onClick={() => input.current?.click()}
          >
            {image ? 'عوض کردن عکس' : 'افزودن عکس'}
          </Button>
          {image && (
            <Button
              variant="ghost"
              size="sm"
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              برداشتن عکس
            </Button>
          )}
        </div>
      </div>
      {chosen && (
        <div className="mt-4 rounded-card border border-line p-4">
          <PictureCrop src={chosen.src} onCrop={(cut) => (crop.current = cut)} />
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            <Button size="sm" busy={save.isPending} onClick={() => save.mutate(chosen.file)}>
              ذخیرهٔ عکس
            </Button>
            <Button variant="ghost" size="sm" onClick={close}>
              انصراف
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
