import { leaveFreely } from '@/components/form/leave-freely'
import { isGuarded } from '@/lib/guard/places'
import { paths } from '@/lib/seo/addresses'
import { emptyPage, isAnothersPage } from '@/stores/page-customer'
import { currentToken, userStore } from '@/stores/user'

/** Asks nothing: whoever sits here now is not the one who could answer. */
function leave(): void {
  emptyPage()
  leaveFreely()
  if (isGuarded(window.location.pathname)) window.location.replace(paths.home)
  else window.location.reload()
}

/** Logging out or in elsewhere has changed the stores of this tab; what is not the new one's goes. */
function settle(): void {
  const isLeft = !userStore.get().isUser && isGuarded(window.location.pathname)
  if (isLeft || isAnothersPage()) leave()
}

function onStorage({ key }: StorageEvent): void {
  // Logging out writes every store, and one departure is enough.
  if (key === null || key === userStore.key) settle()
}

function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) settle()
}

/** The store listens before this, so that it knows already; returns how to stop. */
export function watchCustomer(): () => void {
  isAnothersPage()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShown)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShown)
  }
}

export function tokenOfPage(): string | null | false {
  const token = currentToken()
  if (!isAnothersPage()) return token
  leave()
  return false
}
