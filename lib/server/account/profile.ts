import { and, count, eq, ne } from 'drizzle-orm'
import { ORDER_TABS } from '@/lib/contract/orders/order-status'
import { presentCustomer } from '../auth/customer'
import type { Database } from '../db/database'
import { favorites, media, orders, tickets, users, wallets } from '../db/schema/schema'
import { notFound } from '../domain-error'

async function countOrdersByTab(db: Database, customerId: number): Promise<Record<string, number>> {
  const rows = await db
    .select({ type: orders.type, status: orders.status, count: count() })
    .from(orders)
    .where(eq(orders.userId, customerId))
    .groupBy(orders.type, orders.status)
  const inTab = ({ type, statuses }: { type: string; statuses: readonly string[] }) =>
    rows
      .filter((row) => row.type === type && statuses.includes(row.status))
      .reduce((sum, row) => sum + row.count, 0)
  return Object.fromEntries(Object.entries(ORDER_TABS).map(([tab, rule]) => [tab, inTab(rule)]))
}

export async function getCustomerProfile(db: Database, customerId: number) {
  const [row] = await db
    .select({ user: users, image: media.path, balance: wallets.balance })
    .from(users)
    .leftJoin(media, eq(media.id, users.imageId))
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .where(eq(users.id, customerId))
  if (row === undefined) throw notFound('این کاربر')
  const { user, image, balance } = row
  const [favoriteCount] = await db
    .select({ count: count() })
    .from(favorites)
    .where(eq(favorites.userId, customerId))
  const [openTicketCount] = await db
    .select({ count: count() })
    .from(tickets)
    .where(and(eq(tickets.userId, customerId), ne(tickets.status, 'closed')))
  return {
    user: presentCustomer(user),
    profile: { id: user.id, name: user.name, bio: user.bio, image },
    wallet_balance: balance ?? 0,
    counts: {
      orders: await countOrdersByTab(db, customerId),
      favorites: favoriteCount?.count ?? 0,
      tickets: openTicketCount?.count ?? 0,
    },
  }
}
