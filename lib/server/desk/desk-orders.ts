import { and, asc, count, desc, eq, gte, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { getDeskOrders, ListedDeskOrder, StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { STEP_HOURS, stepDeadline } from '@/lib/domain/order-deadlines'
import { getNextStatus, ORDER_TRANSITIONS } from '@/lib/domain/order-transitions'
import type { StaffActor } from '@/lib/domain/staff'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { pageInfo } from '../db/read-rows'
import { orderNotes, orders, shippingMethods, stocks, users } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { presentOrderDetails } from '../orders/order-details'
import { listOrderItems, selectOrders } from '../orders/order-list'

const PAGE_SIZE = 50
const PICTURES_SHOWN = 3

type Filters = CallParsed<typeof getDeskOrders>['query']

export const fullName = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.name})`

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** A name, or a mobile with or without its zero. */
export function matchesCustomer(typed: string): SQL | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(?:0|98)/, '')
  return or(
    ilike(fullName, likePattern(typed)),
    digits.length >= 4 ? ilike(users.mobile, likePattern(digits)) : undefined,
  )
}

function matchesText(text: string): SQL | undefined {
  const typed = foldDigits(normalizeText(text))
  if (typed === '') return undefined
  return or(ilike(orders.code, likePattern(typed)), matchesCustomer(typed))
}

export function seesMobile(permissions: StaffActor['permissions']): boolean {
  return permissions.some((one) => one === 'customers.read' || one === 'customers.contact')
}

const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tehran'`

/** Without a deadline it comes last. */
const dueAt = sql`${orders.updatedAt} + case ${orders.status}::text ${sql.join(
  Object.entries(STEP_HOURS).map(
    ([status, hours]) => sql`when ${status} then make_interval(hours => ${hours}::int)`,
  ),
  sql` `,
)} end`

const ORDERS_BY: Record<Filters['sort'], SQL[]> = {
  due: [sql`${dueAt} asc nulls last`, desc(orders.id)],
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
  dearest: [desc(orders.payable), desc(orders.id)],
}

export function matchDeskOrders({ stats, q, from, to }: Omit<Filters, 'sort' | 'page'>) {
  return and(
    stats.length > 0 ? inArray(orders.status, stats) : undefined,
    matchesText(q),
    from === undefined ? undefined : gte(orders.createdAt, midnight(from)),
    to === undefined ? undefined : sql`${orders.createdAt} < ${midnight(to)} + interval '1 day'`,
  )
}

export async function listDeskOrders(db: Database, { sort, page, ...filters }: Filters) {
  const matches = matchDeskOrders(filters)
  const [found] = await db
    .select({ count: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(matches)
  const rows = await db
    .select({ order: orders, customerName: fullName, method: shippingMethods.title })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(shippingMethods, eq(shippingMethods.id, orders.shippingMethodId))
    .where(matches)
    .orderBy(...ORDERS_BY[sort])
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const items = await listOrderItems(
    db,
    rows.map(({ order }) => order.id),
  )
  return {
    orders: rows.map(({ order, customerName, method }): ListedDeskOrder => {
      const own = items.get(order.id) ?? []
      return {
        id: order.id,
        code: order.code,
        type: order.type,
        is_exchange: order.exchangeTotal > 0 || order.exchangeOf !== null,
        status: order.status,
        next: getNextStatus(order.status),
        customer_name: customerName,
        city: order.address?.city ?? '',
        pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
        pictures: own.flatMap((item) => item.picture ?? []).slice(0, PICTURES_SHOWN),
        total: order.payable + order.walletPaid,
        shipping_method: method,
        since: order.updatedAt.toISOString(),
        due_at: stepDeadline(order.status, order.updatedAt)?.toISOString() ?? null,
        created_at: order.createdAt.toISOString(),
      }
    }),
    ...pageInfo(found?.count ?? 0, page, PAGE_SIZE),
  }
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
      available: sql<number>`${stocks.quantity} - ${stocks.reserved}`,
    })
    .from(stocks)
    .where(inArray(stocks.id, ids))
}

export async function readStaffOrder(
  db: Database,
  id: number,
  { permissions }: StaffActor,
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
  const { status, updatedAt } = row.order
  return {
    ...details,
    customer: { ...customer, mobile: seesMobile(permissions) ? customer.mobile : null },
    next: getNextStatus(status),
    allowed: (ORDER_TRANSITIONS.get(status) ?? []).filter(
      (to) => to !== 'paid' && to !== 'cancel_customer',
    ),
    due_at: stepDeadline(status, updatedAt)?.toISOString() ?? null,
    exchange_stocks: await countLeft(db, details.items),
    notes: notes.map(({ id: noteId, staffName, text, createdAt }) => ({
      id: noteId,
      staff_name: staffName,
      text,
      created_at: createdAt.toISOString(),
    })),
  }
}
