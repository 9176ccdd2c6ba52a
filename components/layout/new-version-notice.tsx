'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { IconButton } from '@/components/ui/icon-button'
import { CloseIcon } from '@/components/ui/icons'
import { watchBuilds } from '@/lib/client/watch-builds'
import { isBusy, subscribeToActivity } from '@/lib/client/page-activity'
import { onChunkError } from '@/lib/client/chunk-errors'
import { updateServiceWorker } from '@/lib/client/service-worker'

function findFollowedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target) return null
  return link.origin === window.location.origin ? link : null
}

/**
 * From now on a link loads its page whole. The router leaves a link with a target to the browser,
 * while a link that does something else when it is pressed still does that.
 */
export function forceFullPageLoads(): () => void {
  function handleClick(event: MouseEvent): void {
    const link = findFollowedLink(event)
    if (!link || isBusy()) return
    link.target = '_top'
    setTimeout(() => link.removeAttribute('target'))
  }
  document.addEventListener('click', handleClick, true)
  return () => document.removeEventListener('click', handleClick, true)
}

type UpdateState = 'none' | 'offered' | 'required' | 'dismissed'

/** A newer build is offered in a corner and comes with the next page; no page reloads by itself. */
export function NewVersionNotice() {
  const [updateState, setUpdateState] = useState<UpdateState>('none')
  const isShopperBusy = useSyncExternalStore(subscribeToActivity, isBusy, () => true)
  const isNewer = updateState !== 'none'
  useEffect(
    () =>
      watchBuilds(() => {
        updateServiceWorker()
        setUpdateState('offered')
      }),
    [],
  )
  useEffect(() => onChunkError(() => setUpdateState('required')), [])
  useEffect(() => (isNewer ? forceFullPageLoads() : undefined), [isNewer])
  const isShown = updateState === 'required' || (updateState === 'offered' && !isShopperBusy)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-popup flex px-4 desk:bottom-6 desk:px-6 print:hidden"
    >
      {isShown && (
        <div className="pointer-events-auto flex animate-rise-in items-center gap-2 rounded-card border border-line bg-paper py-2 pe-1 ps-4 text-sm shadow-card">
          <p className="text-pretty">
            {updateState === 'required'
              ? 'این بخش از نسخهٔ پیشین فروشگاه است؛ برای ادامه صفحه را تازه کنید.'
              : 'نسخهٔ تازه‌ای از فروشگاه آماده است.'}
          </p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className={buttonVariants({ size: 'sm', variant: 'soft' })}
          >
            تازه کردن صفحه
          </button>
          <IconButton label="بستن" size="sm" onClick={() => setUpdateState('dismissed')}>
            <CloseIcon size={18} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
