import { create } from 'zustand'
import { notifyLoadError } from '@/components/ui/notify'
import { userStore } from '@/stores/user'

export type LoginRequest = {
  /** Why logging in is needed, as the dialog says it: «برای افزودن به علاقه‌مندی‌ها وارد شوید.» */
  reason: string
  /** Done at once for one who is logged in. */
  onLoggedIn: () => void
}

/** What the login dialog is open for; it is drawn once, in the root layout. */
export const useLoginRequest = create<{ request: LoginRequest | null }>(() => ({ request: null }))

/** A guest logs in on the same page first. */
export function requireLogin(request: LoginRequest): void {
  userStore.hydrate()
  if (userStore.get().isUser) return request.onLoggedIn()
  void import('./login-dialog').then(() => useLoginRequest.setState({ request }), notifyLoadError)
}
