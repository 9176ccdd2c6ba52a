import { notifyLoadError } from '@/components/ui/notify'
import { userStore } from '@/stores/user'
import { loginRequestStore, type LoginRequest } from './login-request'

/** A guest is asked to log in, right here, and then gets what was wanted. */
export function requireLogin(wish: LoginRequest): void {
  userStore.hydrate()
  if (userStore.get().isUser) return wish.onLoggedIn()
  void import('./login-dialog').then(() => loginRequestStore.set(wish), notifyLoadError)
}
