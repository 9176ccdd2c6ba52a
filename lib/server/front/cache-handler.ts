import { z } from 'zod'
import { tags as named } from '@/lib/contract/tags'
import { hashPolicy } from '@/lib/guard/csp'
import { type Entry, lifetime, renderedValue, tagsHeader, tagsOf } from './entry'
import { renderStart } from './render-clock'
import { sharedStore } from './shared-store'
import { readableWithoutScript } from './without-script'

const tagList = z.array(z.string()).optional()
const reading = z.looseObject({ kind: z.string(), tags: tagList, softTags: tagList })
const writing = z.looseObject({
  fetchCache: z.boolean().optional(),
  tags: tagList,
  cacheControl: lifetime.optional(),
})
const policyHeader = 'content-security-policy'
const rendered = z.looseObject({
  kind: z.literal('APP_PAGE'),
  html: z.string(),
  headers: z.record(z.string(), z.unknown()).optional(),
})

/** Next sends the very object it hands over to be kept, so the policy also reaches the first visitor. */
function signScripts(given: unknown): void {
  const page = rendered.safeParse(given)
  if (!page.success || !(given instanceof Object)) return
  const { headers, html } = page.data
  Object.assign(given, { headers: { ...headers, [policyHeader]: hashPolicy(html) } })
}

function tellMissing(given: unknown): void {
  const page = rendered.safeParse(given)
  if (!page.success || !(given instanceof Object)) return
  Object.assign(given, { html: readableWithoutScript(page.data.html) })
}

/** Next has no way to say 410; a page made from what is sold no more is known by its tag. */
function tellGone(given: unknown): void {
  const page = rendered.safeParse(given)
  if (!page.success || !(given instanceof Object)) return
  const tags = page.data.headers?.[tagsHeader]
  if (typeof tags === 'string' && tags.split(',').includes(named.gone)) {
    Object.assign(given, { status: 410 })
  }
}

function toNext({ value, storedAt, lifetime }: Entry) {
  const given = value.kind === 'APP_PAGE' ? { ...value, html: value.html.toString() } : value
  return { value: given, lastModified: storedAt, cacheControl: lifetime }
}

/** What Next calls. Without a store (build workers, development) it keeps nothing. */
export default class CacheHandler {
  async get(key: string, context: unknown) {
    const store = sharedStore()
    if (!store) return null
    const { kind, softTags = [] } = reading.parse(context)
    if (kind === 'FETCH') return store.data.get(key, softTags) ?? null
    const entry = await store.read(key)
    return entry ? toNext(entry) : null
  }

  async set(key: string, given: unknown, context: unknown): Promise<void> {
    const store = sharedStore()
    if (!store) return
    const { fetchCache, tags = [], cacheControl } = writing.parse(context)
    if (fetchCache) return store.data.put(key, given, tags, renderStart())
    tellMissing(given)
    signScripts(given)
    tellGone(given)
    const value = renderedValue(given)
    // The page for unknown paths carries the path of who asked, which is no one else's business.
    if (!value || key.endsWith('/$/_not-found')) return
    const entry = { value, tags: tagsOf(value), storedAt: Date.now(), lifetime: cacheControl }
    store.write(key, entry, renderStart())
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await sharedStore()?.empty([tags].flat())
  }

  resetRequestCache(): void {}
}
