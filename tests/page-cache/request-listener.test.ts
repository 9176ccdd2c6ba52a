import {
  createServer,
  type IncomingMessage,
  request,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRedirectResolver } from '@/lib/domain/redirect-rules'
import { createRequestListener } from '@/lib/server/page-cache/request-listener'
import { findRedirect } from '@/lib/server/page-cache/redirects'
import type { PageStore } from '@/lib/server/page-cache/page-store'
import { findStoredList, setPopularityTest } from '@/lib/session/narrowed-lists'
import { keyOf, createMemoryStore, pageEntry } from './page-entries'

const html = `<h1>${'کفش ورزشی '.repeat(200)}</h1>`
const path = encodeURI('/product/کفش')

const led = '/page/old'
const follow = createRedirectResolver(
  [{ from: led, to: '/page/شرایط', status: 301 }],
  'http://shop.example',
)

const next = vi.fn()
const onStoredSearch = vi.fn()
const onVisit = vi.fn()
let store: PageStore
let server: Server

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer
        resolve({ status, headers: answer.headers, body: Buffer.concat(parts) })
      })
    })
    call.on('error', reject).end()
  })
}

async function keep(url: string, given: Parameters<typeof pageEntry>[0] = {}): Promise<void> {
  store.write(keyOf(decodeURI(url)), pageEntry({ html, ...given }), store.now())
  await store.settled()
}

test('a narrowed list is answered at every spelling of its address, and a search is counted', async () => {
  setPopularityTest(() => true)
  await keep(findStoredList('/search?available=1&q=tea') ?? '')
  const answer = await ask('/search?utm_source=a&q=tea&available=1')
  expect(answer.body.toString()).toBe(html)
  expect(onStoredSearch).toHaveBeenCalledExactlyOnceWith('utm_source=a&q=tea&available=1')
  expect((await ask('/search?q=tea')).body.toString()).not.toBe(html)
})

test('a product page is told of, kept or made, and not one that leads elsewhere', async () => {
  const html = { accept: 'text/html', 'user-agent': 'Mozilla/5.0' }
  await keep(path)
  await ask(path, html)
  await ask('/product/new', html)
  await ask(led, html)
  await vi.waitFor(() => expect(onVisit.mock.calls).toEqual([['product_view'], ['product_view']]))
})

beforeEach(async () => {
  store = createMemoryStore()
  next.mockReset()
  next.mockImplementation(async (incoming, response) => {
    const forwardedFor = incoming.headers['x-forwarded-for']
    const policy = incoming.headers['content-security-policy']
    response.setHeader('content-type', 'text/html')
    response.end(JSON.stringify({ url: incoming.url, forwardedFor, policy }))
  })
  const security = { 'X-Content-Type-Options': 'nosniff' }
  const onTrouble = () => {}
  const moved = (request: IncomingMessage) => findRedirect(follow, request)
  server = createServer(
    createRequestListener({
      store,
      next,
      security,
      onStoredSearch,
      onVisit,
      trustProxy: 0,
      findRedirect: moved,
      onError: onTrouble,
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('redirects before it answers with a stored page', async () => {
  await keep(led)
  const { status, headers, body } = await ask(`${led}?utm=1`)
  expect({ status, body: body.toString() }).toEqual({ status: 301, body: '' })
  expect(headers).toMatchObject({
    location: `${encodeURI('/page/شرایط')}?utm=1`,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect(next).not.toHaveBeenCalled()
})

test.each([
  ['/api/', '/api'],
  ['/api/home/', '/api/home'],
  ['/api/blog//?page=2', '/api/blog?page=2'],
  ['/api/blog?q=a/', '/api/blog?q=a/'],
  ['/apis/', '/apis/'],
])('hands %s to Next as %s', async (requested, url) => {
  expect(JSON.parse((await ask(requested)).body.toString())).toMatchObject({ url })
})

describe('a stored page', () => {
  beforeEach(() => keep(path, { expire: 600 }))
  afterEach(() => expect(next).not.toHaveBeenCalled())

  test("is answered with Next's own headers", async () => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(body.toString()).toBe(html)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 's-maxage=60, stale-while-revalidate=540',
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'x-nextjs-cache': 'HIT',
      'x-nextjs-stale-time': '300',
      vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
    })
    expect(headers['x-next-cache-tags']).toBeUndefined()
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['BR', 'br', brotliDecompressSync],
  ])('is sent for %j compressed as %s', async (accepted, coding, unpack) => {
    const { headers, body } = await ask(path, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(unpack(body).toString()).toBe(html)
  })

  test('is answered to HEAD with its headers alone', async () => {
    const whole = await ask(path, { 'accept-encoding': 'br' })
    const { status, headers, body } = await ask(path, { 'accept-encoding': 'br' }, 'HEAD')
    expect(status).toBe(200)
    expect(body).toHaveLength(0)
    expect(headers['content-length']).toBe(whole.headers['content-length'])
    expect(headers.etag).toBe(whole.headers.etag)
  })

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await ask(path)
    const etag = headers.etag ?? ''
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await ask(path, { 'if-none-match': known })
      expect(answer.status).toBe(304)
      expect(answer.body).toHaveLength(0)
      expect(answer.headers.etag).toBe(etag)
      expect(answer.headers['cache-control']).toBe(headers['cache-control'])
    }
    expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200)
    const forced = { 'if-none-match': etag, 'cache-control': 'no-cache' }
    expect((await ask(path, forced)).status).toBe(200)
  })

  test('is found by another spelling of its path', async () => {
    expect((await ask(path.toLowerCase())).body.toString()).toBe(html)
  })
})

describe('a missing page', () => {
  test('is 404 also for a browser that has a copy', async () => {
    await keep('/product/nope', { status: 404 })
    const { status, headers } = await ask('/product/nope')
    expect(status).toBe(404)
    const again = await ask('/product/nope', { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(404)
    expect(next).not.toHaveBeenCalled()
  })
})

describe('the request listener', () => {
  test.each<[string, string, Record<string, string>]>([
    ['a query', `${path}?color=red`, {}],
    ['an empty query', `${path}?`, {}],
    ['a page it does not hold', '/product/other', {}],
    ['a call', '/api/products', {}],
    ['client navigation', path, { rsc: '1' }],
    ['a prefetch', path, { 'next-router-prefetch': '1' }],
    ['a segment', path, { 'next-router-segment-prefetch': '/_tree' }],
    ['a router state', path, { 'next-router-state-tree': '%5B%5D' }],
    ['a preview', path, { cookie: 'a=b; __prerender_bypass=x' }],
  ])('hands %s on to Next', async (_, url, headers) => {
    await keep(path)
    await ask(url, headers)
    expect(next).toHaveBeenCalledOnce()
  })

  test('hands a guarded page on to Next, even when one is stored', async () => {
    await keep('/checkout')
    await ask('/checkout')
    expect(next).toHaveBeenCalledOnce()
  })
})

describe('a stored page past its lifetime', () => {
  const old = { storedAt: Date.now() - 10_000, revalidate: 5, expire: 600 }

  test('is still answered while exactly one request renews it', async () => {
    await keep(path, old)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)))
    expect(next).toHaveBeenCalledOnce()
    expect(answers.filter(({ body }) => body.toString() === html)).toHaveLength(19)
    await keep(path, { html: '<h1>تازه</h1>' })
    expect((await ask(path)).body.toString()).toBe('<h1>تازه</h1>')
    expect(next).toHaveBeenCalledOnce()
  })

  test('is left to Next once it has expired', async () => {
    await keep(path, { ...old, expire: 6 })
    await Promise.all([ask(path), ask(path)])
    expect(next).toHaveBeenCalledTimes(2)
  })
})

describe('an odd request', () => {
  test.each([
    ['POST', '/product/a', 405],
    ['OPTIONS', '/', 405],
    ['PROPFIND', '/api/products', 405],
    ['GET', `/${'a'.repeat(9000)}`, 414],
    ['GET', 'http://evil.example/', 400],
  ])('%s %.40s is answered with %i', async (method, url, status) => {
    expect((await ask(url, {}, method)).status).toBe(status)
    expect(next).not.toHaveBeenCalled()
  })

  test('that posts a form without script gets a page that leads back', async () => {
    const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const { status, headers, body } = await ask('/auth?next=%2FCart', accept, 'POST')
    expect({ status, ...headers }).toMatchObject({
      ...{ status: 405, allow: 'GET, HEAD', 'cache-control': 'no-store' },
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    })
    expect(body.toString()).toMatch(/<html lang="fa" dir="rtl">.*<a href="">بازگشت/s)
    const call = await ask('/auth', { accept: 'application/json' }, 'POST')
    expect(call.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('may use every method when it is a call', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      expect((await ask('/api/posts', {}, method)).status).toBe(200)
    }
  })

  test.each([
    ['/product/%E0%A4%A', '/product/%25E0%25A4%25A'],
    ['/product/a%00b?x=1', '/product/a%2500b?x=1'],
    ['/100%?x=%', '/100%25?x=%'],
    ['/product/%DA%A9?x=%', '/product/%DA%A9?x=%'],
  ])('for %s reaches Next as %s', async (url, seen) => {
    const { body } = await ask(url)
    expect(JSON.parse(body.toString()).url).toBe(seen)
  })

  test('that fails inside Next is a plain 500', async () => {
    next.mockRejectedValue(new Error('نشد'))
    expect((await ask('/about')).status).toBe(500)
  })
})

describe('a request handed to Next', () => {
  test('carries one true IP and no policy of the client', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6', 'content-security-policy': "'nonce-evil'" }
    const { body } = await ask('/about', headers)
    expect(JSON.parse(body.toString())).toEqual({ url: '/about', forwardedFor: '127.0.0.1' })
  })

  test('names the copy that a browser has of a file or a call, and none of a page', async () => {
    const known = async (url: string, headers: Record<string, string> = {}) => {
      await ask(url, { 'if-none-match': '"copy"', ...headers })
      return next.mock.lastCall?.[0].headers['if-none-match']
    }
    expect(await known('/product/nope')).toBeUndefined()
    expect(await known('/product/nope?utm=1')).toBeUndefined()
    expect(await known('/product/nope', { rsc: '1' })).toBe('"copy"')
    expect(await known('/api/home')).toBe('"copy"')
    expect(await known('/sitemaps/products-1.xml')).toBe('"copy"')
  })

  test('is never answered with markup without a policy', async () => {
    const { headers } = await ask('/about')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('an error page without a policy', () => {
  const fails = (write: (response: ServerResponse) => void) =>
    next.mockImplementation(async (_, response) => {
      response.statusCode = 500
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-encoding', 'gzip')
      write(response)
    })

  test.each<[string, (response: ServerResponse) => void]>([
    ['at once', (response) => response.end('<script>draw()</script>')],
    [
      'in parts',
      (response) => {
        response.write('<script>')
        response.end('draw()</script>')
      },
    ],
  ])('is replaced by one that needs no script, when it was written %s', async (_, write) => {
    fails(write)
    const { status, headers, body } = await ask('/product/broken')
    expect(status).toBe(500)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(body.toString()).toContain('مشکلی در سرور پیش آمد')
    expect(body.toString()).not.toContain('draw()')
  })
})
