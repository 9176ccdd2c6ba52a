import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { MOST_DELIVERY_CHANGES, type StaffOrder } from '@/lib/contract/desk/orders'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { getNextStatus, listDeskTransitions } from '@/lib/domain/order-transitions'
import type { StaffActor } from '@/lib/domain/staff'
import { MINUTE_MS } from '@/lib/persian/durations'
import { maskBankCard, maskSheba } from '@/lib/persian/identity'
import type { Database } from '../db/database'
import {
  auditEvents,
  messages,
  orderItems,
  orderNotes,
  orders,
  refunds,
  staffMembers,
  stocks,
  users,
} from '../db/schema/schema'
import { notFound } from '../domain-error'
import { presentOrderDetails } from '../orders/order-details'
import { selectOrders } from '../orders/order-list'
import { readRefundedShares } from '../orders/refunds'
import { DELIVERY_CHANGES, readLastDeliveryChange } from './delivery-changes'
import { selectCustomers } from './desk-customers'
import { fullName, seesMobile } from './desk-orders'
import { restockedUnits } from './order-prints'
import { readRefundable } from './refund-order'
import { listTags } from './tag-orders'

async function countLeft(db: Database, items: StaffOrder['items']) {
  const ids = items.flatMap(({ exchange }) => exchange?.stock_id ?? [])
  if (ids.length === 0) return []
  return db
    .select({
      stock_id: stocks.id,
      available: stocks.free,
    })
    .from(stocks)
    .where(inArray(stocks.id, ids))
}

const loggedStep = z.object({ status: z.string() })

/** A step and its line in the log are written in one transaction, so that nothing lies between them. */
const MOST_APART_MS = MINUTE_MS

/** Who of the staff took each step, by the log. */
async function nameSteps(
  db: Database,
  { id, placedBy, createdAt: placedAt }: typeof orders.$inferSelect,
  events: WholeOrder['events'],
): Promise<StaffOrder['events']> {
  const logged = await db
    .select({
      name: auditEvents.actorName,
      after: auditEvents.after,
      createdAt: auditEvents.createdAt,
    })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, `order:${id}`), eq(auditEvents.actorKind, 'staff')))
    .orderBy(asc(auditEvents.id))
  const steps = logged.flatMap(({ name, after, createdAt }) => {
    const { data } = loggedStep.safeParse(after)
    return data === undefined ? [] : [{ name, status: data.status, at: createdAt.getTime() }]
  })
  return events.map((event) => {
    const at = Date.parse(event.at)
    const step = steps.find(
      (one) => one.status === event.to_status && Math.abs(one.at - at) < MOST_APART_MS,
    )
    // What is placed at the desk is one line of the log, and several steps.
    const isPlacing = at - placedAt.getTime() < MOST_APART_MS
    const name = step?.name || (isPlacing && placedBy)
    return { ...event, staff_name: (event.actor === 'operator' && name) || null }
  })
}

async function nameRefunds(
  db: Database,
  found: WholeOrder['refunds'],
  seesAccount: boolean,
): Promise<StaffOrder['refunds']> {
  const ids = found.map(({ id }) => id)
  const rows = await db
    .select({ id: refunds.id, name: refunds.staffName })
    .from(refunds)
    .where(inArray(refunds.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return found.map((refund) => ({
    ...refund,
    sheba: seesAccount || refund.sheba === null ? refund.sheba : maskSheba(refund.sheba),
    staff_name: names.get(refund.id) || null,
  }))
}

const loggedHours = z
  .object({
    delivery_day: z.iso.date(),
    delivery_from: z.string().nullish(),
    delivery_to: z.string().nullish(),
  })
  .transform(({ delivery_day: day, delivery_from: from, delivery_to: to }) => ({
    ...{ day, from: from ?? null, to: to ?? null },
  }))
const loggedMove = z.object({ before: loggedHours, after: loggedHours })

function readHours(logged: { before: unknown; after: unknown }) {
  return loggedMove.safeParse(logged).data ?? null
}

async function listDeliveryChanges(
  db: Database,
  id: number,
): Promise<StaffOrder['delivery_changes']> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(
      and(eq(auditEvents.subject, `order:${id}`), inArray(auditEvents.action, DELIVERY_CHANGES)),
    )
    .orderBy(desc(auditEvents.id))
    .limit(MOST_DELIVERY_CHANGES)
  return rows
    .reverse()
    .map(({ id: eventId, action, actorKind, actorName, createdAt, ...logged }) => ({
      id: eventId,
      what: action === 'changeOrderSlot' ? 'slot' : 'address',
      hours: action === 'changeOrderSlot' ? readHours(logged) : null,
      by: actorKind === 'customer' ? 'customer' : 'staff',
      staff_name: actorName || null,
      at: createdAt.toISOString(),
    }))
}

async function listMessages(db: Database, orderId: number): Promise<StaffOrder['messages']> {
  const rows = await db
    .select()
    .from(messages)
    // The staff are told of an order, too, which is no part of what happened to it.
    .where(and(eq(messages.orderId, orderId), isNotNull(messages.userId)))
    .orderBy(asc(messages.id))
  return rows.map(({ id, kind, channel, status, createdAt, sentAt }) => ({
    ...{ id, kind, channel, status },
    at: (sentAt ?? createdAt).toISOString(),
  }))
}

async function listPicking(db: Database, orderId: number): Promise<StaffOrder['picking']> {
  const rows = await db
    .select({
      id: orderItems.id,
      sku: stocks.sku,
      quantity: orderItems.quantity,
      restocked: restockedUnits,
    })
    .from(orderItems)
    .innerJoin(stocks, eq(stocks.id, orderItems.stockId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
  return rows.map(({ id, sku, quantity, restocked }) => ({
    ...{ order_item_id: id, sku, units: quantity - restocked },
  }))
}

async function readPurchases(db: Database, customerId: number) {
  const [row] = await selectCustomers(db).query.where(eq(users.id, customerId))
  return { orders: row?.orders ?? 0, spent: row?.spent ?? 0 }
}

export async function readStaffOrder(
  db: Database,
  id: number,
  actor: StaffActor,
): Promise<StaffOrder> {
  const [row] = await selectOrders(db).where(eq(orders.id, id))
  if (row === undefined) throw notFound('این سفارش')
  const { actions: _, ...details } = await presentOrderDetails(db, row)
  const [customer] = await db
    .select({
      ...{ id: users.id, name: fullName, mobile: users.mobile, joinedAt: users.createdAt },
      bankCard: users.bankCard,
    })
    .from(users)
    .where(eq(users.id, row.order.userId))
  if (customer === undefined) throw notFound('این مشتری')
  const notes = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, id))
    .orderBy(desc(orderNotes.id))
  const { status, dueAt, assigneeId, isCashOnDelivery } = row.order
  const refunded = (await readRefundedShares(db, [id])).get(id) ?? 'none'
  const hasNothingToSend = refunded === 'whole'
  const [assignee] = await db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(eq(staffMembers.id, assigneeId ?? 0))
  const { permissions } = actor
  const { joinedAt, bankCard, ...known } = customer
  const isSeen = permissions.includes('customers.read')
  return {
    ...details,
    events: await nameSteps(db, row.order, details.events),
    refunds: await nameRefunds(db, details.refunds, permissions.includes('orders.refund')),
    placed_by: row.order.placedBy || null,
    messages: await listMessages(db, id),
    picking: row.order.type === 'sales' ? await listPicking(db, id) : [],
    customer: {
      ...known,
      mobile: seesMobile(permissions) ? customer.mobile : null,
      bank_card:
        bankCard === null || permissions.includes('orders.refund')
          ? bankCard
          : maskBankCard(bankCard),
      history: isSeen
        ? { ...(await readPurchases(db, customer.id)), joined_at: joinedAt.toISOString() }
        : null,
    },
    delivery_changes: await listDeliveryChanges(db, id),
    last_delivery_change: await readLastDeliveryChange(db, id),
    refunded,
    next: getNextStatus(status, { hasNothingToSend }),
    allowed: listDeskTransitions(status, { isCashOnDelivery, hasNothingToSend }),
    due_at: dueAt?.toISOString() ?? null,
    assignee: assignee ?? null,
    tags: (await listTags(db, [id])).get(id) ?? [],
    exchange_stocks: await countLeft(db, details.items),
    notes: notes.map(({ id: noteId, staffName, text, createdAt }) => ({
      id: noteId,
      staff_name: staffName,
      text,
      created_at: createdAt.toISOString(),
    })),
    refundable: await readRefundable(db, row.order, actor),
  }
}
