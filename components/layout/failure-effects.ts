import type { FailureEffect } from '@/lib/api/status-table'
import { isGuarded } from '@/lib/guard/places'
import { paths } from '@/lib/seo/addresses'
import { resetUser } from '@/stores/reset'
import { mayReload } from './reload-guard'

/** Where one who is not logged in belongs. */
const LOGGING_IN = [paths.login, '/login']

export type Way = { pathname: string; search: string; go: (href: string) => void }

const browserWay = (): Way => ({
  pathname: window.location.pathname,
  search: window.location.search,
  go: (href) => window.location.assign(href),
})

/** What the shopper's browser does after a failure, whoever asked. */
export function actOn(effect: FailureEffect, way: Way = browserWay()): void {
  if (effect === 'none') return
  resetUser()
  if (effect === 'leave-to-auth-or-home') {
    if (LOGGING_IN.includes(way.pathname)) return
    if (isGuarded(way.pathname)) way.go(paths.auth(way.pathname + way.search))
    else if (way.pathname !== paths.home) way.go(paths.home)
    return
  }
  way.go(mayReload() ? paths.home : '/503')
}
