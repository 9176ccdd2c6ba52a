import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ticket, TicketThread } from '@/lib/contract/account/tickets'
import { persianDigits } from '@/lib/persian/digits'
import type { Database, PersistResponse } from '../db/database'
import { media, orders, ticketFiles, ticketMessages, tickets } from '../db/schema/schema'
import { pageInfo } from '../db/read-rows'
import { notFound } from '../domain-error'
import type { SavedPicture } from '../adapters/media/save-picture'
import type { MediaStore } from '../adapters/media/media-store'
import {
  messagesPerCustomer,
  secondsToWait,
  ticketsPerCustomer,
  tooManyRequests,
} from '../auth/rate-limits'
import { lockCustomer } from '../db/lock-customer'
import { withAttachments } from './save-attachments'
import { recordEvent } from '../outbox/record-event'

const PAGE_SIZE = 10

/** Which a ticket is about. */
export const orderOfTicket = { id: orders.id, code: orders.code, type: orders.type }

export function selectTickets(db: Database) {
  return db
    .select({ ticket: tickets, order: orderOfTicket })
    .from(tickets)
    .leftJoin(orders, eq(orders.id, tickets.orderId))
}
type TicketRow = Awaited<ReturnType<typeof selectTickets>>[number]

export function presentTicket({ ticket, order }: TicketRow): Ticket {
  return {
    id: ticket.id,
    subject: ticket.subject,
    department: ticket.department,
    status: ticket.status,
    order,
    created_at: ticket.createdAt.toISOString(),
    updated_at: ticket.updatedAt.toISOString(),
  }
}

export async function listTickets(db: Database, customerId: number, page: number) {
  const mine = eq(tickets.userId, customerId)
  const [counted] = await db.select({ count: count() }).from(tickets).where(mine)
  const rows = await selectTickets(db)
    .where(mine)
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const total = counted?.count ?? 0
  return {
    tickets: rows.map(presentTicket),
    ...pageInfo(total, page, PAGE_SIZE),
  }
}

async function listMessageFiles(db: Database, messageIds: number[]) {
  if (messageIds.length === 0) return []
  return db
    .select({
      messageId: ticketFiles.messageId,
      url: media.path,
      width: media.width,
      height: media.height,
    })
    .from(ticketFiles)
    .innerJoin(media, eq(media.id, ticketFiles.mediaId))
    .where(inArray(ticketFiles.messageId, messageIds))
    .orderBy(asc(media.id))
}

export async function findTicket(
  db: Database,
  customerId: number,
  id: number,
): Promise<TicketThread> {
  const mine = and(eq(tickets.userId, customerId), eq(tickets.id, id))
  const [row] = await selectTickets(db).where(mine)
  if (row === undefined) throw notFound('این تیکت')
  return presentTicketThread(db, row)
}

export async function presentTicketThread(db: Database, row: TicketRow): Promise<TicketThread> {
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, row.ticket.id))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
  const files = await listMessageFiles(
    db,
    messages.map((message) => message.id),
  )
  return {
    ...presentTicket(row),
    messages: messages.map((message) => ({
      id: message.id,
      from_shop: message.fromShop,
      message: message.message,
      created_at: message.createdAt.toISOString(),
      files: files
        .filter(({ messageId }) => messageId === message.id)
        .map(({ url, width, height }, i) => ({
          url,
          width,
          height,
          alt: `پیوست ${persianDigits(i + 1)}`,
        })),
    })),
  }
}

type MediaContext = { db: Database; media: MediaStore }
type TicketInput = {
  subject: string
  department: (typeof tickets.$inferInsert)['department']
  order_id?: number | null | undefined
  message: string
  files: Buffer[]
  persistResponse?: PersistResponse<TicketThread>
}

const TOO_MANY = 'پیام‌های امروز شما زیاد شده است؛ کمی بعد دوباره بنویسید.'

async function assertWithinTicketLimits(
  db: Database,
  customerId: number,
  kind: 'ticket' | 'reply',
): Promise<void> {
  const own = eq(tickets.userId, customerId)
  const mine = db.select({ id: tickets.id }).from(tickets).where(own)
  const written = and(inArray(ticketMessages.ticketId, mine), eq(ticketMessages.fromShop, false))
  const wait = Math.max(
    await secondsToWait(db, ticketMessages, written, messagesPerCustomer),
    kind === 'ticket' ? await secondsToWait(db, tickets, own, ticketsPerCustomer) : 0,
  )
  if (wait > 0) throw tooManyRequests(TOO_MANY, wait)
}

type NewMessage = {
  ticketId: number
  message: string
  pictures: SavedPicture[]
  /** Of the shop's own, who wrote it. */
  staffName?: string
}

export async function addMessage(
  db: Database,
  { ticketId, message, pictures, staffName }: NewMessage,
): Promise<void> {
  const [added] = await db
    .insert(ticketMessages)
    .values({ ticketId, message, ...(staffName !== undefined && { fromShop: true, staffName }) })
    .returning({ id: ticketMessages.id })
  if (added === undefined || pictures.length === 0) return
  await db
    .insert(ticketFiles)
    .values(pictures.map(({ id }) => ({ messageId: added.id, mediaId: id })))
}

async function findOwnOrderId(db: Database, customerId: number, id: number): Promise<number> {
  const mine = and(eq(orders.id, id), eq(orders.userId, customerId))
  const [order] = await db.select({ id: orders.id }).from(orders).where(mine)
  if (order === undefined) throw notFound('این سفارش')
  return order.id
}

export async function openTicket(
  context: MediaContext,
  customerId: number,
  { files, order_id: orderId, persistResponse, ...input }: TicketInput,
): Promise<TicketThread> {
  const { db } = context
  const relatedOrderId =
    orderId === null || orderId === undefined ? null : await findOwnOrderId(db, customerId, orderId)
  await assertWithinTicketLimits(db, customerId, 'ticket')
  return withAttachments(context, { userId: customerId, field: 'files', files }, (pictures) =>
    db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      await assertWithinTicketLimits(tx, customerId, 'ticket')
      const { subject, department, message } = input
      const [opened] = await tx
        .insert(tickets)
        .values({ userId: customerId, orderId: relatedOrderId, subject, department })
        .returning({ id: tickets.id })
      if (opened === undefined) throw new Error('the ticket was not written')
      await addMessage(tx, { ticketId: opened.id, message, pictures })
      await recordEvent(tx, 'ticket_written', {
        userId: customerId,
        data: { ticketId: opened.id, subject },
      })
      const thread = await findTicket(tx, customerId, opened.id)
      await persistResponse?.(tx, thread)
      return thread
    }),
  )
}

type TicketReply = {
  id: number
  message: string
  files: Buffer[]
  persistResponse?: PersistResponse<TicketThread>
}

async function assertOwnsTicket(db: Database, customerId: number, id: number): Promise<void> {
  const mine = and(eq(tickets.id, id), eq(tickets.userId, customerId))
  const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(mine)
  if (ticket === undefined) throw notFound('این تیکت')
}

export async function replyToTicket(
  context: MediaContext,
  customerId: number,
  { id, message, files, persistResponse }: TicketReply,
): Promise<TicketThread> {
  const { db } = context
  await assertOwnsTicket(db, customerId, id)
  await assertWithinTicketLimits(db, customerId, 'reply')
  return withAttachments(context, { userId: customerId, field: 'files', files }, (pictures) =>
    db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      await assertWithinTicketLimits(tx, customerId, 'reply')
      await addMessage(tx, { ticketId: id, message, pictures })
      await tx
        .update(tickets)
        .set({
          status: 'open',
          updatedAt: sql`now()`,
          // Who writes again while they wait has not begun to wait anew.
          waitingSince: sql`case when ${tickets.status} = 'open' then ${tickets.waitingSince} else now() end`,
        })
        .where(eq(tickets.id, id))
      const thread = await findTicket(tx, customerId, id)
      await recordEvent(tx, 'ticket_written', {
        userId: customerId,
        data: { ticketId: id, subject: thread.subject },
      })
      await persistResponse?.(tx, thread)
      return thread
    }),
  )
}

export async function closeTicket(
  db: Database,
  customerId: number,
  id: number,
): Promise<TicketThread> {
  await assertOwnsTicket(db, customerId, id)
  await db
    .update(tickets)
    .set({ status: 'closed', updatedAt: sql`now()` })
    .where(eq(tickets.id, id))
  return findTicket(db, customerId, id)
}

export async function answerTicket(db: Database, id: number, message: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ticket] = await tx
      .update(tickets)
      .set({ status: 'answered', updatedAt: sql`now()` })
      .where(eq(tickets.id, id))
      .returning({ userId: tickets.userId, subject: tickets.subject })
    if (ticket === undefined) throw notFound('این تیکت')
    await tx.insert(ticketMessages).values({ ticketId: id, message, fromShop: true })
    const { userId, subject } = ticket
    await recordEvent(tx, 'ticket_answered', { userId, data: { ticketId: id, subject } })
  })
}
