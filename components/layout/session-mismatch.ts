import { allowLeaving } from '@/components/form/leave-permission'
import { isGuardedPath } from '@/lib/session/guarded-paths'
import { paths } from '@/lib/paths'
import { emptyTab, isOtherCustomersTab } from '@/stores/tab-customer'
import { currentToken, userStore } from '@/stores/user'

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
export function watchSessionMismatch(): () => void {
  isOtherCustomersTab()
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handlePageShow)
  return () => {
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handlePageShow)
  }
}

export function getPageToken(): string | null | false {
  const token = currentToken()
  if (!isOtherCustomersTab()) return token
  leaveMismatchedPage()
  return false
}
