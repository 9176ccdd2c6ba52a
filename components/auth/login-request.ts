import { create } from 'zustand'

export type LoginRequest = {
  /** Why logging in is needed, as the dialog says it: «برای افزودن به علاقه‌مندی‌ها وارد شوید.» */
  reason: string
  /** Done at once for one who is logged in. */
  onLoggedIn: () => void
}

/** What the login dialog is open for; it is drawn once, in the root layout. */
export const useLoginRequest = create<{ request: LoginRequest | null }>(() => ({ request: null }))
