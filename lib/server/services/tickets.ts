import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Ticket, TicketThread } from '@/lib/contract/tickets'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../db/database'
import { media, orders, ticketFiles, ticketMessages, tickets } from '../db/schema/schema'
import { paging } from './paging'
import { notFound } from './refusal'

const PAGE_SIZE = 10

export function readTickets(db: Database) {
  return db
    .select({ ticket: tickets, code: orders.code })
    .from(tickets)
    .leftJoin(orders, eq(orders.id, tickets.orderId))
}
type Row = Awaited<ReturnType<typeof readTickets>>[number]

function present({ ticket, code }: Row): Ticket {
  return {
    id: ticket.id,
    subject: ticket.subject,
    department: ticket.department,
    status: ticket.status,
    order: ticket.orderId === null || code === null ? null : { id: ticket.orderId, code },
    created_at: ticket.createdAt.toISOString(),
    updated_at: ticket.updatedAt.toISOString(),
  }
}

export async function ticketsOf(db: Database, userId: number, page: number) {
  const mine = eq(tickets.userId, userId)
  const [counted] = await db.select({ count: count() }).from(tickets).where(mine)
  const rows = await readTickets(db)
    .where(mine)
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const found = counted?.count ?? 0
  return {
    tickets: rows.map(present),
    ...paging(found, page, PAGE_SIZE),
  }
}

async function filesOf(db: Database, messageIds: number[]) {
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

export async function ticketOf(db: Database, userId: number, id: number): Promise<TicketThread> {
  const mine = and(eq(tickets.userId, userId), eq(tickets.id, id))
  const [row] = await readTickets(db).where(mine)
  if (row === undefined) throw notFound('این تیکت')
  return tellTicket(db, row)
}

export async function tellTicket(db: Database, row: Row): Promise<TicketThread> {
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, row.ticket.id))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
  const files = await filesOf(
    db,
    messages.map((message) => message.id),
  )
  return {
    ...present(row),
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
