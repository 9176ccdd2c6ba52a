import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  addMessageNote,
  answerDeskMessage as answerMessage,
  getDeskMessages,
} from '@/lib/contract/desk/moderation'
import { MAX_SMS_ANSWER } from '@/lib/domain/sms-answer'
import { OPEN_RETURNS } from '@/lib/contract/orders/order-status'
import type { StaffActor } from '@/lib/domain/staff'
import { answerDeadline } from '@/lib/domain/ticket-deadline'
import { formatNumber } from '@/lib/persian/money'
import { normalizeText } from '@/lib/persian/text'
import { handleContactMessage } from '../content/contact-messages'
import type { Database, RecordChange } from '../db/database'
import { pageInfo } from '../db/read-rows'
import {
  contactMessages,
  contactNotes,
  orders,
  ticketNotes,
  tickets,
  users,
} from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { recordEvent } from '../outbox/record-event'
import { templateOf } from '../outbox/expand-events'
import { readSetting } from '../settings'
import { fullName, likePattern, seesMobile } from './desk-orders'
import { insertShopTicket, type Writer } from './desk-tickets'
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
    .select({ row: contactMessages, customerId: users.id, customerName: fullName })
    .from(contactMessages)
    .leftJoin(users, eq(users.mobile, contactMessages.mobile))
    .where(matches)
    .orderBy(state === 'open' ? asc(contactMessages.id) : desc(handledAt))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const notes = await listNotes(
    db,
    rows.map(({ row }) => row.id),
  )
  return {
    messages: rows.map(({ row, customerId, customerName }) => ({
      ...{ id: row.id, name: row.name, subject: row.subject, message: row.message },
      mobile: seesMobile(permissions) ? row.mobile : null,
      customer: customerId === null ? null : { id: customerId, name: customerName },
      ticket_id: row.ticketId,
      notes: notes.filter(({ messageId }) => messageId === row.id).map(presentNote),
      created_at: row.createdAt.toISOString(),
      due_at: row.handledAt === null ? answerDeadline(row.createdAt).toISOString() : null,
      handled_at: row.handledAt?.toISOString() ?? null,
    })),
    ...pageInfo(await db.$count(contactMessages, matches), page, PAGE_SIZE),
  }
}

function listNotes(db: Database, messageIds: number[]) {
  return db
    .select()
    .from(contactNotes)
    .where(inArray(contactNotes.messageId, messageIds))
    .orderBy(asc(contactNotes.id))
}

function presentNote({ id, staffName, text, createdAt }: typeof contactNotes.$inferSelect) {
  return { id, staff_name: staffName, text, created_at: createdAt.toISOString() }
}

async function lockOpenMessage(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  if (row === undefined) throw notFound('این پیام')
  if (row.handledAt !== null) {
    throw await versionConflict(db, {
      ...{ subject: `message:${id}`, what: 'این پیام', status: 'done' },
      changedAt: row.handledAt,
    })
  }
  return row
}

export async function finishDeskMessage(
  db: Database,
  id: number,
  recordChange: RecordChange,
): Promise<void> {
  await lockOpenMessage(db, id)
  await handleContactMessage(db, id)
  recordChange({
    subject: `message:${id}`,
    before: { status: 'open' },
    after: { status: 'done' },
  })
}

type OpenMessage = Awaited<ReturnType<typeof lockOpenMessage>>

/** Anybody may have typed the number: what was asked stays a note and is not laid in the customer's mouth. */
async function answerInTicket(
  db: Database,
  { id, subject, message: question }: OpenMessage,
  { userId, message }: { userId: number; message: string },
  writer: Writer,
): Promise<number> {
  const ticketId = await insertShopTicket(db, { userId, subject, message }, writer)
  const text = `پیام تماس: ${question}`
  await db.insert(ticketNotes).values({ ticketId, staffName: writer.actor.name, text })
  await db.update(contactMessages).set({ ticketId }).where(eq(contactMessages.id, id))
  return ticketId
}

const TOO_LONG = `پاسخی که با پیامک می‌رود تا ${formatNumber(MAX_SMS_ANSWER)} حرف است.`
const NO_TEXT = 'سامانهٔ پیامک فروشگاه متن آزاد نمی‌فرستد؛ با او تماس بگیرید.'
const SMS_OFF = 'پیامک «پیام تماس پاسخ گرفت» در تنظیم‌ها خاموش است؛ با او تماس بگیرید.'

async function answerBySms(
  db: Database,
  { id }: OpenMessage,
  answer: string,
  { actor, canSendText }: AnsweringWriter,
): Promise<void> {
  if (answer.length > MAX_SMS_ANSWER) throw invalidField('message', TOO_LONG)
  if (!canSendText) throw new DomainError('precondition_failed', NO_TEXT)
  const { sms } = templateOf(await readSetting(db, 'messages'), 'contact_answered')
  if (!sms.on) throw new DomainError('precondition_failed', SMS_OFF)
  await recordEvent(db, 'contact_answered', { data: { contactId: id, answer } })
  const text = `پاسخ با پیامک: ${answer}`
  await db.insert(contactNotes).values({ messageId: id, staffName: actor.name, text })
}

type AnsweringWriter = Writer & { canSendText: boolean }

/** In a ticket of the customer with that mobile; else by an SMS. Gives the ticket, where there is one. */
export async function answerDeskMessage(
  db: Database,
  id: number,
  { message }: CallParsed<typeof answerMessage>['body'],
  writer: AnsweringWriter,
): Promise<number | null> {
  const row = await lockOpenMessage(db, id)
  const [customer] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.mobile, row.mobile))
  const ticketId = customer
    ? await answerInTicket(db, row, { userId: customer.id, message }, writer)
    : null
  if (customer === undefined) await answerBySms(db, row, message, writer)
  await handleContactMessage(db, id)
  writer.recordChange({
    subject: `message:${id}`,
    before: { status: 'open' },
    after: { status: 'done', message },
  })
  return ticketId
}

export async function writeMessageNote(
  db: Database,
  id: number,
  { text }: CallParsed<typeof addMessageNote>['body'],
  { actor, recordChange }: Writer,
): Promise<void> {
  const [row] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
  if (row === undefined) throw notFound('این پیام')
  await db.insert(contactNotes).values({ messageId: id, staffName: actor.name, text })
  recordChange({ subject: `message:${id}`, after: { note: text } })
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
