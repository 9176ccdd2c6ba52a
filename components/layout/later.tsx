'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { NewVersion } from './new-version'
import { keepVisited, startWorker } from './offline-pages'
import { prefetchOnIntent } from './prefetch-intent'

/** Everything that waits until a page is alive; it is there before its build could be replaced. */
export function Later() {
  const router = useRouter()
  const pathname = usePathname()
  // Of a page made on demand, the usual prefetch brings an outline without content.
  useEffect(
    () => prefetchOnIntent((href) => router.prefetch(href, { kind: PrefetchKind.FULL })),
    [router],
  )
  useEffect(startWorker, [])
  useEffect(() => keepVisited(pathname), [pathname])
  return <NewVersion />
}
