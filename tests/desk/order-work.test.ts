import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { HOUR_MS } from '@/lib/persian/durations'
import { requestReturn } from '@/lib/server/orders/request-return'
import { auditEvents, orderItems, orders, staffMembers } from '@/lib/server/db/schema/schema'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { askCall, expectRefused } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  testPaymentContext,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { pictureContext } from '../kit/picture-context'
import { logInWithRole } from '../kit/staff-role'

type Session = { Cookie: string }

describeEachShop('the work at orders', (shop) => {
  let ownerId = 0
  let owner: Session

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    ownerId = member?.id ?? 0
    owner = await shop().logInStaff(ownerId)
  })

  async function paidOrder() {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order } = await placeTestOrder(db, buyer, await createStock(db, 3))
    const params = await payAtTestBank(db, buyer, order.id, true)
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', params)
    return { id: order.id, buyer }
  }
  async function returnedOrder() {
    const { id, buyer } = await paidOrder()
    const { db } = shop()
    const delivered = { status: 'delivery', deliveredAt: new Date() } as const
    await db.update(orders).set(delivered).where(eq(orders.id, id))
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, id))
    const { refer } = await requestReturn(pictureContext(db), buyer.userId, {
      ...{ id, files: [] },
      input: {
        items: [{ order_item_id: item?.id ?? 0, quantity: 1, reason: 'نخواستم' }],
        ...{ description: '', slot_id: null },
      },
    })
    return { id, returnId: refer.id }
  }
  async function list(query: Record<string, string>, session = owner) {
    const answer = await askCall(shop().url, contract.getDeskOrders, { query }, session)
    return contract.getDeskOrders.answer.parse(answer.body).data.orders
  }
  const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)
  const assign = (body: object, session = owner) =>
    askCall(shop().url, contract.assignOrders, { body }, session)

  test('are handed to a member and taken back, and a filter finds whose they are', async () => {
    const { id } = await paidOrder()
    expect(idsOf(await list({ assignee: 'none', stats: 'paid' }))).toContain(id)
    expect(await assign({ orders: [id], staff_id: ownerId })).toMatchObject({ status: 200 })
    const [mine] = await list({ assignee: 'me' })
    expect(mine).toMatchObject({ id, assignee: { id: ownerId, name: 'سارا مرادی' } })
    expect(idsOf(await list({ assignee: String(ownerId) }))).toEqual([id])
    const other = await logInWithRole(shop(), ['orders.read'])
    expect(await list({ assignee: 'me' }, other)).toEqual([])
    expect(idsOf(await list({ assignee: `none,${ownerId}`, sort: 'newest' }))).toContain(id)
    expectRefused(await assign({ orders: [id], staff_id: null }, other), 403)
    await assign({ orders: [id], staff_id: null })
    expect(await list({ assignee: 'me' })).toEqual([])
  })

  test('are not handed to somebody who has left', async () => {
    const { db } = shop()
    await logInWithRole(shop(), ['orders.read'])
    const [left] = await db
      .update(staffMembers)
      .set({ isActive: false })
      .where(inArray(staffMembers.id, idsOf(await db.select().from(staffMembers)).slice(-1)))
      .returning()
    const answer = await assign({ orders: [(await paidOrder()).id], staff_id: left?.id })
    expect(answer.body).toMatchObject({ errors: { staff_id: [expect.any(String)] } })
  })

  test('have a deadline of their own, which the next step does not inherit', async () => {
    const { id } = await paidOrder()
    const due = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
    await assign({ orders: [id], staff_id: null, due_at: due(-1) })
    expect(idsOf(await list({ due: 'late' }))).toContain(id)
    const later = due(200)
    await assign({ orders: [id], staff_id: null, due_at: later })
    expect(idsOf(await list({ due: 'soon' }))).not.toContain(id)
    expect((await list({ stats: 'paid' })).find((one) => one.id === id)?.due_at).toBe(later)
    await transitionOrderAsOperator(shop().db, { id, to: 'next', note: '' })
    const [processing] = (await list({ stats: 'processing' })).filter((one) => one.id === id)
    expect(Date.parse(processing?.due_at ?? '')).toBeLessThan(Date.now() + 100 * HOUR_MS)
  })

  test('take the lock of the order that a return came from in its turn', async () => {
    const { id, returnId } = await returnedOrder()
    const between = await paidOrder()
    const younger = await returnedOrder()
    const wanted = [younger.returnId, between.id, returnId, younger.id, id]
    await assign({ orders: wanted, staff_id: ownerId })
    const logged = await shop()
      .db.select({ subject: auditEvents.subject })
      .from(auditEvents)
      .where(
        inArray(
          auditEvents.subject,
          wanted.map((one) => `order:${one}`),
        ),
      )
      .orderBy(auditEvents.id)
    expect(logged.map(({ subject }) => Number(subject.slice('order:'.length)))).toEqual([
      ...[id, returnId, between.id, younger.id, younger.returnId],
    ])
  })

  test('lie on a board with as many as there are, those due first on top', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    await assign({ orders: [second.id], staff_id: null, due_at: '2020-01-01T00:00:00.000Z' })
    const answer = await askCall(
      shop().url,
      contract.getDeskOrderBoard,
      { query: { stats: 'paid,sending' } },
      owner,
    )
    const { columns } = contract.getDeskOrderBoard.answer.parse(answer.body).data
    expect(columns.map(({ status }) => status)).toEqual(['paid', 'sending'])
    const [paid] = columns
    expect(paid?.orders[0]?.id).toBe(second.id)
    expect(idsOf(paid?.orders ?? [])).toContain(first.id)
    expect(paid?.count).toBe((await list({ stats: 'paid' })).length)
    const late = { stats: 'paid', due: 'late' as const }
    const counted = await askCall(shop().url, contract.getDeskOrderCounts, { query: late }, owner)
    const { counts } = contract.getDeskOrderCounts.answer.parse(counted.body).data
    expect(counts).toEqual({ paid: (await list(late)).length })
  })

  test('are found between two amounts, both of them among what is found', async () => {
    const { id } = await paidOrder()
    const total = (await list({ sort: 'newest' })).find((order) => order.id === id)?.total ?? 0
    const between = async (least: number, most: number) =>
      idsOf(await list({ total_from: String(least), total_to: String(most), sort: 'newest' }))
    expect(await between(total, total)).toContain(id)
    expect(await between(total + 1, total + 2)).not.toContain(id)
    expect(await between(total - 2, total - 1)).not.toContain(id)
  })

  test('are found by their gateway, and a gateway that is none finds nothing', async () => {
    const { id } = await paidOrder()
    expect(idsOf(await list({ gateway: 'test-bank', sort: 'newest' }))).toContain(id)
    expect(await list({ gateway: 'nowhere' })).toEqual([])
    expect(idsOf(await list({ gateway: 'nowhere,test-bank', sort: 'newest' }))).toContain(id)
    const choices = await askCall(shop().url, contract.getOrderChoices, {}, owner)
    expect(choices.body).toMatchObject({
      data: {
        gateways: expect.arrayContaining([expect.objectContaining({ name: 'test-bank' })]),
        members: expect.arrayContaining([{ id: ownerId, name: 'سارا مرادی' }]),
      },
    })
  })

  test('have views of one’s own and shared ones, which only who made them forgets', async () => {
    const colleague = await logInWithRole(shop(), ['orders.read'])
    const ask = async (session: Session) => {
      const answer = await askCall(shop().url, contract.getDeskViews, {}, session)
      return contract.getDeskViews.answer.parse(answer.body).data.views
    }
    const add = (body: object) => askCall(shop().url, contract.addDeskView, { body }, owner)
    await add({ name: 'دیرکردها', query: 'tab=open&due=late&page=4' })
    await add({ name: 'تهران، امروز', query: 'due=today', is_shared: true })
    const own = await ask(owner)
    expect(own.map(({ query }) => query)).toEqual(['tab=open&due=late', 'due=today'])
    const shared = await ask(colleague)
    expect(shared).toMatchObject([{ name: 'تهران، امروز', is_own: false, is_shared: true }])
    const forget = (session: Session) =>
      askCall(shop().url, contract.deleteDeskView, { params: { id: shared[0]?.id ?? 0 } }, session)
    expectRefused(await forget(colleague), 404)
    expect(await forget(owner)).toMatchObject({ status: 200 })
    expect(await ask(colleague)).toEqual([])
  })
})
