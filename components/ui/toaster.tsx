'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastsNeeded } from './notify'

const ToastStack = lazy(() => import('./toast-stack'))

/** Once in the root layout. The live region is there from the start, so that toasts put in it are read out. */
export function Toaster() {
  const needed = useSyncExternalStore(
    toastsNeeded.subscribe,
    toastsNeeded.now,
    toastsNeeded.onServer,
  )
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[max(1rem,env(safe-area-inset-top))] z-toast px-4"
    >
      {needed && (
        <Suspense>
          <ToastStack />
        </Suspense>
      )}
    </div>
  )
}
