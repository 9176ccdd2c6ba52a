'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceChip } from '@/components/ui/chip'
import { FieldError } from '@/components/ui/field'
import { PictureCrop, type Crop } from '@/components/ui/picture-crop'
import type { Chosen } from '@/components/form/use-chosen-picture'

const SHAPES = [
  { name: 'square', label: 'مربع' },
  { name: 'tall', label: 'ایستاده' },
  { name: 'own', label: 'اصلی' },
] as const
type Shape = (typeof SHAPES)[number]['name']
const FLATTEST = 2

function ratioOf(shape: Shape, { width, height }: Chosen): number {
  if (shape === 'square') return 1
  if (shape === 'tall') return 4 / 5
  return Math.min(Math.max(width / height, 1 / FLATTEST), FLATTEST)
}

type PictureCutProps = {
  chosen: Chosen
  error: string
  onCrop: (crop: Crop) => void
  onForget: () => void
}

/** Which part of the picture is shown, and in what shape. */
export function PictureCut({ chosen, error, onCrop, onForget }: PictureCutProps) {
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
