import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CallParsed } from '@/lib/contract/call'
import type { DeskCustomer, getDeskCustomers, ListedCustomer } from '@/lib/contract/desk/customers'
import { OPEN_RETURNS, UNDER_WAY } from '@/lib/contract/orders/order-status'
import type { StaffActor } from '@/lib/domain/staff'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import { listAddresses } from '../account/addresses'
import { readWallet } from '../orders/read-wallet'
import { listOpenSessions } from '../auth/sessions'
import type { Database } from '../db/database'
import { pageInfo } from '../db/read-rows'
import {
  addresses,
  cities,
  comments,
  customerNotes,
  orders,
  products,
  questions,
  refunds,
  tickets,
  users,
  wallets,
} from '../db/schema/schema'
import { notFound } from '../domain-error'
import { fullName, matchesCustomer, seesMobile } from './desk-orders'

const PAGE_SIZE = 50
const LATEST = 20
const NEW_DAYS = 30

/** What was sent instead of a return was bought with the order before it. */
export const isPurchase = and(
  eq(orders.type, 'sales'),
  isNull(orders.exchangeOf),
  inArray(orders.status, [...UNDER_WAY, 'delivery']),
)

/** What went back of each purchase by line and by its returns. */
function refundsOfPurchases(db: Database) {
  const refunded = alias(orders, 'refunded_orders')
  const purchaseId = sql<number>`coalesce(${refunded.parentId}, ${refunded.id})`
  return db
    .select({
      purchaseId: purchaseId.as('purchase_id'),
      amount: sql<number>`sum(${refunds.amount})`.as('refunded_amount'),
    })
    .from(refunds)
    .innerJoin(refunded, eq(refunded.id, refunds.orderId))
    .where(isNull(refunds.paymentId))
    .groupBy(purchaseId)
    .as('refunds_of_purchases')
}

/** Of each customer who has bought: how often, for how much less what went back, and when last. */
function purchases(db: Database) {
  const back = refundsOfPurchases(db)
  return db
    .select({
      userId: orders.userId,
      count: count().as('bought_count'),
      spent: sql<number>`sum(${orders.payable} - coalesce(${back.amount}, 0))`.as('spent'),
      refunded: sql<number>`sum(coalesce(${back.amount}, 0))`.as('refunded'),
      lastAt: sql<string>`max(${orders.createdAt})`.as('last_at'),
    })
    .from(orders)
    .leftJoin(back, eq(back.purchaseId, orders.id))
    .where(isPurchase)
    .groupBy(orders.userId)
    .as('purchases')
}

type Filters = CallParsed<typeof getDeskCustomers>['query']

function matchesText(db: Database, text: string) {
  const typed = foldDigits(normalizeText(text))
  if (typed === '') return undefined
  const ordered = db
    .select({ id: orders.userId })
    .from(orders)
    .where(eq(orders.code, typed.toUpperCase()))
  return or(matchesCustomer(typed), inArray(users.id, ordered))
}

const balanceOf =
  sql<number>`coalesce((select ${wallets.balance} from ${wallets} where ${wallets.userId} = ${users.id}), 0)`.mapWith(
    Number,
  )
const cityOf = sql<string>`coalesce((
  select coalesce(${cities.name}, ${addresses.otherCity})
  from ${addresses} left join ${cities} on ${cities.id} = ${addresses.cityId}
  where ${addresses.userId} = ${users.id}
  order by ${addresses.isDefault} desc, ${addresses.id} desc
  limit 1
), '')`

export function selectCustomers(db: Database) {
  const sums = purchases(db)
  const query = db
    .select({
      user: users,
      name: fullName,
      balance: balanceOf,
      city: cityOf,
      orders: sql<number>`coalesce(${sums.count}, 0)`.mapWith(Number),
      spent: sql<number>`coalesce(${sums.spent}, 0)`.mapWith(Number),
      refunded: sql<number>`coalesce(${sums.refunded}, 0)`.mapWith(Number),
      lastOrderAt: sql<Date | null>`${sums.lastAt}`.mapWith(orders.createdAt),
    })
    .from(users)
    .leftJoin(sums, eq(sums.userId, users.id))
    .$dynamic()
  return { query, sums }
}
export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>['query']>[number]

function presentCustomer(row: CustomerRow, { permissions }: StaffActor): ListedCustomer {
  const { user, name, lastOrderAt } = row
  const isShown = user.erasedAt === null && seesMobile(permissions)
  return {
    ...{ id: user.id, name, mobile: isShown ? user.mobile : null, city: row.city },
    balance: row.balance,
    joined_at: user.createdAt.toISOString(),
    orders: row.orders,
    spent: row.spent,
    refunded: row.refunded,
    last_order_at: lastOrderAt?.toISOString() ?? null,
    blocked_at: user.blockedAt?.toISOString() ?? null,
    erased_at: user.erasedAt?.toISOString() ?? null,
  }
}

const inStates = (db: Database) => ({
  all: sql`true`,
  buyers: exists(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, users.id), isPurchase)),
  ),
  new: gte(users.createdAt, sql`now() - make_interval(days => ${NEW_DAYS})`),
  blocked: isNotNull(users.blockedAt),
})

export function matchDeskCustomers(db: Database, { q, state }: Pick<Filters, 'q' | 'state'>) {
  return and(inStates(db)[state], matchesText(db, q))
}

/** In one pass over those that match the text. */
async function countStates(db: Database, q: string): Promise<Record<Filters['state'], number>> {
  const { buyers, new: fresh, blocked } = inStates(db)
  const countOf = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [counts] = await db
    .select({
      all: count(),
      buyers: countOf(buyers),
      new: countOf(fresh),
      blocked: countOf(blocked),
    })
    .from(users)
    .where(matchesText(db, q))
  return counts ?? { all: 0, buyers: 0, new: 0, blocked: 0 }
}

export async function listDeskCustomers(
  db: Database,
  { sort, page, ...filters }: Filters,
  actor: StaffActor,
) {
  const { query, sums } = selectCustomers(db)
  const matches = matchDeskCustomers(db, filters)
  const by = {
    newest: [desc(users.createdAt)],
    last_order: [sql`${sums.lastAt} desc nulls last`],
    spent: [sql`${sums.spent} desc nulls last`],
  }
  const rows = await query
    .where(matches)
    .orderBy(...by[sort], desc(users.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const counts = await countStates(db, filters.q)
  return {
    customers: rows.map((row) => presentCustomer(row, actor)),
    counts,
    ...pageInfo(counts[filters.state], page, PAGE_SIZE),
  }
}

async function listReviews(db: Database, customerId: number): Promise<DeskCustomer['reviews']> {
  const product = { id: products.id, title: products.title }
  const written = await db
    .select({ row: comments, product })
    .from(comments)
    .innerJoin(products, eq(products.id, comments.productId))
    .where(eq(comments.userId, customerId))
    .orderBy(desc(comments.id))
    .limit(LATEST)
  const questioned = await db
    .select({ row: questions, product })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(eq(questions.userId, customerId))
    .orderBy(desc(questions.id))
    .limit(LATEST)
  const reviews = [
    ...written.map(({ row, product: about }) => ({
      ...{ id: row.id, kind: 'comment' as const, text: row.comment, rate: row.rate },
      ...{ product: about, status: row.status, created_at: row.createdAt.toISOString() },
    })),
    ...questioned.map(({ row, product: about }) => ({
      ...{ id: row.id, kind: 'question' as const, text: row.question, rate: null },
      ...{ product: about, status: row.status, created_at: row.createdAt.toISOString() },
    })),
  ]
  return reviews.sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, LATEST)
}

export async function readDeskCustomer(
  db: Database,
  id: number,
  actor: StaffActor,
): Promise<DeskCustomer> {
  const [row] = await selectCustomers(db).query.where(eq(users.id, id))
  if (row === undefined) throw notFound('این مشتری')
  const { user } = row
  const wallet = await readWallet(db, id, 1)
  const ordered = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LATEST)
  const written = await db
    .select()
    .from(tickets)
    .where(eq(tickets.userId, id))
    .orderBy(desc(tickets.updatedAt))
    .limit(LATEST)
  const returns = await db.$count(
    orders,
    and(
      eq(orders.userId, id),
      eq(orders.type, 'refer'),
      inArray(orders.status, [...OPEN_RETURNS, 'refer_done']),
    ),
  )
  const notes = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.userId, id))
    .orderBy(desc(customerNotes.id))
  return {
    ...presentCustomer(row, actor),
    returns,
    version: user.version,
    email: user.email,
    block_reason: user.blockReason,
    balance: wallet.balance,
    addresses: await listAddresses(db, id),
    notes: notes.map(({ id: noteId, staffName, text, createdAt }) => ({
      ...{ id: noteId, staff_name: staffName, text, created_at: createdAt.toISOString() },
    })),
    sessions: await listOpenSessions(db, id),
    recent_orders: ordered.map((order) => ({
      ...{ id: order.id, code: order.code, type: order.type, status: order.status },
      total: order.payable,
      created_at: order.createdAt.toISOString(),
    })),
    wallet: wallet.transactions.map(({ order: _, refund: __, ...transaction }) => transaction),
    tickets: written.map(({ id: ticketId, subject, status, updatedAt }) => ({
      ...{ id: ticketId, subject, status, updated_at: updatedAt.toISOString() },
    })),
    reviews: await listReviews(db, id),
  }
}
