import { paths } from '@/lib/seo/addresses'
import { userStore } from '@/stores/user'

type Wish = {
  /** Why logging in is needed, as the dialog says it: «برای افزودن به علاقه‌مندی‌ها وارد شوید.» */
  reason: string
  /** What the shopper wanted; done at once for one who is logged in. */
  then: () => void
}

/** A guest is asked to log in and then gets what was wanted. */
export function askLogin({ then }: Wish): void {
  userStore.hydrate()
  if (userStore.get().isUser) return then()
  const here = window.location.pathname + window.location.search
  window.location.assign(paths.auth(here))
}
