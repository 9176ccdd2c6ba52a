import { once } from 'node:events'
import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { createLogger } from '@/lib/server/http/logger'
import { startLocalJobs } from '@/lib/server/jobs/local-jobs'
import { openTracing, type OpenTracing } from '@/lib/server/main/open-tracing'
import { kinds } from '../kit/open-demo'
import { serveOverHttp } from '../kit/over-http'
import { openTestShop, type TestShop } from '../kit/test-shop'

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
})
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
  status: z.object({ code: z.int().optional() }),
})
type CollectedSpan = z.output<typeof span>
/** What the protocol says of a body in JSON. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

/** Takes what is sent as a collector does, and reads it. */
async function openCollector() {
  const spans: CollectedSpan[] = []
  const services = new Set<string>()
  const { url, close } = await serveOverHttp(async (request) => {
    if (new URL(request.url).pathname !== '/v1/traces') return new Response(null, { status: 404 })
    for (const { resource, scopeSpans } of exported.parse(await request.json()).resourceSpans) {
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      const name = resource.attributes.find(({ key }) => key === 'service.name')
      services.add(name?.value.stringValue ?? '')
    }
    return Response.json({})
  })
  return { url, close, spans, services }
}

const valueOf = ({ attributes }: CollectedSpan, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

describe.each(kinds)('traces of a shop on %s', (kind) => {
  let collector: Awaited<ReturnType<typeof openCollector>>
  let tracing: OpenTracing
  let shop: TestShop
  let server: ReturnType<typeof createServer>
  let url = ''

  beforeAll(async () => {
    collector = await openCollector()
    const options = { endpoint: collector.url, serviceName: 'فروشگاه', ratio: 1 }
    tracing = openTracing(options, 'a-build')
    shop = await openTestShop(kind)
    const listener = tracing.observe(
      (request, response) => {
        const { url: path = '/', headers } = request
        const pairs = Object.entries(headers).map(([key, value]) => [key, String(value)])
        void shop
          .fetch(new Request(`http://shop${path}`, { headers: Object.fromEntries(pairs) }))
          .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
      },
      (path) => path.replace(/[^/]+$/, ':slug'),
    )
    server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(async () => {
    server.close()
    await shop.close()
    await tracing.close()
    await collector.close()
  })

  /** The spans of a request that its caller gave this id. */
  async function ask(path: string, traceId: string) {
    const headers = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01`, connection: 'close' }
    const { status } = await fetch(url + path, { headers })
    await shop.fetch(new Request('http://shop/api/health'))
    await tracing.flush()
    const own = () => collector.spans.filter((one) => one.traceId === traceId)
    await vi.waitFor(() => expect(own().map(({ name }) => name)).toContain('GET /api/brand/:slug'))
    return { status, spans: own() }
  }
  const linesOf = (traceId: string) =>
    shop.logLines
      .map((line): unknown => JSON.parse(line))
      .filter((line) => {
        const about = z.object({ trace_id: z.string() }).safeParse(line)
        return about.data?.trace_id === traceId
      })

  test('tell a request, its call and its queries as one tree of its caller’s, in the log too', async () => {
    const traceId = 'a'.repeat(32)
    const { status, spans } = await ask('/api/brand/no-such-brand', traceId)
    expect(status).toBe(404)
    expect([...collector.services]).toEqual(['فروشگاه'])
    const request = spans.find(({ name }) => name === 'GET /api/brand/:slug')
    const call = spans.find(({ name }) => name === 'getBrand')
    const queries = spans.filter(({ name }) => name === 'select')
    expect(request?.parentSpanId).toBe('b'.repeat(16))
    expect(request && valueOf(request, 'http.response.status_code')).toBe(404)
    expect(call?.parentSpanId).toBe(request?.spanId)
    expect(queries.length).toBeGreaterThan(0)
    for (const query of queries) expect(query.parentSpanId).toBe(call?.spanId)
    expect(queries.map((query) => valueOf(query, 'db.query.text')).join()).toContain('"brands"')
    // The values of a query are the customer's.
    expect(JSON.stringify(spans)).not.toContain('no-such-brand')
    expect(linesOf(traceId)).toMatchObject([{ call: 'getBrand', status: 404 }])
  })

  test('tell a query that failed, whose line in the log keeps the database’s reason', async () => {
    const traceId = 'c'.repeat(32)
    await shop.db.execute(sql`alter table brands rename to brands_away`)
    const { status, spans } = await ask('/api/brand/no-such-brand', traceId)
    await shop.db.execute(sql`alter table brands_away rename to brands`)
    expect(status).toBe(500)
    const failed = spans.filter((one) => one.status.code === 2).map(({ name }) => name)
    expect(failed).toEqual(expect.arrayContaining(['select', 'GET /api/brand/:slug']))
    expect(linesOf(traceId)[0]).toMatchObject({
      msg: 'the call failed',
      err: { cause: { sqlstate: '42P01', message: expect.stringContaining('brands') } },
    })
  })

  test('are named by the lines of feeds, of readiness and of jobs', async () => {
    const headers = (traceId: string) => ({ traceparent: `00-${traceId}-${'b'.repeat(16)}-01` })
    const [feed, ready] = ['d'.repeat(32), 'e'.repeat(32)]
    await shop.db.execute(sql`alter table stocks rename to stocks_away`)
    await fetch(`${url}/api/feeds/emalls/products`, { headers: headers(feed) })
    await shop.db.execute(sql`alter table stocks_away rename to stocks`)
    await shop.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`)
    await fetch(`${url}/api/ready`, { headers: headers(ready) })
    expect(linesOf(feed)).toMatchObject([
      { msg: 'a feed failed', feed: 'emalls', request_id: expect.any(String) },
    ])
    expect(linesOf(ready)).toMatchObject([
      { msg: 'a part of the shop does not answer', check: 'migrations' },
    ])

    const lines: string[] = []
    const write = (line: unknown, _: unknown, done: () => void) => {
      lines.push(String(line))
      done()
    }
    const log = createLogger('info', new Writable({ write }))
    const work = async () => Promise.reject(new Error('no'))
    const jobs = startLocalJobs(
      [{ name: 'cleaning', everySeconds: 60, limitSeconds: 60, work }],
      (name, err) => log.error({ err }, name),
    )
    jobs.wake('cleaning')
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    await jobs.stop()
    await tracing.flush()
    const about = z.object({ trace_id: z.string(), msg: z.literal('cleaning') })
    const { trace_id: traceId } = about.parse(JSON.parse(lines[0] ?? ''))
    await vi.waitFor(() =>
      expect(collector.spans.filter((one) => one.traceId === traceId)).toMatchObject([
        { name: 'job cleaning', status: { code: 2 } },
      ]),
    )
  })
})
