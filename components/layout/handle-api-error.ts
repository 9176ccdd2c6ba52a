import type { ApiError } from '@/lib/client/http/errors'
import { isGuardedPath } from '@/lib/session/guarded-paths'
import { paths } from '@/lib/paths'
import { notify } from '@/components/ui/notify'
import { resetUser } from '@/stores/reset'
import { hardNavigate } from '@/lib/client/hard-navigate'
import { setFlashMessage } from '@/lib/client/flash-message'
import { claimReload } from '@/lib/client/chunk-errors'
import { MINUTE_MS } from '@/lib/persian/durations'

/** Where one who is not logged in belongs. */
const LOGIN_PATHS = [paths.login, '/login']
const CLOSED_PATH = '/503'
/** How long the calls that were on their way together go on failing after the first. */
const BURST_WINDOW = 2_000

export type PageNavigation = { pathname: string; search: string; go: (href: string) => void }
export type HandledError = Pick<ApiError, 'effect' | 'message'>

/** Back would lead into a guarded page again, and out of it to the same place. */
const browserNavigation = (): PageNavigation => ({
  pathname: window.location.pathname,
  search: window.location.search,
  go: (href) => hardNavigate(href, { shouldReplace: isGuardedPath(window.location.pathname) }),
})

let leftAt = -Infinity

/** Acts on the effect of a failed call, whoever sent it. */
export function handleApiError(
  { effect, message }: HandledError,
  navigation: PageNavigation = browserNavigation(),
): void {
  if (effect === 'none') return
  resetUser()
  const now = Date.now()
  const isLeaving = now - leftAt < BURST_WINDOW
  const leaveFor = (href: string) => {
    leftAt = now
    setFlashMessage(message)
    navigation.go(href)
  }
  if (isLeaving) return
  if (effect === 'leave-to-auth-or-home') {
    if (LOGIN_PATHS.includes(navigation.pathname)) return
    if (isGuardedPath(navigation.pathname))
      leaveFor(paths.loginThen(navigation.pathname + navigation.search))
    else if (navigation.pathname !== paths.home) leaveFor(paths.home)
    return
  }
  // A second one so soon: home is what fails. A session that has ended does not close the shop.
  if (claimReload()) leaveFor(paths.home)
  else if (effect === 'reload-or-wait') leaveFor(CLOSED_PATH)
  else if (!LOGIN_PATHS.includes(navigation.pathname)) leaveFor(paths.login)
}

const LOGGED_OUT = 'از حساب کاربری خود خارج شده‌اید؛ برای ادامه دوباره وارد شوید.'
/** A closed shop fails every call of a page, and is said once. */
const REMINDER_INTERVAL = MINUTE_MS

let closedNoticeAt = -Infinity

/** On a guarded page a call of its own may meet the same and lead to the login, which then says it. */
function notifyHere(message: string, pathname: string): void {
  const show = () => {
    if (Date.now() - leftAt >= BURST_WINDOW) void notify.info(message)
  }
  if (isGuardedPath(pathname)) setTimeout(show, BURST_WINDOW)
  else show()
}

/** The page stays, and the shopper is told there. `wasUser`: somebody was logged in when it failed. */
export function handleBackgroundError(
  { effect, message }: HandledError,
  wasUser: boolean,
  pathname = window.location.pathname,
): void {
  if (effect === 'none') return
  // The login and the page of a closed shop say by themselves what is the matter.
  const isSelfExplaining = [...LOGIN_PATHS, CLOSED_PATH].includes(pathname)
  if (effect === 'reload-or-wait') {
    if (isSelfExplaining || Date.now() - closedNoticeAt < REMINDER_INTERVAL) return
    closedNoticeAt = Date.now()
    return notifyHere(message, pathname)
  }
  resetUser()
  if (wasUser && !isSelfExplaining)
    notifyHere(effect === 'leave-to-auth-or-home' ? LOGGED_OUT : message, pathname)
}
