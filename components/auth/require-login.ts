import { notifyLoadError } from '@/components/ui/notify'
import { userStore } from '@/stores/user'
import { useLoginRequest, type LoginRequest } from './login-request'

/** A guest logs in on the same page first. */
export function requireLogin(request: LoginRequest): void {
  userStore.hydrate()
  if (userStore.get().isUser) return request.onLoggedIn()
  void import('./login-dialog').then(() => useLoginRequest.setState({ request }), notifyLoadError)
}
