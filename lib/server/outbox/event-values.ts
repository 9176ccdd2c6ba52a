import { and, desc, eq, like, lte, sql } from 'drizzle-orm'
import type { MessageKind } from '@/lib/domain/message-kinds'
import { paths } from '@/lib/paths'
import { toTehranTime } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import { currencyName, formatNumber, formatAmount } from '@/lib/persian/money'
import type { Database } from '../db/database'
import {
  contactMessages,
  messages,
  orderEvents,
  orderItems,
  orders,
  type outboxEvents,
  refunds,
  stocks,
  users,
} from '../db/schema/schema'

export type EventRow = typeof outboxEvents.$inferSelect
/** One who wrote without an account has no id. */
type Customer = { id: number | null; name: string; mobile: string; email: string | null }
/** One kind of message of an event, with what fills it. */
export type EventMessage = {
  kind: MessageKind
  values: Record<string, string>
  customer: Customer | null
}
type EventContext = {
  kinds: readonly MessageKind[]
  shopName: string
  siteUrl: string
  lowStock: number
}

/** Nobody is left to tell where the person was erased. */
async function findCustomer(db: Database, id: number | null): Promise<Customer | null> {
  if (id === null) return null
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (user === undefined || user.erasedAt !== null) return null
  const whole = [user.firstName, user.lastName].join(' ').trim()
  return { id, name: whole || user.name || 'مشتری', mobile: user.mobile, email: user.email }
}

/** By a cancellation or a return: a refund by line was told of with its own amount. */
async function sumRefunds(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.staffName, '')))
  return row?.sum ?? 0
}

async function findRejectionReason(db: Database, orderId: number): Promise<string> {
  const isRejection = eq(orderEvents.toStatus, 'refer_reject')
  const [row] = await db
    .select({ note: orderEvents.note })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isRejection))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return row?.note ?? ''
}

/** What an order took is told of once a day for each variant that has so little left. */
async function readLowStocks(
  db: Database,
  orderId: number,
  { shopName, siteUrl, lowStock }: EventContext,
): Promise<EventMessage[]> {
  const left = stocks.free
  const rows = await db
    .select({ id: stocks.id, productId: stocks.productId, title: orderItems.title, left })
    .from(orderItems)
    .innerJoin(stocks, eq(stocks.id, orderItems.stockId))
    .where(and(eq(orderItems.orderId, orderId), stocks.isOn, lte(left, lowStock)))
  const { day } = toTehranTime(new Date())
  const unannounced: typeof rows = []
  for (const row of rows) {
    const isAboutStock = like(sql`${messages.values}->>'about'`, `%${keyOf(row.id, day)}%`)
    const before = await db.$count(messages, and(eq(messages.kind, 'staff_stock'), isAboutStock))
    if (before === 0) unannounced.push(row)
  }
  const [first] = unannounced
  if (first === undefined) return []
  const values = {
    کالا: unannounced.map(({ title, left: rest }) => `${title} (${formatNumber(rest)})`).join('، '),
    پیوند: `${siteUrl}/desk/products/${first.productId}`,
    فروشگاه: shopName,
    about: unannounced.map(({ id }) => keyOf(id, day)).join(''),
  }
  return [{ kind: 'staff_stock', values, customer: null }]
}

const keyOf = (stockId: number, day: string) => `|${stockId} ${day}|`

async function readOrderValues(
  db: Database,
  event: EventRow,
  context: EventContext,
): Promise<EventMessage[]> {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, event.orderId ?? 0))
  if (order === undefined) return []
  const customer = await findCustomer(db, order.userId)
  const { shopName, siteUrl } = context
  const { account } = paths
  const own = order.type === 'refer' ? account.refer(order.id) : account.order(order.id)
  const refunded = event.data.amount ?? (await sumRefunds(db, order.id))
  const shared = {
    سفارش: order.code,
    مبلغ: formatAmount(order.payable),
    واحد: currencyName(),
    فروشگاه: shopName,
    ...(order.trackingCode && { رهگیری: order.trackingCode }),
    ...(refunded > 0 && { بازگشتی: formatAmount(refunded) }),
  }
  const reason =
    event.kind === 'return_rejected'
      ? await findRejectionReason(db, order.id)
      : (event.data.reason ?? '')
  const toCustomer = {
    ...shared,
    نام: customer?.name ?? '',
    پیوند: `${siteUrl}${own}`,
    ...(reason && { دلیل: reason }),
  }
  const toStaff = { ...shared, پیوند: `${siteUrl}/desk/orders/${order.id}` }
  const lowStocks = context.kinds.includes('staff_stock')
    ? await readLowStocks(db, order.id, context)
    : []
  const others = context.kinds.filter((kind) => kind !== 'staff_stock')
  return [
    ...others.map((kind) => ({
      kind,
      values: kind.startsWith('staff_') ? toStaff : toCustomer,
      customer,
    })),
    ...lowStocks,
  ]
}

async function readContactValues(
  db: Database,
  { data: { contactId = 0, answer = '' } }: EventRow,
  { kinds, shopName }: EventContext,
): Promise<EventMessage[]> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, contactId))
  if (row === undefined) return []
  const { name, mobile, subject } = row
  const values = { نام: name, موضوع: subject, پاسخ: answer, فروشگاه: shopName }
  return kinds.map((kind) => ({
    ...{ kind, values },
    customer: { id: null, name, mobile, email: null },
  }))
}

/** Each kind of message that an event makes, with what fills it. */
export async function readEventValues(
  db: Database,
  event: EventRow,
  context: EventContext,
): Promise<EventMessage[]> {
  if (event.orderId !== null) return readOrderValues(db, event, context)
  if (event.data.contactId !== undefined) return readContactValues(db, event, context)
  const { kinds, shopName, siteUrl } = context
  const customer = await findCustomer(db, event.userId)
  const { ticketId, subject = '', productTitle, productSlug } = event.data
  const about = {
    نام: customer?.name ?? '',
    فروشگاه: shopName,
    ...(ticketId !== undefined && { تیکت: persianDigits(ticketId), موضوع: subject }),
    ...(productTitle !== undefined && { کالا: productTitle }),
  }
  const ownPath =
    productSlug === undefined ? paths.account.ticket(ticketId ?? 0) : paths.product(productSlug)
  return kinds.map((kind) => {
    const path = kind === 'staff_ticket' ? `/desk/inbox?open=${ticketId}` : ownPath
    return { kind, values: { ...about, پیوند: `${siteUrl}${path}` }, customer }
  })
}
