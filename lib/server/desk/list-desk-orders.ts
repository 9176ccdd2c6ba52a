import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { OrdersToAdvance } from '@/lib/contract/desk/order-work'
import {
  DESK_ORDERS_A_PAGE,
  type BoardColumn,
  type getDeskOrders,
  type ListedDeskOrder,
} from '@/lib/contract/desk/orders'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/contract/orders/order-status'
import { tagKey } from '@/lib/domain/order-tags'
import { getNextStatus } from '@/lib/domain/order-transitions'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import type { Database } from '../db/database'
import { lastDeliveryChange } from './delivery-changes'
import { pageInfo } from '../db/read-rows'
import {
  orders,
  orderTags,
  payments,
  refunds,
  shippingMethods,
  staffMembers,
  users,
} from '../db/schema/schema'
import { listOrderItems } from '../orders/order-list'
import { isTransferDueRow, readRefundedShares, readTransfersDue } from '../orders/refunds'
import { fullName, isOfCustomer, matchesCode } from './desk-orders'
import { listTags } from './tag-orders'

const PICTURES_SHOWN = 3
const CARDS_A_COLUMN = 25
const MOST_ADVANCED = 1_000

type Query = CallParsed<typeof getDeskOrders>['query']
type OrderFilters = Omit<Query, 'sort' | 'page'>

function matchesText(db: Database, text: string): SQL | undefined {
  const typed = foldDigits(normalizeText(text))
  return typed === '' ? undefined : or(matchesCode(typed), isOfCustomer(db, typed))
}

const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tehran'`

const nextMidnight = sql`(date_trunc('day', now() at time zone 'Asia/Tehran') + interval '1 day') at time zone 'Asia/Tehran'`
const DUE: Record<NonNullable<OrderFilters['due']>, SQL> = {
  late: sql`${orders.dueAt} < now()`,
  today: sql`${orders.dueAt} < ${nextMidnight}`,
  soon: sql`${orders.dueAt} < now() + interval '3 days'`,
}

function matchesAssignee(assignees: OrderFilters['assignee'] = [], staffId: number | null) {
  const ids = assignees.flatMap((one) =>
    one === 'me' ? (staffId ?? []) : one === 'none' ? [] : one,
  )
  return assignees.length === 0
    ? undefined
    : or(
        assignees.includes('none') ? isNull(orders.assigneeId) : undefined,
        inArray(orders.assigneeId, ids),
      )
}

function hasGivenTag(db: Database, tag: string): SQL {
  const tagged = db
    .select({ id: orderTags.orderId })
    .from(orderTags)
    .where(eq(orderTags.key, tagKey(tag)))
  return inArray(orders.id, tagged)
}

/** `staffId` is who asks; null for a script, which has no orders of its own. */
export function matchDeskOrders(
  db: Database,
  filters: OrderFilters,
  staffId: number | null,
): SQL | undefined {
  const { stats, q, from, to, method = [], gateway = [], due, assignee, tag } = filters
  const { refund_due: hasRefundDue, total_from: least, total_to: most } = filters
  const isOfGateway = sql`exists (select from ${payments} where ${payments.orderId} = ${orders.id}
    and ${inArray(payments.gateway, gateway)} and ${payments.status} = 'paid')`
  const isRefundDue = sql`exists (select from ${refunds} where ${refunds.orderId} = ${orders.id}
    and ${isTransferDueRow})`
  return and(
    stats.length > 0 ? inArray(orders.status, stats) : undefined,
    matchesText(db, q),
    from === undefined ? undefined : gte(orders.createdAt, midnight(from)),
    to === undefined ? undefined : sql`${orders.createdAt} < ${midnight(to)} + interval '1 day'`,
    method.length > 0 ? inArray(orders.shippingMethodId, method) : undefined,
    gateway.length > 0 ? isOfGateway : undefined,
    least === undefined ? undefined : gte(orders.payable, least),
    most === undefined ? undefined : lte(orders.payable, most),
    due === undefined ? undefined : DUE[due],
    matchesAssignee(assignee, staffId),
    hasRefundDue ? isRefundDue : undefined,
    tag ? hasGivenTag(db, tag) : undefined,
  )
}

export const ORDERS_BY: Record<Query['sort'], SQL[]> = {
  /** Without a deadline it comes last. */
  due: [asc(orders.dueAt), desc(orders.id)],
  newest: [desc(orders.id)],
  oldest: [asc(orders.id)],
  dearest: [desc(orders.payable), desc(orders.id)],
}

function selectListed(db: Database) {
  return db
    .select({
      order: orders,
      customerName: fullName,
      method: shippingMethods.title,
      assignee: staffMembers.name,
      lastDeliveryChange,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(shippingMethods, eq(shippingMethods.id, orders.shippingMethodId))
    .leftJoin(staffMembers, eq(staffMembers.id, orders.assigneeId))
}
type ListedRow = Awaited<ReturnType<typeof selectListed>>[number]

async function listGateways(db: Database, ids: number[]): Promise<Map<number | null, string[]>> {
  const rows = await db
    .selectDistinct({ id: payments.orderId, gateway: payments.gateway })
    .from(payments)
    .where(and(inArray(payments.orderId, ids), eq(payments.status, 'paid')))
  const byOrder = new Map<number | null, string[]>()
  for (const { id, gateway } of rows) byOrder.set(id, [...(byOrder.get(id) ?? []), gateway])
  return byOrder
}

async function presentListed(db: Database, rows: ListedRow[]): Promise<ListedDeskOrder[]> {
  const ids = rows.map(({ order }) => order.id)
  const items = await listOrderItems(db, ids)
  const gateways = await listGateways(db, ids)
  const tags = await listTags(db, ids)
  const shares = await readRefundedShares(db, ids)
  const transfers = await readTransfersDue(db, ids)
  return rows.map(({ order, customerName, method, assignee, lastDeliveryChange: last }) => {
    const own = items.get(order.id) ?? []
    const refunded = shares.get(order.id) ?? 'none'
    const transferDue = transfers.get(order.id)
    return {
      id: order.id,
      code: order.code,
      type: order.type,
      is_exchange: order.exchangeTotal > 0 || order.exchangeOf !== null,
      status: order.status,
      next: getNextStatus(order.status, { hasNothingToSend: refunded === 'whole' }),
      customer_id: order.userId,
      customer_name: customerName,
      city: order.address?.city ?? '',
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      pictures: own.flatMap((item) => item.picture ?? []).slice(0, PICTURES_SHOWN),
      total: order.payable,
      refunded,
      ...(transferDue !== undefined && { transfer_due: transferDue }),
      cash_on_delivery: order.isCashOnDelivery,
      shipping_method: method,
      delivery_day: order.deliveryDay,
      gateways: gateways.get(order.id) ?? [],
      assignee:
        order.assigneeId === null || assignee === null
          ? null
          : { id: order.assigneeId, name: assignee },
      tags: tags.get(order.id) ?? [],
      since: order.updatedAt.toISOString(),
      due_at: order.dueAt?.toISOString() ?? null,
      created_at: order.createdAt.toISOString(),
      last_delivery_change: last,
      tracking_code: order.trackingCode,
    }
  })
}

export async function listDeskOrders(
  db: Database,
  { sort, page, ...filters }: Query,
  staffId: number | null,
) {
  const matches = matchDeskOrders(db, filters, staffId)
  const found = await db.$count(orders, matches)
  // Found by their ids: what is sorted is narrow, and the joins are made for one page alone.
  const shown = db
    .select({ id: orders.id })
    .from(orders)
    .where(matches)
    .orderBy(...ORDERS_BY[sort])
    .limit(DESK_ORDERS_A_PAGE)
    .offset((page - 1) * DESK_ORDERS_A_PAGE)
  const rows = await selectListed(db)
    .where(inArray(orders.id, shown))
    .orderBy(...ORDERS_BY[sort])
  return { orders: await presentListed(db, rows), ...pageInfo(found, page, DESK_ORDERS_A_PAGE) }
}

export async function countDeskOrders(
  db: Database,
  filters: OrderFilters,
  staffId: number | null,
): Promise<Partial<Record<OrderStatus, number>>> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(matchDeskOrders(db, filters, staffId))
    .groupBy(orders.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

/** The first cards of every column in one query, so that a board costs what a list costs. */
export async function readOrderBoard(
  db: Database,
  filters: OrderFilters,
  staffId: number | null,
): Promise<BoardColumn[]> {
  const ranked = db
    .select({
      id: orders.id,
      status: orders.status,
      rank: sql<number>`row_number() over (partition by ${orders.status} order by ${orders.dueAt}, ${orders.id} desc)`.as(
        'rank_in_status',
      ),
      all: sql<number>`(count(*) over (partition by ${orders.status}))::int`.as('all_of_status'),
    })
    .from(orders)
    .where(matchDeskOrders(db, filters, staffId))
    .as('ranked')
  const shown = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${CARDS_A_COLUMN}`)
    .orderBy(asc(ranked.rank))
  const ids = shown.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await selectListed(db).where(inArray(orders.id, ids))
  const cards = new Map((await presentListed(db, rows)).map((card) => [card.id, card]))
  const statuses: readonly OrderStatus[] = filters.stats.length > 0 ? filters.stats : ORDER_STATUSES
  return statuses.map((status) => {
    const own = shown.filter((row) => row.status === status)
    return {
      status,
      count: own[0]?.all ?? 0,
      orders: own.flatMap(({ id }) => cards.get(id) ?? []),
    }
  })
}

/** The orders of a filter whose next step can be taken for all at once: of one status, and no returns. */
export async function findOrdersToAdvance(
  db: Database,
  filters: OrderFilters,
  staffId: number | null,
): Promise<OrdersToAdvance> {
  const matches = matchDeskOrders(db, filters, staffId)
  const found = await db
    .select({ status: orders.status, type: orders.type, count: count() })
    .from(orders)
    .where(matches)
    .groupBy(orders.status, orders.type)
    .orderBy(orders.status)
  const statuses = ORDER_STATUSES.flatMap((status) => {
    const own = found.filter((row) => row.status === status)
    const all = own.reduce((sum, row) => sum + row.count, 0)
    return all === 0 ? [] : { status, count: all }
  })
  const [only] = statuses.length === 1 ? statuses : []
  const next =
    only && found.every(({ type }) => type === 'sales') ? getNextStatus(only.status) : null
  if (only === undefined || next === null) return { statuses, next: null, orders: [] }
  const rows = await db
    .select({ id: orders.id, code: orders.code, last_delivery_change: lastDeliveryChange })
    .from(orders)
    // Somebody may have moved one since they were counted.
    .where(and(matches, eq(orders.status, only.status)))
    .orderBy(...ORDERS_BY.due)
    .limit(MOST_ADVANCED)
  return { statuses, next, orders: rows }
}
