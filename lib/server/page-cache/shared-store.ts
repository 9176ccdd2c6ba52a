import type { PageStore } from './page-store'

const key = Symbol.for('vitrin.page-store')
const shared: typeof globalThis & { [key]?: PageStore } = globalThis

/** The server opens the store; the cache handler, which Next loads by its path, reads it here. */
export function setSharedStore(store: PageStore | undefined): void {
  shared[key] = store
}

export function getSharedStore(): PageStore | undefined {
  return shared[key]
}
