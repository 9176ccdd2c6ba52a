import { and, count, countDistinct, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RecentSales, WorkQueue, WorkToday } from '@/lib/contract/desk/today'
import {
  IN_TRANSIT,
  OPEN_RETURNS,
  type OrderStatus,
  TO_SEND,
} from '@/lib/contract/orders/order-status'
import { REVIEW_HOURS } from '@/lib/domain/review-deadline'
import type { StaffActor } from '@/lib/domain/staff'
import { ANSWER_HOURS } from '@/lib/domain/ticket-deadline'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { listProductPictures, pickProductPicture } from '../catalogue/product-pictures'
import type { Database } from '../db/database'
import {
  auditEvents,
  comments,
  contactMessages,
  orders,
  questions,
  refunds,
  tickets,
} from '../db/schema/schema'
import { isTransferDueRow, transferDueSince } from '../orders/refunds'
import { countShortGoods } from './desk-products'
import { readFunnel } from './read-funnel'
import { readBestSellers, readSalesDays } from './read-report'
import { dayStart } from './tehran-days'

type Waiting = Record<'count' | 'overdue' | 'dueToday', number> &
  Record<'oldest' | 'nextDue', Date | null>

const NOTHING: Waiting = { count: 0, oldest: null, overdue: 0, dueToday: 0, nextDue: null }

const isLate = (due: PgColumn | SQL) => sql`${due} < now()`
const isDueToday = (due: PgColumn | SQL) =>
  sql`${due} < ${dayStart(addDays(toTehranTime().day, 1))}`
const toDate = (text: string) => new Date(text)

/** How many wait by a deadline, since when, and how many of them are late. */
function waitingBy(since: PgColumn, due: PgColumn | SQL) {
  return {
    count: count(),
    oldest: sql<Date | null>`min(${since})`.mapWith(toDate),
    overdue: sql<number>`(count(*) filter (where ${isLate(due)}))::int`,
    dueToday: sql<number>`(count(*) filter (where ${isDueToday(due)}))::int`,
    nextDue: sql<Date | null>`min(${due}) filter (where not ${isLate(due)})`.mapWith(toDate),
  }
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}

function add(a: Waiting, b: Waiting): Waiting {
  return {
    count: a.count + b.count,
    oldest: earlier(a.oldest, b.oldest),
    overdue: a.overdue + b.overdue,
    dueToday: a.dueToday + b.dueToday,
    nextDue: earlier(a.nextDue, b.nextDue),
  }
}

function present(name: WorkQueue['name'], waiting: Waiting): WorkQueue {
  const { count, oldest, overdue, dueToday, nextDue } = waiting
  return {
    ...{ name, count, overdue, due_today: dueToday },
    oldest_at: oldest?.toISOString() ?? null,
    next_due_at: nextDue?.toISOString() ?? null,
  }
}

const ORDER_QUEUES = ['confirm', 'send', 'in_transit', 'returns'] as const
type OrderQueue = (typeof ORDER_QUEUES)[number]
const STATUSES: Record<OrderQueue, readonly OrderStatus[]> = {
  confirm: ['paid'],
  send: TO_SEND,
  in_transit: IN_TRANSIT,
  returns: OPEN_RETURNS,
}

/** The statuses of what waits are few, so that the index on them leaves out the years of sold orders. */
export function selectWaitingOrders(db: Database, assigneeId: number | null) {
  return db
    .select({ status: orders.status, ...waitingBy(orders.updatedAt, orders.dueAt) })
    .from(orders)
    .where(
      and(
        inArray(orders.status, Object.values(STATUSES).flat()),
        assigneeId === null ? undefined : eq(orders.assigneeId, assigneeId),
      ),
    )
    .groupBy(orders.status)
}

async function countOrders(db: Database, assigneeId: number | null): Promise<WorkQueue[]> {
  const rows = await selectWaitingOrders(db, assigneeId)
  return ORDER_QUEUES.map((name) => {
    const own = rows.filter(({ status }) => STATUSES[name].includes(status))
    return present(name, own.reduce<Waiting>(add, NOTHING))
  })
}

const after = (since: PgColumn, hours: number) =>
  sql`${since} + make_interval(hours => ${sql.raw(String(hours))})`

async function countTickets(db: Database): Promise<WorkQueue> {
  const [row = NOTHING] = await db
    .select(waitingBy(tickets.waitingSince, after(tickets.waitingSince, ANSWER_HOURS)))
    .from(tickets)
    .where(eq(tickets.status, 'open'))
  return present('tickets', row)
}

async function countMessages(db: Database): Promise<WorkQueue> {
  const since = contactMessages.createdAt
  const [row = NOTHING] = await db
    .select(waitingBy(since, after(since, ANSWER_HOURS)))
    .from(contactMessages)
    .where(isNull(contactMessages.handledAt))
  return present('messages', row)
}

async function countReviews(db: Database): Promise<WorkQueue> {
  let all = NOTHING
  for (const table of [comments, questions]) {
    const [row = NOTHING] = await db
      .select(waitingBy(table.createdAt, after(table.createdAt, REVIEW_HOURS)))
      .from(table)
      .where(eq(table.status, 'pending'))
    all = add(all, row)
  }
  return present('reviews', all)
}

async function countStock(db: Database): Promise<WorkQueue> {
  const { low, gone } = await countShortGoods(db)
  return { ...present('stock', NOTHING), count: low, overdue: gone }
}

/** Orders with a refund that somebody has to transfer. */
async function countTransfers(db: Database, assigneeId: number | null): Promise<WorkQueue> {
  const isOfAssignee = assigneeId === null ? undefined : eq(orders.assigneeId, assigneeId)
  const [row] = await db
    .select({
      count: countDistinct(refunds.orderId),
      oldest: sql<Date | null>`min(${transferDueSince})`.mapWith(toDate),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isTransferDueRow, isOfAssignee))
  return present('transfers', { ...NOTHING, ...row })
}

/** What takes something out of a queue: a price that is edited, a trial or an undo finishes nothing. */
const FINISHED_WORK = [
  ...[
    'moveOrder',
    'advanceOrders',
    'setOrderStatus',
    'refundOrder',
    'recordRefundTransfer',
    'rejectRefundTransfer',
  ],
  ...['answerStaffTicket', 'replyToTicket', 'closeStaffTicket'],
  ...['finishDeskMessage', 'answerDeskMessage', 'closeContactMessage', 'decideReview'],
  ...['moderateComment', 'moderateQuestion', 'moderatePost', 'moderatePostComment'],
]

async function countDone(db: Database, staffId: number | null): Promise<number> {
  const today = dayStart(toTehranTime().day)
  return db.$count(
    auditEvents,
    and(
      gte(auditEvents.createdAt, today),
      eq(auditEvents.actorKind, 'staff'),
      staffId === null ? undefined : eq(auditEvents.staffId, staffId),
      inArray(auditEvents.action, FINISHED_WORK),
    ),
  )
}

/** Of the queues that the role may see, and of no others. */
export async function readWorkToday(
  db: Database,
  { assignee }: { assignee?: 'me' | undefined },
  { permissions, staffId }: StaffActor,
): Promise<WorkToday> {
  const ownId = assignee === 'me' ? staffId : null
  const queues: WorkQueue[] = []
  if (permissions.includes('orders.read')) queues.push(...(await countOrders(db, ownId)))
  if (permissions.includes('inbox.answer')) {
    queues.push(await countTickets(db), await countMessages(db))
  }
  if (permissions.includes('reviews.moderate')) queues.push(await countReviews(db))
  if (permissions.includes('stock.write')) queues.push(await countStock(db))
  if (permissions.includes('orders.read') && permissions.includes('orders.refund')) {
    queues.push(await countTransfers(db, ownId))
  }
  return { queues, done: await countDone(db, ownId) }
}

const SPAN = 30
const BEST = 4

export async function readRecentSales(db: Database): Promise<RecentSales> {
  const { day: today } = toTehranTime()
  const first = addDays(today, 1 - 2 * SPAN)
  const sold = await readSalesDays(db, { from: first, to: today })
  const all = Array.from({ length: 2 * SPAN }, (_, at) => {
    const day = addDays(first, at)
    const { net = 0, orders: placed = 0 } = sold.get(day) ?? {}
    return { day, net, orders: placed }
  })
  const days = all.slice(SPAN)
  const span = { from: addDays(today, 1 - SPAN), to: today }
  const best = await readBestSellers(db, span, BEST)
  const pictures = await listProductPictures(
    db,
    best.map(({ id }) => id),
  )
  return {
    ...{ days, former: all.slice(0, SPAN) },
    funnel: await readFunnel(db, span),
    best: best.map((one) => ({ ...one, picture: pickProductPicture(pictures, one.id) })),
  }
}
