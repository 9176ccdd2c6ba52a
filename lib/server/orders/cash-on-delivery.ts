import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { UNDER_WAY } from '@/lib/contract/orders/order-status'
import type { Actor } from '@/lib/domain/order-transitions'
import { CASH_ON_DELIVERY } from '@/lib/domain/payment-methods'
import { calculateAmountDue } from '@/lib/domain/pricing'
import { MAX_CASH_ON_DELIVERY_ORDERS } from '@/lib/domain/quotas'
import { formatAmount, currencyName } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { orders, payments } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { recordEvent } from '../outbox/record-event'
import { readSetting } from '../settings'
import type { OrderRecord } from './order-events'
import { transitionOrder } from './order-transitions'
import { findCityId } from './return-pickup'

const NOT_OFFERED = 'پرداخت در محل برای نشانی این سفارش نیست؛ روش دیگری انتخاب کنید.'
const HELD_SHARE = 'بخشی از این سفارش از کیف پول کنار گذاشته شده است؛ باقی را از درگاه بپردازید.'
const TOO_MANY =
  'چند سفارش با پرداخت در محل دارید که هنوز نرسیده است؛ این سفارش را از درگاه یا کیف پول بپردازید.'
const NOTHING_DUE = 'پولی از این سفارش نمانده است که در محل گرفته شود.'

/** Null where it is off or the city lies outside of its zones. */
export async function findCashOnDelivery(
  db: Database,
  cityId: number | null,
): Promise<{ max_amount: number | null } | null> {
  const { cash_on_delivery: terms } = await readSetting(db, 'sales')
  if (!terms.is_on) return null
  const reaches =
    terms.city_ids.length === 0 || (cityId !== null && terms.city_ids.includes(cityId))
  return reaches ? { max_amount: terms.max_amount } : null
}

/** The customer is locked by the caller, so that of two orders chosen at once the last free one is taken once. */
async function assertFewUnderWay(tx: Database, customerId: number): Promise<void> {
  const open = await tx.$count(
    orders,
    and(
      eq(orders.userId, customerId),
      eq(orders.type, 'sales'),
      inArray(orders.status, UNDER_WAY),
      eq(orders.isCashOnDelivery, true),
    ),
  )
  if (open >= MAX_CASH_ON_DELIVERY_ORDERS) throw new DomainError('quota_exceeded', TOO_MANY)
}

type Placer = { by: Actor; actorId?: number; note?: string }

/** An unpaid order, locked by the caller, is prepared at once and waits for its money at the door. */
export async function confirmCashOnDelivery(
  tx: Database,
  order: OrderRecord,
  placer: Placer,
): Promise<string[]> {
  const terms = await findCashOnDelivery(tx, await findCityId(tx, order))
  if (terms === null) throw new DomainError('precondition_failed', NOT_OFFERED)
  if (order.walletPaid > 0) throw new DomainError('precondition_failed', HELD_SHARE)
  if (terms.max_amount !== null && order.payable > terms.max_amount) {
    const most = `${formatAmount(terms.max_amount)} ${currencyName()}`
    throw new DomainError('precondition_failed', `پرداخت در محل تا ${most} است.`)
  }
  if (placer.by === 'customer') await assertFewUnderWay(tx, order.userId)
  await tx.update(orders).set({ isCashOnDelivery: true }).where(eq(orders.id, order.id))
  const confirmed = { ...order, isCashOnDelivery: true }
  const tagsToRevalidate = await transitionOrder(tx, confirmed, { to: 'processing', ...placer })
  await recordEvent(tx, 'order_confirmed', { orderId: order.id })
  return tagsToRevalidate
}

/** Money that came without a gateway: what the courier brings, or a transfer from card to card. */
export async function recordCollectedPayment(
  tx: Database,
  order: OrderRecord,
  { gateway, reference }: { gateway: string; reference: string | null },
): Promise<void> {
  const amount = calculateAmountDue(order)
  if (amount <= 0) throw new DomainError('precondition_failed', NOTHING_DUE)
  await tx.insert(payments).values({
    ...{ userId: order.userId, orderId: order.id, gateway, amount, refId: reference },
    ...{ key: randomBytes(24).toString('base64url'), status: 'paid', settledAt: sql`now()` },
  })
}

/** At the door: the order is locked, is on its way and was not collected before. */
export async function collectAtDoor(
  tx: Database,
  order: OrderRecord,
  reference: string | null,
): Promise<void> {
  const own = and(
    eq(payments.orderId, order.id),
    eq(payments.gateway, CASH_ON_DELIVERY),
    eq(payments.status, 'paid'),
  )
  const isCollected = (await tx.$count(payments, own)) > 0
  if (!order.isCashOnDelivery || order.status !== 'sending' || isCollected) {
    throw new DomainError('precondition_failed', NOTHING_DUE)
  }
  await recordCollectedPayment(tx, order, { gateway: CASH_ON_DELIVERY, reference })
}
