'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { cn } from '@/components/ui/cn'

/** Without JavaScript the animation ends it at the same time. */
const DURATION = 2_000

function subscribeToLoad(onLoad: () => void): () => void {
  window.addEventListener('load', onLoad)
  return () => window.removeEventListener('load', onLoad)
}

/** Shows that a page is being loaded: the flag of the start lasts two seconds, what is seen of it until all is there. */
export function PageLoadingBar() {
  const [isStarting, setIsStarting] = useState(true)
  const isLoaded = useSyncExternalStore(
    subscribeToLoad,
    () => document.readyState === 'complete',
    () => false,
  )
  useEffect(() => {
    const timer = setTimeout(() => setIsStarting(false), DURATION)
    return () => clearTimeout(timer)
  }, [])
  if (!isStarting) return null
  return (
    <div
      aria-hidden="true"
      data-starting
      className={cn(
        'pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 animate-starting bg-brand-500 rtl:origin-right print:hidden',
        isLoaded && 'hidden',
      )}
    />
  )
}
