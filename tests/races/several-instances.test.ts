import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { openDatabase } from '@/lib/server/db/open-database'
import { orders, payments, testBank } from '@/lib/server/db/schema/schema'
import { createTestBank } from '@/lib/server/adapters/payments/test-bank'
import type { Gateway } from '@/lib/server/adapters/payments/gateway'
import { reconcile } from '@/lib/server/payments/reconciler'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { copyDemo } from '../kit/open-demo'
import {
  createStock,
  createBuyer,
  placeTestOrder,
  readOrderStatus,
  readStockUnits,
  testPaymentContext,
  payAtTestBank,
  openRegister,
} from '../kit/buyer'

const SERVER = process.env.TEST_DATABASE_URL
const INSTANCES = 4
const fail = (error: unknown) => {
  throw error
}

describe.runIf(SERVER)('several instances that reconcile on one PostgreSQL', () => {
  const shops: OpenDatabase[] = []
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const own = await copyDemo('PostgreSQL', 'memory://')
    drop = own?.drop
    for (let at = 0; at < INSTANCES; at += 1) {
      shops.push(await openDatabase({ databaseUrl: own?.url, dataDir: 'memory://' }))
    }
  })
  afterAll(async () => {
    for (const { close } of shops) await close()
    await drop?.()
  })
  const first = () => {
    if (!shops[0]) throw new Error('the shop is not open')
    return shops[0].db
  }

  /** A slow bank that lists the inquiries. */
  function recordInquiries(inquiries: string[]) {
    const slowly = (gateway: Gateway): Gateway => ({
      ...gateway,
      async inquire(attempt) {
        inquiries.push(attempt.authority)
        await new Promise((resolve) => setTimeout(resolve, 30))
        return gateway.inquire(attempt)
      },
    })
    return {
      ...testPaymentContext(first()),
      gateways: openRegister([slowly(createTestBank(first()))]),
    }
  }
  const allReconcile = (inquiries: string[]) =>
    Promise.all(
      shops.map(({ db }) =>
        reconcile(db, {
          paymentContext: recordInquiries(inquiries),
          revalidateTags: async () => {},
          onError: fail,
        }),
      ),
    )

  test('inquire once about each attempt, and finalize it once', async () => {
    const stock = await createStock(first(), 40)
    const placed: number[] = []
    for (let at = 0; at < 12; at += 1) {
      const buyer = await createBuyer(first())
      const { id } = (await placeTestOrder(first(), buyer, stock)).order
      await payAtTestBank(first(), buyer, id, true)
      placed.push(id)
    }
    const mine = inArray(payments.orderId, placed)
    await first()
      .update(payments)
      .set({ askAgainAt: new Date(0) })
      .where(mine)
    const inquiries: string[] = []
    for (let round = 0; round < 3; round += 1) await allReconcile(inquiries)
    expect(inquiries.sort()).toEqual([...new Set(inquiries)])
    expect(inquiries).toHaveLength(12)
    for (const id of placed) expect(await readOrderStatus(first(), id)).toBe('paid')
    expect(await readStockUnits(first(), stock)).toEqual({ quantity: 28, reserved: 0 })
  })

  test('expire each order once, and reverse once what was paid too late', async () => {
    const stock = await createStock(first(), 12)
    const placed: number[] = []
    for (let at = 0; at < 12; at += 1) {
      const buyer = await createBuyer(first())
      const { id } = (await placeTestOrder(first(), buyer, stock)).order
      if (at % 2 === 0) await payAtTestBank(first(), buyer, id, true)
      placed.push(id)
    }
    const past = new Date(Date.now() - 1_000)
    await first().update(orders).set({ expiresAt: past }).where(inArray(orders.id, placed))
    await allReconcile([])
    for (const id of placed) expect(await readOrderStatus(first(), id)).toBe('cancel_store')
    expect(await readStockUnits(first(), stock)).toEqual({ quantity: 12, reserved: 0 })
    await first()
      .update(payments)
      .set({ askAgainAt: new Date(0) })
      .where(inArray(payments.orderId, placed))
    await allReconcile([])
    const untaken = and(eq(testBank.paid, true), isNull(testBank.reversedAt))
    const unreversed = await first()
      .select()
      .from(payments)
      .innerJoin(testBank, eq(testBank.authority, payments.authority))
      .where(and(inArray(payments.orderId, placed), untaken))
    expect(unreversed).toEqual([])
    expect(await findBrokenInvariants(first())).toEqual([])
  })
})
