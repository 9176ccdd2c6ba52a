import { destinationOf } from '@/lib/guard/destination'

/** Leaves the page with a full load; another site has to be meant. */
export function go(href: string, options: { external?: boolean; replace?: boolean } = {}): void {
  const { origin } = window.location
  const to = destinationOf(href, { ...options, origin })
  window.location[options.replace ? 'replace' : 'assign'](to)
}
