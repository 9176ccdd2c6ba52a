type DestinationOptions = {
  /** The origin of the page that is left. */
  origin: string
  /** Says that another site is meant; without it only this shop is gone to. */
  external?: boolean
}

/** A way that nobody is led: another site by mistake, or an address that runs something. */
export class NavigationError extends Error {
  override name = 'NavigationError'
}

const ALLOWED_PROTOCOLS = ['http:', 'https:']

/** An address as it may be gone to: a path of this shop, or the whole address of another site. */
export function resolveDestination(
  href: string,
  { origin, external = false }: DestinationOptions,
): string {
  if (!URL.canParse(href, origin)) throw new NavigationError(`"${href}" is no address.`)
  const url = new URL(href, origin)
  if (!ALLOWED_PROTOCOLS.includes(url.protocol)) {
    throw new NavigationError(`Nobody is led to a "${url.protocol}" address.`)
  }
  if (url.origin === origin) return url.pathname + url.search + url.hash
  if (!external) throw new NavigationError(`${url.origin} is another site, and was not meant.`)
  return url.href
}
