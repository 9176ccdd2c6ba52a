'use client'

import { useEffect, useState } from 'react'

/** Without JavaScript the animation ends it at the same time. */
const MAX_DURATION = 2_000

/** Shows on a slow connection that the page is not interactive yet. */
export function PageLoadingBar() {
  const [starting, setStarting] = useState(true)
  useEffect(() => {
    const started = () => setStarting(false)
    const timer = setTimeout(started, document.readyState === 'complete' ? 0 : MAX_DURATION)
    window.addEventListener('load', started, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', started)
    }
  }, [])
  if (!starting) return null
  return (
    <div
      aria-hidden="true"
      data-starting
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 animate-starting bg-brand-500 rtl:origin-right"
    />
  )
}
