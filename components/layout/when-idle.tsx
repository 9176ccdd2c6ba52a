'use client'

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { watchTyping } from '@/lib/client/page-activity'
import { watchChunkErrors } from '@/lib/client/chunk-errors'

const IDLE_DELAY = 1_000
function EmptyComponent() {
  return null
}

/** A page is whole without it. */
const IdleEffects = lazy<ComponentType>(() =>
  import('./idle-effects').then(
    (module) => ({ default: module.IdleEffects }),
    () => ({ default: EmptyComponent }),
  ),
)

/** Once in the root layout: what a page needs only when it is drawn and alive comes a second later. */
export function WhenIdle() {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLater, IDLE_DELAY, true)
    const ends = [watchChunkErrors(), watchTyping(), () => clearTimeout(timer)]
    return () => ends.forEach((end) => end())
  }, [])
  return isLater ? (
    <Suspense>
      <IdleEffects />
    </Suspense>
  ) : null
}
