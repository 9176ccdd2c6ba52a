import { z } from 'zod'
import { tags as named } from '@/lib/contract/tags'
import { getRenderStart } from '@/lib/render-context'
import { hashPolicy } from '@/lib/session/csp'
import { type Entry, lifetime, renderedValue, tagsHeader, tagsOf } from './entry'
import { getSharedStore } from './shared-store'

const ERROR_SHELL = /<html[^>]*\sid="__next_error__"/
const NO_SCRIPT_MARKUP = `<noscript><main lang="fa" dir="rtl" style="max-width:36rem;margin:15vh auto 0;padding:0 16px;font:16px/1.9 Vazirmatn,Tahoma,sans-serif;text-align:center">
<h1 style="font-size:24px">صفحهٔ درخواستی پیدا نشد</h1>
<p>شاید این کالا یا دسته دیگر در ویترین نیست، یا نشانی آن درست نوشته نشده است.</p>
<p><a href="/">صفحهٔ اصلی</a> · <a href="/product-category">دسته‌بندی کالاها</a></p>
</main></noscript>`

/** Next renders a missing page by script alone. */
function addNoScriptFallback(html: string): string {
  return ERROR_SHELL.test(html) ? html.replace('<body>', `<body>${NO_SCRIPT_MARKUP}`) : html
}

const tagList = z.array(z.string()).optional()
const readContext = z.looseObject({ kind: z.string(), tags: tagList, softTags: tagList })
const writeContext = z.looseObject({
  fetchCache: z.boolean().optional(),
  tags: tagList,
  cacheControl: lifetime.optional(),
})
const policyHeader = 'content-security-policy'
const renderedPage = z.looseObject({
  kind: z.literal('APP_PAGE'),
  html: z.string(),
  headers: z.record(z.string(), z.unknown()).optional(),
})

/** Next sends the very object it gives to be stored, so the policy also reaches the first visitor. */
function addScriptPolicy(given: unknown): void {
  const page = renderedPage.safeParse(given)
  if (!page.success || !(given instanceof Object)) return
  const { headers, html } = page.data
  Object.assign(given, { headers: { ...headers, [policyHeader]: hashPolicy(html) } })
}

function addMissingPageText(given: unknown): void {
  const page = renderedPage.safeParse(given)
  if (!page.success || !(given instanceof Object)) return
  Object.assign(given, { html: addNoScriptFallback(page.data.html) })
}

/** Next cannot answer 410, so the page of a removed product is known by its tag. */
function markGone(given: unknown): void {
  const page = renderedPage.safeParse(given)
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

/** Next loads and calls this. Without a store (build workers, development) it stores nothing. */
export default class CacheHandler {
  async get(key: string, context: unknown) {
    const store = getSharedStore()
    if (!store) return null
    const { kind, softTags = [] } = readContext.parse(context)
    if (kind === 'FETCH') return store.data.get(key, softTags) ?? null
    const entry = await store.read(key)
    return entry ? toNext(entry) : null
  }

  async set(key: string, given: unknown, context: unknown): Promise<void> {
    const store = getSharedStore()
    if (!store) return
    const { fetchCache, tags = [], cacheControl } = writeContext.parse(context)
    if (fetchCache) return store.data.put(key, given, tags, getRenderStart())
    addMissingPageText(given)
    addScriptPolicy(given)
    markGone(given)
    const value = renderedValue(given)
    // The page for unknown paths contains the visitor's path, which is private.
    if (!value || key.endsWith('/$/_not-found')) return
    const entry = { value, tags: tagsOf(value), storedAt: Date.now(), lifetime: cacheControl }
    store.write(key, entry, getRenderStart())
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await getSharedStore()?.empty([tags].flat())
  }

  resetRequestCache(): void {}
}
