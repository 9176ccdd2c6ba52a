import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { createTestBank } from '@/lib/server/adapters/payments/test-bank'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import {
  messages,
  orders,
  outboxEvents,
  refunds,
  staffMembers,
  users,
} from '@/lib/server/db/schema/schema'
import { recordWalletTransaction } from '@/lib/server/account/wallet'
import { cancelOrder } from '@/lib/server/orders/cancel-order'
import { readOrderMoney } from '@/lib/server/orders/refunds'
import { requestReturn } from '@/lib/server/orders/request-return'
import { transitionOrderAsOperator } from '@/lib/server/desk/transition-order-as-operator'
import { readDeskOrder } from '@/lib/server/desk/read-details'
import { requestRefundTransfer } from '@/lib/server/orders/request-refund-transfer'
import { expandEvents } from '@/lib/server/outbox/expand-events'
import { askCall } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  openRegister,
  payAtTestBank,
  placeTestOrder,
  readWalletBalance,
  testPaymentContext,
  type Buyer,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { findBrokenInvariants } from '../kit/ledger-invariants'
import { pictureContext } from '../kit/picture-context'
import { logInWithRole } from '../kit/staff-role'

const SHEBA = 'IR820540102680020817909002'
const OTHER_SHEBA = 'IR062960000000100324200001'
const SHIPPING = 490_000

describeEachShop('a refund that goes on to a bank account', (shop) => {
  /** Of a bank that takes nothing back by itself. */
  function bankContext() {
    const { reverse: _, ...bank } = createTestBank(shop().db)
    return { ...testPaymentContext(shop().db), gateways: openRegister([bank]) }
  }
  async function paidOrder({ walletRials = 0, quantity = 1 } = {}) {
    const { db } = shop()
    const buyer = await createBuyer(db, walletRials)
    const stock = await createStock(db, 5, 2_000_000)
    const { order } = await placeTestOrder(db, buyer, stock, { quantity })
    const usesWallet = walletRials > 0
    const params = await payAtTestBank(db, buyer, order.id, true, { usesWallet })
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', params)
    return { id: order.id, buyer }
  }
  async function cancelledOrder(walletRials = 0) {
    const { id, buyer } = await paidOrder({ walletRials })
    await cancelOrder(shop().db, buyer.userId, { id, reason: '' })
    return { id, buyer }
  }
  const bearer = async ({ userId }: Buyer) => ({
    Authorization: `Bearer ${await shop().logIn(userId)}`,
  })
  async function readRefunds(id: number, buyer: Buyer) {
    const headers = await bearer(buyer)
    const answer = await askCall(shop().url, contract.getOrder, { params: { id } }, headers)
    return contract.getOrder.answer.parse(answer.body).data.refunds
  }
  async function transfer(refundId: number, buyer: Buyer, amount: number, sheba = SHEBA) {
    const body = { sheba, seen_amount: amount }
    const input = { params: { id: refundId }, body }
    return askCall(shop().url, contract.requestRefundTransfer, input, await bearer(buyer))
  }
  async function ownerSession() {
    const [member] = await shop().db.select().from(staffMembers)
    return shop().logInStaff(member?.id ?? 0)
  }

  test('takes the money of a cancelled order out of the wallet, once', async () => {
    const { db } = shop()
    const { id, buyer } = await cancelledOrder()
    const sum = 2_000_000 + SHIPPING
    const [refund] = await readRefunds(id, buyer)
    expect(refund).toMatchObject({ transferable: sum, transfer_amount: null })
    const refundId = refund?.id ?? 0
    const typed = '۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲'
    const answers = await Promise.all([
      transfer(refundId, buyer, sum, typed),
      transfer(refundId, buyer, sum, typed),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(await readWalletBalance(db, buyer)).toBe(0)
    expect(await readRefunds(id, buyer)).toMatchObject([
      { transferable: 0, transfer_amount: sum, sheba: SHEBA, is_due: true },
    ])
    expect(await findBrokenInvariants(db)).toEqual([])
  })

  test('is found at the desk until its transfer is recorded, which the customer is told of', async () => {
    const { db, url } = shop()
    const { id, buyer } = await cancelledOrder()
    const sum = 2_000_000 + SHIPPING
    const [refund] = await readRefunds(id, buyer)
    const refundId = refund?.id ?? 0
    await transfer(refundId, buyer, sum)
    const owner = await ownerSession()
    const listDue = async () => {
      const input = { query: { refund_due: true } }
      const answer = await askCall(url, contract.getDeskOrders, input, owner)
      const { orders: listed } = contract.getDeskOrders.answer.parse(answer.body).data
      return listed.map((one) => ({ id: one.id, due: one.transfer_due }))
    }
    const read = async (session: { Cookie: string }) => {
      const answer = await askCall(url, contract.getStaffOrder, { params: { id } }, session)
      return contract.getStaffOrder.answer.parse(answer.body).data.refunds[0]?.sheba
    }
    expect(await listDue()).toContainEqual({ id, due: sum })
    expect(await read(owner)).toBe(SHEBA)
    expect(await read(await logInWithRole(shop(), ['orders.read']))).toBe('IR82****9002')
    expect((await readDeskOrder(db, id)).refunds[0]?.sheba).toBe('IR82****9002')
    const body = { reference: '140509031234', seen_account: SHEBA, seen_amount: sum }
    const input = { params: { id: refundId }, body }
    expect((await askCall(url, contract.recordRefundTransfer, input, owner)).status).toBe(200)
    expect((await listDue()).map((one) => one.id)).not.toContain(id)
    expect(await readRefunds(id, buyer)).toMatchObject([
      { is_due: false, reference: '140509031234' },
    ])
    const isRefund = and(eq(outboxEvents.orderId, id), eq(outboxEvents.kind, 'order_refunded'))
    expect(await db.select().from(outboxEvents).where(isRefund)).toMatchObject([
      { data: { amount: sum } },
    ])
  })

  test('is back in the wallet where no bank takes it, and can be asked for once more', async () => {
    const { db, url } = shop()
    const { id, buyer } = await cancelledOrder()
    const sum = 2_000_000 + SHIPPING
    const [refund] = await readRefunds(id, buyer)
    const refundId = refund?.id ?? 0
    await transfer(refundId, buyer, sum)
    const body = { reason: 'بانک نپذیرفت.', seen_account: SHEBA, seen_amount: sum }
    const input = { params: { id: refundId }, body }
    const owner = await ownerSession()
    const reject = () => askCall(url, contract.rejectRefundTransfer, input, owner)
    expect((await reject()).status).toBe(200)
    expect((await reject()).status).toBe(412)
    expect(await readWalletBalance(db, buyer)).toBe(sum)
    expect(await readRefunds(id, buyer)).toMatchObject([
      { transfer_amount: null, transfer_rejection: 'بانک نپذیرفت.' },
    ])
    await expandEvents(db, { siteUrl: url, hasMail: false }, (error) => {
      throw error
    })
    const isAbout = and(eq(messages.orderId, id), eq(messages.kind, 'transfer_rejected'))
    await expect
      .poll(() => db.select().from(messages).where(isAbout))
      .toMatchObject([
        { text: expect.stringMatching(/^انتقال ۲۴۹,۰۰۰ تومان .*\nدلیل: بانک نپذیرفت\.\nhttp/) },
      ])
    const answer = await askCall(
      url,
      contract.getWallet,
      { query: { page: 1 } },
      await bearer(buyer),
    )
    const [entry] = contract.getWallet.answer.parse(answer.body).data.transactions
    expect(entry).toMatchObject({ amount: sum, reason: 'transfer', note: 'بانک نپذیرفت.' })
    expect((await transfer(refundId, buyer, sum)).status).toBe(200)
    expect(await readRefunds(id, buyer)).toMatchObject([{ transfer_rejection: null }])
    expect(await findBrokenInvariants(db)).toEqual([])
  })

  test('is neither recorded nor rejected for an account or a sum that is no longer the stored one', async () => {
    const { db, url } = shop()
    const { id, buyer } = await cancelledOrder()
    const sum = 2_000_000 + SHIPPING
    const [refund] = await readRefunds(id, buyer)
    const params = { id: refund?.id ?? 0 }
    await transfer(params.id, buyer, sum)
    const owner = await ownerSession()
    const reject = (account: string, amount: number) => {
      const body = { reason: 'بانک نپذیرفت.', seen_account: account, seen_amount: amount }
      return askCall(url, contract.rejectRefundTransfer, { params, body }, owner)
    }
    const record = (account: string, amount: number) => {
      const body = { reference: '140509031234', seen_account: account, seen_amount: amount }
      return askCall(url, contract.recordRefundTransfer, { params, body }, owner)
    }
    // Somebody else rejects it, and its customer asks for less of it on another account.
    expect((await reject(SHEBA, sum)).status).toBe(200)
    const spent = 500_000
    await recordWalletTransaction(db, {
      ...{ userId: buyer.userId, amount: -spent, reason: 'correction', note: 'خرج شد' },
    })
    expect((await transfer(params.id, buyer, sum - spent, OTHER_SHEBA)).status).toBe(200)
    const stored = { account: OTHER_SHEBA, amount: sum - spent }
    for (const answer of [
      await record(SHEBA, sum),
      await record(OTHER_SHEBA, sum),
      await reject(SHEBA, sum - spent),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: 'version_conflict', current: stored })
    }
    expect(await readRefunds(id, buyer)).toMatchObject([{ is_due: true, sheba: OTHER_SHEBA }])
    expect((await record(OTHER_SHEBA, sum - spent)).status).toBe(200)
    expect(await findBrokenInvariants(db)).toEqual([])
  })

  test('is of a return too, and no more than the wallet still has', async () => {
    const { db } = shop()
    const { id, buyer } = await paidOrder({ quantity: 2 })
    for (let step = 0; step < 8; step += 1) {
      await transitionOrderAsOperator(db, { id, to: 'next', note: '' })
    }
    const headers = await bearer(buyer)
    const answer = await askCall(shop().url, contract.getOrder, { params: { id } }, headers)
    const [item] = contract.getOrder.answer.parse(answer.body).data.items
    const { refer } = await requestReturn(pictureContext(db), buyer.userId, {
      ...{ id, files: [] },
      input: {
        items: [{ order_item_id: item?.id ?? 0, quantity: 1, reason: 'خراب بود' }],
        description: '',
        slot_id: null,
      },
    })
    for (const to of ['refer_accept', 'returned', 'refer_done'] as const) {
      await transitionOrderAsOperator(db, { id: refer.id, to, note: '' })
    }
    await recordWalletTransaction(db, {
      ...{ userId: buyer.userId, amount: -500_000, reason: 'correction', note: 'خرج شد' },
    })
    const [refund] = await readRefunds(refer.id, buyer)
    expect(refund?.transferable).toBe(1_500_000)
    const refundId = refund?.id ?? 0
    const ledger = await askCall(shop().url, contract.getWallet, { query: { page: 1 } }, headers)
    const { transactions } = contract.getWallet.answer.parse(ledger.body).data
    expect(transactions.map(({ order, refund: back }) => [order?.type, back])).toEqual([
      [undefined, null],
      ['refer', { id: refundId, amount: refund?.amount, transferable: 1_500_000 }],
    ])
    expect((await transfer(refundId, buyer, 2_000_000)).body).toMatchObject({
      code: 'price_changed',
    })
    expect((await transfer(refundId, buyer, 1_500_000)).status).toBe(200)
    expect(await readWalletBalance(db, buyer)).toBe(0)
    expect(await findBrokenInvariants(db)).toEqual([])
  })

  test('is never what the wallet itself had paid', async () => {
    const { id, buyer } = await cancelledOrder(1_000_000)
    const back = await readRefunds(id, buyer)
    expect(back.map((one) => [one.amount, one.transferable])).toEqual([
      [1_000_000, 0],
      [1_000_000 + SHIPPING, 1_000_000 + SHIPPING],
    ])
    const [fromWallet] = back
    expect((await transfer(fromWallet?.id ?? 0, buyer, 1_000_000)).status).toBe(412)
  })

  test('is of a payment that came after its order was cancelled', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order } = await placeTestOrder(db, buyer, await createStock(db, 5, 2_000_000))
    const sum = 2_000_000 + SHIPPING
    const params = await payAtTestBank(db, buyer, order.id, true)
    await cancelOrder(db, buyer.userId, { id: order.id, reason: '' })
    await handlePaymentCallback(db, bankContext(), 'test-bank', params)
    const [refund] = await readRefunds(order.id, buyer)
    expect(refund?.transferable).toBe(sum)
    expect((await transfer(refund?.id ?? 0, buyer, sum)).status).toBe(200)
    expect(await findBrokenInvariants(db)).toEqual([])
  })

  test('takes no share of the payment of its order when it is of a second one', async () => {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const { order } = await placeTestOrder(db, buyer, await createStock(db, 5, 2_000_000))
    const { id } = order
    const sum = 2_000_000 + SHIPPING
    const attempts = [
      await payAtTestBank(db, buyer, id, true),
      await payAtTestBank(db, buyer, id, true),
    ]
    for (const params of attempts)
      await handlePaymentCallback(db, bankContext(), 'test-bank', params)
    const [late] = await readRefunds(id, buyer)
    expect((await transfer(late?.id ?? 0, buyer, sum)).status).toBe(200)
    expect(await readOrderMoney(db, id)).toMatchObject({ bankShare: sum, leftOfBank: sum })
    await cancelOrder(db, buyer.userId, { id, reason: '' })
    const [, own] = await readRefunds(id, buyer)
    expect((await transfer(own?.id ?? 0, buyer, sum)).status).toBe(200)
    expect(await readWalletBalance(db, buyer)).toBe(0)
    expect(await findBrokenInvariants(db)).toEqual([])
  })

  test('keeps its customer from being erased until it is made, and no number of an account after', async () => {
    const { db, url } = shop()
    const { id, buyer } = await cancelledOrder()
    const [refund] = await readRefunds(id, buyer)
    const refundId = refund?.id ?? 0
    await transfer(refundId, buyer, 2_000_000 + SHIPPING)
    const owner = await ownerSession()
    const params = { id: buyer.userId }
    const file = await askCall(url, contract.exportCustomer, { params }, owner)
    expect(file.body).toMatchObject({ data: { refunds: [{ id: refundId, sheba: SHEBA }] } })
    const input = { params, body: { version: 1 } }
    const erase = () => askCall(url, contract.eraseCustomer, input, owner)
    expect((await erase()).body).toMatchObject({ error: expect.stringContaining('واریز') })
    await db.update(refunds).set({ reference: '140509031234' }).where(eq(refunds.id, refundId))
    expect((await erase()).status).toBe(200)
    const [row] = await db.select().from(refunds).where(eq(refunds.id, refundId))
    expect(row).toMatchObject({ sheba: null, transferAmount: 2_000_000 + SHIPPING })
  })

  test('is of nobody whose account was closed after the request was let in', async () => {
    const { db } = shop()
    const { id, buyer } = await cancelledOrder()
    const [refund] = await readRefunds(id, buyer)
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, buyer.userId))
    const input = { sheba: SHEBA, seen_amount: refund?.transferable ?? 0 }
    const command = { id: refund?.id ?? 0, input }
    await expect(requestRefundTransfer(db, buyer.userId, command)).rejects.toMatchObject({
      code: 'session_revoked',
    })
    expect(await readWalletBalance(db, buyer)).toBe(2_000_000 + SHIPPING)
  })

  test("wants an account that can be, and is not there for another's refund", async () => {
    const { db } = shop()
    const { id, buyer } = await cancelledOrder()
    const [refund] = await readRefunds(id, buyer)
    const refundId = refund?.id ?? 0
    const sum = 2_000_000 + SHIPPING
    expect((await transfer(refundId, buyer, sum, 'IR820540102680020817909003')).body).toMatchObject(
      { errors: { sheba: ['شمارهٔ شبا درست نیست؛ ۲۴ رقم پس از IR را بنویسید.'] } },
    )
    expect((await transfer(refundId, await createBuyer(db), sum)).status).toBe(404)
    const [row] = await db
      .select({ sent: refunds.transferAmount })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.id, id))
    expect(row?.sent).toBeNull()
  })
})
