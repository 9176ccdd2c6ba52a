import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { formatMobile } from '@/lib/persian/validators'
import { recordWalletTransaction } from '@/lib/server/account/wallet'
import {
  addresses,
  auditEvents,
  comments,
  orders,
  orderNotes,
  orderTags,
  products,
  staffMembers,
  users,
  walletTransactions,
} from '@/lib/server/db/schema/schema'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { askCall, type CallInputs } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  readOrderStatus,
  readWalletBalance,
  testPaymentContext,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { logInWithRole } from '../kit/staff-role'

describeEachShop('the customers of the desk', (shop) => {
  let owner = { Cookie: '' }

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
  })

  const ask = (call: Call, input: CallInputs, session = owner) =>
    askCall(shop().url, call, input, session)
  async function list(query: Record<string, string>) {
    const answer = await ask(contract.getDeskCustomers, { query })
    return contract.getDeskCustomers.answer.parse(answer.body).data.customers
  }
  async function read(id: number) {
    const answer = await ask(contract.getDeskCustomer, { params: { id } })
    return contract.getDeskCustomer.answer.parse(answer.body).data.customer
  }
  async function readUser(id: number) {
    const [user] = await shop().db.select().from(users).where(eq(users.id, id))
    if (user === undefined) throw new Error('no such customer')
    return user
  }
  const correct = (id: number, amount: number, session = owner) =>
    ask(
      contract.addWalletEntry,
      { params: { id }, body: { amount, reason: 'جبران دیر رسیدن' } },
      session,
    )
  const block = (id: number, version = 1) =>
    ask(contract.blockCustomer, { params: { id }, body: { version, reason: 'سفارش ساختگی' } })
  const erase = (id: number, version = 1) =>
    ask(contract.eraseCustomer, { params: { id }, body: { version } })
  const mine = async (id: number) => ({ Authorization: `Bearer ${await shop().logIn(id)}` })
  const statusOfProfile = async (headers: { Authorization: string }) =>
    (await askCall(shop().url, contract.getProfile, {}, headers)).status

  async function logIn(mobile: string) {
    const { url } = shop()
    const sent = await askCall(url, contract.sendCode, { body: { mobile } })
    const { demo_code: code } = contract.sendCode.answer.parse(sent.body).data
    return askCall(url, contract.verifyCode, { body: { mobile, code } })
  }
  async function paidOrder() {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order } = await placeTestOrder(db, buyer, await createStock(db, 2))
    const paid = await payAtTestBank(db, buyer, order.id, true)
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', paid)
    return { ...buyer, order }
  }

  async function deliver(id: number) {
    for (
      let from = 'paid';
      from !== 'delivery';
      from = (await readOrderStatus(shop().db, id)) ?? ''
    )
      await ask(contract.advanceOrders, { body: { orders: [{ id, from }] } })
  }

  test('are found by name, mobile and order, with what each has bought', async () => {
    const { userId, order } = await paidOrder()
    await shop()
      .db.update(users)
      .set({ firstName: 'شهرزاد', lastName: 'کیان‌فر' })
      .where(eq(users.id, userId))
    const mobile = formatMobile((await readUser(userId)).mobile)
    for (const q of ['شهرزاد کیان', mobile, order.code, order.code.toLowerCase()]) {
      expect(await list({ q }), q).toMatchObject([{ id: userId, orders: 1, spent: order.payable }])
    }
    expect(await list({ q: '%' })).toEqual([])
    const [latest] = await list({ state: 'buyers', sort: 'last_order' })
    expect(latest?.id).toBe(userId)
    const back = order.shipping_price
    const refund = await ask(contract.refundOrder, {
      params: { id: order.id },
      body: {
        ...{ items: [], includes_shipping: true, to: 'wallet', reason: 'دیر رسید' },
        seen_amount: back,
      },
    })
    expect(refund.status).toBe(200)
    const net = { spent: order.payable - back, refunded: back }
    expect(await list({ q: mobile })).toMatchObject([net])
    const read = await ask(contract.getStaffOrder, { params: { id: order.id } })
    expect(contract.getStaffOrder.answer.parse(read.body).data.customer.history).toMatchObject({
      spent: net.spent,
    })
    const spent = (await list({ sort: 'spent' })).map((one) => one.spent)
    expect(spent).toEqual(spent.toSorted((a, b) => b - a))
    expect((await list({ state: 'blocked' })).map(({ id }) => id)).not.toContain(userId)
  })

  test('are listed with their wallet and city, and counted in every tab', async () => {
    const { userId } = await createBuyer(shop().db, 700_000)
    const mobile = formatMobile((await readUser(userId)).mobile)
    const answer = await ask(contract.getDeskCustomers, { query: { q: mobile } })
    const { customers, counts } = contract.getDeskCustomers.answer.parse(answer.body).data
    expect(customers).toMatchObject([{ id: userId, balance: 700_000 }])
    expect(customers[0]?.city).not.toBe('')
    expect(counts).toEqual({ all: 1, buyers: 0, new: 1, blocked: 0 })
    await block(userId)
    const bought = await ask(contract.getDeskCustomers, { query: { q: mobile, state: 'buyers' } })
    expect(contract.getDeskCustomers.answer.parse(bought.body).data).toMatchObject({
      ...{ customers: [], counts: { all: 1, blocked: 1 } },
    })
  })

  test('have their wallets corrected within the limit of the role, never below zero, and read why', async () => {
    const { userId } = await createBuyer(shop().db, 1_000_000)
    const limited = await logInWithRole(shop(), ['orders.refund'], { refundLimit: 300_000 })
    for (const amount of [300_010, -300_010]) {
      expect((await correct(userId, amount, limited)).body).toMatchObject({
        code: 'permission_denied',
      })
    }
    expect((await correct(userId, 300_000, limited)).status).toBe(200)
    const taken = await Promise.all([correct(userId, -800_000), correct(userId, -800_000)])
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(await readWalletBalance(shop().db, { userId, addressId: 0 })).toBe(500_000)
    expect(await findBrokenInvariants(shop().db)).toEqual([])
    const seen = await askCall(shop().url, contract.getWallet, {}, await mine(userId))
    expect(contract.getWallet.answer.parse(seen.body).data.transactions[0]).toMatchObject({
      ...{ reason: 'correction', amount: -800_000, note: 'جبران دیر رسیدن' },
    })
  })

  test('who are blocked are out at once and stay out, until the account is opened', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const stock = await createStock(db, 5)
    const session = await mine(buyer.userId)
    expect(await statusOfProfile(session)).toBe(200)
    expect((await block(buyer.userId)).status).toBe(200)
    expect(await statusOfProfile(session)).toBe(419)
    // A request that had been let in before finds the account closed at its first write.
    await expect(placeTestOrder(db, buyer, stock)).rejects.toMatchObject({
      code: 'session_revoked',
    })
    const { mobile } = await readUser(buyer.userId)
    const refused = await logIn(formatMobile(mobile))
    expect(refused).toMatchObject({
      status: 412,
      body: { error: expect.stringContaining('این حساب بسته است') },
    })
    expect((await list({ state: 'blocked' })).map(({ id }) => id)).toContain(buyer.userId)
    expect((await block(buyer.userId, 1)).body).toMatchObject({ code: 'version_conflict' })
    const unblock = { params: { id: buyer.userId }, body: { version: 2 } }
    expect((await ask(contract.unblockCustomer, unblock)).status).toBe(200)
    expect(await statusOfProfile(await mine(buyer.userId))).toBe(200)
  })

  test('are not erased while an order, a return or money is open', async () => {
    const { userId } = await paidOrder()
    expect((await erase(userId)).body).toMatchObject({ error: expect.stringContaining('سفارش') })
    const rich = await createBuyer(shop().db, 10_000)
    expect((await erase(rich.userId)).body).toMatchObject({
      error: expect.stringContaining('کیف پول'),
    })
    expect((await readUser(rich.userId)).erasedAt).toBeNull()
  })

  test('who are erased leave the books whole and nothing of the person, and may join anew', async () => {
    const { db } = shop()
    const { userId, order } = await paidOrder()
    await deliver(order.id)
    const [product] = await db.select().from(products).limit(1)
    await db.insert(comments).values({
      ...{ productId: product?.id ?? 0, userId, comment: 'خوش‌دست است.', rate: 5 },
      status: 'approved',
    })
    await recordWalletTransaction(db, { userId, amount: 5_000, reason: 'gift' })
    await recordWalletTransaction(db, { userId, amount: -5_000, reason: 'correction' })
    const session = await mine(userId)
    const { mobile } = await readUser(userId)

    await db.insert(orderTags).values({ orderId: order.id, key: 'خانم راد', title: 'خانم راد' })
    const text = 'خانم راد ظهر خانه نیست.'
    await db.insert(orderNotes).values({ orderId: order.id, staffName: 'سارا مرادی', text })

    const data = await ask(contract.exportCustomer, { params: { id: userId } })
    expect(data.text).toContain(order.code)
    expect(data.text).toContain('خوش‌دست است.')
    expect(data.text).not.toMatch(/passwordHash|tokenHash|unitCost/)

    expect((await erase(userId)).status).toBe(200)
    expect(await statusOfProfile(session)).not.toBe(200)
    expect(await readUser(userId)).toMatchObject({ mobile: `erased ${userId}`, firstName: '' })
    expect(await db.$count(addresses, eq(addresses.userId, userId))).toBe(0)
    const [left] = await db.select().from(orders).where(eq(orders.id, order.id))
    expect(Object.keys(left?.address ?? {}).sort()).toEqual(['city', 'state'])
    expect(await db.$count(orderTags, eq(orderTags.orderId, order.id))).toBe(0)
    expect(await db.$count(orderNotes, eq(orderNotes.orderId, order.id))).toBe(0)
    expect(await db.$count(walletTransactions, eq(walletTransactions.userId, userId))).toBe(2)
    expect(await findBrokenInvariants(db)).toEqual([])
    const [comment] = await db.select().from(comments).where(eq(comments.userId, userId))
    expect(comment).toMatchObject({ anonymous: true, comment: 'خوش‌دست است.' })
    const page = await askCall(shop().url, contract.getPublicProfile, { params: { id: userId } })
    expect(page.status).toBe(404)
    expect((await read(userId)).mobile).toBeNull()

    const anew = await logIn(formatMobile(mobile))
    const { user } = contract.verifyCode.answer.parse(anew.body).data
    expect(user.id).not.toBe(userId)
    expect((await correct(userId, 1_000)).status).toBe(412)
    const logged = await db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.subject, `customer:${userId}`))
    expect(logged.map(({ action }) => action)).toEqual(['exportCustomer', 'eraseCustomer'])
  })

  test('show their orders by the day of each, newest first', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order: first } = await placeTestOrder(db, buyer, await createStock(db, 2))
    const { order: second } = await placeTestOrder(db, buyer, await createStock(db, 2))
    const createdAt = new Date(Date.now() - 86_400_000)
    await db.update(orders).set({ createdAt }).where(eq(orders.id, second.id))
    const shown = (await read(buyer.userId)).recent_orders.map(({ id }) => id)
    expect(shown).toEqual([first.id, second.id])
  })

  test('have notes that no call of theirs answers', async () => {
    const { userId } = await createBuyer(shop().db)
    const text = 'یادداشتی که مشتری نمی‌بیند'
    await ask(contract.addCustomerNote, { params: { id: userId }, body: { text } })
    expect((await read(userId)).notes).toMatchObject([{ text }])
    const headers = await mine(userId)
    const seen = await askCall(shop().url, contract.getProfile, {}, headers)
    expect(seen.text).not.toContain(text)
  })
})
