import { and, asc, count, eq, inArray, isNull, min, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isPaid, ORDER_MOVES, ORDER_WAY as WAY } from '@/lib/contract/order-moves'
import type { Waiting } from '@/lib/contract/operator-waiting'
import type { ReportKind } from '@/lib/contract/reactions'
import type { Database } from '../db/database'
import {
  comments,
  orders,
  postComments,
  posts,
  questions,
  reports,
  tickets,
} from '../db/schema/schema'

const FIRST = 10

/** In the order of their way: paid and not yet at the door, and returns that are not done. */
const onTheWay = [...ORDER_MOVES]
  .filter(([status, moves]) => moves.length > 0 && (isPaid(status) || !WAY.includes(status)))
  .map(([status]) => status)

function firstOf(id: PgColumn): SQL<number[]> {
  return sql<number[]>`(array_agg(${id} order by ${id}))[1:${sql.raw(String(FIRST))}]`
}

async function waitingOrders(db: Database): Promise<Waiting[]> {
  const rows = await db
    .select({ type: orders.type, status: orders.status, count: count(), ids: firstOf(orders.id) })
    .from(orders)
    .where(inArray(orders.status, onTheWay))
    .groupBy(orders.type, orders.status)
  return rows
    .toSorted((a, b) => onTheWay.indexOf(a.status) - onTheWay.indexOf(b.status))
    .map(({ type, ...row }) => ({ what: type === 'refer' ? 'refer' : 'order', ...row }))
}

type Told = Pick<Waiting, 'what' | 'status'>

async function waitingIn(
  db: Database,
  table: PgTable & { id: PgColumn },
  where: SQL,
  told: Told,
): Promise<Waiting[]> {
  const [row] = await db
    .select({ count: count(), ids: firstOf(table.id) })
    .from(table)
    .where(where)
  return row === undefined || row.count === 0 ? [] : [{ ...told, ...row }]
}

/** What its writer has taken away since waits for nobody. */
async function reported(
  db: Database,
  kind: ReportKind,
  table: typeof posts | typeof postComments,
): Promise<Waiting[]> {
  const rows = await db
    .select({ id: reports.relateId })
    .from(reports)
    .innerJoin(table, eq(table.id, reports.relateId))
    .where(and(eq(reports.kind, kind), isNull(reports.settledAt)))
    .groupBy(reports.relateId)
    .orderBy(asc(min(reports.createdAt)))
  if (rows.length === 0) return []
  const ids = rows.slice(0, FIRST).map(({ id }) => id)
  return [{ what: kind, status: 'reported', count: rows.length, ids }]
}

export async function waitingForOperator(db: Database): Promise<Waiting[]> {
  const pending = { status: 'pending' } as const
  return [
    ...(await waitingOrders(db)),
    ...(await waitingIn(db, tickets, eq(tickets.status, 'open'), {
      what: 'ticket',
      status: 'open',
    })),
    ...(await waitingIn(db, comments, eq(comments.status, 'pending'), {
      what: 'comment',
      ...pending,
    })),
    ...(await waitingIn(db, questions, eq(questions.status, 'pending'), {
      what: 'question',
      ...pending,
    })),
    ...(await reported(db, 'post', posts)),
    ...(await reported(db, 'post_comment', postComments)),
  ]
}
