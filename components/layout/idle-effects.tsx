'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { NewVersionNotice } from './new-version-notice'
import { scheduleVisitReport, registerServiceWorker } from '@/lib/client/service-worker'
import { prefetchOnIntent } from '@/lib/client/prefetch-on-intent'

/** Everything that waits until a page is alive; it is there before its build could be replaced. */
export default function IdleEffects() {
  const router = useRouter()
  const pathname = usePathname()
  // Of a page made on demand, the usual prefetch brings an outline without content.
  useEffect(
    () => prefetchOnIntent((href) => router.prefetch(href, { kind: PrefetchKind.FULL })),
    [router],
  )
  useEffect(registerServiceWorker, [])
  useEffect(() => scheduleVisitReport(pathname), [pathname])
  return <NewVersionNotice />
}
