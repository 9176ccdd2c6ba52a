'use client'

import { useEffect, useRef, useState } from 'react'
import { Face } from '@/components/social/face'
import { CameraIcon } from '@/components/social/social-icons'
import { Button } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { MEGABYTE } from '@/lib/contract/limits'

const NewPicture = latePart(() => import('./new-picture'))
const DropPicture = latePart(() => import('./drop-picture'))

const MOST_BYTES = 10 * MEGABYTE
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
  const [dropping, setDropping] = useState(false)
  const { chosen, choose, forget } = useChosenPicture()
  const close = () => {
    forget()
    setDropping(false)
    opener.current?.focus()
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <Face image={image} size={80} early />
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label="انتخاب عکس نمایه"
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
            {image ? 'تغییر عکس' : 'افزودن عکس'}
          </Button>
          {image && (
            <Button variant="ghost" size="sm" onClick={() => setDropping(true)}>
              برداشتن عکس
            </Button>
          )}
        </div>
      </div>
      {chosen && (
        <NewPicture
          {...chosen}
          onClose={close}
          onLost={close}
          waiting={<Skeleton className="mx-auto mt-4 aspect-square w-full max-w-sm" />}
        />
      )}
      {dropping && <DropPicture onClose={() => setDropping(false)} onDone={close} onLost={close} />}
    </div>
  )
}
