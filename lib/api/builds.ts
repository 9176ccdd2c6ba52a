/** The build this page was made by. */
export const OWN_BUILD = process.env.NEXT_PUBLIC_BUILD_ID ?? 'development'

/** A shopper can do nothing about a manifest that does not come. */
function log(path: string, cause: unknown): void {
  console.warn(`vitrin: ${path} was not read`, cause)
}

async function readManifest(path: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(path, { cache: 'no-store', credentials: 'omit' })
    if (answer.status === 404) return null
    const body: unknown = await answer.json()
    if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') {
      return body.id
    }
    log(path, answer.status)
  } catch (cause) {
    log(path, cause)
  }
  return undefined
}

/** `undefined` when it could not be learnt. */
export async function latestBuild(now = Date.now()): Promise<string | undefined> {
  return (await readManifest(`/builds/latest.json?${now}`)) ?? undefined
}

/** Whether the shop that answers is that build: while one is replaced, some instances are still the other. */
export async function isServed(id: string): Promise<boolean | undefined> {
  const found = await readManifest(`/builds/meta/${encodeURIComponent(id)}.json`)
  return found === undefined ? undefined : found === id
}
