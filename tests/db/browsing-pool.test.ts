import { gt, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '@/lib/config'
import { openSession } from '@/lib/server/auth/sessions'
import type { Database } from '@/lib/server/db/database'
import { addresses, stocks } from '@/lib/server/db/schema/schema'
import { readRows } from '@/lib/server/db/read-rows'
import { errorResponse } from '@/lib/server/http/error-response'
import { openStaffSession } from '@/lib/server/desk/staff-sessions'
import { createBackend } from '@/lib/server/main/backend'
import { kinds, openDemo } from '../kit/open-demo'

const BROWSING_CONNECTIONS = 4
const SECRET = 'secret-of-the-shop-whose-lists-are-held-up'

/** The status with which an order of one unit is answered. */
async function placeOrder(db: Database, fetch: (request: Request) => Promise<Response>) {
  const [stock] = await db
    .select()
    .from(stocks)
    .where(gt(stocks.quantity, stocks.reserved))
    .limit(1)
  const [address] = await db.select().from(addresses).limit(1)
  if (!stock || !address) throw new Error('the demo shop has neither goods nor addresses')
  const device = { device: 'test', ip: '127.0.0.1' }
  const token = await openSession(db, SECRET, address.userId, device)
  const line = { product_id: stock.productId, stock_id: stock.id, quantity: 1 }
  const answer = await fetch(
    new Request('http://shop/api/checkout', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'one-order-while-lists-are-held-up',
      },
      body: JSON.stringify({ list: [line], address_id: address.id, shipping_method_id: 2 }),
    }),
  )
  return answer.status
}

/** A shop of which somebody holds every connection for lists until they are let go. */
async function openHeldUp() {
  const database = await openDemo('PostgreSQL')
  const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: SECRET })
  const { fetch, close } = await createBackend(config, { onRevalidate: () => {}, database })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const begun: Promise<void>[] = []
  const held = Array.from({ length: BROWSING_CONNECTIONS }, () => {
    let onBegin = () => {}
    begun.push(new Promise((resolve) => (onBegin = resolve)))
    return database.browsingDb.transaction(async () => {
      onBegin()
      await released
    })
  })
  await Promise.all(begun)
  onTestFinished(async () => {
    release()
    await Promise.all(held)
    await close()
  })
  return { database, fetch, release }
}

/** Many more turns than a list takes where it finds a connection. */
async function askHealth(fetch: (request: Request) => Promise<Response>): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    expect((await fetch(new Request('http://shop/api/health'))).status).toBe(200)
  }
}

test.skipIf(!kinds.includes('PostgreSQL'))(
  'lists that hold every connection of theirs leave the ones that orders need',
  async () => {
    const { database, fetch, release } = await openHeldUp()
    let isListed = false
    const listing = fetch(new Request('http://shop/api/products', { method: 'POST', body: '{}' }))
    void listing.then(() => (isListed = true))
    await askHealth(fetch)
    expect(isListed).toBe(false)
    expect(await placeOrder(database.db, fetch)).toBe(200)
    expect(isListed).toBe(false)
    release()
    expect((await listing).status).toBe(200)
  },
)

test.skipIf(!kinds.includes('PostgreSQL'))(
  'an order goes on while reports, exports, the magazine, posts and reviews hold up each other',
  async () => {
    const { database, fetch, release } = await openHeldUp()
    const device = { device: 'test', ip: '127.0.0.1', isProved: true }
    const { token } = await openStaffSession(database.db, SECRET, 1, device)
    const span = 'from=2026-10-23&to=2026-11-21'
    const answered: string[] = []
    const reads = [
      ...[`desk/reports?${span}`, `desk/reports/cuts?${span}&cut=brand`],
      ...[`desk/exports/tax?${span}`, 'desk/exports/goods', 'desk/exports/orders'],
      ...['desk/exports/customers', 'blog', 'get-random-users', 'product-comment/1'],
    ].map(async (path) => {
      const headers = { Cookie: `vitrin-desk=${token}` }
      const { status } = await fetch(new Request(`http://shop/api/${path}`, { headers }))
      answered.push(path)
      return [path, status]
    })
    await askHealth(fetch)
    expect(answered).toEqual([])
    expect(await placeOrder(database.db, fetch)).toBe(200)
    expect(answered).toEqual([])
    release()
    for (const [path, status] of await Promise.all(reads))
      expect([path, status]).toEqual([path, 200])
  },
)

test.skipIf(!kinds.includes('PostgreSQL'))(
  'a list that takes too long is given up, and an order is not',
  async () => {
    const { db, browsingDb, close } = await openDemo('PostgreSQL')
    try {
      const limitOf = async (pool: Database) =>
        readRows(pool, sql`show statement_timeout`, z.object({ statement_timeout: z.string() }))
      expect(await limitOf(browsingDb)).toEqual([{ statement_timeout: '15s' }])
      expect(await limitOf(db)).toEqual([{ statement_timeout: '0' }])
      const given = browsingDb.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 20`)
        await tx.execute(sql`select pg_sleep(5)`)
      })
      const error: unknown = await given.catch((reason: unknown) => reason)
      expect(errorResponse(error, 'id')).toMatchObject({ status: 503, body: { code: 'busy' } })
    } finally {
      await close()
    }
  },
)
