import { notFetched } from '@/components/ui/not-fetched'
import { userStore } from '@/stores/user'
import { loginWish, type Wish } from './login-wish'

/** A guest is asked to log in, right here, and then gets what was wanted. */
export function askLogin(wish: Wish): void {
  userStore.hydrate()
  if (userStore.get().isUser) return wish.then()
  void import('./login-dialog').then(() => loginWish.set(wish), notFetched)
}
