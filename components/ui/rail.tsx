'use client'

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { ChevronEndIcon, ChevronStartIcon } from './icons'
import { getScrollEdges, scrollPages } from './snap-track'

type RailProps = {
  /** What the list holds; screen readers hear it. */
  label: string
  /** `RailItem`s. */
  children: ReactNode
  className?: string
  listClassName?: string
}

/** A sideways list: fingers scroll it, wide screens get two buttons over its edges. */
export function Rail({ label, children, className, listClassName }: RailProps) {
  const track = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ start: true, end: true })

  useEffect(() => {
    const list = track.current
    if (!list) return
    const updateEdges = () =>
      setEdges((before) => {
        const now = getScrollEdges(list)
        return before.start === now.start && before.end === now.end ? before : now
      })
    const observer = new ResizeObserver(updateEdges)
    observer.observe(list)
    list.addEventListener('scroll', updateEdges, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', updateEdges)
    }
  }, [])

  const scrollBy = (pages: number) => track.current && scrollPages(track.current, pages)
  return (
    <div role="group" aria-label={label} className={cn('group relative min-w-0', className)}>
      <ul
        ref={track}
        className={cn(
          'fades-on-phone scrollbar-none relative flex snap-x snap-mandatory gap-2.5 overflow-x-auto scroll-smooth desk:gap-4',
          listClassName,
        )}
      >
        {children}
      </ul>
      <RailArrow
        label="قبلی"
        isHidden={edges.start}
        className="start-2"
        onClick={() => scrollBy(-1)}
      >
        <ChevronStartIcon />
      </RailArrow>
      <RailArrow label="بعدی" isHidden={edges.end} className="end-2" onClick={() => scrollBy(1)}>
        <ChevronEndIcon />
      </RailArrow>
    </div>
  )
}

type RailArrowProps = {
  label: string
  isHidden: boolean
  className: string
  onClick: () => void
  children: ReactNode
}

function RailArrow({ label, isHidden, className, onClick, children }: RailArrowProps) {
  return (
    <IconButton
      label={label}
      variant="outline"
      size="sm"
      onClick={onClick}
      className={cn(
        'absolute top-[22%] z-20 -mt-[22px] rounded-full shadow-card phone:hidden',
        isHidden && 'invisible',
        className,
      )}
    >
      {children}
    </IconButton>
  )
}

export function RailItem({ className, ...item }: ComponentProps<'li'>) {
  return <li className={cn('shrink-0 snap-start', className)} {...item} />
}
