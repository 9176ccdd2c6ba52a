import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { Permission } from '@/lib/domain/staff'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { auditEvents, staffMembers, users } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  readOrderStatus,
  readStockUnits,
  readWalletBalance,
  testPaymentContext,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'

describeEachShop('the orders of the desk', (shop) => {
  let owner = 0

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = member?.id ?? 0
  })

  const sessionWith = (permissions: Permission[], limit = 0) =>
    logInWithRole(shop(), permissions, { refundLimit: limit })
  async function paidOrder() {
    const db = shop().db
    const buyer = await createBuyer(db)
    await db
      .update(users)
      .set({ firstName: 'پریسا', lastName: 'نادری' })
      .where(eq(users.id, buyer.userId))
    const stock = await createStock(db, 3)
    const { order } = await placeTestOrder(db, buyer, stock)
    const { id } = order
    const paid = await payAtTestBank(db, buyer, id, true)
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', paid)
    return { id, buyer, stock }
  }
  async function list(query: Record<string, string>) {
    const session = await shop().logInStaff(owner)
    const answer = await askCall(shop().url, contract.getDeskOrders, { query }, session)
    return contract.getDeskOrders.answer.parse(answer.body).data
  }
  const advance = (body: object, session: { Cookie: string }) =>
    askCall(shop().url, contract.advanceOrders, { body }, session)

  test('finds an order by its code, its customer and a mobile in Persian digits, in its status alone', async () => {
    const { id, buyer } = await paidOrder()
    const db = shop().db
    const [customer] = await db.select().from(users).where(eq(users.id, buyer.userId))
    const [made] = (await list({ stats: 'paid', sort: 'newest' })).orders
    expect(made).toMatchObject({ id, status: 'paid', next: 'processing', pieces: 1 })
    const mobile = `0${customer?.mobile.slice(3)}`.replace(
      /\d/g,
      (digit) => '۰۱۲۳۴۵۶۷۸۹'[+digit] ?? '',
    )
    for (const q of [made?.code ?? '', 'پریسا نادري', mobile]) {
      expect(
        (await list({ stats: 'paid', q })).orders.map((order) => order.id),
        q,
      ).toContain(id)
      expect((await list({ stats: 'delivery', q })).orders.map((order) => order.id)).not.toContain(
        id,
      )
    }
    // What a pattern of SQL would take for "anything" is a letter like others.
    expect((await list({ stats: 'paid', q: '%' })).orders).toEqual([])
  })

  test('puts the order whose step is nearest its deadline first', async () => {
    const { orders: listed } = await list({
      stats: 'paid,processing,sending,delivery',
      sort: 'due',
    })
    const due = listed.map(({ due_at: at }) => (at === null ? Infinity : Date.parse(at)))
    expect(due.length).toBeGreaterThan(2)
    expect(due).toEqual(due.toSorted((a, b) => a - b))
  })

  test('takes on what can go on, says what cannot, and writes each to the log', async () => {
    const [first, moved, third] = [await paidOrder(), await paidOrder(), await paidOrder()]
    const session = await sessionWith(['orders.read', 'orders.advance'])
    await advance({ orders: [{ id: moved.id, from: 'paid' }] }, session)
    const answer = await advance(
      { orders: [third, moved, first].map(({ id }) => ({ id, from: 'paid' })) },
      session,
    )
    const { advanced, refused } = contract.advanceOrders.answer.parse(answer.body).data
    expect(advanced).toEqual([first.id, third.id])
    expect(refused).toMatchObject([
      { id: moved.id, error: expect.stringContaining('تغییر داده است') },
    ])
    const statuses = [first, moved, third].map(({ id }) => readOrderStatus(shop().db, id))
    expect(await Promise.all(statuses)).toEqual(['processing', 'processing', 'processing'])
    const logged = await shop()
      .db.select()
      .from(auditEvents)
      .where(
        and(eq(auditEvents.action, 'advanceOrders'), eq(auditEvents.subject, `order:${first.id}`)),
      )
    expect(logged).toMatchObject([{ before: { status: 'paid' }, after: { status: 'processing' } }])
  })

  test('says who of the staff took a step, by which code goods are found, and what their customer bought', async () => {
    const { id } = await paidOrder()
    const db = shop().db
    const [member] = await db.select().from(staffMembers).where(eq(staffMembers.id, owner))
    await advance({ orders: [{ id, from: 'paid' }] }, await shop().logInStaff(owner))
    const read = async (session: { Cookie: string }) => {
      const answer = await askCall(shop().url, contract.getStaffOrder, { params: { id } }, session)
      return contract.getStaffOrder.answer.parse(answer.body).data
    }
    const { events, items, picking, customer } = await read(await shop().logInStaff(owner))
    expect(events.at(-1)).toMatchObject({ to_status: 'processing', staff_name: member?.name })
    expect(events.slice(0, -1).map((event) => event.staff_name)).not.toContain(member?.name)
    expect(picking).toMatchObject([{ order_item_id: items[0]?.id, units: items[0]?.quantity }])
    expect(customer.history).toMatchObject({ orders: 1, spent: expect.any(Number) })
    const other = await read(await sessionWith(['orders.read']))
    expect(other.customer.history, 'a role that sees no customers').toBeNull()
  })

  test('cancels a paid order for a role whose limit reaches its money, and gives that back once', async () => {
    const { id, buyer, stock } = await paidOrder()
    const cancel = (session: { Cookie: string }) =>
      askCall(
        shop().url,
        contract.moveOrder,
        { params: { id }, body: { from: 'paid', to: 'cancel_store' } },
        session,
      )
    for (const session of [
      await sessionWith(['orders.read', 'orders.advance']),
      await sessionWith(['orders.read', 'orders.advance', 'orders.refund'], 10),
    ]) {
      expect((await cancel(session)).body).toMatchObject({ code: 'permission_denied' })
    }
    const unproved = await cancel(await shop().logInStaff(owner, false))
    expect(unproved.body).toMatchObject({ code: 'proof_required' })
    expect(await readOrderStatus(shop().db, id)).toBe('paid')
    const session = await shop().logInStaff(owner)
    const both = await Promise.all([cancel(session), cancel(session)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await readOrderStatus(shop().db, id)).toBe('cancel_store')
    expect(await readStockUnits(shop().db, stock)).toEqual({ quantity: 3, reserved: 0 })
    expect(await readWalletBalance(shop().db, buyer)).toBeGreaterThanOrEqual(1_000_000)
  })

  test('offers only what an order may become, keeps notes from its customer, and a number from a role that sees none', async () => {
    const { id, buyer } = await paidOrder()
    const session = await shop().logInStaff(owner)
    const note = { params: { id }, body: { text: 'مشتری ظهر خانه نیست.' } }
    expect((await askCall(shop().url, contract.addOrderNote, note, session)).status).toBe(200)
    const read = async (headers: { Cookie: string }) =>
      contract.getStaffOrder.answer.parse(
        (await askCall(shop().url, contract.getStaffOrder, { params: { id } }, headers)).body,
      ).data
    const whole = await read(session)
    expect(whole.allowed).toEqual(['processing', 'cancel_store', 'cancel_operator'])
    expect(whole.notes).toMatchObject([{ staff_name: 'سارا مرادی', text: note.body.text }])
    expect(whole.customer.mobile).toMatch(/^\+989/)
    expect((await read(await sessionWith(['orders.read']))).customer.mobile).toBeNull()
    const token = await shop().logIn(buyer.userId)
    const own = await askCall(
      shop().url,
      contract.getOrder,
      { params: { id } },
      { Authorization: `Bearer ${token}` },
    )
    expect(own.text).not.toContain(note.body.text)
    const illegal = { params: { id }, body: { from: 'paid', to: 'delivery' } }
    expectRefused(await askCall(shop().url, contract.moveOrder, illegal, session), 412)
  })
})
