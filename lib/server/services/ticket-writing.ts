import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TicketThread } from '@/lib/contract/tickets'
import type { Database } from '../db/database'
import { orders, ticketFiles, ticketMessages, tickets } from '../db/schema/schema'
import type { KeptPicture } from '../media/keep-picture'
import type { MediaStore } from '../media/media-store'
import { withPictures } from '../media/with-pictures'
import type { Keep } from './keep'
import { messagesOfCustomer, secondsToWait, ticketsOfCustomer, tooMany } from './limits'
import { lockCustomer } from './lock-customer'
import { notFound } from './refusal'
import { ticketOf } from './tickets'

type Places = { db: Database; media: MediaStore }
type Opening = {
  subject: string
  department: (typeof tickets.$inferInsert)['department']
  order_id?: number | null | undefined
  message: string
  files: Buffer[]
  keep?: Keep<TicketThread>
}

const TOO_MANY = 'پیام‌های امروز شما زیاد شده است؛ کمی بعد دوباره بنویسید.'

async function refuseFlood(db: Database, userId: number, kind: 'ticket' | 'reply'): Promise<void> {
  const own = eq(tickets.userId, userId)
  const mine = db.select({ id: tickets.id }).from(tickets).where(own)
  const written = and(inArray(ticketMessages.ticketId, mine), eq(ticketMessages.fromShop, false))
  const wait = Math.max(
    await secondsToWait(db, ticketMessages, written, messagesOfCustomer),
    kind === 'ticket' ? await secondsToWait(db, tickets, own, ticketsOfCustomer) : 0,
  )
  if (wait > 0) throw tooMany(TOO_MANY, wait)
}

type Message = { ticketId: number; message: string; pictures: KeptPicture[] }

async function addMessage(db: Database, { ticketId, message, pictures }: Message): Promise<void> {
  const [added] = await db
    .insert(ticketMessages)
    .values({ ticketId, message })
    .returning({ id: ticketMessages.id })
  if (added === undefined || pictures.length === 0) return
  await db
    .insert(ticketFiles)
    .values(pictures.map(({ id }) => ({ messageId: added.id, mediaId: id })))
}

async function orderOf(db: Database, userId: number, id: number): Promise<number> {
  const mine = and(eq(orders.id, id), eq(orders.userId, userId))
  const [order] = await db.select({ id: orders.id }).from(orders).where(mine)
  if (order === undefined) throw notFound('این سفارش')
  return order.id
}

export async function openTicket(
  places: Places,
  userId: number,
  { files, order_id: orderId, keep, ...wished }: Opening,
): Promise<TicketThread> {
  const { db } = places
  const about =
    orderId === null || orderId === undefined ? null : await orderOf(db, userId, orderId)
  await refuseFlood(db, userId, 'ticket')
  return withPictures(places, { field: 'files', files }, (pictures) =>
    db.transaction(async (tx) => {
      await lockCustomer(tx, userId)
      await refuseFlood(tx, userId, 'ticket')
      const { subject, department, message } = wished
      const [opened] = await tx
        .insert(tickets)
        .values({ userId, orderId: about, subject, department })
        .returning({ id: tickets.id })
      if (opened === undefined) throw new Error('the ticket was not written')
      await addMessage(tx, { ticketId: opened.id, message, pictures })
      const thread = await ticketOf(tx, userId, opened.id)
      await keep?.(tx, thread)
      return thread
    }),
  )
}

type Reply = { id: number; message: string; files: Buffer[]; keep?: Keep<TicketThread> }

async function mustOwn(db: Database, userId: number, id: number): Promise<void> {
  const mine = and(eq(tickets.id, id), eq(tickets.userId, userId))
  const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(mine)
  if (ticket === undefined) throw notFound('این تیکت')
}

export async function writeToTicket(
  places: Places,
  userId: number,
  { id, message, files, keep }: Reply,
): Promise<TicketThread> {
  const { db } = places
  await mustOwn(db, userId, id)
  await refuseFlood(db, userId, 'reply')
  return withPictures(places, { field: 'files', files }, (pictures) =>
    db.transaction(async (tx) => {
      await lockCustomer(tx, userId)
      await refuseFlood(tx, userId, 'reply')
      await addMessage(tx, { ticketId: id, message, pictures })
      await tx
        .update(tickets)
        .set({ status: 'open', updatedAt: sql`now()` })
        .where(eq(tickets.id, id))
      const thread = await ticketOf(tx, userId, id)
      await keep?.(tx, thread)
      return thread
    }),
  )
}

export async function closeTicket(db: Database, userId: number, id: number): Promise<TicketThread> {
  await mustOwn(db, userId, id)
  await db
    .update(tickets)
    .set({ status: 'closed', updatedAt: sql`now()` })
    .where(eq(tickets.id, id))
  return ticketOf(db, userId, id)
}

/** The shop's own word in a ticket. */
export async function answerTicket(db: Database, id: number, message: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ticket] = await tx
      .update(tickets)
      .set({ status: 'answered', updatedAt: sql`now()` })
      .where(eq(tickets.id, id))
      .returning({ id: tickets.id })
    if (ticket === undefined) throw notFound('این تیکت')
    await tx.insert(ticketMessages).values({ ticketId: id, message, fromShop: true })
  })
}
