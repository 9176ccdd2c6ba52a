'use client'

import { pictureSizes } from '@/styles/breakpoints'
import { useRef, useState, type KeyboardEvent } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { type GalleryImage, GalleryThumbnails } from './gallery-thumbnails'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { ZoomInIcon } from './shop-icons'
import { lazyComponent, useLazyOpen } from './lazy-component'
import { Picture } from './picture'
import { scrollToSlide, getShownSlide } from './snap-track'

const ZoomDialog = lazyComponent(async () => ({
  default: (await import('./zoom-dialog')).ZoomDialog,
}))

const DEFAULT_SIZES = pictureSizes({ base: '100vw', desk: '30rem' })

type ImageGalleryProps = {
  images: readonly GalleryImage[]
  label: string
  sizes?: string
}

export function ImageGallery({ images, label, sizes = DEFAULT_SIZES }: ImageGalleryProps) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const zoom = useLazyOpen()

  function show(index: number): void {
    if (track.current) scrollToSlide(track.current, Math.min(Math.max(index, 0), images.length - 1))
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: shown + 1,
      ArrowRight: shown - 1,
      Home: 0,
      End: images.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  const note = images[shown]?.note
  const position = `تصویر ${persianDigits(shown + 1)} از ${persianDigits(images.length)}`
  return (
    <section aria-label={label}>
      <div className="stage relative overflow-hidden rounded-card">
        <div
          ref={track}
          tabIndex={0}
          role="group"
          aria-label={position}
          onKeyDown={handleKeyDown}
          onClick={zoom.show}
          onScroll={(event) => setShown(getShownSlide(event.currentTarget))}
          className="scrollbar-none flex aspect-square cursor-zoom-in snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-card focus-visible:-outline-offset-2 phone:aspect-[7/5]"
        >
          {images.map(({ note: _, ...image }, index) => (
            <div
              key={image.src}
              aria-hidden={index !== shown}
              className={cn(
                'relative w-full shrink-0 snap-start snap-always',
                index > 0 && 'drawn-aside',
              )}
            >
              <Picture
                {...image}
                sizes={sizes}
                isPriority={index === 0}
                className="absolute inset-0 size-full object-cover phone:object-contain"
              />
            </div>
          ))}
        </div>
        {images.length > 1 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute bottom-3 start-3 rounded-full bg-paper px-3 text-xs leading-7 text-ink-700 shadow-card print:hidden"
          >
            {persianDigits(shown + 1)} از {persianDigits(images.length)}
            {note && ` · ${note}`}
          </span>
        )}
        <IconButton
          label="بزرگ‌نمایی تصویر"
          variant="outline"
          size="sm"
          onClick={zoom.show}
          className="absolute bottom-3 end-3 print:hidden"
        >
          <ZoomInIcon />
        </IconButton>
      </div>
      {/* A phone is swiped, and has its first window for the name and the price. */}
      {images.length > 1 && (
        <div className="phone:hidden">
          <GalleryThumbnails images={images} shown={shown} onShow={show} />
        </div>
      )}
      {zoom.isRendered && (
        <ZoomDialog {...zoom.props} images={images} start={shown} label={label} />
      )}
    </section>
  )
}
