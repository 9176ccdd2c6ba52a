import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { quoteRefund } from '@/lib/domain/refunds'
import { coupons, orders, staffMembers } from '@/lib/server/db/schema/schema'
import { handlePaymentCallback } from '@/lib/server/payments/handle-payment-callback'
import { askCall } from '../kit/ask-call'
import {
  createBuyer,
  createStock,
  payAtTestBank,
  placeTestOrder,
  readStockUnits,
  readWalletBalance,
  testPaymentContext,
} from '../kit/buyer'
import { describeEachShop } from '../kit/each-shop'
import { findBrokenInvariants } from '../kit/ledger-invariants'

describeEachShop('a refund', (shop) => {
  let owner = { Cookie: '' }

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

  /** Three units at 2,000,000 rials with a coupon. */
  async function paidOrder() {
    const { db } = shop()
    const buyer = await createBuyer(db)
    const stock = await createStock(db, 5, 2_000_000)
    const { order } = await placeTestOrder(db, buyer, stock, { quantity: 3, coupon: 'LINES' })
    const params = await payAtTestBank(db, buyer, order.id, true)
    await handlePaymentCallback(db, testPaymentContext(db), 'test-bank', params)
    return { ...order, buyer, stock }
  }
  async function read(id: number) {
    const answer = await askCall(shop().url, contract.getStaffOrder, { params: { id } }, owner)
    return contract.getStaffOrder.answer.parse(answer.body).data
  }
  async function refund(id: number, { quantity = 1, ...rest }: Record<string, number> = {}) {
    const { order, items, returned_before: before } = await read(id)
    const chosen = items.map((item) => ({ ...item, quantity }))
    const body = {
      items: items.map((item) => ({ order_item_id: item.id, quantity })),
      seen_amount: quoteRefund(order, chosen, 0, before).amount,
      ...{ to: 'wallet', reason: 'کالا موجود نبود', ...rest },
    }
    return askCall(shop().url, contract.refundOrder, { params: { id }, body }, owner)
  }
  const move = (id: number, from: string, to: string) =>
    askCall(shop().url, contract.moveOrder, { params: { id }, body: { from, to } }, owner)

  test('of all that is left to send gives back the shipping too and closes the order, and its goods lie where the refund left them', async () => {
    const { id, buyer, stock, payable } = await paidOrder()
    expect((await read(id)).refunded).toBe('none')
    await refund(id)
    expect(await read(id)).toMatchObject({ refunded: 'part', next: 'processing' })
    const { refundable } = await read(id)
    expect((await refund(id, { quantity: 2 })).body).toMatchObject({ code: 'price_changed' })
    const rest = { quantity: 2, seen_amount: refundable?.amount ?? 0 }
    expect((await refund(id, rest)).status).toBe(200)
    const closed = await read(id)
    expect(closed).toMatchObject({
      order: { status: 'cancel_store' },
      next: null,
      refunded: 'whole',
    })
    expect(closed.events.at(-1)?.staff_name).not.toBeNull()
    expect(await readWalletBalance(shop().db, buyer)).toBe(payable)
    expect(await readStockUnits(shop().db, stock)).toEqual({ quantity: 2, reserved: 0 })
  })

  test('of all units of an order that stayed open leaves it no step but its cancellation', async () => {
    const { id } = await paidOrder()
    await refund(id, { quantity: 3, seen_amount: (await read(id)).refundable?.amount ?? 0 })
    await shop().db.update(orders).set({ status: 'paid' }).where(eq(orders.id, id))
    expect(await read(id)).toMatchObject({
      next: null,
      allowed: ['cancel_store', 'cancel_operator'],
    })
    expect((await move(id, 'paid', 'processing')).body).toMatchObject({
      code: 'precondition_failed',
    })
    const listed = await askCall(
      shop().url,
      contract.getDeskOrders,
      { query: { stats: 'paid', q: (await read(id)).order.code } },
      owner,
    )
    expect(contract.getDeskOrders.answer.parse(listed.body).data.orders).toMatchObject([
      { refunded: 'whole', next: null },
    ])
    const prints = await askCall(
      shop().url,
      contract.getOrderPrints,
      { query: { ids: String(id) } },
      owner,
    )
    expect(contract.getOrderPrints.answer.parse(prints.body).data.orders).toMatchObject([
      { refunded_share: 'whole' },
    ])
    expect((await move(id, 'paid', 'cancel_store')).status).toBe(200)
  })

  test('breaks no invariant of the ledger in any of these tests', async () => {
    expect(await findBrokenInvariants(shop().db)).toEqual([])
  })
})
