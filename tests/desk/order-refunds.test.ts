import { and, eq, isNull, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { quoteRefund } from '@/lib/domain/refunds'
import type { Permission } from '@/lib/domain/staff'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import {
  coupons,
  orders,
  outboxEvents,
  products,
  staffMembers,
  users,
  walletTransactions,
} from '@/lib/server/db/schema/schema'
import { placeOrder } from '@/lib/server/orders/place-order'
import { requestReturn } from '@/lib/server/orders/request-return'
import { restockUnits } from '@/lib/server/orders/stock-reservation'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { askCall } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  createVariant,
  payAtTestBank,
  placeTestOrder,
  POST,
  readStockUnits,
  readWalletBalance,
  testPaymentContext,
  type Buyer,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { pictureContext } from '../kit/picture-context'
import { logInWithRole } from '../kit/staff-role'

type Session = { Cookie: string }
type RefundBody = { quantity?: number; to?: 'wallet' | 'card' } & Record<string, unknown>

describeEachShop('a refund by line', (shop) => {
  let owner: Session

  beforeAll(async () => {
    const [member] = await shop().db.select().from(staffMembers)
    owner = await shop().logInStaff(member?.id ?? 0)
    await shop()
      .db.insert(coupons)
      .values({
        ...{ code: 'LINES', title: 'آزمون', kind: 'amount', value: 1_000_000, perUser: 9 },
        endsAt: new Date(Date.now() + 86_400_000),
      })
  })

  const withLimit = (refundLimit: number, also: Permission[] = []) =>
    logInWithRole(shop(), ['orders.read', 'orders.refund', ...also], { refundLimit })

  /** Three units at 2,000,000 rials with a coupon, or without. */
  async function paidOrder({ coupon = true, walletRials = 0 } = {}) {
    const { db } = shop()
    const buyer = await createBuyer(db, walletRials)
    const stock = await createStock(db, 5, 2_000_000)
    const options = { quantity: 3, ...(coupon && { coupon: 'LINES' }) }
    const { order } = await placeTestOrder(db, buyer, stock, options)
    const usesWallet = walletRials > 0
    const params = await payAtTestBank(db, buyer, order.id, true, { usesWallet })
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', params)
    return { ...order, buyer, stock }
  }
  async function read(id: number, session = owner) {
    const answer = await askCall(shop().url, contract.getStaffOrder, { params: { id } }, session)
    return contract.getStaffOrder.answer.parse(answer.body).data
  }
  async function readAsCustomer(id: number, { userId }: Buyer) {
    const headers = { Authorization: `Bearer ${await shop().logIn(userId)}` }
    const answer = await askCall(shop().url, contract.getOrder, { params: { id } }, headers)
    return contract.getOrder.answer.parse(answer.body).data
  }
  async function refund(id: number, body: RefundBody = {}, session = owner) {
    const { quantity = 1, to = 'wallet', ...rest } = body
    const { order, items, refundable, returned_before: before } = await read(id)
    const chosen = items.map((item) => ({ ...item, quantity }))
    const shipping = rest.includes_shipping ? (refundable?.shipping ?? 0) : 0
    const input = {
      items: items.map((item) => ({ order_item_id: item.id, quantity })),
      seen_amount: quoteRefund(order, chosen, shipping, before).amount,
      ...{ to, reason: 'جعبه آسیب دیده بود', ...rest },
    }
    return askCall(shop().url, contract.refundOrder, { params: { id }, body: input }, session)
  }
  async function listRefundEvents(id: number) {
    const isRefund = eq(outboxEvents.kind, 'order_refunded')
    return shop()
      .db.select()
      .from(outboxEvents)
      .where(and(eq(outboxEvents.orderId, id), isRefund))
  }
  const move = (id: number, from: string, to: string, session = owner) =>
    askCall(shop().url, contract.moveOrder, { params: { id }, body: { from, to } }, session)
  const deliver = async (id: number) => {
    for (let step = 0; step < 8; step += 1) {
      await transitionOrderAsOperator(shop().db, { id, to: 'next', note: '' })
    }
  }

  test('takes a coupon of one brand from the goods of that brand alone', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const covered = await createStock(db, 5, 10_000_000)
    const [own] = await db.select().from(products).where(eq(products.id, covered.productId))
    const [other] = await db
      .select()
      .from(products)
      .where(
        and(
          ...[eq(products.status, 'published'), isNull(products.festivalId)],
          ne(products.brandId, own?.brandId ?? 0),
        ),
      )
    const untouched = await createVariant(
      db,
      { productId: other?.id ?? 0 },
      { quantity: 5, price: 90_000_000 },
    )
    await db.insert(coupons).values({
      ...{ code: 'BRAND', title: 'آزمون', kind: 'amount', value: 9_000_000, perUser: 9 },
      ...{ brandId: own?.brandId ?? 0, endsAt: new Date(Date.now() + 86_400_000) },
    })
    const { order } = await placeOrder(db, buyer.userId, {
      coupon: 'BRAND',
      list: [covered, untouched].map(({ id, productId }) => ({
        ...{ product_id: productId, stock_id: id, quantity: 1 },
      })),
      ...{ address_id: buyer.addressId, shipping_method_id: POST, legal_invoice: false, note: '' },
    })
    const params = await payAtTestBank(db, buyer, order.id, true)
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', params)
    await deliver(order.id)
    const { items } = await read(order.id)
    expect(items.map((item) => item.takes_coupon)).toEqual([true, false])
    const amounts = []
    for (const item of items) {
      const body = {
        items: [{ order_item_id: item.id, quantity: 1 }],
        seen_amount: item.takes_coupon ? 1_000_000 : 90_000_000,
        ...{ to: 'wallet', reason: 'جعبه آسیب دیده بود' },
      }
      const call = contract.refundOrder
      const answer = await askCall(shop().url, call, { params: { id: order.id }, body }, owner)
      amounts.push(call.answer.parse(answer.body).data.refund.amount)
    }
    expect(amounts).toEqual([1_000_000, 90_000_000])
  })

  test('gives back what the unit cost less its share of the coupon, once, and says why to the customer', async () => {
    const { id, buyer, stock } = await paidOrder()
    const done = await refund(id, { includes_shipping: true, restocks: true })
    // A third of 1,000,000 rials of coupon, rounded up, stays with the shop.
    expect(done.body).toMatchObject({ data: { refund: { amount: 2_000_000 - 333_334 + 490_000 } } })
    expect(await readWalletBalance(shop().db, buyer)).toBe(2_156_666)
    expect(await listRefundEvents(id)).toMatchObject([{ data: { amount: 2_156_666 } }])
    expect(await readStockUnits(shop().db, stock)).toEqual({ quantity: 3, reserved: 0 })
    const { refundable } = await read(id)
    expect(refundable).toMatchObject({ shipping: 0, limit: null, items: [{ quantity: 2 }] })
    const own = await readAsCustomer(id, buyer)
    expect(own.refunds).toMatchObject([
      { amount: 2_156_666, reason: 'جعبه آسیب دیده بود', shipping: 490_000 },
    ])
    expect(own.refunds.map((one) => one.way)).toEqual(['wallet'])
    expect(own.refunds[0]?.items).toEqual([{ order_item_id: own.items[0]?.id, quantity: 1 }])
    const ledger = await shop()
      .db.select()
      .from(walletTransactions)
      .where(eq(walletTransactions.orderId, id))
    expect(ledger).toMatchObject([{ amount: 2_156_666, note: 'جعبه آسیب دیده بود' }])
    expect((await read(id)).refunds).toMatchObject([{ staff_name: 'سارا مرادی' }])
    expect((await refund(id, { quantity: 3 })).body).toMatchObject({ code: 'precondition_failed' })
    expect((await refund(id, { includes_shipping: true })).status).toBe(422)
    expect((await refund(id, { seen_amount: 1 })).body).toMatchObject({ code: 'price_changed' })
  })

  test('puts back all units of two lines of one variant, as an exchange may sell it', async () => {
    const { id, stock } = await paidOrder()
    const line = { stockId: stock.id, quantity: 1 }
    await shop().db.transaction((tx) => restockUnits(tx, id, [line, line]))
    expect(await readStockUnits(shop().db, stock)).toEqual({ quantity: 4, reserved: 0 })
  })

  test('of the last unit is given to one of two who ask at once', async () => {
    const { id, buyer } = await paidOrder()
    const both = await Promise.all([refund(id, { quantity: 2 }), refund(id, { quantity: 2 })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(await readWalletBalance(shop().db, buyer)).toBe(4_000_000 - 666_667)
  })

  test('leaves the rest of the money and of the goods for a cancellation, however it was paid', async () => {
    const { id, buyer, stock, payable } = await paidOrder({ walletRials: 1_200_000 })
    await refund(id, { restocks: true })
    await refund(id, { restocks: false })
    expect((await move(id, 'paid', 'cancel_store')).status).toBe(200)
    expect(await readWalletBalance(shop().db, buyer)).toBe(payable)
    expect(await readStockUnits(shop().db, stock)).toEqual({ quantity: 5, reserved: 0 })
    expect((await read(id)).refundable).toBeNull()
  })

  test('is taken off what can be returned, and a return is finished beside it', async () => {
    const { id, buyer } = await paidOrder()
    await deliver(id)
    await refund(id)
    const [item] = (await read(id)).items
    const ask = (quantity: number) =>
      requestReturn(pictureContext(shop().db), buyer.userId, {
        ...{ id, files: [] },
        input: {
          items: [{ order_item_id: item?.id ?? 0, quantity, reason: 'نخواستم' }],
          ...{ description: '', slot_id: null },
        },
      })
    await expect(ask(3)).rejects.toMatchObject({ code: 'precondition_failed' })
    const { refer } = await ask(2)
    expect((await read(id)).refundable?.items).toMatchObject([{ quantity: 0 }])
    for (let step = 0; step < 3; step += 1) {
      await transitionOrderAsOperator(shop().db, { id: refer.id, to: 'next', note: '' })
    }
    expect(await readWalletBalance(shop().db, buyer)).toBe(5_000_000)
  })

  test('is limited by the role for the order and not for each refund, a cancellation and a return among them', async () => {
    const session = await withLimit(4_000_000, ['orders.advance'])
    const { id } = await paidOrder({ coupon: false })
    expect((await refund(id, {}, session)).status).toBe(200)
    expect((await read(id, session)).refundable?.limit).toBe(2_000_000)
    expect(
      (await refund(id, { quantity: 1, includes_shipping: true }, session)).body,
    ).toMatchObject({ code: 'permission_denied' })
    expect((await move(id, 'paid', 'cancel_store', session)).body).toMatchObject({
      code: 'permission_denied',
    })
    expect((await refund(id, {}, session)).status).toBe(200)
    expect((await refund(id, { includes_shipping: true }, session)).body).toMatchObject({
      code: 'permission_denied',
    })
    expect((await refund(id, { includes_shipping: true })).status).toBe(200)
  })

  test('wants the right and a fresh second factor', async () => {
    const { id } = await paidOrder()
    const [member] = await shop().db.select().from(staffMembers)
    const unproved = await shop().logInStaff(member?.id ?? 0, false)
    expect((await refund(id, {}, unproved)).body).toMatchObject({ code: 'proof_required' })
    const reader = await logInWithRole(shop(), ['orders.read'])
    expect((await refund(id, {}, reader)).body).toMatchObject({ code: 'permission_denied' })
  })

  test('to the card goes as far as a bank was paid, and waits for its transfer', async () => {
    const { id, buyer } = await paidOrder({ walletRials: 4_000_000 })
    const balance = await readWalletBalance(shop().db, buyer)
    expect((await read(id)).refundable?.card_amount).toBe(1_490_000)
    expect((await refund(id, { to: 'card' })).body).toMatchObject({ code: 'precondition_failed' })
    const { id: whole, buyer: other } = await paidOrder()
    expect((await refund(whole, { to: 'card' })).status).toBe(200)
    const [due] = (await readAsCustomer(whole, other)).refunds
    expect(due?.way).toBe('gateway')
    expect(due).toMatchObject({ is_due: true, reference: null })
    const record = (seenAccount: string | null) =>
      askCall(
        shop().url,
        contract.recordRefundTransfer,
        {
          params: { id: due?.id ?? 0 },
          body: {
            ...{ reference: '140509031234', seen_account: seenAccount },
            seen_amount: due?.amount ?? 0,
          },
        },
        owner,
      )
    expect(await listRefundEvents(whole)).toEqual([])
    // The card was written into the account, or changed, after the desk had read it.
    const card = '6037991111111112'
    await shop().db.update(users).set({ bankCard: card }).where(eq(users.id, other.userId))
    const stale = await record(null)
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      ...{ code: 'version_conflict', current: { account: card, amount: due?.amount } },
    })
    expect((await readAsCustomer(whole, other)).refunds).toMatchObject([{ is_due: true }])
    expect((await record(card)).status).toBe(200)
    expect((await record(card)).status).toBe(412)
    expect(await listRefundEvents(whole)).toMatchObject([{ data: { amount: due?.amount } }])
    expect((await readAsCustomer(whole, other)).refunds).toMatchObject([
      { is_due: false, reference: '140509031234' },
    ])
    expect(await readWalletBalance(shop().db, buyer)).toBe(balance)
    expect(await readWalletBalance(shop().db, other)).toBe(0)
  })

  test('names the card of the customer whole to who refunds, masked to others, and none where none is written', async () => {
    const { id, buyer } = await paidOrder()
    const reader = await logInWithRole(shop(), ['orders.read'])
    expect((await read(id)).customer.bank_card).toBeNull()
    await shop()
      .db.update(users)
      .set({ bankCard: '6037991111111112' })
      .where(eq(users.id, buyer.userId))
    expect((await read(id)).customer.bank_card).toBe('6037991111111112')
    expect((await read(id, reader)).customer.bank_card).toBe('603799******1112')
  })

  test('is not given of an order that is unpaid, cancelled or a return', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order } = await placeTestOrder(db, buyer, await createStock(db, 3))
    expect((await refund(order.id)).body).toMatchObject({ code: 'precondition_failed' })
    const [refer] = await db.select().from(orders).where(eq(orders.type, 'refer'))
    expect((await refund(refer?.id ?? 0)).body).toMatchObject({ code: 'precondition_failed' })
  })

  test('breaks no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(shop().db)).toEqual([])
  })

  test('is of one person at a time: whoever opened it first, while the others are told who', async () => {
    const { id } = await paidOrder()
    const announce = (session: Session, isHere = true) =>
      askCall(
        shop().url,
        contract.announcePresence,
        { body: { subject: `refund:${id}`, is_here: isHere } },
        session,
      )
    const clerk = await withLimit(90_000_000)
    await announce(await logInWithRole(shop(), ['orders.read']))
    await announce(clerk)
    await announce(owner)
    const refused = await refund(id)
    expect(refused.status).toBe(412)
    expect(refused.body).toMatchObject({
      error: expect.stringMatching(/در دست نقش .* است؛ تا ۲ دقیقه/),
    })
    expect((await refund(id, {}, clerk)).status).toBe(200)
    await announce(clerk, false)
    expect((await refund(id)).status).toBe(200)
  })
})
