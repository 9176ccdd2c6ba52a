import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { getStaffTickets, StaffTicketThread } from '@/lib/contract/desk/tickets'
import type { StaffActor } from '@/lib/domain/staff'
import { presentTicket, presentTicketThread, selectTickets } from '../account/tickets'
import type { Database } from '../db/database'
import { pageInfo } from '../db/read-rows'
import { tickets, users } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { fullName } from './desk-orders'

const PAGE_SIZE = 50

export async function listStaffTickets(
  db: Database,
  { status, page }: CallParsed<typeof getStaffTickets>['query'],
) {
  const counted = await db
    .select({ status: tickets.status, count: count() })
    .from(tickets)
    .groupBy(tickets.status)
  const counts = Object.fromEntries(counted.map((row) => [row.status, row.count]))
  const rows = await selectTickets(db)
    .where(eq(tickets.status, status))
    .orderBy(
      ...(status === 'open'
        ? [asc(tickets.updatedAt), asc(tickets.id)]
        : [desc(tickets.updatedAt), desc(tickets.id)]),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const customers = await db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ ticket }) => ticket.userId),
      ),
    )
  const nameOf = new Map(customers.map(({ id, name }) => [id, name]))
  return {
    tickets: rows.map((row) => ({
      ...presentTicket(row),
      customer_name: nameOf.get(row.ticket.userId) ?? '',
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
  const seesNumber = permissions.some(
    (one) => one === 'customers.read' || one === 'customers.contact',
  )
  return {
    ...(await presentTicketThread(db, row)),
    customer: { ...customer, mobile: seesNumber ? customer.mobile : null },
  }
}
