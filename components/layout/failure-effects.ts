import type { ApiFailure } from '@/lib/api/failure'
import { isGuarded } from '@/lib/guard/places'
import { paths } from '@/lib/seo/addresses'
import { resetUser } from '@/stores/reset'
import { go } from './go'
import { keepPartingWord } from './parting-word'
import { mayReload } from './reload-guard'

/** Where one who is not logged in belongs. */
const LOGGING_IN = [paths.login, '/login']
/** How long the calls that were on their way together go on failing after the first. */
const TOGETHER = 2_000

export type Way = { pathname: string; search: string; go: (href: string) => void }
export type Acted = Pick<ApiFailure, 'effect' | 'message'>

/** Back would lead into a guarded page again, and out of it to the same place. */
const browserWay = (): Way => ({
  pathname: window.location.pathname,
  search: window.location.search,
  go: (href) => go(href, { replace: isGuarded(window.location.pathname) }),
})

let leftAt = -Infinity

/** What the shopper's browser does after a failure, whoever asked. */
export function actOn({ effect, message }: Acted, way: Way = browserWay()): void {
  if (effect === 'none') return
  resetUser()
  const now = Date.now()
  const isLeaving = now - leftAt < TOGETHER
  const leaveFor = (href: string) => {
    leftAt = now
    keepPartingWord(message)
    way.go(href)
  }
  if (isLeaving) return
  if (effect === 'leave-to-auth-or-home') {
    if (LOGGING_IN.includes(way.pathname)) return
    if (isGuarded(way.pathname)) leaveFor(paths.auth(way.pathname + way.search))
    else if (way.pathname !== paths.home) leaveFor(paths.home)
    return
  }
  leaveFor(mayReload() ? paths.home : '/503')
}
