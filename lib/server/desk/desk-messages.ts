import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { getDeskMessages } from '@/lib/contract/desk/moderation'
import { OPEN_RETURNS } from '@/lib/contract/orders/order-status'
import type { StaffActor } from '@/lib/domain/staff'
import { answerDeadline } from '@/lib/domain/ticket-deadline'
import { normalizeText } from '@/lib/persian/text'
import { handleContactMessage } from '../content/contact-messages'
import type { Database, RecordChange } from '../db/database'
import { pageInfo } from '../db/read-rows'
import { contactMessages, orders, tickets } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { likePattern, seesMobile } from './desk-orders'
import { countDeskReviews } from './desk-reviews'
import { versionConflict } from './version-conflict'

const PAGE_SIZE = 50

export async function listDeskMessages(
  db: Database,
  { state, q, page }: CallParsed<typeof getDeskMessages>['query'],
  { permissions }: StaffActor,
) {
  const { handledAt, name, subject, message } = contactMessages
  const pattern = likePattern(normalizeText(q))
  const matches = and(
    state === 'open' ? isNull(handledAt) : isNotNull(handledAt),
    q.trim() === ''
      ? undefined
      : or(ilike(name, pattern), ilike(subject, pattern), ilike(message, pattern)),
  )
  const rows = await db
    .select()
    .from(contactMessages)
    .where(matches)
    .orderBy(state === 'open' ? asc(contactMessages.id) : desc(handledAt))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    messages: rows.map((row) => ({
      ...{ id: row.id, name: row.name, subject: row.subject, message: row.message },
      mobile: seesMobile(permissions) ? row.mobile : null,
      created_at: row.createdAt.toISOString(),
      due_at: row.handledAt === null ? answerDeadline(row.createdAt).toISOString() : null,
      handled_at: row.handledAt?.toISOString() ?? null,
    })),
    ...pageInfo(await db.$count(contactMessages, matches), page, PAGE_SIZE),
  }
}

export async function finishDeskMessage(
  db: Database,
  id: number,
  recordChange: RecordChange,
): Promise<void> {
  const [row] = await db
    .select({ handledAt: contactMessages.handledAt })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  if (row === undefined) throw notFound('این پیام')
  const subject = `message:${id}`
  if (row.handledAt !== null) {
    throw await versionConflict(db, {
      ...{ subject, what: 'این پیام', status: 'done' },
      changedAt: row.handledAt,
    })
  }
  await handleContactMessage(db, id)
  recordChange({ subject, before: { status: 'open' }, after: { status: 'done' } })
}

/** Of the queues that the role may see, and of no others. */
export async function countInbox(db: Database, { permissions }: StaffActor) {
  const answers = permissions.includes('inbox.answer')
  const waitingReturns = inArray(orders.status, OPEN_RETURNS)
  return {
    ...(answers && { tickets: await db.$count(tickets, eq(tickets.status, 'open')) }),
    ...(permissions.includes('orders.read') && {
      returns: await db.$count(orders, waitingReturns),
    }),
    ...(permissions.includes('reviews.moderate') && (await countDeskReviews(db))),
    ...(answers && {
      messages: await db.$count(contactMessages, isNull(contactMessages.handledAt)),
    }),
  }
}
