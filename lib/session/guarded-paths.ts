function isUnder(roots: readonly string[], pathname: string): boolean {
  return roots.some((root) => pathname === root || pathname.startsWith(`${root}/`))
}

/** Where only a signed-in shopper may go. */
export function isGuardedPath(pathname: string): boolean {
  return isUnder(['/checkout', '/profile', '/upload'], pathname)
}

/** Where only a rewrite leads. */
export function isInternalPath(pathname: string): boolean {
  return isUnder(['/filtered', '/error', '/_missing'], pathname)
}
