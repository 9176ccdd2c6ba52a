import { and, asc, count, desc, eq, ilike, isNull, max, or, sql, type SQL } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  addTicketNote,
  answerStaffTicket,
  closeStaffTicket,
  getStaffTickets,
  openStaffTicket,
  StaffTicketThread,
} from '@/lib/contract/desk/tickets'
import type { StaffActor } from '@/lib/domain/staff'
import { ticketDeadline } from '@/lib/domain/ticket-deadline'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import {
  addMessage,
  orderOfTicket,
  presentTicket,
  presentTicketThread,
  selectTickets,
} from '../account/tickets'
import type { MediaStore } from '../adapters/media/media-store'
import { withSavedPictures } from '../adapters/media/save-picture'
import { type AuditSource, insertAuditEvents } from '../audit-log'
import type { Database, PersistResponse, RecordChange } from '../db/database'
import { pageInfo } from '../db/read-rows'
import {
  orders,
  staffMembers,
  ticketMessages,
  ticketNotes,
  tickets,
  users,
} from '../db/schema/schema'
import { notFound } from '../domain-error'
import { recordEvent } from '../outbox/record-event'
import { assertActiveMember } from './order-work'
import { readBesideTicket } from './beside-ticket'
import { fullName, likePattern, matchesCode, matchesCustomer, seesMobile } from './desk-orders'
import { versionConflict } from './version-conflict'

const PAGE_SIZE = 50

function matchesText(text: string): SQL | undefined {
  const typed = foldDigits(normalizeText(text))
  if (typed === '') return undefined
  return or(
    ilike(tickets.subject, likePattern(normalizeText(text))),
    matchesCode(typed),
    matchesCustomer(typed),
  )
}

function assigneeOf({ assigneeId }: { assigneeId: number | null }, name: string | null) {
  return assigneeId === null ? null : { id: assigneeId, name: name ?? '' }
}

export async function listStaffTickets(
  db: Database,
  { status, q, assignee, page }: CallParsed<typeof getStaffTickets>['query'],
  { staffId }: StaffActor,
) {
  const mine = assignee === 'me' ? eq(tickets.assigneeId, staffId) : undefined
  const matches = and(matchesText(q), mine)
  const counted = await db
    .select({ status: tickets.status, count: count() })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .where(matches)
    .groupBy(tickets.status)
  const counts = Object.fromEntries(counted.map((row) => [row.status, row.count]))
  const rows = await db
    .select({
      ticket: tickets,
      order: orderOfTicket,
      customerName: fullName,
      assignee: staffMembers.name,
    })
    .from(tickets)
    .leftJoin(staffMembers, eq(staffMembers.id, tickets.assigneeId))
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(eq(tickets.status, status), matches))
    .orderBy(
      ...(status === 'open'
        ? [asc(tickets.waitingSince), asc(tickets.id)]
        : [desc(tickets.updatedAt), desc(tickets.id)]),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    tickets: rows.map((row) => ({
      ...presentTicket(row),
      customer_name: row.customerName,
      assignee: assigneeOf(row.ticket, row.assignee),
      due_at: ticketDeadline(row.ticket.status, row.ticket.waitingSince)?.toISOString() ?? null,
    })),
    counts,
    ...pageInfo(counts[status] ?? 0, page, PAGE_SIZE),
  }
}

export async function readStaffTicket(
  db: Database,
  id: number,
  { permissions }: StaffActor,
): Promise<StaffTicketThread> {
  const [row] = await selectTickets(db).where(eq(tickets.id, id))
  if (row === undefined) throw notFound('این تیکت')
  const [customer] = await db
    .select({ id: users.id, name: fullName, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, row.ticket.userId))
  if (customer === undefined) throw notFound('این مشتری')
  const thread = await presentTicketThread(db, row)
  const writers = await db
    .select({ id: ticketMessages.id, staffName: ticketMessages.staffName })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, id))
  const nameOf = new Map(writers.map((writer) => [writer.id, writer.staffName]))
  const notes = await db
    .select()
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, id))
    .orderBy(asc(ticketNotes.id))
  const { assigneeId } = row.ticket
  const [assignee] =
    assigneeId === null
      ? []
      : await db
          .select({ id: staffMembers.id, name: staffMembers.name })
          .from(staffMembers)
          .where(eq(staffMembers.id, assigneeId))
  return {
    ...thread,
    assignee: assignee ?? null,
    ...(await readBesideTicket(db, row.ticket, permissions)),
    messages: thread.messages.map((message) => ({
      ...message,
      staff_name: nameOf.get(message.id) ?? null,
    })),
    customer: { ...customer, mobile: seesMobile(permissions) ? customer.mobile : null },
    notes: notes.map(({ id: noteId, staffName, text, createdAt }) => ({
      id: noteId,
      staff_name: staffName,
      text,
      created_at: createdAt.toISOString(),
    })),
  }
}

export type Writer = { actor: StaffActor; recordChange: RecordChange }
type ShopTicket = { userId: number; subject: string; message: string }

/** Begun by the shop: its customer is told as of an answer, and nobody waits for the shop. */
export async function insertShopTicket(
  db: Database,
  { userId, subject, message }: ShopTicket,
  { actor }: Writer,
): Promise<number> {
  const [opened] = await db
    .insert(tickets)
    .values({ userId, subject, department: 'support', status: 'answered' })
    .returning({ id: tickets.id })
  if (opened === undefined) throw new Error('the ticket was not written')
  const { id: ticketId } = opened
  await db
    .insert(ticketMessages)
    .values({ ticketId, message, fromShop: true, staffName: actor.name })
  await recordEvent(db, 'ticket_answered', { userId, data: { ticketId, subject } })
  return ticketId
}

export async function openTicketAsStaff(
  db: Database,
  { customer_id: userId, subject, message }: CallParsed<typeof openStaffTicket>['body'],
  writer: Writer,
): Promise<number> {
  const [customer] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  if (customer === undefined) throw notFound('این مشتری')
  const id = await insertShopTicket(db, { userId, subject, message }, writer)
  writer.recordChange({
    subject: `ticket:${id}`,
    after: { status: 'answered', subject, message },
  })
  return id
}

type TicketVersion = CallParsed<typeof closeStaffTicket>['body']

async function lockTicket(db: Database, id: number) {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, id)).for('update')
  if (ticket === undefined) throw notFound('این تیکت')
  return ticket
}

/** What the customer wrote meanwhile is read before it is answered or closed. */
async function lockUnchangedTicket(
  db: Database,
  id: number,
  { from, last_message_id: readTo }: TicketVersion,
) {
  const ticket = await lockTicket(db, id)
  const [last] = await db
    .select({ id: max(ticketMessages.id) })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, id))
  if (ticket.status !== from || last?.id !== readTo) {
    throw await versionConflict(db, {
      subject: `ticket:${id}`,
      what: 'این تیکت',
      status: ticket.status,
      changedAt: ticket.updatedAt,
    })
  }
  return ticket
}

const setStatus = (db: Database, id: number, status: 'answered' | 'closed') =>
  db
    .update(tickets)
    .set({ status, updatedAt: sql`now()` })
    .where(eq(tickets.id, id))

type AnswerContext = {
  db: Database
  media: MediaStore
  actor: StaffActor
  source: AuditSource
  persistResponse: PersistResponse<void>
}
type TicketAnswer = CallParsed<typeof answerStaffTicket>['body'] & { files: Buffer[] }

/** Its pictures are worked on before the transaction, which has its line in the log for that reason. */
export async function answerTicketAsStaff(
  context: AnswerContext,
  id: number,
  { message, closes, files, ...version }: TicketAnswer,
): Promise<void> {
  const { db, actor, source, persistResponse } = context
  const status = closes ? 'closed' : 'answered'
  await withSavedPictures(context, { field: 'files', files }, (pictures) =>
    db.transaction(async (tx) => {
      const { userId, subject } = await lockUnchangedTicket(tx, id, version)
      await addMessage(tx, { ticketId: id, message, pictures, staffName: actor.name })
      await recordEvent(tx, 'ticket_answered', { userId, data: { ticketId: id, subject } })
      await setStatus(tx, id, status)
      const change = {
        subject: `ticket:${id}`,
        before: { status: version.from },
        after: { status, message, ...(pictures.length > 0 && { files: pictures.length }) },
      }
      await insertAuditEvents(tx, source, 'answerStaffTicket', [change])
      await persistResponse(tx)
    }),
  )
}

export async function closeTicketAsStaff(
  db: Database,
  id: number,
  version: TicketVersion,
  { recordChange }: Writer,
): Promise<void> {
  await lockUnchangedTicket(db, id, version)
  await setStatus(db, id, 'closed')
  recordChange({
    subject: `ticket:${id}`,
    before: { status: version.from },
    after: { status: 'closed' },
  })
}

export async function writeTicketNote(
  db: Database,
  id: number,
  { text }: CallParsed<typeof addTicketNote>['body'],
  { actor, recordChange }: Writer,
): Promise<void> {
  await lockTicket(db, id)
  await db.insert(ticketNotes).values({ ticketId: id, staffName: actor.name, text })
  recordChange({ subject: `ticket:${id}`, after: { note: text } })
}

export async function assignTicket(
  db: Database,
  id: number,
  staffId: number | null,
  { recordChange }: Writer,
): Promise<void> {
  const ticket = await lockTicket(db, id)
  if (staffId !== null) await assertActiveMember(db, staffId)
  await db.update(tickets).set({ assigneeId: staffId }).where(eq(tickets.id, id))
  recordChange({
    subject: `ticket:${id}`,
    before: { assignee: ticket.assigneeId },
    after: { assignee: staffId },
  })
}
