import { and, asc, count, eq, inArray, isNull, min, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isPaid } from '@/lib/domain/order-statuses'
import { ORDER_TRANSITIONS, ORDER_STEPS } from '@/lib/domain/order-transitions'
import type { WaitingItem } from '@/lib/contract/desk/inbox'
import type { ReportKind } from '@/lib/contract/social/reactions'
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

const IDS_SHOWN = 10
const TEXT_LENGTH = 120

/** In the order of their steps: paid and not delivered yet, and returns that are not done. */
const openStatuses = [...ORDER_TRANSITIONS]
  .filter(
    ([status, moves]) => moves.length > 0 && (isPaid(status) || !ORDER_STEPS.includes(status)),
  )
  .map(([status]) => status)

function firstIds(id: PgColumn): SQL<number[]> {
  return sql<number[]>`(array_agg(${id} order by ${id}))[1:${sql.raw(String(IDS_SHOWN))}]`
}

function firstText(text: PgColumn, by: PgColumn): SQL<string> {
  return sql<string>`left((array_agg(${text} order by ${by}))[1], ${sql.raw(String(TEXT_LENGTH))})`
}

async function listWaitingOrders(db: Database): Promise<WaitingItem[]> {
  const rows = await db
    .select({
      type: orders.type,
      status: orders.status,
      count: count(),
      ids: firstIds(orders.id),
      first: firstText(orders.code, orders.id),
    })
    .from(orders)
    .where(inArray(orders.status, openStatuses))
    .groupBy(orders.type, orders.status)
  return rows
    .toSorted((a, b) => openStatuses.indexOf(a.status) - openStatuses.indexOf(b.status))
    .map(({ type, ...row }) => ({ what: type === 'refer' ? 'refer' : 'order', ...row }))
}

type WaitingKind = Pick<WaitingItem, 'what' | 'status'>
type WaitingSource = { table: PgTable & { id: PgColumn }; text: PgColumn; where: SQL }

async function countWaiting(
  db: Database,
  { table, text, where }: WaitingSource,
  kind: WaitingKind,
): Promise<WaitingItem[]> {
  const [row] = await db
    .select({ count: count(), ids: firstIds(table.id), first: firstText(text, table.id) })
    .from(table)
    .where(where)
  return row === undefined || row.count === 0 ? [] : [{ ...kind, ...row }]
}

/** A post or comment that its writer has deleted since waits for nobody. */
async function listReported(
  db: Database,
  kind: ReportKind,
  table: typeof posts | typeof postComments,
): Promise<WaitingItem[]> {
  const text = kind === 'post' ? posts.text : postComments.comment
  const rows = await db
    .select({ id: reports.relateId, first: sql<string>`left(min(${text}), ${TEXT_LENGTH})` })
    .from(reports)
    .innerJoin(table, eq(table.id, reports.relateId))
    .where(and(eq(reports.kind, kind), isNull(reports.settledAt)))
    .groupBy(reports.relateId)
    .orderBy(asc(min(reports.createdAt)))
  const [oldest] = rows
  if (oldest === undefined) return []
  const ids = rows.slice(0, IDS_SHOWN).map(({ id }) => id)
  return [{ what: kind, status: 'reported', count: rows.length, ids, first: oldest.first }]
}

const waitingSources: [WaitingSource, WaitingKind][] = [
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

export async function listWaiting(db: Database): Promise<WaitingItem[]> {
  const found = await listWaitingOrders(db)
  for (const [rows, kind] of waitingSources) found.push(...(await countWaiting(db, rows, kind)))
  found.push(...(await listReported(db, 'post', posts)))
  return [...found, ...(await listReported(db, 'post_comment', postComments))]
}
