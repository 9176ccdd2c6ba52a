import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { DeskView, OrderChoices, orderWorkCalls } from '@/lib/contract/desk/order-work'
import type { StaffActor } from '@/lib/domain/staff'
import type { Database, RecordChange } from '../db/database'
import { deskViews, orders, payments, shippingMethods, staffMembers } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { lockOrder } from '../orders/order-transitions'
import { sortByLock } from './move-orders'
import { readTagChoices } from './tag-orders'

type OrderKeeper = { actor: StaffActor; recordChange: RecordChange }

const MOST_VIEWS = 40
const TOO_MANY_VIEWS = 'چهل نما دارید؛ ابتدا یکی را بردارید.'

/** A gateway that the shop has no more is still what some orders were paid through. */
export async function readOrderChoices(
  db: Database,
  gateways: readonly { name: string; title: string }[],
): Promise<OrderChoices> {
  const methods = await db
    .select({ id: shippingMethods.id, title: shippingMethods.title })
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id))
  const members = await db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(eq(staffMembers.isActive, true))
    .orderBy(asc(staffMembers.id))
  const used = await db
    .selectDistinct({ name: payments.gateway })
    .from(payments)
    .where(isNotNull(payments.orderId))
    .orderBy(payments.gateway)
  return {
    methods,
    members,
    tags: await readTagChoices(db),
    gateways: used.map(({ name }) => ({
      name,
      title: gateways.find((one) => one.name === name)?.title ?? name,
    })),
  }
}

export async function assignDeskOrders(
  db: Database,
  input: CallParsed<typeof orderWorkCalls.assignOrders>['body'],
  { recordChange }: OrderKeeper,
): Promise<void> {
  const { staff_id: staffId, due_at: dueAt } = input
  if (staffId !== null) await assertActiveMember(db, staffId)
  const wanted = [...new Set(input.orders)].map((id) => ({ id }))
  for (const { id } of await sortByLock(db, wanted)) {
    const order = await lockOrder(db, id)
    await db
      .update(orders)
      .set({
        assigneeId: staffId,
        ...(dueAt !== undefined && { stepDueAt: dueAt === null ? null : new Date(dueAt) }),
      })
      .where(eq(orders.id, id))
    recordChange({
      subject: `order:${id}`,
      before: { assignee: order.assigneeId, due_at: order.stepDueAt },
      after: { assignee: staffId, due_at: dueAt === undefined ? order.stepDueAt : dueAt },
    })
  }
}

export async function assertActiveMember(db: Database, id: number): Promise<void> {
  const [member] = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.id, id), eq(staffMembers.isActive, true)))
  if (member === undefined) throw invalidField('staff_id', 'این همکار دیگر در فروشگاه نیست.')
}

export async function listDeskViews(db: Database, actor: StaffActor): Promise<DeskView[]> {
  const own = eq(deskViews.staffId, actor.staffId)
  const rows = await db
    .select()
    .from(deskViews)
    .where(or(own, eq(deskViews.isShared, true)))
    .orderBy(sql`${own} desc`, asc(deskViews.id))
  return rows.map(({ id, name, query, isShared, staffId }) => ({
    ...{ id, name, query, is_shared: isShared, is_own: staffId === actor.staffId },
  }))
}

export async function addDeskView(
  db: Database,
  input: CallParsed<typeof orderWorkCalls.addDeskView>['body'],
  { actor, recordChange }: OrderKeeper,
): Promise<DeskView[]> {
  const { staffId } = actor
  if ((await db.$count(deskViews, eq(deskViews.staffId, staffId))) >= MOST_VIEWS) {
    throw new DomainError('quota_exceeded', TOO_MANY_VIEWS)
  }
  const { name, is_shared: isShared } = input
  const query = new URLSearchParams(input.query)
  query.delete('page')
  const [view] = await db
    .insert(deskViews)
    .values({ staffId, name, isShared, query: query.toString() })
    .returning({ id: deskViews.id })
  recordChange({ subject: `view:${view?.id}`, after: input })
  return listDeskViews(db, actor)
}

export async function deleteDeskView(
  db: Database,
  id: number,
  { actor, recordChange }: OrderKeeper,
): Promise<DeskView[]> {
  const own = and(eq(deskViews.id, id), eq(deskViews.staffId, actor.staffId))
  const [view] = await db.delete(deskViews).where(own).returning()
  if (view === undefined) throw notFound('این نما')
  recordChange({ subject: `view:${id}`, before: { name: view.name, query: view.query } })
  return listDeskViews(db, actor)
}
