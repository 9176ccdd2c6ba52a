export type InProcessFetch = (request: Request) => Promise<Response>

const key = Symbol.for('vitrin.in-process-fetch')
const shared: typeof globalThis & { [key]?: InProcessFetch } = globalThis

/** The server and Next are two bundles in one process: what one offers, the other finds here. */
export function offerInProcess(fetch: InProcessFetch): void {
  shared[key] = fetch
}

export function inProcessFetch(): InProcessFetch | undefined {
  return shared[key]
}
