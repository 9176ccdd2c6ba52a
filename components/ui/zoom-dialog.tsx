'use client'

import Image from 'next/image'
import { useState } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'
import { Dialog } from './dialog'
import { IconButton } from './icon-button'
import { ChevronEndIcon, ChevronStartIcon } from './icons'
import type { GalleryImage } from './gallery-image'

type ZoomDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  images: readonly GalleryImage[]
  start: number
  label: string
}

export function ZoomDialog({ images, start, label, ...dialog }: ZoomDialogProps) {
  return (
    <Dialog {...dialog} title={label} size="full">
      <ZoomedImages images={images} start={start} />
    </Dialog>
  )
}

function ZoomedImages({ images, start }: { images: readonly GalleryImage[]; start: number }) {
  const [at, setAt] = useState(start)
  const [near, setNear] = useState(false)
  const image = images[at]
  if (!image) return null

  function turn(step: number): void {
    setAt((at + step + images.length) % images.length)
    setNear(false)
  }

  return (
    <div className="flex h-full min-h-[60dvh] flex-col gap-3">
      <div className="min-h-0 flex-1 overflow-auto rounded-card bg-ink-50">
        <button
          type="button"
          aria-label={near ? 'کوچک‌نمایی' : 'بزرگ‌نمایی دو برابر'}
          aria-pressed={near}
          onClick={() => setNear(!near)}
          className={cn(
            'relative block focus-visible:-outline-offset-2',
            near ? 'size-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in',
          )}
        >
          <Image
            src={image.src}
            alt={image.alt}
            fill
            sizes="100vw"
            className="object-contain p-4"
          />
        </button>
      </div>
      {images.length > 1 && (
        <div className="flex items-center justify-center gap-4">
          <IconButton label="تصویر قبل" variant="outline" size="sm" onClick={() => turn(-1)}>
            <ChevronStartIcon />
          </IconButton>
          <span aria-live="polite" className="text-md text-ink-700">
            {persianDigits(at + 1)} از {persianDigits(images.length)}
          </span>
          <IconButton label="تصویر بعد" variant="outline" size="sm" onClick={() => turn(1)}>
            <ChevronEndIcon />
          </IconButton>
        </div>
      )}
    </div>
  )
}
