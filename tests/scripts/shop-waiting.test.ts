import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  comments,
  operatorEvents,
  orders,
  questions,
  reports,
  tickets,
} from '@/lib/server/db/schema/schema'
import { describeEachShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'

const command = promisify(execFile)

describeEachShop('what waits for the operator', (shop) => {
  const said = async () => {
    const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, OPERATOR_KEY }
    const options = { env: { ...env, SHOP_URL: shop().url } }
    const { stdout } = await command(process.execPath, ['scripts/shop.mjs', 'waiting'], options)
    return stdout.trim()
  }
  const lines = async () => (await said()).split('\n').map((line) => line.split(/ {2,}/))
  const idsOf = async (status: typeof orders.$inferSelect.status) => {
    const own = eq(orders.status, status)
    const rows = await shop().db.select({ id: orders.id }).from(orders).where(own)
    return rows.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  test('is told with how many there are and the first of them, and nothing is written down', async () => {
    await shop().db.update(comments).set({ status: 'pending' })
    await shop().db.update(questions).set({ status: 'approved' })
    const reported = { kind: 'post' as const, relateId: 2, reason: 'تبلیغ است.' }
    await shop()
      .db.insert(reports)
      .values([
        ...[4, 5].map((reporterId) => ({ ...reported, reporterId })),
        { ...reported, kind: 'post_comment', relateId: 1, reporterId: 4 },
      ])
    const events = await shop().db.$count(operatorEvents)
    const told = await lines()
    for (const status of ['paid', 'refer_request'] as const) {
      const ids = await idsOf(status)
      const what = status === 'paid' ? 'order' : 'refer'
      expect(told).toContainEqual([what, status, String(ids.length), ids.join(', ')])
    }
    const pending = told.find(([what]) => what === 'comment')
    expect(pending?.[2]).toBe(String(await shop().db.$count(comments)))
    expect(pending?.[3]).toMatch(/^(\d+, ){10}…$/)
    expect(told).toContainEqual(['post', 'reported', '1', '2'])
    expect(told).toContainEqual(['post-comment', 'reported', '1', '1'])
    expect(told.some(([what]) => what === 'question')).toBe(false)
    expect(await shop().db.$count(operatorEvents)).toBe(events)
  })

  test('is in the order of its way, and neither unpaid, delivered nor cancelled', async () => {
    const all = ['delivery', 'sending', 'paid', 'preparing', 'waiting_payment', 'cancel_store']
    const rows = await shop()
      .db.select({ id: orders.id })
      .from(orders)
      .where(eq(orders.type, 'sales'))
    for (const [at, { id }] of rows.entries()) {
      const status = all[at % all.length]
      await shop().db.execute(`update orders set status = '${status}' where id = ${id}`)
    }
    const told = (await lines()).filter(([what]) => what === 'order')
    expect(told.map(([, status]) => status)).toEqual(['paid', 'preparing', 'sending'])
  })

  test('is nothing when all is done', async () => {
    const refers = ['refer_request', 'refer_accept', 'returned'] as const
    await shop()
      .db.update(orders)
      .set({ status: 'refer_reject' })
      .where(inArray(orders.status, refers))
    await shop().db.update(orders).set({ status: 'delivery' }).where(eq(orders.type, 'sales'))
    await shop().db.update(tickets).set({ status: 'closed' })
    await shop().db.update(comments).set({ status: 'approved' })
    await shop().db.update(reports).set({ settledAt: new Date() })
    expect(await said()).toBe('Nothing waits.')
  })
})
