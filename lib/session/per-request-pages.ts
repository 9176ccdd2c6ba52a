type PathTest = (pathname: string) => boolean

const key = Symbol.for('vitrin.per-request')
const shared: typeof globalThis & { [key]?: PathTest } = globalThis

/** Which pages are rendered per request is known from the build, so the server tells the middleware. */
export function setPerRequestTest(test: PathTest): void {
  shared[key] = test
}

/** Without a build (development) every page is rendered per request. */
export function isPerRequestPage(pathname: string): boolean {
  return shared[key]?.(pathname) ?? true
}
