'use client'

import { useRef, useState, type DragEvent } from 'react'
import { CameraIcon, PictureIcon } from '@/components/ui/account-icons'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { Medallion } from '@/components/ui/ornaments'
import { ChoiceChip } from '@/components/ui/chip'
import { PictureCrop, type Crop } from '@/components/ui/picture-crop'
import type { ChosenPicture } from '@/components/form/use-chosen-picture'

const KINDS = 'image/jpeg,image/png,image/webp'

type PictureChooserProps = { error: string; onChoose: (file: File | undefined) => void }

/** A place to drop a picture, and two buttons: from this device's pictures, and from its camera. */
export function PictureChooser({ error, onChoose }: PictureChooserProps) {
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const take = (input: HTMLInputElement) => {
    onChoose(input.files?.[0])
    input.value = ''
  }
  const inputProps = { type: 'file', accept: KINDS, tabIndex: -1, className: 'sr-only' } as const
  return (
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onChoose(event.dataTransfer.files[0])
      }}
      className={cn(
        'grid min-h-[320px] place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed p-6 text-center md:min-h-full',
        isOver ? 'border-brand-600 bg-brand-50' : 'border-edge bg-ink-50',
      )}
    >
      <Medallion>
        <PictureIcon size={30} />
      </Medallion>
      <p className="font-bold phone:hidden">عکس را اینجا رها کنید</p>
      <p className="text-sm text-ink-500">JPG، PNG یا WebP، حداکثر ۱۰ مگابایت</p>
      <div className="flex flex-wrap justify-center gap-2">
        <input
          {...inputProps}
          ref={file}
          aria-label="انتخاب عکس"
          onChange={({ target }) => take(target)}
        />
        <Button onClick={() => file.current?.click()}>انتخاب عکس</Button>
        <input
          {...inputProps}
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

const SHAPES = [
  { name: 'square', label: 'مربع' },
  { name: 'tall', label: 'ایستاده' },
  { name: 'own', label: 'اصلی' },
] as const
type Shape = (typeof SHAPES)[number]['name']
const MAX_RATIO = 2

function ratioOf(shape: Shape, { width, height }: ChosenPicture): number {
  if (shape === 'square') return 1
  if (shape === 'tall') return 4 / 5
  return Math.min(Math.max(width / height, 1 / MAX_RATIO), MAX_RATIO)
}

type PictureCropperProps = {
  chosen: ChosenPicture
  error: string
  onCrop: (crop: Crop) => void
  onForget: () => void
}

/** Which part of the picture is shown, and in what shape. */
export function PictureCropper({ chosen, error, onCrop, onForget }: PictureCropperProps) {
  const [shape, setShape] = useState<Shape>('square')
  return (
    <div>
      <PictureCrop
        key={`${chosen.src} ${shape}`}
        src={chosen.src}
        ratio={ratioOf(shape, chosen)}
        onCrop={onCrop}
      />
      <fieldset className="mx-auto mt-3 flex max-w-sm flex-wrap gap-2">
        <legend className="sr-only">شکل عکس</legend>
        {SHAPES.map(({ name, label }) => (
          <ChoiceChip
            key={name}
            name="shape"
            value={name}
            checked={shape === name}
            onChange={() => setShape(name)}
          >
            {label}
          </ChoiceChip>
        ))}
        <Button variant="link" size="sm" className="ms-auto !px-2" onClick={onForget}>
          عکس دیگر
        </Button>
      </fieldset>
      <FieldError id="picture-error" text={error || undefined} />
    </div>
  )
}
