'use client'

import { useEffect, useSyncExternalStore } from 'react'
import {
  getCurrentSecond,
  getServerSecond,
  subscribeToSeconds,
} from '@/components/ui/seconds-clock'
import { persianDigits } from '@/lib/persian/digits'
import { useIsPageHeld, useOfflineLinks } from './desk-router'
import { useHeldMovesState } from './held-moves-provider'

function subscribeToLine(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** What is not taken back so easily, such as money, waits for the line. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToLine,
    () => navigator.onLine,
    () => true,
  )
}

let offlineSince: number | null = null

/** In milliseconds; null while there is a line. */
function readOfflineSince(): number | null {
  if (navigator.onLine) offlineSince = null
  else offlineSince ??= Date.now()
  return offlineSince
}

/** That there is no line, since when, and what waits for it. */
export function OfflineBar() {
  const since = useSyncExternalStore(subscribeToLine, readOfflineSince, () => null)
  const { queued, held } = useHeldMovesState()
  const isPageHeld = useIsPageHeld()
  useOfflineLinks()
  const waiting = held === null || since === null ? queued : [...queued, held]
  const count = waiting.reduce((sum, { moves }) => sum + moves.length, 0)
  useEffect(() => {
    if (count === 0) return
    // Another page of the desk keeps them; a closed tab does not.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [count])
  return (
    <div className="bg-soon-bg text-soon-ink flex shrink-0 flex-wrap items-center gap-x-3 px-5 print:hidden">
      {/* Read out when it changes; minutes that pass are for the eye alone. */}
      <p role="status" className="min-w-0 flex-1 py-2 empty:hidden">
        {since !== null && (
          <>
            <b className="font-semibold">
              <OfflineMinutes since={since} />
              اینترنت این دستگاه قطع است.
            </b>{' '}
            {count > 0
              ? `${persianDigits(count)} جابه‌جایی این‌جا مانده است و پس از وصل شدن به ترتیب می‌رود. `
              : 'آنچه می‌بینید پیش از قطع شدن خوانده شده است. '}
            بازپرداخت، پیامک و انتشار تا وصل شدن بسته است.
            {isPageHeld && (
              <b className="block font-semibold">
                صفحه‌ای که خواستید خوانده نشده است و تا وصل شدن باز نمی‌شود؛ همین‌جا می‌مانید.
              </b>
            )}
          </>
        )}
      </p>
    </div>
  )
}

function OfflineMinutes({ since }: { since: number }) {
  const now = useSyncExternalStore(subscribeToSeconds, getCurrentSecond, getServerSecond)
  const minutes = Math.floor(((now ?? 0) - since / 1000) / 60)
  return minutes < 1 ? null : <span aria-hidden="true">{persianDigits(minutes)} دقیقه است </span>
}
