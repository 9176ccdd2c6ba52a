import { cartStore } from './cart'
import { favoritesStore } from './favorites'
import { profileStore } from './profile'
import { forgetAddressCity } from './city'
import { syncedCartStore } from './synced-cart'
import { userStore } from './user'

/** The pages cached for use offline are not for the next customer of this browser. */
function forgetCachedPages(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.controller?.postMessage({ kind: 'forget' })
}

export function resetCart(): void {
  syncedCartStore.reset()
  cartStore.reset()
}

/** What another customer has put into it is in their account; what a guest has stays. */
export function resetCartOfOthers(customerId: number): void {
  syncedCartStore.hydrate()
  const { customerId: owner } = syncedCartStore.get()
  if (owner !== null && owner !== customerId) resetCart()
}

/** The cart stays. */
export function resetUser(): void {
  userStore.reset()
  profileStore.reset()
  favoritesStore.reset()
  forgetAddressCity()
  forgetCachedPages()
}
