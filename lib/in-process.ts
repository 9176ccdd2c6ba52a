export type InProcessFetch = (request: Request) => Promise<Response>

const key = Symbol.for('vitrin.in-process-fetch')
const shared: typeof globalThis & { [key]?: InProcessFetch } = globalThis

/** The server and Next are two bundles in one process. Called once, by `lib/server/main/open-shop.ts`. */
export function setInProcessFetch(fetch: InProcessFetch): void {
  shared[key] = fetch
}

export function getInProcessFetch(): InProcessFetch | undefined {
  return shared[key]
}
