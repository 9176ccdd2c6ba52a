function isUnder(roots: readonly string[], pathname: string): boolean {
  return roots.some((root) => pathname === root || pathname.startsWith(`${root}/`))
}

/** Only for customers. */
export function isGuardedPath(pathname: string): boolean {
  return isUnder(['/checkout', '/profile', '/upload'], pathname)
}

export function isDeskPath(pathname: string): boolean {
  return isUnder(['/desk'], pathname)
}

/** The pages of the desk that open it. */
export function isDeskEntrance(pathname: string): boolean {
  return isUnder(['/desk/login', '/desk/first-owner'], pathname)
}

const VARIANT_PAGE = /^\/product\/[^/]+\/./

/** Reached by a rewrite only. */
export function isInternalPath(pathname: string): boolean {
  return (
    isUnder(['/filtered', '/narrowed', '/error', '/_missing'], pathname) ||
    VARIANT_PAGE.test(pathname)
  )
}

/** The draft of home, which only the desk itself shows in a frame. */
export function isFramedByDesk(pathname: string): boolean {
  return pathname === '/desk/home-preview'
}
