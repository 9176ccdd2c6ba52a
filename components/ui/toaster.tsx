'use client'

import { useSyncExternalStore } from 'react'
import { lazyComponent } from './lazy-component'
import { toastState } from './notify'

const ToastStack = lazyComponent(() => import('./toast-stack'))

/** Once in the root layout. The live region is there from the start, so that toasts put in it are read out. */
export function Toaster() {
  const { isReady, plain } = useSyncExternalStore(
    toastState.subscribe,
    toastState.now,
    toastState.onServer,
  )
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header,0px)+0.75rem)] z-toast px-4 phone:bottom-[calc(5.5rem+var(--notice,0px)+env(safe-area-inset-bottom))] phone:top-auto"
    >
      {plain !== '' && (
        <p className="mx-auto mb-2 w-fit max-w-md animate-rise-in rounded-control border border-line bg-paper px-4 py-3 text-md font-medium text-ink-900 shadow-card">
          {plain}
        </p>
      )}
      {isReady && <ToastStack />}
    </div>
  )
}
