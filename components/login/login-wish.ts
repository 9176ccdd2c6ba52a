export type Wish = {
  /** Why logging in is needed, as the dialog says it: «برای افزودن به علاقه‌مندی‌ها وارد شوید.» */
  reason: string
  /** What the shopper wanted; done at once for one who is logged in. */
  then: () => void
}

let wish: Wish | null = null
const listeners = new Set<() => void>()

function set(next: Wish | null): void {
  wish = next
  listeners.forEach((tell) => tell())
}

/** What the dialog is open for; it is drawn once, in the root layout. */
export const loginWish = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  now: () => wish,
  onServer: () => null,
  set,
}
