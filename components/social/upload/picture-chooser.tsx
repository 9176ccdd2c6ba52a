'use client'

import { useRef, useState, type DragEvent } from 'react'
import { CameraIcon, PictureIcon } from '@/components/social/social-icons'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { Medallion } from '@/components/ui/shamseh'

const KINDS = 'image/jpeg,image/png,image/webp'

type PictureChooserProps = { error: string; onChoose: (file: File | undefined) => void }

/** A place to drop a picture, and two buttons: from this device's pictures, and from its camera. */
export function PictureChooser({ error, onChoose }: PictureChooserProps) {
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const take = (input: HTMLInputElement) => {
    onChoose(input.files?.[0])
    input.value = ''
  }
  const hidden = { type: 'file', accept: KINDS, tabIndex: -1, className: 'sr-only' } as const
  return (
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onChoose(event.dataTransfer.files[0])
      }}
      className={cn(
        'grid min-h-[320px] place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed p-6 text-center md:min-h-full',
        over ? 'border-brand-600 bg-brand-50' : 'border-edge bg-ink-50',
      )}
    >
      <Medallion>
        <PictureIcon size={30} />
      </Medallion>
      <p className="font-bold phone:hidden">عکس را اینجا رها کنید</p>
      <p className="text-sm text-ink-500">JPG، PNG یا WebP، حداکثر ۱۰ مگابایت</p>
      <div className="flex flex-wrap justify-center gap-2">
        <input
          {...hidden}
          ref={file}
          aria-label="انتخاب عکس"
          onChange={({ target }) => take(target)}
        />
        <Button onClick={() => file.current?.click()}>انتخاب عکس</Button>
        <input
          {...hidden}
          ref={camera}
          capture="environment"
          aria-label="عکس گرفتن"
          onChange={({ target }) => take(target)}
        />
        <Button
          variant="ghost"
          icon={<CameraIcon />}
          className="hidden [@media(pointer:coarse)]:inline-flex"
          onClick={() => camera.current?.click()}
        >
          عکس گرفتن
        </Button>
      </div>
      <FieldError id="picture-error" text={error || undefined} />
    </div>
  )
}
