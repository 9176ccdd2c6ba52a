import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@/lib/server/db/database'
import { coupons, idempotencyKeys, orders, payments, testBank } from '@/lib/server/db/schema/schema'
import { reconcile } from '@/lib/server/payments/reconciler'
import { openSession } from '@/lib/server/auth/sessions'
import { findBrokenInvariants, countUnits } from '../kit/ledger-invariants'
import {
  buyUntilKilled,
  repeatOrder,
  type Goods,
  type OrderRequest,
  type Shopper,
} from '../kit/purchase-load'
import { withDatabase } from '../kit/database-in-turn'
import { copyDemo, type Kind, kinds } from '../kit/open-demo'
import { bundleShopProcess, startShopProcess } from '../kit/start-shop-process'
import { createStock, createBuyer, testPaymentContext } from '../kit/buyer'

const killsOn = (kind: Kind) => Number(process.env.CRASH_KILLS ?? (kind === 'PGlite' ? 2 : 3))
const SECRET = 'k'.repeat(32)
const CODE = 'CRASH'
const fail = (error: unknown) => {
  throw error
}

beforeAll(bundleShopProcess)

describe.each(kinds)('a shop on %s that is killed while people buy', (kind) => {
  const KILLS = killsOn(kind)
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-crash-'))
  let server: Awaited<ReturnType<typeof copyDemo>>
  beforeAll(async () => {
    server = await copyDemo(kind, dataDir)
  })
  afterAll(async () => {
    await server?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const inDatabase = <T>(work: (db: Database) => Promise<T>) =>
    withDatabase({ databaseUrl: server?.url, dataDir }, work)

  function prepareShop() {
    return inDatabase(async (db) => {
      const endsAt = new Date(Date.now() + 3_600_000)
      const coupon = { code: CODE, title: 'آزمون', kind: 'percent' as const, value: 5, endsAt }
      await db.insert(coupons).values({ ...coupon, perUser: 10_000 })
      const goods: Goods[] = []
      for (let at = 0; at < 5; at += 1) goods.push(await createStock(db, 20_000, 500_000))
      // Each is refused after five unpaid orders; no run may be left without a shopper.
      const shopperCount = 60 + KILLS * 10
      const shoppers: Shopper[] = []
      for (let at = 0; at < shopperCount; at += 1) {
        const { userId, addressId } = await createBuyer(db, 2_000_000)
        const device = { device: 'test', ip: '127.0.0.1' }
        shoppers.push({ token: await openSession(db, SECRET, userId, device), addressId })
      }
      const totals = { units: await countUnits(db), before: await db.$count(orders) }
      return { goods, shoppers, ...totals }
    })
  }

  /** An order and the response stored under its key are both there, or neither is. */
  async function countKeysAndOrders(db: Database) {
    const answered = and(eq(idempotencyKeys.call, 'checkout'), eq(idempotencyKeys.status, 200))
    return { keys: await db.$count(idempotencyKeys, answered), orders: await db.$count(orders) }
  }

  function expireCallsInFlight(db: Database) {
    const longAgo = sql`now() - interval '2 minutes'`
    return db
      .update(idempotencyKeys)
      .set({ createdAt: longAgo })
      .where(isNull(idempotencyKeys.status))
  }

  /** What the next start does, once the claims of the killed process have expired. */
  async function finalizeAll(db: Database) {
    const due = { askAgainAt: new Date(0), claimedAt: null }
    const paid = db
      .select({ authority: testBank.authority })
      .from(testBank)
      .where(eq(testBank.paid, true))
    const open = and(eq(payments.status, 'pending'), inArray(payments.authority, paid))
    const inDoubt = await db.$count(payments, open)
    while ((await db.$count(payments, open)) > 0) {
      await db.update(payments).set(due).where(open)
      await reconcile(db, {
        paymentContext: testPaymentContext(db),
        revalidateTags: async () => {},
        onError: fail,
      })
    }
    return inDoubt
  }

  test(
    `breaks no invariant of the ledger in ${KILLS} kills`,
    async () => {
      const { goods, shoppers, units, before } = await prepareShop()
      const env = {
        DATA_DIR: dataDir,
        SESSION_SECRET: SECRET,
        ...(server && { DATABASE_URL: server.url }),
      }
      const seen = { kills: 0, 'in doubt when killed': 0, 'broken rules': 0, 'units lost': 0 }
      const repeats = { 'orders repeated': 0, 'ordered twice': 0 }
      let unanswered: OrderRequest[] = []
      for (; seen.kills < KILLS; seen.kills += 1) {
        const shop = await startShopProcess(env)
        const events = new EventEmitter()
        const begun = once(events, 'order')
        const placed = () => events.emit('order')
        for (const request of unanswered) await repeatOrder(shop.url, request)
        repeats['orders repeated'] += unanswered.length
        unanswered = []
        const load = { url: shop.url, shoppers, goods, coupon: CODE }
        const onUnanswered = (request: OrderRequest) => void unanswered.push(request)
        const buying = buyUntilKilled({ ...load, onPlaced: placed, onUnanswered })
        await Promise.race([begun, buying])
        await wait(Math.random() * 1_000)
        await shop.kill()
        await buying
        await inDatabase(async (db) => {
          expect(await findBrokenInvariants(db)).toEqual([])
          seen['in doubt when killed'] += await finalizeAll(db)
          expect(await findBrokenInvariants(db)).toEqual([])
          expect(await countUnits(db)).toEqual(units)
          const { keys, orders } = await countKeysAndOrders(db)
          expect(orders - before).toBe(keys)
          await expireCallsInFlight(db)
        })
      }
      const counts = await inDatabase(countOrders)
      expect(counts.orders).toBeGreaterThan(KILLS + 12)
      if (process.env.CRASH_KILLS)
        process.stdout.write(`${JSON.stringify({ kind, ...seen, ...repeats, ...counts })}\n`)
    },
    KILLS * 20_000,
  )

  async function countOrders(db: Database) {
    const of = (pattern: string) => db.$count(orders, sql`${orders.status}::text like ${pattern}`)
    return {
      orders: await db.$count(orders),
      paid: await of('paid'),
      waiting: await of('waiting%'),
      cancelled: await of('cancel%'),
      payments: await db.$count(payments, eq(payments.status, 'paid')),
    }
  }
})
