import { describe, expect, test, afterEach, vi } from 'vitest'
import { newPersonalName } from '@/lib/server/adapters/media/media-store'
import {
  findAssetUrls,
  isSharedPage,
  pageCacheKeys,
  classifyRequest,
  findChunkUrls,
} from '@/lib/service-worker/cache-rules'
import { OfflineCache } from '@/lib/service-worker/offline-cache'

const origin = 'https://vitrin.example'

function classify(path: string, more: { method?: string; isDocument?: boolean } = {}) {
  return classifyRequest({
    url: new URL(path, origin),
    origin,
    method: 'GET',
    isDocument: false,
    ...more,
  })
}

describe('the requests that the worker handles', () => {
  test.each([
    ['/_next/static/chunks/a.js?dpl=1', 'file'],
    ['/fonts/vazirmatn.woff2', 'file'],
    ['/demo/goods/a/front-300.avif', 'picture'],
    ['/media/abc', 'picture'],
    [`/media/${newPersonalName()}.webp`, null],
    ['/api/profile', null],
    ['/api/cart-item', null],
    ['/product/a?_rsc=1', null],
    ['/builds/latest.json?1', null],
    ['https://elsewhere.example/demo/a.webp', null],
  ])('%s: %s', (path, kind) => expect(classify(path)).toBe(kind))

  test('include documents as pages, and never a request that sends something', () => {
    expect(classify('/product/a', { isDocument: true })).toBe('page')
    expect(classify('/product/a', { isDocument: true, method: 'POST' })).toBeNull()
    expect(classify('/demo/a.webp', { method: 'HEAD' })).toBeNull()
  })
})

describe('a page that may be cached', () => {
  const page = { 'content-type': 'text/html; charset=utf-8' }
  const answer = (cache: string, more = {}) => ({
    status: 200,
    redirected: false,
    headers: new Headers({ ...page, 'cache-control': cache }),
    ...more,
  })

  test('is one that a shared cache may hold', () => {
    expect(isSharedPage(answer('s-maxage=3600, stale-while-revalidate=31532400'))).toBe(true)
  })

  test.each([
    ['of a customer', answer('private, no-cache')],
    ['made for one request', answer('private, no-cache, no-store, max-age=0')],
    ['shared and private at once', answer('private, s-maxage=3600')],
    ['without a word about caching', answer('')],
    ['missing', answer('s-maxage=3600', { status: 404 })],
    ['reached by a redirect, as a login page is', answer('s-maxage=3600', { redirected: true })],
    [
      'no page at all',
      answer('s-maxage=3600', { headers: new Headers({ 'cache-control': 's-maxage=3600' }) }),
    ],
  ])('never one that is %s', (_, given) => expect(isSharedPage(given)).toBe(false))
})

test('a variant is found under its product, a page of a list only under its own URL', () => {
  expect(pageCacheKeys(new URL('/product/a?رنگ=آبی', origin))).toEqual([
    `${origin}/product/a?%D8%B1%D9%86%DA%AF=%D8%A2%D8%A8%DB%8C`,
    `${origin}/product/a`,
  ])
  expect(pageCacheKeys(new URL('/product-category?page=2', origin))).toEqual([
    `${origin}/product-category?page=2`,
  ])
})

test('the assets of a page are found in its markup and its scripts, each once', () => {
  const html =
    '<link href="/_next/static/a.css?dpl=1"><script src="/_next/static/chunks/b.js?dpl=1"></script>' +
    '<script>push([1,"I[\\"/_next/static/chunks/c.js?dpl=1\\",\\"/_next/static/chunks/b.js?dpl=1\\"]"])</script>'
  expect(findAssetUrls(html)).toEqual([
    '/_next/static/a.css?dpl=1',
    '/_next/static/chunks/b.js?dpl=1',
    '/_next/static/chunks/c.js?dpl=1',
  ])
})

test('the chunks that a script loads late are found, under the build of the script', () => {
  const script =
    'e.v(t=>Promise.all(["static/chunks/a.js","static/chunks/b.css","static/chunks/a.js"].map(t=>e.l(t))))'
  expect(findChunkUrls(script, '/_next/static/chunks/room.js?dpl=1')).toEqual([
    '/_next/static/chunks/a.js?dpl=1',
    '/_next/static/chunks/b.css?dpl=1',
  ])
})

afterEach(() => vi.unstubAllGlobals())

test("a customer's own uploads are not cached among what a tab has loaded", async () => {
  const added: string[] = []
  const isPage = (address: string) => !address.includes('/media/')
  const cache = {
    match: async (address: string) =>
      isPage(address) ? new Response('<p>سبد خرید</p>') : undefined,
    add: async (address: string) => void added.push(address),
    keys: async () => [],
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const face = 'https://shop.example/media/aa.webp'
  const receipt = `https://shop.example/media/${newPersonalName()}.webp`
  await new OfflineCache('build').cacheVisit('/Cart', [face, receipt])
  expect(added).toEqual([face])
})
