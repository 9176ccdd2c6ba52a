'use client'

import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { watchTyping } from '@/lib/client/page-activity'
import { watchChunkErrors } from '@/lib/client/chunk-errors'

const IDLE_DELAY = 1_000

const IdleEffects = lazyComponent(() => import('./idle-effects'))

/** Once in the root layout: what a page needs only when it is drawn and alive comes a second later. */
export function WhenIdle({ scripts }: { scripts?: readonly string[] | undefined }) {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLater, IDLE_DELAY, true)
    const cleanups = [watchChunkErrors(), watchTyping(), () => clearTimeout(timer)]
    return () => cleanups.forEach((cleanUp) => cleanUp())
  }, [])
  return isLater ? <IdleEffects scripts={scripts} /> : null
}
