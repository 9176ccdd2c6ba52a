import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import CacheHandler from '@/lib/server/page-cache/cache-handler'
import type { PageStore } from '@/lib/server/page-cache/page-store'
import { getRenderContext, RenderContext } from '@/lib/render-context'
import { setSharedStore } from '@/lib/server/page-cache/shared-store'
import { keyOf, createMemoryStore } from './page-entries'

const handler = new CacheHandler()
const key = keyOf('/product/کفش')
const cacheControl = { revalidate: 60, expire: 600 }
let store: PageStore

type Rendered = { headers: object; status: number | undefined; [other: string]: unknown }

function rendered(tags = 'product:1'): Rendered {
  return {
    kind: 'APP_PAGE',
    html: '<script>سلام()</script><h1>کفش</h1>',
    rscData: Buffer.from('rsc'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': tags },
    status: undefined,
    postponed: undefined,
  }
}

function contextAt(path: string, answer = { headersSent: false, statusCode: 200 }): RenderContext {
  return new RenderContext({ path, startedAt: store.now() }, answer)
}

describe('the cache handler of an open shop', () => {
  beforeEach(() => {
    store = createMemoryStore()
    setSharedStore(store)
  })
  afterEach(() => setSharedStore(undefined))

  test('returns a page as Next gave it, with a policy', async () => {
    const page = rendered()
    await handler.set(key, page, { cacheControl, isFallback: false })
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
    })
    const found = await handler.get(key, { kind: 'APP_PAGE', isFallback: false })
    expect(found?.value).toEqual(page)
    expect(found).toMatchObject({ cacheControl, lastModified: expect.any(Number) })
  })

  test('answers 410 for the page of a removed product, at once and from the store', async () => {
    const page = rendered('product:1,gone,_N_T_/product')
    await handler.set(key, page, { cacheControl })
    expect(page.status).toBe(410)
    expect((await handler.get(key, { kind: 'APP_PAGE' }))?.value).toMatchObject({ status: 410 })
    await store.settled()
    expect(store.readyPageAt(encodeURI('/product/کفش'))?.status).toBe(410)
  })

  test('answers with the status that the page gave itself, at once and from the store', async () => {
    const page = rendered()
    const answer = { headersSent: false, statusCode: 200 }
    await contextAt('/product/کفش', answer).run(async () => {
      getRenderContext()?.setStatus(404)
      await handler.set(key, page, { cacheControl })
    })
    expect(answer.statusCode).toBe(404)
    expect((await handler.get(key, { kind: 'APP_PAGE' }))?.value).toMatchObject({ status: 404 })
    await store.settled()
    expect(store.readyPageAt(encodeURI('/product/کفش'))?.status).toBe(404)
  })

  test.each(['product:gone', 'bygone', 'product:1'])(
    "does not take the tag %s for a removed product's",
    async (tags) => {
      const page = rendered(tags)
      await handler.set(key, page, { cacheControl })
      expect(page.status).toBeUndefined()
    },
  )

  test('returns a file route', async () => {
    const value = { kind: 'APP_ROUTE', body: Buffer.from('<urlset/>'), status: 200, headers: {} }
    await handler.set('/route-cache/APP_ROUTE/b/$/sitemap.xml', value, { cacheControl })
    const found = await handler.get('/route-cache/APP_ROUTE/b/$/sitemap.xml', { kind: 'APP_ROUTE' })
    expect(found?.value).toEqual(value)
  })

  test('returns a cached read until its tag is emptied', async () => {
    const value = { kind: 'FETCH', data: { body: '{}', status: 200 }, revalidate: 60 }
    await handler.set('abc', value, { fetchCache: true, tags: ['product:1'] })
    const context = { kind: 'FETCH', tags: ['product:1'], softTags: [] }
    expect(await handler.get('abc', context)).toMatchObject({ value })
    await handler.revalidateTag('product:1')
    expect(await handler.get('abc', context)).toBeNull()
  })

  test('does not store a page rendered from data of before a change', async () => {
    await contextAt('/').run(async () => {
      await handler.revalidateTag(['product:1'])
      await handler.set(key, rendered(), { cacheControl })
    })
    expect(await handler.get(key, { kind: 'APP_PAGE' })).toBeNull()
  })

  test('gives the page of unknown paths a policy but does not store it', async () => {
    const page = rendered()
    await handler.set(keyOf('/_not-found'), page, { cacheControl })
    expect(page.headers).toHaveProperty('content-security-policy')
    expect(await handler.get(keyOf('/_not-found'), { kind: 'APP_PAGE' })).toBeNull()
  })
})

test('stores nothing during a build', async () => {
  await handler.set(key, rendered(), { cacheControl })
  expect(await handler.get(key, { kind: 'APP_PAGE' })).toBeNull()
})
