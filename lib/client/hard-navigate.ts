import { resolveDestination } from './safe-destination'

/** Leaves the page with a full load; only `external` allows another site. */
export function hardNavigate(
  href: string,
  options: { external?: boolean; replace?: boolean } = {},
): void {
  const { origin } = window.location
  const to = resolveDestination(href, { ...options, origin })
  window.location[options.replace ? 'replace' : 'assign'](to)
}
