'use client'

import { useEffect, useState } from 'react'

/** Without JavaScript the animation ends it at the same time. */
const DURATION = 2_000

/** Shows that a page has just been loaded. */
export function PageLoadingBar() {
  const [isStarting, setIsStarting] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsStarting(false), DURATION)
    return () => clearTimeout(timer)
  }, [])
  if (!isStarting) return null
  return (
    <div
      aria-hidden="true"
      data-starting
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 animate-starting bg-brand-500 rtl:origin-right"
    />
  )
}
