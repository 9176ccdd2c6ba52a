import { and, asc, count, eq, inArray, isNull, min, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isPaid, ORDER_MOVES, ORDER_WAY as WAY } from '@/lib/contract/order-moves'
import type { Waiting } from '@/lib/contract/operator-waiting'
import type { ReportKind } from '@/lib/contract/reactions'
import type { Database } from '../db/database'
import {
  comments,
  contactMessages,
  orders,
  postComments,
  posts,
  questions,
  reports,
  tickets,
} from '../db/schema/schema'

const FIRST = 10
const LONGEST = 120

/** In the order of their way: paid and not yet at the door, and returns that are not done. */
const onTheWay = [...ORDER_MOVES]
  .filter(([status, moves]) => moves.length > 0 && (isPaid(status) || !WAY.includes(status)))
  .map(([status]) => status)

function firstOf(id: PgColumn): SQL<number[]> {
  return sql<number[]>`(array_agg(${id} order by ${id}))[1:${sql.raw(String(FIRST))}]`
}

function told(text: PgColumn, by: PgColumn): SQL<string> {
  return sql<string>`left((array_agg(${text} order by ${by}))[1], ${sql.raw(String(LONGEST))})`
}

async function waitingOrders(db: Database): Promise<Waiting[]> {
  const rows = await db
    .select({
      type: orders.type,
      status: orders.status,
      count: count(),
      ids: firstOf(orders.id),
      first: told(orders.code, orders.id),
    })
    .from(orders)
    .where(inArray(orders.status, onTheWay))
    .groupBy(orders.type, orders.status)
  return rows
    .toSorted((a, b) => onTheWay.indexOf(a.status) - onTheWay.indexOf(b.status))
    .map(({ type, ...row }) => ({ what: type === 'refer' ? 'refer' : 'order', ...row }))
}

type Kind = Pick<Waiting, 'what' | 'status'>
type Rows = { table: PgTable & { id: PgColumn }; text: PgColumn; where: SQL }

async function waitingIn(
  db: Database,
  { table, text, where }: Rows,
  kind: Kind,
): Promise<Waiting[]> {
  const [row] = await db
    .select({ count: count(), ids: firstOf(table.id), first: told(text, table.id) })
    .from(table)
    .where(where)
  return row === undefined || row.count === 0 ? [] : [{ ...kind, ...row }]
}

/** What its writer has taken away since waits for nobody. */
async function reported(
  db: Database,
  kind: ReportKind,
  table: typeof posts | typeof postComments,
): Promise<Waiting[]> {
  const text = kind === 'post' ? posts.text : postComments.comment
  const rows = await db
    .select({ id: reports.relateId, first: sql<string>`left(min(${text}), ${LONGEST})` })
    .from(reports)
    .innerJoin(table, eq(table.id, reports.relateId))
    .where(and(eq(reports.kind, kind), isNull(reports.settledAt)))
    .groupBy(reports.relateId)
    .orderBy(asc(min(reports.createdAt)))
  const [oldest] = rows
  if (oldest === undefined) return []
  const ids = rows.slice(0, FIRST).map(({ id }) => id)
  return [{ what: kind, status: 'reported', count: rows.length, ids, first: oldest.first }]
}

const waits: [Rows, Kind][] = [
  [
    { table: tickets, text: tickets.subject, where: eq(tickets.status, 'open') },
    { what: 'ticket', status: 'open' },
  ],
  [
    { table: comments, text: comments.comment, where: eq(comments.status, 'pending') },
    { what: 'comment', status: 'pending' },
  ],
  [
    { table: questions, text: questions.question, where: eq(questions.status, 'pending') },
    { what: 'question', status: 'pending' },
  ],
  [
    {
      table: contactMessages,
      text: contactMessages.subject,
      where: isNull(contactMessages.handledAt),
    },
    { what: 'contact', status: 'open' },
  ],
]

export async function waitingForOperator(db: Database): Promise<Waiting[]> {
  const found = await waitingOrders(db)
  for (const [rows, kind] of waits) found.push(...(await waitingIn(db, rows, kind)))
  found.push(...(await reported(db, 'post', posts)))
  return [...found, ...(await reported(db, 'post_comment', postComments))]
}
