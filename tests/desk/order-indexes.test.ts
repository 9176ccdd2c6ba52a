import { desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ORDER_STATUSES } from '@/lib/contract/orders/order-status'
import { readRows } from '@/lib/server/db/read-rows'
import { orders, orderTags } from '@/lib/server/db/schema/schema'
import { seedManyOrders } from '@/lib/server/db/seed/seed-many-orders'
import { matchDeskOrders, ORDERS_BY } from '@/lib/server/desk/list-desk-orders'
import { selectWaitingOrders } from '@/lib/server/desk/read-today'
import { selectSoldOrders } from '@/lib/server/desk/tax-export'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { HOUR_MS } from '@/lib/persian/durations'
import { createBuyer, createStock, placeTestOrder } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'

const explained = z.object({ 'QUERY PLAN': z.string() })

onEachDatabase('the lists of a shop that has sold for years', (db) => {
  beforeAll(() => seedManyOrders(db(), 20_000), 120_000)

  async function explain(query: SQLWrapper): Promise<string> {
    const rows = await readRows(db(), sql`explain ${query}`, explained)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  test('find what was sold on some days by its events, and no other order', async () => {
    const today = toTehranTime(new Date()).day
    const span = { from: addDays(today, -1), to: today }
    const plan = await explain(selectSoldOrders(db(), span))
    expect(plan).toContain('order_events_sold')
    expect(plan).not.toContain('Seq Scan on orders')
    expect(plan).not.toContain('Seq Scan on order_events')
  })

  test('come in the order of their deadlines, and the late ones alone, by the index', async () => {
    const listed = db().select().from(orders)
    const inOrder = await explain(listed.orderBy(...ORDERS_BY.due).limit(50))
    expect(inOrder).toContain('Index Scan using orders_due')
    expect(inOrder).not.toContain('Sort')
    const late = matchDeskOrders(db(), { stats: [], q: '', due: 'late' }, null)
    expect(await explain(db().select({ id: orders.id }).from(orders).where(late))).toContain(
      'orders_due',
    )
  })

  test('find the orders of a tag by its index, and go through no other order', async () => {
    const some = db().select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(6_000)
    const rows = (await some).map(({ id }, at) => ({
      orderId: id,
      ...(at % 100 === 0 ? { key: 'هدیه', title: 'هدیه' } : { key: 'فوری', title: 'فوری' }),
    }))
    await db().insert(orderTags).values(rows)
    await db().execute(sql`analyze order_tags`)
    const tagged = matchDeskOrders(db(), { stats: [], q: '', tag: 'هديه' }, null)
    const plan = await explain(db().select({ id: orders.id }).from(orders).where(tagged))
    expect(plan).toContain('order_tags_key')
    expect(plan).not.toContain('Seq Scan')
  })

  test('count what waits by its statuses, and go through no other order', async () => {
    const plan = await explain(selectWaitingOrders(db(), null))
    expect(plan).toContain('orders_status')
    expect(plan).not.toContain('Seq Scan on orders')
  })

  test('know the deadline of every step, and one of its own that goes before', async () => {
    const { order } = await placeTestOrder(
      db(),
      await createBuyer(db()),
      await createStock(db(), 1),
    )
    const updatedAt = new Date('2026-05-10T09:00:00Z')
    const hoursOf = async (change: Partial<typeof orders.$inferInsert>) => {
      const own = { updatedAt, stepDueAt: null, ...change }
      await db().update(orders).set(own).where(eq(orders.id, order.id))
      const [row] = await db().select().from(orders).where(eq(orders.id, order.id))
      return row?.dueAt ? (row.dueAt.getTime() - updatedAt.getTime()) / HOUR_MS : null
    }
    const hours: Record<string, number | null> = {}
    const ofSales = ORDER_STATUSES.filter((status) => !status.startsWith('re'))
    for (const status of ofSales) hours[status] = await hoursOf({ status })
    expect(hours).toMatchObject({ waiting: 24, paid: 4, packaging: 6, sending: 96 })
    expect(hours).toMatchObject({ waiting_payment: null, delivery: null, cancel_store: null })
    const stepDueAt = new Date(updatedAt.getTime() + 2 * HOUR_MS)
    expect(await hoursOf({ status: 'paid', stepDueAt })).toBe(2)
    expect(await hoursOf({ status: 'delivery', stepDueAt })).toBe(2)
  })
})
