const key = Symbol.for('vitrin.structured-data')
const shared: typeof globalThis & { [key]?: Map<string, string> } = globalThis

/** More than are drawn at a time, each by name from when the page is made until its markup is. */
const MAX_HELD = 500

export function holdStructuredData(id: string, text: string): void {
  const held = (shared[key] ??= new Map())
  held.delete(id)
  held.set(id, text)
  const [oldest] = held.keys()
  if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest)
}

export function findStructuredData(id: string): string | undefined {
  return shared[key]?.get(id)
}
