import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readContentPage } from '@/lib/data/content'
import { readSearchSuggestions } from '@/lib/data/catalogue'
import { createRequestListener } from '@/lib/server/page-cache/request-listener'
import type { PageStore } from '@/lib/server/page-cache/page-store'
import { getRenderContext } from '@/lib/render-context'
import { startFakeServer } from '../kit/fake-server'
import { createMemoryStore, keyOf, pageEntry } from './page-entries'

const stale = vi.hoisted(() => {
  const stale: { value?: unknown } = {}
  return stale
})

/** As Next does: a stale read is answered where it cannot be renewed. */
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>) => () =>
    read().catch((error: unknown) => {
      if (stale.value === undefined) throw error
      return stale.value
    }),
}))

type Render = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

const closed = '<h1>چند دقیقهٔ دیگر برمی‌گردیم</h1>'
const policy = "script-src 'sha256-abc'"
const product = '/product/cup'

let store: PageStore
let server: Server
let base: string
let requested: string[]
let render: Render
let renderClosed: Render
let errors: unknown[]

const closedShop: Render = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', policy)
  response.writeHead(503, { 'retry-after': '60' }).end(closed)
}

function meetOutage(retryAfter = 30): Error {
  const error = new Error('فروشگاه بسته است.')
  getRenderContext()?.recordOutage(error, { retryAfter })
  return error
}

function fail(response: ServerResponse): void {
  response.statusCode = 500
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', "default-src 'self'")
  response.setHeader('content-encoding', 'gzip')
  response.write('<h1>خطا')
  response.end('</h1>')
}

function failUncompressed(response: ServerResponse): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.writeHead(500).end('<h1>خطا</h1>')
}

const failInOutage: Render = (_, response) => {
  meetOutage()
  fail(response)
}

beforeEach(async () => {
  store = createMemoryStore()
  requested = []
  errors = []
  render = failInOutage
  renderClosed = closedShop
  server = createServer(
    createRequestListener({
      store,
      next: async (request, response) => {
        requested.push(request.url ?? '')
        await (request.url === '/503' ? renderClosed : render)(request, response)
      },
      security: { 'X-Content-Type-Options': 'nosniff' },
      trustProxy: 0,
      onError: (error) => errors.push(error),
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function ask(url: string, init: RequestInit = {}) {
  const answer = await fetch(base + url, init)
  const { status, headers } = answer
  return { status, headers: Object.fromEntries(headers), body: await answer.text() }
}

const rsc = { headers: { rsc: '1' } }

describe('a page that an outage of the backend kept from being made', () => {
  test('is the page of a closed shop, with the wait that the backend asked for', async () => {
    const answer = await ask(product)
    expect(answer).toMatchObject({ status: 503, body: closed })
    expect(answer.headers).toMatchObject({
      'retry-after': '30',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    await ask('/blog')
    expect(requested).toEqual([product, '/503', '/blog'])
  })

  test('is its headers alone for HEAD', async () => {
    const { status, headers, body } = await ask(product, { method: 'HEAD' })
    expect({ status, body }).toEqual({ status: 503, body: '' })
    expect(headers['retry-after']).toBe('30')
  })

  test('is so too for whoever waited for the same render', async () => {
    const waiting: (() => void)[] = []
    render = (_, response) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(fail(response)))
        if (waiting.length < 2) return
        meetOutage()
        waiting.forEach((end) => end())
      })
    const answers = await Promise.all([ask(product), ask(`${product}?utm=1`)])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
  })

  test('is none for whoever waited for a render that did without the part', async () => {
    let failAll = () => {}
    const waiting: ServerResponse[] = []
    render = (_, response) =>
      new Promise((resolve) => {
        waiting.push(response)
        if (waiting.length === 1) return void (failAll = resolve)
        getRenderContext()?.forgetOutage(meetOutage())
        waiting.forEach(failUncompressed)
        failAll()
        resolve()
      })
    const answers = await Promise.all([ask(product), ask(`${product}?utm=1`)])
    expect(answers.map(({ status }) => status)).toEqual([500, 500])
  })

  test('is answered as it was when an expired one is still stored', async () => {
    const old = { storedAt: Date.now() - 10_000, revalidate: 5, expire: 6 }
    store.write(keyOf(product), pageEntry({ html: '<h1>فنجان</h1>', ...old }), store.now())
    await store.settled()
    expect(await ask(product)).toMatchObject({ status: 200, body: '<h1>فنجان</h1>' })
    expect(requested).toEqual([product])
  })

  test('has words of its own where the page of a closed shop cannot be read', async () => {
    renderClosed = (_, response) => fail(response)
    const { status, headers, body } = await ask(product)
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '30' })
    expect(body).toMatch(/<html lang="fa" dir="rtl">.*چند دقیقهٔ دیگر برمی‌گردیم/s)
    expect(errors).toHaveLength(1)
    renderClosed = closedShop
    expect((await ask(product)).body).toBe(closed)
  })

  test('has those words too where it does not come', async () => {
    renderClosed = () => {}
    const { status, body } = await ask(product)
    expect({ status, body }).toEqual({ status: 503, body: expect.stringMatching(/^<!doctype/i) })
  })

  test('is no page for a program that asked for none', async () => {
    render = (_, response) => {
      meetOutage(0.2)
      response.writeHead(500).end('Internal Server Error')
    }
    const { status, headers, body } = await ask('/sitemap.xml')
    expect({ status, body }).toEqual({ status: 503, body: '' })
    expect(headers).toMatchObject({ 'retry-after': '1', 'content-type': /^text\/plain/ })
  })
})

describe('a page in pieces for the router', () => {
  const inPieces: (meet: () => void) => Render = (meet) => async (_, response) => {
    response.setHeader('content-type', 'text/x-component')
    response.flushHeaders()
    response.write('0:{"a":1}\n')
    meet()
    response.write(Buffer.from('1:E{"digest":"7"}\n'))
    response.end()
  }

  test('that lacks its main part is refused whole, so that the router loads the address', async () => {
    render = inPieces(() => meetOutage())
    const { status, headers, body } = await ask(product, rsc)
    expect({ status, body }).toEqual({ status: 503, body: '' })
    expect(headers).toMatchObject({ 'retry-after': '30', 'content-type': /^text\/plain/ })
    expect(requested).toEqual([product])
  })

  test('is sent as it is when it does without what is missing', async () => {
    render = inPieces(() => getRenderContext()?.forgetOutage(meetOutage()))
    const { status, headers, body } = await ask(product, rsc)
    expect({ status, body }).toEqual({ status: 200, body: '0:{"a":1}\n1:E{"digest":"7"}\n' })
    expect(headers['content-type']).toBe('text/x-component')
  })

  test('keeps the headers it is begun with', async () => {
    render = (_, response) => {
      response.writeHead(307, { location: '/product/cup?_rsc=1' }).end()
    }
    const { status, headers } = await ask(product, { ...rsc, redirect: 'manual' })
    expect({ status, to: headers.location }).toEqual({ status: 307, to: '/product/cup?_rsc=1' })
  })
})

describe('a page whose backend', () => {
  const readFirst = (read: () => Promise<unknown>): Render => {
    return async (request, response) => {
      try {
        await read()
        response.setHeader('content-type', 'text/x-component')
        response.end('0:{}\n')
      } catch {
        if (request.headers.rsc === undefined) return failUncompressed(response)
        response.end('1:E{"digest":"7"}\n')
      }
    }
  }
  const reads: [string, () => Promise<unknown>][] = [
    ['a cached read', () => readContentPage('about')],
    ['one that is never cached', () => readSearchSuggestions('ماگ')],
  ]

  async function openBackend(status: number) {
    const backend = await startFakeServer([{ status, body: {} }])
    vi.stubEnv('API_BASE_URL', backend.url)
    return backend
  }
  beforeEach(() => {
    delete stale.value
  })

  describe.each(reads)('is asked by %s', (_, read) => {
    test.each([429, 502, 503, 504])('and answers %i is that of a closed shop', async (status) => {
      const backend = await openBackend(status)
      render = readFirst(read)
      expect(await ask(product)).toMatchObject({ status: 503, body: closed })
      expect(await ask(product, rsc)).toMatchObject({ status: 503, body: '' })
      await backend.close()
    })

    test('and cannot be reached is that of a closed shop', async () => {
      await (await openBackend(200)).close()
      render = readFirst(read)
      expect(await ask(product)).toMatchObject({ status: 503, body: closed })
    })

    test('and answers 500 is an error page', async () => {
      const backend = await openBackend(500)
      render = readFirst(read)
      expect((await ask(product)).status).toBe(500)
      await backend.close()
    })
  })

  test('does not renew a stale read is sent with the stale one', async () => {
    const backend = await openBackend(503)
    stale.value = { title: 'دربارهٔ ما' }
    render = readFirst(() => readContentPage('about'))
    expect(await ask(product, rsc)).toMatchObject({ status: 200, body: '0:{}\n' })
    expect(backend.requests).toHaveLength(1)
    await backend.close()
  })
})

describe('what is no outage stays as Next answers it', () => {
  test('an error of the shop itself', async () => {
    render = (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', "default-src 'self'")
      response.writeHead(500).end('<h1>خطا</h1>')
    }
    expect(await ask(product)).toMatchObject({ status: 500, body: '<h1>خطا</h1>' })
  })

  test('a page that was made although a part was refused', async () => {
    render = (_, response) => {
      meetOutage()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end('<h1>فنجان</h1>')
    }
    expect(await ask(product)).toMatchObject({ status: 200, body: '<h1>فنجان</h1>' })
  })

  test('a call is sent as it is made, also to whoever calls it a page in pieces', async () => {
    let finish = () => {}
    render = (_, response) => {
      response.write('a')
      finish = () => response.end('b')
    }
    const answer = await fetch(`${base}/api/media/a.webp`, rsc)
    finish()
    expect(await answer.text()).toBe('ab')
  })
})
