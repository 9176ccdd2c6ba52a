import { eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { orderRefundCalls } from '@/lib/contract/desk/order-refunds'
import { refundSubject } from '@/lib/domain/live-events'
import { isPaid } from '@/lib/domain/order-statuses'
import { leavesNothingToSend, quoteRefund } from '@/lib/domain/refunds'
import type { StaffActor } from '@/lib/domain/staff'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { recordWalletTransaction } from '../account/wallet'
import type { Database, RecordChange } from '../db/database'
import { orderItems, orders, refundItems, refunds, users } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import type { OrderRecord } from '../orders/order-events'
import { closeRefundedOrder, lockOrder } from '../orders/order-transitions'
import { isTransferDue, readOrderMoney, recordRefund } from '../orders/refunds'
import { readReturned, readReturnedItems } from '../orders/returned-units'
import { markReturnedStockNotices, restockUnits } from '../orders/stock-reservation'
import { recordEvent } from '../outbox/record-event'
import type { Presence } from './presence'
import { assertWithinRefundLimit, refundLimitLeft } from './refund-limit'

type Refunder = { actor: StaffActor; recordChange: RecordChange }
type RefundInput = CallParsed<typeof orderRefundCalls.refundOrder>['body']

const NOT_PAID = 'تنها از سفارشی که پرداخت شده و لغو نشده است می‌توان پول برگرداند.'
const SHIPPING_GONE = 'هزینهٔ ارسال این سفارش پیش‌تر برگشته است.'
const NOTHING_WORTH = 'این کالاها با کد تخفیف رایگان بوده‌اند و پولی ندارند که برگردد.'
const NOT_DUE = 'این بازپرداخت در انتظار واریز نیست.'
const TRANSFER_CHANGED = 'حساب یا مبلغ این واریز در این میان تغییر کرده است.'

/** Units of each item that neither a return nor a refund has taken back, and the money behind them. */
export async function readRefundable(db: Database, order: OrderRecord, actor: StaffActor) {
  if (order.type !== 'sales' || !isPaid(order.status)) return null
  const money = await readOrderMoney(db, order.id)
  if (money.left <= 0) return null
  const { units: returned } = await readReturnedItems(db, [order.id])
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  return {
    amount: money.left,
    card_amount: money.leftOfBank,
    shipping: Math.max(order.shippingPrice - money.refundedShipping, 0),
    limit: refundLimitLeft(actor, money.refundedByStaff),
    items: items.map(({ id, quantity }) => ({
      order_item_id: id,
      quantity: quantity - (returned.get(id) ?? 0),
    })),
  }
}

/** Whoever opened it first has it for two minutes after their last sign of work. */
export function assertRefundIsFree(presence: Presence, orderId: number, actor: StaffActor): void {
  const [holder] = presence.peopleAt(refundSubject(orderId))
  if (holder === undefined || holder.staff_id === actor.staffId) return
  throw new DomainError(
    'precondition_failed',
    `بازپرداخت این سفارش در دست ${holder.name} است؛ تا ۲ دقیقه پس از آخرین کارش آزاد می‌شود.`,
  )
}

async function selectLines(
  tx: Database,
  order: OrderRecord,
  input: RefundInput,
  returned: ReadonlyMap<number, number>,
) {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  return input.items.map(({ order_item_id: id, quantity }) => {
    const item = items.find((one) => one.id === id)
    if (item === undefined) throw notFound('این کالا در سفارش')
    const left = item.quantity - (returned.get(id) ?? 0)
    if (quantity > left) {
      throw new DomainError(
        'precondition_failed',
        `از «${item.title}» ${formatNumber(left)} عدد برای بازپرداخت مانده است.`,
      )
    }
    return {
      ...{ item, quantity, takes_coupon: item.takesCoupon },
      final_price: item.unitPrice - item.unitDiscount,
    }
  })
}

/** The order stays locked, so that of two refunds of its last unit one finds none left. */
export async function refundOrderLines(
  db: Database,
  id: number,
  input: RefundInput,
  { actor, recordChange }: Refunder,
) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const refundable = await readRefundable(tx, order, actor)
    if (refundable === null) throw new DomainError('precondition_failed', NOT_PAID)
    if (input.includes_shipping && refundable.shipping === 0) {
      throw invalidField('includes_shipping', SHIPPING_GONE)
    }
    const { units: returned, before } = await readReturned(tx, id)
    const lines = await selectLines(tx, order, input, returned)
    const closes = leavesNothingToSend(
      order.status,
      refundable.items.map((one) => ({ id: one.order_item_id, left: one.quantity })),
      lines.map(({ item, quantity }) => ({ id: item.id, quantity })),
    )
    const quote = quoteRefund(
      {
        items_total: order.itemsTotal,
        discount: order.discount,
        coupon_discount: order.couponDiscount,
        coupon_base: order.couponBase,
      },
      lines,
      input.includes_shipping ? refundable.shipping : 0,
      before,
    )
    // Whoever gets no goods pays for no shipping either.
    const { amount, shipping } = closes ? refundable : quote
    if (amount === 0) throw new DomainError('precondition_failed', NOTHING_WORTH)
    if (amount !== input.seen_amount) throw amountChanged(amount)
    const { refundedByStaff } = await readOrderMoney(tx, id)
    assertWithinRefundLimit(actor, { amount, refundedByStaff })
    const units = lines.map(({ item, quantity }) => ({ stockId: item.stockId, quantity }))
    const tagsToRevalidate = input.restocks ? await restockUnits(tx, id, units) : []
    if (input.restocks) await markReturnedStockNotices(tx, id)
    const reference = input.to === 'card' ? (input.reference ?? null) : null
    const refundId = await recordRefund(tx, {
      ...{ userId: order.userId, paidOrderId: id, orderId: id, amount, shippingAmount: shipping },
      ...{ reason: input.reason, staffName: actor.name },
      ...{ destination: input.to === 'card' ? 'gateway' : 'wallet', reference },
    })
    if (lines.length > 0) {
      await tx.insert(refundItems).values(
        lines.map(({ item, quantity }) => ({
          ...{ refundId, orderItemId: item.id, quantity, isRestocked: input.restocks },
        })),
      )
    }
    if (input.to === 'wallet' || reference !== null) await announceRefund(tx, id, amount)
    if (closes) await closeRefundedOrder(tx, order, input.reason)
    recordChange({
      subject: `order:${id}`,
      ...(closes && { before: { status: order.status } }),
      after: {
        refund: { id: refundId, amount, ...input },
        ...(closes && { status: 'cancel_store' }),
      },
    })
    return { refund: { id: refundId, amount }, tagsToRevalidate }
  })
}

/** What waits for its transfer is told of when it was made. */
async function announceRefund(tx: Database, orderId: number, amount: number): Promise<void> {
  await recordEvent(tx, 'order_refunded', { orderId, data: { amount } })
}

function amountChanged(amount: number): DomainError {
  return new DomainError(
    'price_changed',
    `مبلغ بازپرداخت اکنون ${formatAmount(amount)} ${currencyName()} است؛ صفحه را تازه و دوباره بررسی کنید.`,
  )
}

type SeenTransfer = { seen_account: string | null; seen_amount: number }

/** A hand sends the money where it was read: another account or sum is told of before it is written down. */
async function assertSeenTransfer(
  db: Database,
  refund: typeof refunds.$inferSelect,
  seen: SeenTransfer,
): Promise<void> {
  const [customer] = await db
    .select({ card: users.bankCard })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, refund.orderId))
  const account = refund.transferAmount === null ? (customer?.card ?? null) : refund.sheba
  const amount = refund.transferAmount ?? refund.amount
  if (account === seen.seen_account && amount === seen.seen_amount) return
  throw new DomainError('version_conflict', TRANSFER_CHANGED, { current: { account, amount } })
}

type RecordInput = CallParsed<typeof orderRefundCalls.recordRefundTransfer>['body']
type RejectInput = CallParsed<typeof orderRefundCalls.rejectRefundTransfer>['body']

export async function recordTransfer(
  db: Database,
  id: number,
  { reference, ...seen }: RecordInput,
  { recordChange }: Refunder,
): Promise<void> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (refund === undefined) throw notFound('این بازپرداخت')
  if (!isTransferDue(refund)) throw new DomainError('precondition_failed', NOT_DUE)
  await assertSeenTransfer(db, refund, seen)
  await db.update(refunds).set({ reference }).where(eq(refunds.id, id))
  await announceRefund(db, refund.orderId, refund.transferAmount ?? refund.amount)
  recordChange({
    subject: `order:${refund.orderId}`,
    before: { refund: id, reference: null },
    after: { refund: id, reference },
  })
}

/** The customer reads why in a message and in the wallet, and may ask for it with another number. */
export async function rejectTransfer(
  db: Database,
  id: number,
  { reason, ...seen }: RejectInput,
  { recordChange }: Refunder,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(refunds).where(eq(refunds.id, id))
    if (found === undefined) throw notFound('این بازپرداخت')
    const { userId, id: orderId } = await lockOrder(tx, found.orderId)
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    const amount = refund?.transferAmount ?? null
    if (refund === undefined || amount === null || !isTransferDue(refund)) {
      throw new DomainError('precondition_failed', NOT_DUE)
    }
    await assertSeenTransfer(tx, refund, seen)
    await tx
      .update(refunds)
      .set({ transferAmount: null, sheba: null, transferRejection: reason })
      .where(eq(refunds.id, id))
    await recordWalletTransaction(tx, {
      ...{ userId, amount, orderId, reason: 'transfer', note: reason },
    })
    await recordEvent(tx, 'transfer_rejected', { orderId, data: { amount, reason } })
    recordChange({ subject: `order:${orderId}`, after: { refund: { id, amount, reason } } })
  })
}
