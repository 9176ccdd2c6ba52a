import { count, desc, eq, ilike, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { getNextStatus, listDeskTransitions } from '@/lib/domain/order-transitions'
import type { StaffActor } from '@/lib/domain/staff'
import type { Database } from '../db/database'
import { orderNotes, orders, staffMembers, stocks, users } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { presentOrderDetails } from '../orders/order-details'
import { selectOrders } from '../orders/order-list'
import { readRefundable } from './refund-order'
import { listTags } from './tag-orders'

export const fullName = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.name})`

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Persian has no capitals, and to look for none takes a third of the time. */
function contains(column: SQL, text: string): SQL {
  return (/[a-z]/i.test(text) ? ilike : like)(column, likePattern(text))
}

/** A name, or a mobile with or without its zero; what is digits alone is no name. */
export function matchesCustomer(typed: string): SQL | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(?:0|98)/, '')
  const isMobile = digits.length >= 4 ? like(users.mobile, likePattern(digits)) : undefined
  return isMobile && /^[\d\s+-]+$/.test(typed) ? isMobile : or(contains(fullName, typed), isMobile)
}

/** Customers are looked through once, and not for each of their orders. */
export function isOfCustomer(db: Database, typed: string): SQL {
  return inArray(
    orders.userId,
    db.select({ id: users.id }).from(users).where(matchesCustomer(typed)),
  )
}

/** Codes are in capitals. */
export function matchesCode(typed: string): SQL {
  return like(orders.code, likePattern(typed.toUpperCase()))
}

export function seesMobile(permissions: StaffActor['permissions']): boolean {
  return permissions.some((one) => one === 'customers.read' || one === 'customers.contact')
}

export async function countDeskOrders(db: Database): Promise<Partial<Record<OrderStatus, number>>> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .groupBy(orders.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

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

export async function readStaffOrder(
  db: Database,
  id: number,
  actor: StaffActor,
): Promise<StaffOrder> {
  const [row] = await selectOrders(db).where(eq(orders.id, id))
  if (row === undefined) throw notFound('این سفارش')
  const { actions: _, ...details } = await presentOrderDetails(db, row)
  const [customer] = await db
    .select({ id: users.id, name: fullName, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, row.order.userId))
  if (customer === undefined) throw notFound('این مشتری')
  const notes = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, id))
    .orderBy(desc(orderNotes.id))
  const { status, dueAt, assigneeId } = row.order
  const [assignee] = await db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(eq(staffMembers.id, assigneeId ?? 0))
  const { permissions } = actor
  return {
    ...details,
    customer: { ...customer, mobile: seesMobile(permissions) ? customer.mobile : null },
    next: getNextStatus(status),
    allowed: listDeskTransitions(status, row.order),
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
