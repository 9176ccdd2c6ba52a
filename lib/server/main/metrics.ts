import { createServer, type RequestListener, type Server } from 'node:http'
import { sql } from 'drizzle-orm'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { z } from 'zod'
import { type Config, ConfigError } from '@/lib/config'
import type { ConnectionPools, Database } from '../db/database'
import { readRows } from '../db/read-rows'
import type { Metrics } from '../metrics'
import { workerNumber } from './workers'

const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** A scrape reads the database; several who scrape share one reading. */
const READ_AGAIN_MS = 10_000
/** `job` and `instance` are Prometheus's own: it would rename ours, and no alert would find it. */
const WORK = 'work'

const businessRow = z.object({ name: z.string(), label: z.string(), value: z.coerce.number() })

/** What the shop's rows say of the last day, each from an index. */
const businessQuery = sql`
  select 'order' as name, status::text as label, count(*) as value from orders
    where created_at > now() - interval '1 day' group by status
  union all
  select 'payment', 'in_doubt', count(*) from payments
    where status = 'pending' and created_at < now() - interval '15 minutes'
  union all
  select 'code', '', count(*) from codes where created_at > now() - interval '1 day'
  union all
  select 'job', job, extract(epoch from succeeded_at) from daily_runs where succeeded_at is not null`

type Opened = { db: Database; pools: ConnectionPools }

function gaugesOfDatabase(registers: Registry[], config: Config, { db, pools }: Opened) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const up = gauge('vitrin_database_up', 'Whether the database answered this scrape')
  const orders = gauge('vitrin_orders_last_day', 'Orders of the last 24 hours', ['status'])
  const doubt = gauge('vitrin_payments_in_doubt', 'Payments undecided for over 15 minutes')
  const sent = gauge('vitrin_sms_codes_last_day', 'Codes sent in the last 24 hours')
  const budget = gauge('vitrin_sms_daily_budget', 'Codes that may be sent in a day')
  const jobs = gauge('vitrin_job_last_success_seconds', 'When a daily job last ended well', [WORK])
  const connections = gauge('vitrin_database_connections', 'Connections of a pool', [
    'pool',
    'state',
  ])
  let last: { at: number; reading: Promise<void> } | undefined

  async function readAnew(): Promise<void> {
    orders.reset()
    for (const { name, label, value } of await readRows(db, businessQuery, businessRow)) {
      if (name === 'order') orders.set({ status: label }, value)
      if (name === 'payment') doubt.set(value)
      if (name === 'code') sent.set(value)
      if (name === 'job') jobs.set({ [WORK]: label }, value)
    }
    budget.set(config.sms.dailyBudget)
  }

  /** Its failure is shared too: nobody is told that the database answers because another asked before. */
  function read(): Promise<void> {
    if (last && Date.now() - last.at < READ_AGAIN_MS) return last.reading
    last = { at: Date.now(), reading: readAnew() }
    return last.reading
  }

  return async () => {
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      connections.set({ pool, state: 'idle' }, idleCount)
      connections.set({ pool, state: 'busy' }, totalCount - idleCount)
      connections.set({ pool, state: 'waiting' }, waitingCount)
    }
    await read().then(
      () => up.set(1),
      () => up.set(0),
    )
  }
}

export type OpenMetrics = Metrics & {
  onStoredPage: () => void
  /** Counts and times what a listener answers. */
  observe: (listener: RequestListener, routeOf: (path: string) => string) => RequestListener
  /** Opens the port that Prometheus asks. */
  serve: (config: Config, opened: Opened | undefined) => Promise<Server>
}

export function openMetrics(): OpenMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const stored = new Counter({
    name: 'vitrin_stored_pages_total',
    help: 'Pages that were answered from the page cache',
    registers,
  })
  const requests = new Histogram({
    name: 'vitrin_request_seconds',
    help: 'Requests by route, and how long each took',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const gateways = new Counter({
    name: 'vitrin_gateway_answers_total',
    help: 'What payment gateways answered',
    labelNames: ['gateway', 'operation', 'outcome'],
    registers,
  })
  const failures = new Counter({
    name: 'vitrin_background_failures_total',
    help: 'Rounds of background work that failed',
    labelNames: [WORK],
    registers,
  })
  return {
    onStoredPage: () => stored.inc(),
    onGatewayAnswer: (gateway, operation, outcome) => gateways.inc({ gateway, operation, outcome }),
    onBackgroundFailure: (job) => failures.inc({ [WORK]: job }),
    observe: (listener, routeOf) => (request, response) => {
      const startedAt = performance.now()
      const [path = ''] = (request.url ?? '').split('?', 1)
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 'aborted'
        const labels = { route: routeOf(path), method: request.method ?? '', status }
        requests.observe(labels, (performance.now() - startedAt) / 1000)
      })
      listener(request, response)
    },
    serve(config, opened) {
      const collect = opened && gaugesOfDatabase(registers, config, opened)
      const server = createServer(async (request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end()
        await collect?.()
        const text = await registry.metrics()
        response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
      })
      // Each of several processes counts for itself, on a port of its own.
      const port = config.metricsPort && config.metricsPort + workerNumber() - 1
      return new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) =>
          reject(
            error.code === 'EADDRINUSE'
              ? new ConfigError(`METRICS_PORT is ${port}, which another program has.`)
              : error,
          ),
        )
        server.listen({ port, host: config.host, exclusive: true }, () => resolve(server))
      })
    },
  }
}
