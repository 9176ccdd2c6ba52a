import { cartStore } from './cart'
import { favoritesStore } from './favorites'
import { profileStore } from './profile'
import { userStore } from './user'

/** What the one who leaves has looked at is kept for a cut line, and must not be found by the next. */
function forgetCachedPages(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.controller?.postMessage({ kind: 'forget' })
}

/** Empties the cart and its coupons. */
export function resetCart(): void {
  cartStore.reset()
}

/** Forgets who is here; the cart stays. */
export function resetUser(): void {
  userStore.reset()
  profileStore.reset()
  favoritesStore.reset()
  forgetCachedPages()
}

/**
 * The call goes first, while the token can still name the session; whatever it answers, the browser
 * then forgets the shopper.
 */
export async function logOutWith(
  call: () => Promise<unknown>,
  goHome: () => void = () => window.location.assign('/'),
): Promise<void> {
  try {
    await call()
  } catch {
    // An unreachable shop must not keep someone logged in.
  }
  userStore.set(() => ({ token: null }))
  resetCart()
  resetUser()
  goHome()
}
