import { cn } from './cn'
import type { GalleryImage } from './gallery-image'
import { Picture } from './picture'
import type { useZoom } from './use-zoom'

type ZoomStageProps = {
  images: readonly GalleryImage[]
  at: number
  label: string
  describedBy: string
  zoom: ReturnType<typeof useZoom>
}

/** The picture between its neighbours, so that a finger pulls the next one in. */
export function ZoomStage({ images, at, label, describedBy, zoom }: ZoomStageProps) {
  const { stage, view, drag, held, handlers } = zoom
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
        view.scale > 1 ? (held ? 'cursor-grabbing' : 'cursor-grab') : 'cursor-zoom-in',
      )}
    >
      {images.map((image, index) => {
        const place = index - at
        if (Math.abs(place) > 1) return null
        const { scale, x, y } = place === 0 ? view : { scale: 1, x: 0, y: 0 }
        return (
          <div
            key={image.src}
            aria-hidden={place !== 0}
            className={cn('absolute inset-0', !held && 'transition-transform duration-200')}
            style={{
              transform: `translate3d(calc(${-place * 100}% + ${x + drag}px), ${y}px, 0) scale(${scale})`,
            }}
          >
            <Picture
              {...image}
              loading="eager"
              sizes="100vw"
              draggable={false}
              className="pointer-events-none absolute inset-0 size-full object-contain"
            />
          </div>
        )
      })}
    </div>
  )
}
