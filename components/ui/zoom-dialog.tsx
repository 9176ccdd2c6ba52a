'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { useId, useState, type KeyboardEvent } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { useDismissal } from './history-layers'
import { type GalleryImage, GalleryThumbnails } from './gallery-thumbnails'
import { IconButton } from './icon-button'
import { ChevronEndIcon, ChevronStartIcon, CloseIcon, MinusIcon, PlusIcon } from './icons'
import { useZoom } from './use-zoom'
import { cn } from './cn'
import { Picture } from './picture'

type ZoomStageProps = {
  images: readonly GalleryImage[]
  shownIndex: number
  label: string
  describedBy: string
  zoom: ReturnType<typeof useZoom>
}

/** A smaller picture is shown whole, as enlarging it would only blur it. */
const MIN_ZOOM_WIDTH = 1200

function hasPixelsToZoom(image: GalleryImage | undefined): boolean {
  return image !== undefined && image.width >= MIN_ZOOM_WIDTH
}

/** The picture between its neighbours, so that a finger pulls the next one in. */
function ZoomStage({ images, shownIndex, label, describedBy, zoom }: ZoomStageProps) {
  const { stage, view, drag, isHeld, handlers } = zoom
  const canZoom = hasPixelsToZoom(images[shownIndex])
  return (
    <div
      ref={stage}
      {...handlers}
      tabIndex={0}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={cn(
        'relative min-h-0 flex-1 touch-none select-none overflow-hidden focus-visible:-outline-offset-2',
        view.scale > 1 && (isHeld ? 'cursor-grabbing' : 'cursor-grab'),
        view.scale <= 1 && canZoom && 'cursor-zoom-in',
      )}
    >
      {images.map(({ note: _, ...image }, index) => {
        const offset = index - shownIndex
        if (Math.abs(offset) > 1) return null
        const { scale, x, y } = offset === 0 ? view : { scale: 1, x: 0, y: 0 }
        return (
          <div
            key={image.src}
            aria-hidden={offset !== 0}
            className={cn('absolute inset-0', !isHeld && 'transition-transform duration-200')}
            style={{
              transform: `translate3d(calc(${-offset * 100}% + ${x + drag}px), ${y}px, 0) scale(${scale})`,
            }}
          >
            <Picture
              {...image}
              loading="eager"
              sizes="100vw"
              draggable={false}
              style={{ maxWidth: image.width, maxHeight: image.height }}
              className="pointer-events-none absolute inset-0 m-auto size-full object-contain"
            />
          </div>
        )
      })}
    </div>
  )
}

type ZoomDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  images: readonly GalleryImage[]
  start: number
  label: string
}

export function ZoomDialog({ open, onOpenChange, images, start, label }: ZoomDialogProps) {
  const change = useDismissal({ open, onOpenChange })
  return (
    <Base.Root open={open} onOpenChange={(next) => change(next)}>
      <Base.Portal>
        <ZoomPopup images={images} start={start} label={label} />
      </Base.Portal>
    </Base.Root>
  )
}

const PAN = 80

type ZoomPopupProps = Pick<ZoomDialogProps, 'images' | 'start' | 'label'>

/** Mounted at each opening, so that it starts unzoomed at the picture shown in the gallery. */
function ZoomPopup({ images, start, label }: ZoomPopupProps) {
  const hint = useId()
  const [index, setIndex] = useState(start)
  const last = images.length - 1
  const image = images[index]
  const canZoom = hasPixelsToZoom(image)
  const zoom = useZoom({ canZoom, canSwipe: images.length > 1, onSwipe: turn })
  const { view, zoomIn, zoomOut, reset, move } = zoom
  const isNear = view.scale > 1

  function show(next: number): void {
    setIndex(Math.min(Math.max(next, 0), last))
    reset()
  }
  function turn(step: number): void {
    show(index + step)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const keys: Record<string, () => void> = {
      ArrowLeft: () => (isNear ? move(PAN, 0) : turn(1)),
      ArrowRight: () => (isNear ? move(-PAN, 0) : turn(-1)),
      ArrowUp: () => move(0, PAN),
      ArrowDown: () => move(0, -PAN),
      Home: () => show(0),
      End: () => show(last),
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': reset,
    }
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const position = `تصویر ${persianDigits(index + 1)} از ${persianDigits(images.length)}`
  return (
    <Base.Popup
      data-whole-window
      initialFocus={zoom.stage}
      onKeyDown={handleKeyDown}
      className="fixed inset-0 z-overlay flex flex-col bg-paper text-ink-900 outline-none transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
    >
      <Base.Title className="sr-only">{label}</Base.Title>
      <p id={hint} className="sr-only">
        با + و − بزرگ و کوچک کنید؛ با کلیدهای جهت جابه‌جا شوید.
      </p>
      <div className="flex shrink-0 items-center gap-1 px-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <Base.Close
          render={
            <IconButton label="بستن">
              <CloseIcon />
            </IconButton>
          }
        />
        <p aria-live="polite" className="flex-1 text-center text-md text-ink-700">
          {position}
          {isNear && (
            <span className="sr-only">
              ، {persianDigits(view.scale.toFixed(1).replace('.', '٫'))} برابر
            </span>
          )}
        </p>
        <IconButton label="کوچک‌نمایی" aria-disabled={!isNear} onClick={zoomOut}>
          <MinusIcon />
        </IconButton>
        <IconButton label="بزرگ‌نمایی" aria-disabled={!canZoom} onClick={zoomIn}>
          <PlusIcon />
        </IconButton>
      </div>
      <div className="relative flex min-h-0 flex-1">
        <ZoomStage
          images={images}
          shownIndex={index}
          label={image ? `${position}: ${image.alt}` : position}
          describedBy={hint}
          zoom={zoom}
        />
        {index > 0 && (
          <IconButton
            label="تصویر قبلی"
            variant="outline"
            onClick={() => turn(-1)}
            className="absolute start-3 top-1/2 -mt-6 !rounded-full shadow-card phone:hidden"
          >
            <ChevronStartIcon />
          </IconButton>
        )}
        {index < last && (
          <IconButton
            label="تصویر بعدی"
            variant="outline"
            onClick={() => turn(1)}
            className="absolute end-3 top-1/2 -mt-6 !rounded-full shadow-card phone:hidden"
          >
            <ChevronEndIcon />
          </IconButton>
        )}
      </div>
      {images.length > 1 && (
        <div className="flex shrink-0 justify-center px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <GalleryThumbnails images={images} shown={index} onShow={show} />
        </div>
      )}
    </Base.Popup>
  )
}
