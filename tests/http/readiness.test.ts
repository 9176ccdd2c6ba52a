import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeEachShop } from '../kit/each-shop'

const report = z.object({
  status: z.string(),
  build: z.string(),
  checks: z.record(z.string(), z.string()),
})
const logLine = z.object({ trace_id: z.string().optional() })

describeEachShop('whether an instance is ready', (shop) => {
  const ask = async () => {
    const answer = await fetch(`${shop().url}/api/ready`)
    return { code: answer.status, ...report.parse(await answer.json()) }
  }

  test('is told with each part that was asked', async () => {
    const checks = { database: 'ok', migrations: 'ok', storage: 'ok' }
    expect(await ask()).toEqual({ code: 200, status: 'ready', build: expect.any(String), checks })
  })

  test('is no longer so when a migration is missing, once the last answer is old', async () => {
    await shop().db.execute(sql`
      update drizzle.__drizzle_migrations set created_at = 1
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
    await expect.poll(ask, { timeout: 20_000, interval: 500 }).toMatchObject({
      code: 503,
      status: 'not ready',
      checks: { database: 'ok', migrations: 'failed' },
    })
  })

  test('lines of the log carry the trace that a proxy began, and no invented one', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const traces = async (traceparent: string) => {
      shop().logLines.length = 0
      await fetch(`${shop().url}/api/health`, { headers: { traceparent } })
      return shop().logLines.map((line) => logLine.parse(JSON.parse(line)).trace_id)
    }
    expect(await traces(`00-${trace}-00f067aa0ba902b7-01`)).toEqual([trace])
    expect(await traces(`00-${trace}"}-x`)).toEqual([undefined])
  })
})
