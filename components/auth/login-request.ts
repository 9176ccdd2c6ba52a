export type LoginRequest = {
  /** Why logging in is needed, as the dialog says it: «برای افزودن به علاقه‌مندی‌ها وارد شوید.» */
  reason: string
  /** What the shopper wanted; done at once for one who is logged in. */
  onLoggedIn: () => void
}

let request: LoginRequest | null = null
const listeners = new Set<() => void>()

function setRequest(next: LoginRequest | null): void {
  request = next
  listeners.forEach((tell) => tell())
}

/** What the dialog is open for; it is drawn once, in the root layout. */
export const loginRequestStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  now: () => request,
  onServer: () => null,
  set: setRequest,
}
