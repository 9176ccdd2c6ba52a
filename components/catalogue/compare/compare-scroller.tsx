'use client'

import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'

/** Room for the header of the shop, under which the heads go out of sight. */
const HEADER_MARGIN = '-72px 0px 0px 0px'

type CompareScrollerProps = {
  style: CSSProperties
  /** More than two columns: a phone shows them small. */
  isNarrow: boolean
  /** Stands under the header once the first row of the table is out of sight. */
  bar: ReactNode
  children: ReactNode
}

function follow(leader: HTMLElement, follower: RefObject<HTMLElement | null>): void {
  if (follower.current) follower.current.scrollLeft = leader.scrollLeft
}

/** The page scrolls the rows; only the columns are scrolled here, and those of the bar along with them. */
export function CompareScroller({ style, isNarrow, bar, children }: CompareScrollerProps) {
  const tableRef = useRef<HTMLDivElement>(null)
  const barRef = useRef<HTMLDivElement>(null)
  const [isPastHead, setPastHead] = useState(false)

  useEffect(() => {
    const head = tableRef.current?.querySelector('thead th')
    if (!head) return
    const observer = new IntersectionObserver(
      ([entry]) =>
        setPastHead(
          entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0,
        ),
      { rootMargin: HEADER_MARGIN },
    )
    observer.observe(head)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      style={style}
      data-narrow={isNarrow || undefined}
      data-past-head={isPastHead || undefined}
      className="group/scroller relative -mx-3 grid grid-cols-[minmax(0,1fr)] rounded-card bg-ground md:mx-0 phone:data-[narrow]:-mx-1.5"
    >
      {/* In the table's own cell, so that it goes no further down than the table. */}
      <div className="under-header pointer-events-none z-sticky h-fit [grid-area:1/1] print:hidden">
        <div
          ref={barRef}
          data-buy-heads
          onScroll={({ currentTarget }) => follow(currentTarget, tableRef)}
          className="scrollbar-none invisible relative overflow-x-auto border-b border-line bg-ground opacity-0 transition-opacity duration-200 group-data-[past-head]/scroller:pointer-events-auto group-data-[past-head]/scroller:visible group-data-[past-head]/scroller:opacity-100"
        >
          {bar}
        </div>
      </div>
      <div
        ref={tableRef}
        role="region"
        aria-label="جدول مقایسه"
        tabIndex={0}
        onScroll={({ currentTarget }) => follow(currentTarget, barRef)}
        className="relative snap-x snap-mandatory scroll-mt-4 overflow-x-auto overscroll-x-contain rounded-card [grid-area:1/1] md:snap-none"
      >
        {children}
      </div>
    </div>
  )
}
