import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { CallParsed } from '@/lib/contract/call'
import type { getOrdersExport, SheetPart } from '@/lib/contract/desk/exports'
import { orderAddress } from '@/lib/contract/orders/order-address'
import { formatStreet } from '@/lib/domain/address-text'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { formatSheetMoment } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { currencyName, toUnits } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { orderItems, orders, shippingMethods, stocks, users } from '../db/schema/schema'
import { fullName } from './desk-orders'
import { openCursor, sealCursor } from './export-cursor'
import { matchDeskOrders } from './list-desk-orders'
import { listTags } from './tag-orders'

const ORDERS_AT_ONCE = 250
const cursorSchema = z.object({ before: z.int() })

type Filters = Omit<CallParsed<typeof getOrdersExport>['query'], 'cursor'>

const DAY_COLUMNS = [4, 6]

/** Sums of a whole order stand in the row of its first line alone, so that a column adds up. */
const listColumns = (unit: string) => [
  ...['کد سفارش', 'نوع', 'وضعیت', 'ثبت', 'ثبت (میلادی)', 'تحویل', 'تحویل (میلادی)'],
  ...['مشتری', 'موبایل'],
  ...['استان', 'شهر', 'نشانی', 'کد پستی', 'روش ارسال', 'کد رهگیری', 'نشان‌ها'],
  ...['کالا', 'تنوع', 'کد کالا', 'تعداد', `قیمت واحد (${unit})`, `تخفیف واحد (${unit})`],
  ...[`جمع کالاها (${unit})`, `تخفیف (${unit})`, 'کد تخفیف', `تخفیف کد (${unit})`],
  ...[`هزینهٔ ارسال (${unit})`, `از کیف پول (${unit})`, `پرداختی (${unit})`],
]

function kindOf({ type, exchangeOf }: typeof orders.$inferSelect): string {
  if (exchangeOf !== null) return 'تعویض'
  return type === 'refer' ? 'مرجوعی' : 'سفارش'
}

/** A line of an order a row, the newest first. */
export async function exportOrders(
  db: Database,
  { cursor, ...filters }: Filters & { cursor?: string | undefined },
  { seesMobile, staffId }: { seesMobile: boolean; staffId: number | null },
): Promise<SheetPart> {
  const before = cursor === undefined ? undefined : openCursor(cursorSchema, cursor).before
  const found = await db
    .select({
      order: orders,
      customer: fullName,
      mobile: users.mobile,
      method: shippingMethods.title,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(shippingMethods, eq(shippingMethods.id, orders.shippingMethodId))
    .where(
      and(
        matchDeskOrders(db, filters, staffId),
        before === undefined ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(ORDERS_AT_ONCE + 1)
  const shown = found.slice(0, ORDERS_AT_ONCE)
  const ids = shown.map(({ order }) => order.id)
  const lines = await db
    .select({ item: orderItems, sku: stocks.sku })
    .from(orderItems)
    .leftJoin(stocks, eq(stocks.id, orderItems.stockId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  const tags = await listTags(db, ids)
  const rows = shown.flatMap(({ order, customer, mobile, method }) => {
    const address = order.address && orderAddress.parse(order.address)
    const head = [
      ...[order.code, kindOf(order), STATUS_TITLES[order.status]],
      ...[formatSheetMoment(order.createdAt), toTehranTime(order.createdAt).day],
      order.deliveredAt && formatSheetMoment(order.deliveredAt),
      order.deliveredAt && toTehranTime(order.deliveredAt).day,
      ...[customer, seesMobile ? mobile : null],
      ...[address?.state ?? null, address?.city ?? null],
      ...[address && formatStreet(address), address?.postal_code ?? null],
      ...[method, order.trackingCode],
      tags.get(order.id)?.join('، ') ?? null,
    ]
    const sums = [
      ...[toUnits(order.itemsTotal), toUnits(order.discount), order.couponCode],
      ...[toUnits(order.couponDiscount), toUnits(order.shippingPrice)],
      ...[toUnits(order.walletPaid), toUnits(order.payable)],
    ]
    const own = lines.filter(({ item }) => item.orderId === order.id)
    return own.map(({ item, sku }, nth) => [
      ...head,
      item.title,
      Object.values(item.parentValue).join('، ') || null,
      ...[sku, item.quantity, toUnits(item.unitPrice), toUnits(item.unitDiscount)],
      ...(nth === 0 ? sums : sums.map(() => null)),
    ])
  })
  const last = ids.at(-1)
  const hasMore = found.length > ORDERS_AT_ONCE && last !== undefined
  return {
    columns: listColumns(currencyName()),
    days: DAY_COLUMNS,
    rows,
    next: hasMore ? sealCursor({ before: last }) : null,
  }
}
