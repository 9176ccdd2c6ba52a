import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseAway, isDatabaseAway } from '@/lib/server/db/database-away'
import { PatientPool } from '@/lib/server/db/patient-pool'
import { errorResponse } from '@/lib/server/http/error-response'

/** A tunnel to PostgreSQL that can be cut and mended. */
async function openTunnel(target: URL) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname)
    for (const one of [socket, onward]) {
      sockets.add(one)
      one.on('error', () => one.destroy()).on('close', () => sockets.delete(one))
    }
    socket.pipe(onward).pipe(socket)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  const url = new URL(target)
  url.port = String(port)
  return { url: url.href, cut, mend: () => listen(port) }
}

const address = process.env.TEST_DATABASE_URL

describe.skipIf(address === undefined)('a PostgreSQL that goes away', () => {
  async function open(patienceMs: number) {
    const tunnel = await openTunnel(new URL(address ?? ''))
    const pool = new PatientPool({ url: tunnel.url, max: 2, patienceMs })
    onTestFinished(async () => {
      await pool.end()
      await tunnel.cut().catch(() => {})
    })
    const db = drizzle({ client: pool })
    const ask = () => db.execute(sql`select 1 as one`)
    await ask()
    /** Until the pool knows: what is sent on a connection that has just ended fails. */
    const cut = async () => {
      await tunnel.cut()
      await vi.waitFor(() => expect(pool.idleCount).toBe(0))
    }
    return { tunnel, db, ask, cut }
  }

  test('is waited for while it is started anew', async () => {
    const { tunnel, ask, db, cut } = await open(5_000)
    await cut()
    const answers = [ask(), db.transaction((tx) => tx.execute(sql`select 1 as one`))]
    setTimeout(tunnel.mend, 400)
    for (const { rows } of await Promise.all(answers)) expect(rows).toEqual([{ one: 1 }])
  })

  test('is told to be away with 503 and a time to come back, at once when it stays away', async () => {
    const { tunnel, ask, cut } = await open(300)
    await cut()
    const error: unknown = await ask().catch((failure: unknown) => failure)
    expect(isDatabaseAway(error)).toBe(true)
    expect(errorResponse(error, 'a')).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '3' },
    })
    const began = performance.now()
    await expect(ask()).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(200)
    await tunnel.mend()
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })

  test('ends a transaction that it cuts, and not the shop', async () => {
    const { tunnel, db, ask } = await open(5_000)
    const cut = db.transaction(async (tx) => {
      await tunnel.cut()
      await tx.execute(sql`select 1`)
    })
    expect(isDatabaseAway(await cut.catch((failure: unknown) => failure))).toBe(true)
    await tunnel.mend()
    expect((await ask()).rows).toEqual([{ one: 1 }])
  })
})

test('a wrong address is told at once, and another service that is away is not the database', async () => {
  const pool = new PatientPool({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1 })
  await expect(pool.query('select 1')).rejects.toBeInstanceOf(DatabaseAway)
  await pool.end()
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(isDatabaseAway(refused)).toBe(false)
  expect(isDatabaseAway(new Error('a bank', { cause: refused }))).toBe(false)
})
