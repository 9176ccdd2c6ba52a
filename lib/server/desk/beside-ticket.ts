import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { StaffTicketThread } from '@/lib/contract/desk/tickets'
import type { Permission } from '@/lib/domain/staff'
import { readWalletBalance } from '../account/wallet'
import type { Database } from '../db/database'
import { orderItems, orders, users } from '../db/schema/schema'
import { selectCustomers } from './desk-customers'

type OrderRow = typeof orders.$inferSelect
type Ticket = { userId: number; orderId: number | null }
type Beside = Pick<StaffTicketThread, 'order_beside' | 'about_customer'>

const present = ({ id, code, status, payable, createdAt }: OrderRow) => ({
  ...{ id, code, status, total: payable },
  created_at: createdAt.toISOString(),
})

async function readOrderBeside(db: Database, id: number): Promise<Beside['order_beside']> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (order === undefined) return null
  const goods = await db
    .select({ title: orderItems.title })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.id))
  const returns = await db
    .select()
    .from(orders)
    .where(and(eq(orders.parentId, id), eq(orders.type, 'refer')))
    .orderBy(desc(orders.id))
  return {
    ...present(order),
    goods: goods.map(({ title }) => title),
    returns: returns.map(present),
  }
}

async function readAboutCustomer(db: Database, id: number): Promise<Beside['about_customer']> {
  const [row] = await selectCustomers(db).query.where(eq(users.id, id))
  if (row === undefined) return null
  const [returned] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.userId, id), eq(orders.type, 'refer')))
  const balance = await readWalletBalance(db, id)
  return { orders: row.orders, spent: row.spent, returns: returned?.count ?? 0, balance }
}

/** What who answers a ticket wants to know before they do, as far as their role sees it. */
export async function readBesideTicket(
  db: Database,
  { userId, orderId }: Ticket,
  permissions: readonly Permission[],
): Promise<Beside> {
  const seesOrder = orderId !== null && permissions.includes('orders.read')
  return {
    order_beside: seesOrder ? await readOrderBeside(db, orderId) : null,
    about_customer: permissions.includes('customers.read')
      ? await readAboutCustomer(db, userId)
      : null,
  }
}
