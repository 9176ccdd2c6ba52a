'use client'

import dynamic from 'next/dynamic'
import Image from 'next/image'
import { useRef, useState, type KeyboardEvent } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import type { GalleryImage } from './gallery-image'
import { GalleryThumbnails } from './gallery-thumbnails'
import { IconButton } from './icon-button'
import { ZoomInIcon } from './icons'
import { showSlide, shownSlide } from './snap-track'

const ZoomDialog = dynamic(() => import('./zoom-dialog').then((module) => module.ZoomDialog))

type ImageGalleryProps = { images: readonly GalleryImage[]; label: string; sizes?: string }

export function ImageGallery(props: ImageGalleryProps) {
  const { images, label, sizes = '(max-width: 766px) 100vw, 480px' } = props
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<boolean | null>(null)

  function show(index: number): void {
    if (track.current) showSlide(track.current, Math.min(Math.max(index, 0), images.length - 1))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(shown + step)
  }

  return (
    <section aria-label={label}>
      <div className="relative overflow-hidden rounded-card bg-[radial-gradient(circle_at_50%_45%,rgb(var(--surface-paper)),rgb(var(--surface-ink-100)))]">
        <div
          ref={track}
          tabIndex={0}
          role="group"
          aria-label={`تصویر ${persianDigits(shown + 1)} از ${persianDigits(images.length)}`}
          onKeyDown={onKeyDown}
          onScroll={(event) => setShown(shownSlide(event.currentTarget))}
          className="scrollbar-none flex aspect-square snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-card focus-visible:-outline-offset-2"
        >
          {images.map((image, at) => (
            <div
              key={image.src}
              aria-hidden={at !== shown}
              className="relative w-full shrink-0 snap-start snap-always"
            >
              <Image
                src={image.src}
                alt={image.alt}
                fill
                sizes={sizes}
                preload={at === 0}
                className="object-cover"
              />
            </div>
          ))}
        </div>
        <IconButton
          label="بزرگ‌نمایی تصویر"
          variant="outline"
          size="sm"
          onClick={() => setZoomed(true)}
          className="absolute bottom-3 end-3"
        >
          <ZoomInIcon />
        </IconButton>
      </div>
      {images.length > 1 && <GalleryThumbnails images={images} shown={shown} onShow={show} />}
      {zoomed !== null && (
        <ZoomDialog
          open={zoomed}
          onOpenChange={setZoomed}
          images={images}
          start={shown}
          label={label}
        />
      )}
    </section>
  )
}
