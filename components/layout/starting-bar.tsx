'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Says that a slow page is still waking up. Gone when it is alive; its animation ends it after two
 * seconds at the latest, also where no script ever runs.
 */
export function StartingBar() {
  const starting = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (!starting) return null
  return (
    <div
      aria-hidden
      data-starting
      className="pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 animate-starting bg-brand-500 rtl:origin-right"
    />
  )
}
