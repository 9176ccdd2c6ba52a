'use client'

import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { CarouselControls } from './carousel-controls'
import { cn } from './cn'
import { useReducedMotion } from './reduced-motion'
import { showSlide, shownSlide } from './snap-track'

type CarouselProps = {
  label: string
  slides: readonly ReactNode[]
  /** Milliseconds a slide stays; 0 turns turning off. */
  interval?: number
  className?: string
}

/** The slides are a snapping list, so a finger moves them even before this script has come. */
export function Carousel({ label, slides, interval = 6000, className }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const still = useReducedMotion() || interval === 0 || slides.length < 2
  const turning = !still && !stopped && !held

  function show(index: number): void {
    if (track.current) showSlide(track.current, (index + slides.length) % slides.length)
  }

  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => {
      const list = track.current
      if (list && !document.hidden) showSlide(list, (shownSlide(list) + 1) % slides.length)
    }, interval)
    return () => clearInterval(timer)
  }, [turning, interval, slides.length])

  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
  }
  return (
    <section
      aria-roledescription="نمایش اسلاید"
      aria-label={label}
      className={cn('deep relative overflow-hidden rounded-panel', className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={release}
    >
      <div
        ref={track}
        aria-live={turning ? 'off' : 'polite'}
        onScroll={(event) => setShown(shownSlide(event.currentTarget))}
        className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto scroll-smooth"
      >
        {slides.map((slide, at) => (
          <div
            key={at}
            role="group"
            aria-roledescription="اسلاید"
            aria-label={`${persianDigits(at + 1)} از ${persianDigits(slides.length)}`}
            inert={at !== shown}
            className={cn(
              'relative w-full shrink-0 snap-start snap-always',
              at > 0 && 'drawn-aside',
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
          stopped={stopped}
          onStop={still ? undefined : setStopped}
        />
      )}
    </section>
  )
}
