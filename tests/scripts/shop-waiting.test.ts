import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  comments,
  contactMessages,
  auditEvents,
  orders,
  questions,
  reports,
  tickets,
} from '@/lib/server/db/schema/schema'
import { describeShop } from '../kit/each-shop'
import { runShopCommand } from '../kit/run-shop-command'

describeShop('npm run shop -- waiting', (shop) => {
  const run = () => runShopCommand(shop().url, 'waiting')
  const lines = async () => (await run()).split('\n').map((line) => line.split(/ {2,}/))
  const idsOf = async (status: typeof orders.$inferSelect.status) => {
    const own = eq(orders.status, status)
    const rows = await shop().db.select({ id: orders.id }).from(orders).where(own)
    return rows.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  test('lists what waits with its count and its first ids, and writes no event', async () => {
    await shop().db.update(comments).set({ status: 'pending' })
    await shop().db.update(questions).set({ status: 'approved' })
    await shop().db.delete(reports)
    const reported = { kind: 'post' as const, relateId: 2, reason: 'تبلیغ است.' }
    await shop()
      .db.insert(reports)
      .values([
        ...[4, 5].map((reporterId) => ({ ...reported, reporterId })),
        { ...reported, kind: 'post_comment', relateId: 1, reporterId: 4 },
      ])
    const events = await shop().db.$count(auditEvents)
    const rows = await lines()
    for (const status of ['paid', 'refer_request'] as const) {
      const ids = await idsOf(status)
      const what = status === 'paid' ? 'order' : 'refer'
      expect(rows).toContainEqual([what, status, String(ids.length), ids.join(', ')])
    }
    const pending = rows.find(([what]) => what === 'comment')
    expect(pending?.[2]).toBe(String(await shop().db.$count(comments)))
    expect(pending?.[3]).toMatch(/^(\d+, ){10}…$/)
    expect(rows).toContainEqual(['post', 'reported', '1', '2'])
    expect(rows).toContainEqual(['post-comment', 'reported', '1', '1'])
    expect(rows.some(([what]) => what === 'question')).toBe(false)
    expect(await shop().db.$count(auditEvents)).toBe(events)
  })

  test('lists orders by their step, without those that are unpaid, delivered or cancelled', async () => {
    const all = ['delivery', 'sending', 'paid', 'preparing', 'waiting_payment', 'cancel_store']
    const rows = await shop()
      .db.select({ id: orders.id })
      .from(orders)
      .where(eq(orders.type, 'sales'))
    for (const [at, { id }] of rows.entries()) {
      const status = all[at % all.length]
      await shop().db.execute(`update orders set status = '${status}' where id = ${id}`)
    }
    const waiting = (await lines()).filter(([what]) => what === 'order')
    expect(waiting.map(([, status]) => status)).toEqual(['paid', 'preparing', 'sending'])
  })

  test('says that nothing waits when all is done', async () => {
    const refers = ['refer_request', 'refer_accept', 'returned'] as const
    await shop()
      .db.update(orders)
      .set({ status: 'refer_reject' })
      .where(inArray(orders.status, refers))
    await shop().db.update(orders).set({ status: 'delivery' }).where(eq(orders.type, 'sales'))
    await shop().db.update(tickets).set({ status: 'closed' })
    await shop().db.update(comments).set({ status: 'approved' })
    await shop().db.update(reports).set({ settledAt: new Date() })
    await shop().db.update(contactMessages).set({ handledAt: new Date() })
    expect(await run()).toBe('Nothing waits.')
  })
})
