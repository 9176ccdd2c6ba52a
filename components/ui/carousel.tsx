'use client'

import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'
import { scrollToSlide, getShownSlide } from './snap-track'
import { IconButton } from './icon-button'
import { ChevronEndIcon, ChevronStartIcon } from './icons'
import { PauseIcon, PlayIcon } from './carousel-icons'
import { useMediaQuery } from './use-media-query'

type CarouselControlsProps = {
  count: number
  shown: number
  onShow: (index: number) => void
  isStopped: boolean
  /** Absent where nothing turns by itself. */
  onStop?: ((isStopped: boolean) => void) | undefined
}

function CarouselControls(props: CarouselControlsProps) {
  const { count, shown, onShow, isStopped, onStop } = props
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex items-center gap-2 px-4 pb-3 desk:px-14 desk:pb-4 phone:justify-end phone:px-3 phone:pb-1.5 [&>*]:pointer-events-auto">
      <div className="flex">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={`اسلاید ${persianDigits(index + 1)}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="group grid h-8 min-w-6 place-items-center rounded-control px-[3px] finger:h-11 finger:min-w-7"
          >
            <span
              className={cn(
                'h-2 rounded-full',
                index === shown ? 'w-[26px] bg-white' : 'w-2 bg-white/50 group-hover:bg-white/80',
              )}
            />
          </button>
        ))}
      </div>
      {onStop && (
        <IconButton
          label={isStopped ? 'ادامهٔ چرخش اسلایدها' : 'توقف چرخش اسلایدها'}
          variant="glass"
          size="xs"
          className="relative finger:after:absolute finger:after:-inset-1.5"
          onClick={() => onStop(!isStopped)}
        >
          {isStopped ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
        </IconButton>
      )}
      <span className="flex gap-2 phone:hidden">
        <IconButton label="اسلاید قبل" variant="glass" size="sm" onClick={() => onShow(shown - 1)}>
          <ChevronStartIcon />
        </IconButton>
        <IconButton label="اسلاید بعد" variant="glass" size="sm" onClick={() => onShow(shown + 1)}>
          <ChevronEndIcon />
        </IconButton>
      </span>
    </div>
  )
}

/** What lies over the page, or is typed into: nothing moves by itself behind it. */
const OPEN_LAYER = '[role="dialog"], [role="listbox"], header [aria-expanded="true"]'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

type CarouselProps = {
  label: string
  slides: readonly ReactNode[]
  /** Milliseconds a slide stays; 0 turns turning off. */
  interval?: number
  /** The slide that it stands on while it is given. */
  held?: number | undefined
  className?: string
}

/** The slides are a snapping list, so a finger moves them even before this script has come. */
export function Carousel({ label, slides, interval = 6000, held, className }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const isStatic = useMediaQuery(REDUCED_MOTION) || interval === 0 || slides.length < 2
  const isTurning = !isStatic && !isStopped && !isPaused && held === undefined

  function show(index: number): void {
    if (track.current) scrollToSlide(track.current, (index + slides.length) % slides.length)
  }

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => {
      const list = track.current
      if (!list || document.hidden || document.querySelector(OPEN_LAYER)) return
      scrollToSlide(list, (getShownSlide(list) + 1) % slides.length)
    }, interval)
    return () => clearInterval(timer)
  }, [isTurning, interval, slides.length])

  useEffect(() => {
    if (held !== undefined && track.current) scrollToSlide(track.current, held)
  }, [held, slides.length])

  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false)
  }
  return (
    <section
      aria-roledescription="نمایش اسلاید"
      aria-label={label}
      className={cn('deep relative overflow-hidden rounded-panel', className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={release}
    >
      <div
        ref={track}
        aria-live={isTurning ? 'off' : 'polite'}
        onScroll={(event) => setShown(getShownSlide(event.currentTarget))}
        className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto scroll-smooth"
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="اسلاید"
            aria-label={`${persianDigits(index + 1)} از ${persianDigits(slides.length)}`}
            inert={index !== shown}
            className={cn(
              'relative w-full shrink-0 snap-start snap-always',
              index > 0 && 'drawn-aside',
            )}
          >
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <CarouselControls
          count={slides.length}
          shown={shown}
          onShow={show}
          isStopped={isStopped}
          onStop={isStatic ? undefined : setStopped}
        />
      )}
    </section>
  )
}
