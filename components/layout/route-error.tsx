'use client'

import { useEffect } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { claimReload, isChunkError, reloadTowardsPressedLink } from '@/lib/client/chunk-errors'

type RouteErrorProps = { error: unknown; retry: () => void }

const RouteErrorView = lazyComponent(() => import('./route-error-view'), 'این صفحه')

function reloadOnce(): void {
  if (claimReload()) reloadTowardsPressedLink()
}

/** Every page carries it; what is seen of it comes with the error. */
export function RouteError({ error, retry }: RouteErrorProps) {
  const isLost = isChunkError(error)
  // After a lost chunk of an older build the page reloads once, when there is a connection.
  useEffect(() => {
    if (!isLost) return
    if (navigator.onLine) return reloadOnce()
    window.addEventListener('online', reloadOnce, { once: true })
    return () => window.removeEventListener('online', reloadOnce)
  }, [isLost])
  return (
    <div className="wrap min-h-96 py-16">
      <h1 className="sr-only">خطا در این صفحه</h1>
      <RouteErrorView isLost={isLost} retry={retry} />
    </div>
  )
}
