import { and, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { editAddress } from '@/lib/contract/account/addresses'
import { checkout } from '@/lib/contract/checkout/checkout'
import { cancelOrder, returnOrder } from '@/lib/contract/orders/order-actions'
import { pay } from '@/lib/contract/payments'
import type { Call } from '@/lib/contract/call'
import { sendContact } from '@/lib/contract/content/contact'
import { setOrderStatus } from '@/lib/contract/desk/actions'
import { createPost } from '@/lib/contract/social/posts'
import { commentOnPost } from '@/lib/contract/social/reactions'
import { saveComment, saveQuestion } from '@/lib/contract/reviews/write-reviews'
import { openTicket, writeToTicket } from '@/lib/contract/account/tickets'
import {
  addresses,
  comments,
  contactMessages,
  idempotencyKeys,
  auditEvents,
  orderEvents,
  orders,
  postComments,
  posts,
  questions,
  ticketMessages,
  walletTransactions,
} from '@/lib/server/db/schema/schema'
import { checkoutBody } from '../kit/purchase-over-http'
import { describeEachShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { createStock, createBuyer, type Buyer, type Stock } from '../kit/buyer'
import { askCall, type CallInputs } from '../kit/ask-call'
import { upload } from '../kit/upload'

/**
 * A crash can come between any two transactions, so the answer is stored in the transaction of its
 * change: both rows then name the same transaction.
 */
describeEachShop('a call that changes something', (shop) => {
  let buyer: Buyer
  let stock: Stock
  let session: Record<string, string>
  beforeAll(async () => {
    buyer = await createBuyer(shop().db, 90_000_000)
    stock = await createStock(shop().db, 50)
    session = { Authorization: `Bearer ${await shop().logIn(buyer.userId)}` }
  })

  let turn = 0
  async function transactionOfKey(call: Call, input: CallInputs) {
    turn += 1
    const key = `kept-with-work-${turn}`
    const headers = { 'Idempotency-Key': key, ...(call.auth === 'operator' ? {} : session) }
    const first = await askCall(shop().url, call, input, headers)
    expect(first.status, first.text).toBe(200)
    const again = await askCall(shop().url, call, input, headers)
    expect([again.status, again.body]).toEqual([200, first.body])
    return transactionUnder(key)
  }
  async function transactionUnder(key: string) {
    const [row] = await shop()
      .db.select({ transaction: sql<string>`xmin::text` })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.status, 200)))
    return row?.transaction
  }
  async function transactionOfNewest(table: PgTable & { id: PgColumn }) {
    const [row] = await shop()
      .db.select({ transaction: sql<string>`xmin::text` })
      .from(table)
      .orderBy(desc(table.id))
      .limit(1)
    return row?.transaction
  }
  const orderIn = async (status: 'waiting_payment' | 'paid' | 'delivery') => {
    const mine = and(eq(orders.userId, buyer.userId), eq(orders.status, status))
    const [row] = await shop().db.select({ id: orders.id }).from(orders).where(mine)
    return row?.id ?? 0
  }
  const itemOf = async (orderId: number) => {
    const found = await shop().db.query.orderItems.findFirst({
      where: (item) => eq(item.orderId, orderId),
    })
    return found?.id ?? 0
  }
  const checkoutInput = async () => ({ body: checkoutBody(buyer, stock) })
  const payment = async () => ({
    body: { order_id: await orderIn('waiting_payment'), gateway: 'wallet' },
  })

  test.each<[string, Call, () => Promise<CallInputs>, PgTable & { id: PgColumn }]>([
    ['an order', checkout, checkoutInput, orders],
    ['paying it from the wallet', pay, payment, walletTransactions],
    [
      'cancelling it',
      cancelOrder,
      async () => ({ params: { id: await orderIn('paid') }, body: { reason: 'پشیمان شدم' } }),
      orderEvents,
    ],
    ['a second order', checkout, checkoutInput, orders],
    ['paying that one', pay, payment, walletTransactions],
    [
      'a step of the operator’s',
      setOrderStatus,
      async () => ({ body: { id: await orderIn('paid') } }),
      auditEvents,
    ],
    [
      'a ticket',
      openTicket,
      async () => ({
        body: { subject: 'پرسشی دربارهٔ سفارش', department: 'support', message: 'کی می‌رسد؟' },
      }),
      ticketMessages,
    ],
    [
      'a message in it',
      writeToTicket,
      async () => {
        const mine = await shop().db.query.tickets.findFirst({
          where: (ticket) => eq(ticket.userId, buyer.userId),
        })
        return { params: { id: mine?.id }, body: { message: 'هنوز نرسیده است.' } }
      },
      ticketMessages,
    ],
    [
      'a comment on goods',
      saveComment,
      async () => ({
        body: { product_id: stock.productId, comment: 'سبک و خوش‌دست است.', rate: 4 },
      }),
      comments,
    ],
    [
      'a question about them',
      saveQuestion,
      async () => ({ body: { product_id: stock.productId, question: 'ضمانت دارد؟' } }),
      questions,
    ],
    [
      'a comment on a post',
      commentOnPost,
      async () => ({ body: { post_id: await shownPost(), comment: 'چه عکس خوبی!' } }),
      postComments,
    ],
    ['an address', editAddress, async () => editAddress.example, addresses],
    [
      'a message to the shop',
      sendContact,
      async () => ({
        body: {
          name: 'مریم رستگار',
          mobile: '09123456789',
          subject: 'پیگیری سفارش',
          message: 'بستهٔ من هنوز نرسیده است.',
        },
      }),
      contactMessages,
    ],
    [
      'giving one of two back',
      returnOrder,
      async () => {
        const id = await delivered()
        const item = { order_item_id: await itemOf(id), quantity: 1, reason: 'پشیمان شدم' }
        return { params: { id }, body: { items: [item] } }
      },
      orders,
    ],
  ])('stores its answer in the transaction of its change: %s', async (_, call, input, table) => {
    const transaction = await transactionOfKey(call, await input())
    expect(transaction).toBe(await transactionOfNewest(table))
  })

  test('stores its answer in the transaction of its change: a post with its picture', async () => {
    const key = 'kept-with-work-post'
    const token = session.Authorization?.slice('Bearer '.length) ?? ''
    const sent = {
      files: [await png({ width: 64, height: 48 })],
      fields: { text: 'امروز رسید.' },
      key,
    }
    const first = await upload(shop().url, createPost, token, sent)
    expect(first.status, first.text).toBe(200)
    const again = await upload(shop().url, createPost, token, sent)
    expect(again.body).toEqual(first.body)
    expect(await transactionUnder(key)).toBe(await transactionOfNewest(posts))
  })

  const shownPost = async () => (await shop().db.query.posts.findFirst())?.id ?? 0

  async function delivered(): Promise<number> {
    const body = { ...checkoutBody(buyer, stock) }
    const list = [{ product_id: stock.productId, stock_id: stock.id, quantity: 2 }]
    await askCall(shop().url, checkout, { body: { ...body, list } }, session)
    const id = await orderIn('waiting_payment')
    await askCall(shop().url, pay, { body: { order_id: id, gateway: 'wallet' } }, session)
    const to = { status: 'delivery' as const, deliveredAt: new Date() }
    await shop().db.update(orders).set(to).where(eq(orders.id, id))
    return id
  }
})
