import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ListedOrder, Order, OrderItem } from '@/lib/contract/orders/order'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { COLOUR } from '@/lib/domain/colour-property'
import { toTehranTime } from '@/lib/persian/days'
import { toJalali } from '@/lib/persian/jalali'
import type { Database } from '../db/database'
import {
  orderItems,
  orders,
  payments,
  products,
  shippingMethods,
  shippingSlots,
} from '../db/schema/schema'
import { pageInfo } from '../db/read-rows'
import { pickProductPicture, listProductPictures } from '../catalogue/product-pictures'
import { readGivenBack } from './given-back'
import { presentReturnable, readReturnCircumstances } from './return-until'

const PAGE_SIZE = 10
const FIRST_CODE = 100_200
/** So that a code does not tell how many orders there are. */
const CODE_STEP = 37

/** What a customer and the shop call an order: `VT-1405-100237`. */
export function formatOrderCode(id: number, now: Date): string {
  return `VT-${toJalali(toTehranTime(now).day).year}-${FIRST_CODE + id * CODE_STEP}`
}

export function selectOrders(db: Database) {
  return db
    .select({
      order: orders,
      method: shippingMethods.title,
      delivers: shippingMethods.delivers,
      from: shippingSlots.startsAt,
      to: shippingSlots.endsAt,
    })
    .from(orders)
    .leftJoin(shippingMethods, eq(shippingMethods.id, orders.shippingMethodId))
    .leftJoin(shippingSlots, eq(shippingSlots.id, orders.slotId))
}
export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

/** `09:00:00` as a shopper reads it. */
function formatHour(time: string | null): string | null {
  return time?.slice(0, 5) ?? null
}

function presentDelivery({ order, from, to }: OrderRow): Order['delivery'] {
  const { deliveryDay: day, lastDay } = order
  if (day === null) return null
  return {
    ...{ day, from: formatHour(from), to: formatHour(to) },
    ...(lastDay !== null && { last_day: lastDay }),
  }
}

export function presentOrder(row: OrderRow): Order {
  const { order, method, delivers } = row
  return {
    id: order.id,
    code: order.code,
    type: order.type,
    status: order.status,
    parent_id: order.parentId,
    items_total: order.itemsTotal,
    discount: order.discount,
    coupon_discount: order.couponDiscount,
    coupon_code: order.couponCode,
    coupon_base: order.couponBase,
    shipping_price: order.shippingPrice,
    wallet_paid: order.walletPaid,
    cash_on_delivery: order.isCashOnDelivery,
    payable: order.payable,
    exchange_total: order.exchangeTotal,
    exchange_of: order.exchangeOf,
    shipping_method: method,
    is_pickup: delivers === false,
    delivery: presentDelivery(row),
    tracking_code: order.trackingCode,
    note: order.note,
    expires_at: order.expiresAt?.toISOString() ?? null,
    delivered_at: order.deliveredAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
  }
}

export async function readOrder(db: Database, id: number): Promise<Order> {
  const [row] = await selectOrders(db).where(eq(orders.id, id))
  if (row === undefined) throw new Error('the order is gone')
  return presentOrder(row)
}

export async function listOrderItems(
  db: Database,
  orderIds: number[],
): Promise<Map<number, OrderItem[]>> {
  const byOrder = new Map<number, OrderItem[]>()
  if (orderIds.length === 0) return byOrder
  const rows = await db
    .select({ item: orderItems, slug: products.slug })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id))
  const pictures = await listProductPictures(db, [
    ...new Set(rows.map(({ item }) => item.productId)),
  ])
  for (const { item, slug } of rows) {
    const own = byOrder.get(item.orderId) ?? []
    own.push({
      id: item.id,
      product_id: item.productId,
      stock_id: item.stockId,
      slug,
      title: item.title,
      parent_value: item.parentValue,
      picture: pickProductPicture(pictures, item.productId, item.parentValue[COLOUR]),
      price: item.unitPrice,
      final_price: item.unitPrice - item.unitDiscount,
      quantity: item.quantity,
      takes_coupon: item.takesCoupon,
      reason: item.reason,
      ...presentExchange(item, pictures),
    })
    byOrder.set(item.orderId, own)
  }
  return byOrder
}

type Pictures = Awaited<ReturnType<typeof listProductPictures>>

function presentExchange(
  item: typeof orderItems.$inferSelect,
  pictures: Pictures,
): Pick<OrderItem, 'exchange'> {
  const { exchangeStockId: stockId, exchangeState: state, exchangePrice, exchangeDiscount } = item
  if (stockId === null || state === null) return {}
  const value = item.exchangeValue ?? {}
  return {
    exchange: {
      stock_id: stockId,
      parent_value: value,
      picture: pickProductPicture(pictures, item.productId, value[COLOUR]),
      final_price: (exchangePrice ?? 0) - (exchangeDiscount ?? 0),
      state,
    },
  }
}

/** Orders with a payment that the bank has not decided. */
async function findOrdersInDoubt(db: Database, orderIds: number[]): Promise<Set<number | null>> {
  const rows = await db
    .selectDistinct({ id: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.orderId, orderIds), eq(payments.status, 'pending')))
  return new Set(rows.map(({ id }) => id))
}

type OrderListFilter = {
  stats: OrderStatus[]
  types?: (typeof orders.$inferSelect)['type'] | undefined
  page: number
}

export async function listOrders(
  db: Database,
  customerId: number,
  { stats, types, page }: OrderListFilter,
  now = new Date(),
) {
  const matches = and(
    eq(orders.userId, customerId),
    stats.length > 0 ? inArray(orders.status, stats) : undefined,
    types === undefined ? undefined : eq(orders.type, types),
  )
  const found = await db.$count(orders, matches)
  const rows = await selectOrders(db)
    .where(matches)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const ids = rows.map(({ order }) => order.id)
  const items = await listOrderItems(db, ids)
  const inDoubt = await findOrdersInDoubt(db, ids)
  const givenBack = await readGivenBack(db, ids)
  const circumstances = await readReturnCircumstances(
    db,
    rows.map(({ order }) => order),
    now,
  )
  return {
    orders: rows.map((row): ListedOrder => {
      const counts = givenBack.get(row.order.id)
      return {
        ...presentOrder(row),
        ...presentReturnable(row.order, items.get(row.order.id) ?? [], circumstances),
        payment_in_doubt: inDoubt.has(row.order.id),
        ...(counts && { given_back: counts }),
      }
    }),
    ...pageInfo(found, page, PAGE_SIZE),
  }
}
