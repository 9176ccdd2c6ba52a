type DestinationOptions = {
  /** The origin of the page that is left. */
  origin: string
  /** Allows another site; without it only paths of this shop are allowed. */
  isExternal?: boolean
}

/** Another site by mistake, or a URL that would run a script. */
export class NavigationError extends Error {
  override name = 'NavigationError'
}

const ALLOWED_PROTOCOLS = ['http:', 'https:']

/** A path of this shop, or the whole URL of another site. */
export function resolveDestination(
  href: string,
  { origin, isExternal = false }: DestinationOptions,
): string {
  if (!URL.canParse(href, origin)) throw new NavigationError(`"${href}" is no URL.`)
  const url = new URL(href, origin)
  if (!ALLOWED_PROTOCOLS.includes(url.protocol)) {
    throw new NavigationError(`"${url.protocol}" is not allowed.`)
  }
  if (url.origin === origin) return url.pathname + url.search + url.hash
  if (!isExternal) throw new NavigationError(`${url.origin} is another site.`)
  return url.href
}

/** Leaves the page with a full load; only `isExternal` allows another site. */
export function hardNavigate(
  href: string,
  options: { isExternal?: boolean; shouldReplace?: boolean } = {},
): void {
  const { origin } = window.location
  const to = resolveDestination(href, { ...options, origin })
  window.location[options.shouldReplace ? 'replace' : 'assign'](to)
}
