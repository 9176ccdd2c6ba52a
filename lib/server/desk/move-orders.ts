import { eq, inArray, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { addOrderNote, advanceOrders, moveOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { StaffActor } from '@/lib/domain/staff'
import { isCancelled } from '@/lib/domain/order-statuses'
import type { Database, RecordChange } from '../db/database'
import { orderNotes, orders } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { collectAtDoor } from '../orders/cash-on-delivery'
import type { OrderRecord } from '../orders/order-events'
import { lockOrder } from '../orders/order-transitions'
import { readOrderMoney } from '../orders/refunds'
import { readLastDeliveryChange } from './delivery-changes'
import { assertWithinRefundLimit } from './refund-limit'
import { proofRequired } from './staff-sessions'
import { transitionOrderAsOperator } from './transition-order-as-operator'
import { versionConflict } from './version-conflict'

type ActorContext = { actor: StaffActor; hasFreshProof: boolean; recordChange: RecordChange }

const NO_REASON = 'دلیل نپذیرفتن را بنویسید؛ مشتری آن را می‌خواند.'

type Seen = { from: OrderStatus; last_delivery_change?: number | undefined }

/** Neither moved nor sent elsewhere since whoever moves it looked at it. */
async function assertStill(
  db: Database,
  order: OrderRecord,
  { from, last_delivery_change: seen }: Seen,
): Promise<void> {
  const { id, status, updatedAt } = order
  const isSeen = seen === undefined || seen === (await readLastDeliveryChange(db, id))
  if (status === from && isSeen) return
  throw await versionConflict(db, {
    ...{ subject: `order:${id}`, what: 'این سفارش', status },
    changedAt: updatedAt,
  })
}

/** Cancelling gives back what is left of the money, so the right to refund and its limit hold for it, too. */
async function assertMayCancel(
  db: Database,
  orderId: number,
  { actor, hasFreshProof }: ActorContext,
): Promise<void> {
  const { left: amount, refundedByStaff } = await readOrderMoney(db, orderId)
  if (amount === 0) return
  assertWithinRefundLimit(actor, { amount, refundedByStaff })
  if (!hasFreshProof) throw proofRequired()
}

/** A return that is done puts its money into the wallet. */
async function assertMayFinishReturn(
  db: Database,
  { parentId, payable: amount }: OrderRecord,
  { actor, hasFreshProof }: ActorContext,
): Promise<void> {
  const { refundedByStaff } = await readOrderMoney(db, parentId ?? 0)
  assertWithinRefundLimit(actor, { amount, refundedByStaff })
  if (!hasFreshProof) throw proofRequired()
}

export async function moveDeskOrder(
  db: Database,
  id: number,
  input: CallParsed<typeof moveOrder>['body'],
  context: ActorContext,
): Promise<string[]> {
  const { from, to, note, tracking_code: trackingCode, collected } = input
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    await assertStill(tx, order, input)
    if (to === 'refer_reject' && note === '') throw invalidField('note', NO_REASON)
    if (isCancelled(to)) await assertMayCancel(tx, id, context)
    if (to === 'refer_done') await assertMayFinishReturn(tx, order, context)
    if (to === 'delivery' && collected) await collectAtDoor(tx, order, collected.reference || null)
    const { tagsToRevalidate } = await transitionOrderAsOperator(tx, {
      id,
      to,
      note,
      ...(trackingCode && { tracking_code: trackingCode }),
    })
    context.recordChange({
      subject: `order:${id}`,
      before: { status: from },
      after: {
        status: to,
        ...(note && { note }),
        ...(trackingCode && { trackingCode }),
        ...(collected && { collected }),
      },
    })
    return tagsToRevalidate
  })
}

type Refused = { id: number; code: string; error: string }

/** Each in a savepoint of its own: what cannot move stays, and the others are not undone for it. */
export async function advanceDeskOrders(
  db: Database,
  wanted: CallParsed<typeof advanceOrders>['body']['orders'],
  context: ActorContext,
) {
  const advanced: number[] = []
  const refused: Refused[] = []
  const tags = new Set<string>()
  for (const { id, ...seen } of await sortByLock(db, wanted)) {
    try {
      const moved = await db.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        await assertStill(tx, order, seen)
        const { order: after, tagsToRevalidate } = await transitionNext(tx, order, context)
        return { after, tagsToRevalidate }
      })
      moved.tagsToRevalidate.forEach((tag) => tags.add(tag))
      context.recordChange({
        subject: `order:${id}`,
        before: { status: seen.from },
        after: { status: moved.after.status },
      })
      advanced.push(id)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'proof_required') throw error
      refused.push({ id, code: await readCode(db, id), error: error.message })
    }
  }
  return { advanced, refused, tagsToRevalidate: [...tags] }
}

/**
 * By the order whose lock is taken first, which of a return is the order it came from, so that two
 * bulk changes never wait for each other in a ring.
 */
export async function sortByLock<Wanted extends { id: number }>(
  db: Database,
  wanted: readonly Wanted[],
): Promise<Wanted[]> {
  const ids = wanted.map(({ id }) => id)
  const rows = await db
    .select({ id: orders.id, first: sql<number>`coalesce(${orders.parentId}, ${orders.id})` })
    .from(orders)
    .where(inArray(orders.id, ids))
  const first = new Map(rows.map((row) => [row.id, Number(row.first)]))
  return wanted.toSorted(
    (a, b) => (first.get(a.id) ?? a.id) - (first.get(b.id) ?? b.id) || a.id - b.id,
  )
}

async function transitionNext(tx: Database, order: OrderRecord, context: ActorContext) {
  if (order.status === 'returned') await assertMayFinishReturn(tx, order, context)
  return transitionOrderAsOperator(tx, { id: order.id, to: 'next', note: '' })
}

async function readCode(db: Database, id: number): Promise<string> {
  const [row] = await db.select({ code: orders.code }).from(orders).where(eq(orders.id, id))
  return row?.code ?? String(id)
}

export async function writeOrderNote(
  db: Database,
  id: number,
  { text }: CallParsed<typeof addOrderNote>['body'],
  { actor, recordChange }: ActorContext,
): Promise<void> {
  await lockOrder(db, id)
  await db.insert(orderNotes).values({ orderId: id, staffName: actor.name, text })
  recordChange({ subject: `order:${id}`, after: { note: text } })
}
