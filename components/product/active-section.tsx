'use client'

import { useEffect, useRef } from 'react'

/** Marks the tab of the section that is read; what does it comes with the first scroll. */
export function ActiveSection() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const row = ref.current?.parentElement
    if (!row) return
    let stop = () => {}
    let isLeft = false
    const load = () => {
      void import('./watch-sections').then(
        ({ watchSections }) => {
          if (!isLeft) stop = watchSections(row)
        },
        () => undefined,
      )
    }
    window.addEventListener('scroll', load, { once: true, passive: true })
    return () => {
      isLeft = true
      window.removeEventListener('scroll', load)
      stop()
    }
  }, [])
  return <span ref={ref} hidden />
}
