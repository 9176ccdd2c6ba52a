'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Room for the header of the shop, under which the heads go out of sight. */
const HEADER_MARGIN = '-72px 0px 0px 0px'

/** Marks itself once the first row of its table is out of sight, which brings the bar of its second row. */
export function CompareScroller({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isPastHead, setPastHead] = useState(false)

  useEffect(() => {
    const head = ref.current?.querySelector('thead th')
    if (!head) return
    const observer = new IntersectionObserver(
      ([entry]) => setPastHead(entry !== undefined && !entry.isIntersecting),
      { rootMargin: HEADER_MARGIN },
    )
    observer.observe(head)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={ref}
      role="region"
      aria-label="جدول مقایسه"
      tabIndex={0}
      data-past-head={isPastHead || undefined}
      className="group/scroller relative max-h-[calc(100dvh-9rem)] scroll-mt-4 overflow-auto overscroll-x-contain rounded-card bg-paper shadow-card lg:max-h-none lg:overflow-visible short:max-h-none"
    >
      {children}
    </div>
  )
}
