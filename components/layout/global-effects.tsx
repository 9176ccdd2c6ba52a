'use client'

import { useEffect } from 'react'
import { setBearerSource, onApiError, onBackgroundError } from '@/lib/client/http/session-bridge'
import type { ApiError } from '@/lib/client/http/errors'
import { isChunkError } from '@/lib/client/chunk-errors'
import { paths } from '@/lib/paths'
import { notify } from '@/components/ui/notify'
import { userStore, currentToken, watchNewSession } from '@/stores/user'
import { takeFlashMessage } from '@/lib/client/flash-message'
import { allowLeaving } from '@/components/ui/leave-permission'
import { isGuardedPath } from '@/lib/session/guarded-paths'
import { emptyTab, isOtherCustomersTab } from '@/stores/tab-customer'

/** Does not ask about unsaved changes: they belong to another customer. */
function leaveMismatchedPage(): void {
  emptyTab()
  allowLeaving()
  if (isGuardedPath(window.location.pathname)) window.location.replace(paths.home)
  else window.location.reload()
}

/** A login or logout in another tab has changed the stores of this one. */
function reconcileSession(): void {
  const isLeft = !userStore.get().isUser && isGuardedPath(window.location.pathname)
  if (isLeft || isOtherCustomersTab()) leaveMismatchedPage()
}

function handleStorage({ key }: StorageEvent): void {
  // Logging out writes every store, and one departure is enough.
  if (key === null || key === userStore.key) reconcileSession()
}

function handlePageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) reconcileSession()
}

/** The store listens before this, so that it knows already; returns how to stop. */
function watchSessionMismatch(): () => void {
  isOtherCustomersTab()
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handlePageShow)
  return () => {
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handlePageShow)
  }
}

function getPageToken(): string | null | false {
  const token = currentToken()
  if (!isOtherCustomersTab()) return token
  leaveMismatchedPage()
  return false
}

setBearerSource(getPageToken)

const handleOffline = () => void notify.error('اتصال اینترنت قطع شد؛ سبد خرید شما سر جای خود است.')
const handleOnline = () => void notify.success('اتصال اینترنت برگشت.')

/** A press needs a chunk that is not loaded yet. */
function handleChunkRejection(event: PromiseRejectionEvent): void {
  if (navigator.onLine || !isChunkError(event.reason)) return
  event.preventDefault()
  void notify.error('این کار به اینترنت نیاز دارد و اتصال شما قطع است.')
}

/** The page of a lost connection says so itself. */
function watchConnection(): () => void {
  if (window.location.pathname === paths.connectionLost) return () => {}
  window.addEventListener('offline', handleOffline)
  window.addEventListener('online', handleOnline)
  window.addEventListener('unhandledrejection', handleChunkRejection)
  return () => {
    window.removeEventListener('offline', handleOffline)
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('unhandledrejection', handleChunkRejection)
  }
}

/** While the code that acts on it is loading, the next session may begin; a closed shop is closed to both. */
function watchOutdating({ effect }: ApiError): () => boolean {
  const isNewSession = watchNewSession()
  return () => effect !== 'reload-or-wait' && isNewSession()
}

/** Gives the calls their token, and acts when an answer says that the session or the shop is gone. */
export function GlobalEffects() {
  useEffect(
    () =>
      onApiError((failure) => {
        if (failure.effect === 'none') return
        const isOutdated = watchOutdating(failure)
        void import('./handle-api-error').then(
          ({ handleApiError }) => isOutdated() || handleApiError(failure),
        )
      }),
    [],
  )
  useEffect(
    () =>
      onBackgroundError((failure) => {
        if (failure.effect === 'none') return
        // By the time this is loaded, whoever asked may have forgotten the customer.
        const { isUser } = userStore.get()
        const isOutdated = watchOutdating(failure)
        void import('./handle-api-error').then(
          ({ handleBackgroundError }) => isOutdated() || handleBackgroundError(failure, isUser),
        )
      }),
    [],
  )
  useEffect(watchConnection, [])
  useEffect(() => {
    const message = takeFlashMessage()
    if (message) void notify.info(message)
  }, [])
  useEffect(() => {
    userStore.hydrate()
    if (userStore.get().isUser) {
      void import('@/components/auth/load-current-customer').then(({ refreshSession }) =>
        refreshSession(),
      )
    }
    return watchSessionMismatch()
  }, [])
  useEffect(() => {
    const { state }: { state: unknown } = window.history
    if (typeof state !== 'object' || state === null || !('sheet' in state)) return
    const late = import('@/components/ui/history-layers')
    late.then(({ clearStaleEntry }) => clearStaleEntry()).catch(() => undefined)
  }, [])
  return null
}
