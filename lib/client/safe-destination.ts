type DestinationOptions = {
  /** The origin of the page that is left. */
  origin: string
  /** Allows another site; without it only paths of this shop are allowed. */
  external?: boolean
}

/** Another site by mistake, or a URL that would run a script. */
export class NavigationError extends Error {
  override name = 'NavigationError'
}

const ALLOWED_PROTOCOLS = ['http:', 'https:']

/** A path of this shop, or the whole URL of another site. */
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
