import { notifyLoadError } from '@/components/ui/notify'
import { userStore } from '@/stores/user'
import { useLoginRequest, type LoginRequest } from './login-request'

/** A guest is asked to log in, right here, and then gets what was wanted. */
export function requireLogin(request: LoginRequest): void {
  userStore.hydrate()
  if (userStore.get().isUser) return request.onLoggedIn()
  void import('./login-dialog').then(() => useLoginRequest.setState({ request }), notifyLoadError)
}
