import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import { orderAddress } from '@/lib/contract/orders/order-address'
import type { OrderPrints, PrintedOrder } from '@/lib/contract/desk/order-prints'
import { splitInvoice } from '@/lib/domain/invoices'
import { readOwnSettings } from '../content/own-settings'
import { readSalesSettings } from '../content/sales-settings'
import type { Database } from '../db/database'
import { orderEvents, orderItems, orders, refundItems, refunds, stocks } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { presentOrder, selectOrders } from '../orders/order-list'
import { readRefundedShares } from '../orders/refunds'

/** In the order in which they were named, so that a pile of labels is a pile of parcels. */
export async function readOrderPrints(db: Database, ids: number[]): Promise<OrderPrints> {
  const { name, address, phone, seller } = await readOwnSettings(db)
  const { vat_percent: vat } = await readSalesSettings(db)
  const rows = await selectOrders(db).where(inArray(orders.id, ids))
  const facts = await readFacts(db, ids)
  const shares = await readRefundedShares(db, ids)
  const printed = [...new Set(ids)].map((id): PrintedOrder => {
    const row = rows.find(({ order }) => order.id === id)
    if (row === undefined) throw notFound('یکی از سفارش‌ها')
    const items = facts.items.filter(({ item }) => item.orderId === id)
    const split = splitInvoice({
      lines: items.map(({ item }) => ({
        price: item.unitPrice,
        final_price: item.unitPrice - item.unitDiscount,
        quantity: item.quantity,
      })),
      coupon_discount: row.order.couponDiscount,
      shipping_price: row.order.shippingPrice,
      vat_percent: vat,
    })
    return {
      order: presentOrder(row),
      items: items.flatMap(({ item, sku, restocked }, nth) => {
        const amounts = split.lines[nth]
        if (amounts === undefined) return []
        return [
          {
            ...{ id: item.id, title: item.title, parent_value: item.parentValue, sku },
            ...{ quantity: item.quantity, packed: item.quantity - restocked },
            ...{ price: item.unitPrice, amounts },
          },
        ]
      }),
      address: row.order.address && orderAddress.parse(row.order.address),
      legal: row.order.legal,
      paid_at: facts.paidAt.get(id)?.toISOString() ?? null,
      refunded: facts.refunded.get(id) ?? 0,
      refunded_share: shares.get(id) ?? 'none',
      shipping: split.shipping,
      total: split.total,
      qr_svg: renderSVG(row.order.code, { border: 1 }),
    }
  })
  return { seller: { name, address, phone, ...seller }, vat_percent: vat, orders: printed }
}

/** Of a line of an order: what was refunded and lies on the shelf again. */
export const restockedUnits = sql<number>`coalesce((select sum(${refundItems.quantity}) from ${refundItems}
  where ${refundItems.orderItemId} = ${orderItems.id} and ${refundItems.isRestocked}), 0)::int`

async function readFacts(db: Database, ids: number[]) {
  const items = await db
    .select({ item: orderItems, sku: stocks.sku, restocked: restockedUnits })
    .from(orderItems)
    .innerJoin(stocks, eq(stocks.id, orderItems.stockId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  const paid = await db
    .select({ id: orderEvents.orderId, at: orderEvents.at })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.toStatus, 'paid')))
  const back = await db
    .select({ id: refunds.orderId, amount: sql<number>`sum(${refunds.amount})`.mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), isNull(refunds.paymentId)))
    .groupBy(refunds.orderId)
  return {
    items,
    paidAt: new Map(paid.map(({ id, at }) => [id, at])),
    refunded: new Map(back.map(({ id, amount }) => [id, amount])),
  }
}
