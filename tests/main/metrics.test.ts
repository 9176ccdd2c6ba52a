import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { openMetrics } from '@/lib/server/main/metrics'
import { dailyRuns } from '@/lib/server/db/schema/schema'
import { createRouteNames } from '@/lib/server/main/route-names'
import { observeGateway } from '@/lib/server/metrics'
import { onEachDatabase } from '../kit/each-database'

const root = mkdtempSync(join(tmpdir(), 'vitrin-routes-'))
mkdirSync(join(root, '.next'))
const pages = ['/', '/product/[slug]/[[...stock]]', '/brand/[slug]', '/checkout', '/[...path]']
writeFileSync(
  join(root, '.next', 'app-path-routes-manifest.json'),
  JSON.stringify(Object.fromEntries(pages.map((page) => [`${page}/page`, page]))),
)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const routeOf = createRouteNames(root)

describe('the route of a path', () => {
  test.each([
    ['/', '/'],
    ['/brand/nikan', '/brand/[slug]'],
    ['/api/brand/nikan', '/api/brand/:slug'],
    ['/api/ready', '/api/ready'],
    ['/checkout', '/checkout'],
    ['/_next/static/chunks/a.js', '/_next'],
    ['/media/x.webp', '/media'],
    ['/demo/goods/1.avif', 'file'],
    ['/whatever/a/stranger/asks', '/[...path]'],
  ])('%s is %s', (path, route) => expect(routeOf(path)).toBe(route))
})

const LABELS_OF_PROMETHEUS = ['job', 'instance']
const NAME = /\b(?:vitrin|nodejs|process)_\w+/g

function wordsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found = '']) => found.match(/\w+/g) ?? [])
}

/** What a file of queries names and the shop does not export: metrics, and labels of its own. */
function findUnknown(queries: string, exported: string): string[] {
  const metrics = wordsOf(exported, /^# TYPE (\w+) /gm)
  const labels = wordsOf(exported, /[{,](\w+)="/g)
  expect(labels.filter((label) => LABELS_OF_PROMETHEUS.includes(label))).toEqual([])
  const names = (queries.match(NAME) ?? []).map((name) => name.replace(/_(?:bucket|count)$/, ''))
  expect(names.length).toBeGreaterThan(10)
  const named = [
    ...wordsOf(queries, /\bby \(([^)]*)\)/g),
    ...wordsOf(queries, /[{,](\w+)(?:=|!=|=~|!~)\\?"/g),
    ...wordsOf(queries, /\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g),
  ]
  expect(named.length).toBeGreaterThan(5)
  return [
    ...names.filter((name) => !metrics.includes(name)),
    ...named.filter((label) => !labels.includes(label) && label !== 'instance'),
  ]
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

onEachDatabase('what Prometheus reads', (db) => {
  test('says that the database is away to each who asks, not only to the first', async () => {
    const away = new Proxy(db(), {
      get: (target, name) =>
        name === 'execute'
          ? () => Promise.reject(new Error('no database answers'))
          : Reflect.get(target, name),
    })
    const config = { ...readConfig({}), metricsPort: 0 }
    const server = await openMetrics().serve(config, { db: away, pools: {} })
    const scrape = async () => (await fetch(`http://127.0.0.1:${portOf(server)}/metrics`)).text()
    for (const text of [await scrape(), await scrape()]) expect(text).toContain('database_up 0')
    server.close()
  })

  test('counts requests by route, stored pages, gateways, jobs and what the rows say', async () => {
    const metrics = openMetrics()
    const listener = metrics.observe((_, response) => response.writeHead(404).end(), routeOf)
    const shop = createServer(listener).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    const pools = { checkout: { totalCount: 3, idleCount: 1, waitingCount: 0 } }
    const config = { ...readConfig({}), metricsPort: 0 }
    const server = await metrics.serve(config, { db: db(), pools })
    const succeededAt = new Date(1_000_000)
    await db().insert(dailyRuns).values({ job: 'backup', day: '2026-11-23', succeededAt })
    await expect(
      metrics.serve({ ...config, metricsPort: portOf(server) }, undefined),
    ).rejects.toThrow(/^METRICS_PORT is \d+, which another program has\.$/)
    try {
      await fetch(`http://127.0.0.1:${portOf(shop)}/brand/no-such-brand?x=1`)
      metrics.onStoredPage()
      metrics.onBackgroundFailure('the reconciler failed')
      const fail = () => Promise.reject(new Error('no line'))
      const bank = { name: 'bank', title: 'بانک', start: fail, verify: fail, inquire: fail }
      const gateway = observeGateway({ ...bank, authorityOf: () => null }, metrics)
      const attempt = { id: 1, amount: 1, authority: 'a' }
      await expect(gateway.verify(attempt)).rejects.toThrow('no line')
      const text = await (await fetch(`http://127.0.0.1:${portOf(server)}/metrics`)).text()
      for (const line of [
        'vitrin_request_seconds_count{route="/brand/[slug]",method="GET",status="404"} 1',
        'vitrin_stored_pages_total 1',
        'vitrin_background_failures_total{work="the reconciler failed"} 1',
        'vitrin_gateway_answers_total{gateway="bank",operation="verify",outcome="error"} 1',
        'vitrin_database_connections{pool="checkout",state="busy"} 2',
        'vitrin_database_up 1',
        'vitrin_job_last_success_seconds{work="backup"} 1000',
        'vitrin_sms_daily_budget 5000',
        'vitrin_payments_in_doubt',
        'nodejs_eventloop_lag_p99_seconds',
      ]) {
        expect(text).toContain(line)
      }
      for (const file of ['deploy/prometheus-alerts.yaml', 'deploy/grafana/vitrin.json'])
        expect(findUnknown(readFileSync(file, 'utf8'), text)).toEqual([])
    } finally {
      shop.close()
      server.close()
    }
  })
})
