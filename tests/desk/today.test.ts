import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { IN_TRANSIT, OPEN_RETURNS, TO_SEND } from '@/lib/contract/orders/order-status'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { HOUR_MS } from '@/lib/persian/durations'
import {
  comments,
  contactMessages,
  orders,
  questions,
  refunds,
  tickets,
  walletTransactions,
} from '@/lib/server/db/schema/schema'
import { askCall } from '../kit/ask-call'
import { createBuyer, createStock, placeTestOrder } from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'

const OWNER = 1
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

describeEachShop('the first page of the desk', (shop) => {
  let owner = { Cookie: '' }

  /** Only what a test makes waits. */
  beforeAll(async () => {
    const { db } = shop()
    owner = await shop().logInStaff(OWNER)
    const waiting = ['paid' as const, ...TO_SEND, ...IN_TRANSIT, ...OPEN_RETURNS]
    await db.update(orders).set({ status: 'cancel_store' }).where(inArray(orders.status, waiting))
    await db.update(tickets).set({ status: 'closed' })
    await db.update(contactMessages).set({ handledAt: new Date() })
    await db.update(comments).set({ status: 'approved' })
    await db.update(questions).set({ status: 'approved' })
  })

  async function readQueues(query: { assignee?: 'me' } = {}, session = owner) {
    const answer = await askCall(shop().url, contract.getWorkToday, { query }, session)
    const { queues, done } = contract.getWorkToday.answer.parse(answer.body).data
    return { done, queues, of: (name: string) => queues.find((queue) => queue.name === name) }
  }

  async function createOrder(change: Partial<typeof orders.$inferInsert>) {
    const { db } = shop()
    const stock = await createStock(db, 5, 700_000)
    const { order } = await placeTestOrder(db, await createBuyer(db), stock)
    await db.update(orders).set(change).where(eq(orders.id, order.id))
    return order
  }

  test('counts each queue of orders, its oldest and those past their deadline', async () => {
    expect((await readQueues()).of('confirm')).toEqual({
      ...{ name: 'confirm', count: 0, overdue: 0, due_today: 0 },
      ...{ oldest_at: null, next_due_at: null },
    })
    // A paid order should be confirmed within four hours.
    await createOrder({ status: 'paid', updatedAt: ago(5) })
    await createOrder({ status: 'paid', updatedAt: ago(3), assigneeId: OWNER })
    await createOrder({ status: 'preparing', updatedAt: ago(1) })
    await createOrder({ status: 'sending', updatedAt: ago(1) })
    const { of } = await readQueues()
    const confirm = of('confirm')
    expect(confirm).toMatchObject({ count: 2, overdue: 1 })
    const hours = (iso: string | null | undefined) =>
      Math.round((Date.now() - new Date(iso ?? 0).getTime()) / HOUR_MS)
    expect(hours(confirm?.oldest_at)).toBe(5)
    expect(hours(confirm?.next_due_at)).toBe(-1)
    expect(of('send')).toMatchObject({ count: 1, overdue: 0 })
    expect(of('in_transit')).toMatchObject({ count: 1, overdue: 0 })
    const mine = await readQueues({ assignee: 'me' })
    expect(mine.of('confirm')).toMatchObject({ count: 1, overdue: 0 })
    expect(mine.of('send')).toMatchObject({ count: 0 })
  })

  test('counts tickets that wait for an answer, and comments with questions', async () => {
    const { db } = shop()
    const [first, second] = await db.select({ id: tickets.id }).from(tickets).limit(2)
    for (const [row, hours] of [
      [first, 30],
      [second, 2],
    ] as const) {
      const change = { status: 'open' as const, waitingSince: ago(hours) }
      await db
        .update(tickets)
        .set(change)
        .where(eq(tickets.id, row?.id ?? 0))
    }
    const [comment] = await db.select({ id: comments.id }).from(comments).limit(1)
    const [question] = await db.select({ id: questions.id }).from(questions).limit(1)
    await db
      .update(comments)
      .set({ status: 'pending', createdAt: ago(50) })
      .where(eq(comments.id, comment?.id ?? 0))
    await db
      .update(questions)
      .set({ status: 'pending', createdAt: ago(1) })
      .where(eq(questions.id, question?.id ?? 0))
    const { of } = await readQueues()
    expect(of('tickets')).toMatchObject({ count: 2, overdue: 1 })
    expect(of('reviews')).toMatchObject({ count: 2, overdue: 1 })
    expect(new Date(of('reviews')?.oldest_at ?? 0) < ago(49)).toBe(true)
  })

  test('counts messages of the contact page, which should be answered within a day', async () => {
    const { db } = shop()
    const message = { name: 'نگار', mobile: '+989121110000', subject: 'خرید عمده', message: 'سلام' }
    await db.insert(contactMessages).values([
      { ...message, createdAt: ago(25) },
      { ...message, createdAt: ago(1) },
    ])
    expect((await readQueues()).of('messages')).toMatchObject({ count: 2, overdue: 1 })
    const answer = await askCall(shop().url, contract.getDeskMessages, { query: {} }, owner)
    const [first] = contract.getDeskMessages.answer.parse(answer.body).data.messages
    expect(new Date(first?.due_at ?? 0) < ago(0)).toBe(true)
  })

  test('counts goods that run out and those that are sold out, as their list does', async () => {
    const answer = await askCall(shop().url, contract.getDeskProductCounts, {}, owner)
    const { counts } = contract.getDeskProductCounts.answer.parse(answer.body).data
    expect((await readQueues()).of('stock')).toMatchObject({
      ...{ count: counts.low, overdue: counts.gone },
    })
  })

  test('counts orders with a refund that waits for its transfer, for who gives money back', async () => {
    const { db } = shop()
    const before = (await readQueues()).of('transfers')?.count ?? 0
    const { id } = await createOrder({ status: 'cancel_customer', assigneeId: OWNER })
    const due = { orderId: id, destination: 'wallet', transferAmount: 500_000 }
    const createdAt = ago(1_000)
    await db.insert(refunds).values([
      { ...due, amount: 700_000, createdAt },
      { ...due, amount: 600_000 },
      { ...due, amount: 600_000, transferAmount: null },
    ])
    const counted = (await readQueues()).of('transfers')
    expect(counted).toMatchObject({ count: before + 1, overdue: 0, next_due_at: null })
    expect(counted?.oldest_at).toBe(createdAt.toISOString())
    const requestedAt = ago(900)
    // Asked for long after the money had come back to the wallet, it waits since then.
    const [customer] = await db
      .select({ userId: orders.userId })
      .from(orders)
      .where(eq(orders.id, id))
    await db.insert(walletTransactions).values({
      ...{ userId: customer?.userId ?? 0, orderId: id, amount: -500_000, balanceAfter: 0 },
      reason: 'transfer',
      createdAt: requestedAt,
    })
    expect((await readQueues()).of('transfers')?.oldest_at).toBe(requestedAt.toISOString())
    expect((await readQueues({ assignee: 'me' })).of('transfers')?.count).toBe(1)
    const withoutRefunds = await logInWithRole(shop(), ['orders.read'])
    expect((await readQueues({}, withoutRefunds)).of('transfers')).toBeUndefined()
    await db.update(refunds).set({ reference: '1405' }).where(eq(refunds.orderId, id))
    expect((await readQueues()).of('transfers')?.count).toBe(before)
  })

  test('has the queues of a role alone, and counts what the staff finished today', async () => {
    const session = await logInWithRole(shop(), ['inbox.answer'])
    const { queues, done } = await readQueues({}, session)
    expect(queues.map(({ name }) => name)).toEqual(['tickets', 'messages'])
    const body = {
      name: 'نقش امروز',
      permissions: [],
      limits: { refund_rials: 0, discount_percent: 0 },
    }
    await askCall(shop().url, contract.addRole, { body }, owner)
    expect((await readQueues()).done).toBe(done)
    const { id } = await createOrder({ status: 'paid' })
    const move = { params: { id }, body: { from: 'paid' as const, to: 'processing' as const } }
    await askCall(shop().url, contract.moveOrder, move, owner)
    expect((await readQueues()).done).toBe(done + 1)
    expect((await readQueues({ assignee: 'me' }, session)).done).toBe(0)
  })

  test('sets thirty days of sales beside the thirty before, a day without any as well', async () => {
    const { db } = shop()
    await db.update(orders).set({ createdAt: sql`${orders.createdAt} - interval '400 days'` })
    const { day: today } = toTehranTime()
    const noon = (day: string) => new Date(`${day}T08:30:00Z`)
    const sale = {
      status: 'processing' as const,
      itemsTotal: 900_000,
      discount: 0,
      shippingPrice: 0,
    }
    await createOrder({ ...sale, createdAt: noon(today) })
    await createOrder({ ...sale, createdAt: noon(addDays(today, -29)) })
    await createOrder({ ...sale, createdAt: noon(addDays(today, -30)) })
    await createOrder({ ...sale, createdAt: noon(addDays(today, -60)) })
    const answer = await askCall(shop().url, contract.getRecentSales, {}, owner)
    const { days, former, funnel, best } = contract.getRecentSales.answer.parse(answer.body).data
    expect([days.length, former.length]).toEqual([30, 30])
    expect(days.at(-1)).toEqual({ day: today, net: 900_000, orders: 1 })
    expect(days[0]).toEqual({ day: addDays(today, -29), net: 900_000, orders: 1 })
    expect(former.at(-1)).toMatchObject({ day: addDays(today, -30), orders: 1 })
    expect(former.reduce((sum, { orders: count }) => sum + count, 0)).toBe(1)
    expect(days[1]).toMatchObject({ net: 0, orders: 0 })
    expect(funnel.steps.at(-2)).toEqual({ step: 'order_placed', count: 2 })
    const ofBest = (of: 'units' | 'sum') => best.reduce((sum, one) => sum + one[of], 0)
    expect([ofBest('units'), ofBest('sum')]).toEqual([2, 1_400_000])
  })

  test('counts what is due today, late or not, and nothing of another day', async () => {
    const { day: today } = toTehranTime()
    const before = (await readQueues()).of('returns')
    const at = (day: string, hour: string) => new Date(`${day}T${hour}:00+03:30`)
    for (const stepDueAt of [ago(30), at(today, '23:59'), at(addDays(today, 1), '00:00')]) {
      await createOrder({ status: 'refer_request', stepDueAt })
    }
    const after = (await readQueues()).of('returns')
    expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(3)
    expect((after?.due_today ?? 0) - (before?.due_today ?? 0)).toBe(2)
  })
})
