import { destinationOf } from '@/lib/guard/destination'

/** Leaves the page with a full load; another site has to be meant. */
export function go(href: string, options: { external?: boolean } = {}): void {
  window.location.assign(destinationOf(href, { ...options, origin: window.location.origin }))
}
