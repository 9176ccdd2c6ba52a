const key = Symbol.for('vitrin.own-hosts')
const shared: typeof globalThis & { [key]?: string } = globalThis

/** The server knows the setting; the middleware, in the other bundle, reads it here. */
export function setOwnHosts(line: string): void {
  shared[key] = line
}

/** What pages that are rendered for one request may load from; kept pages name it themselves. */
export function getOwnHosts(): string {
  return shared[key] ?? ''
}
