import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { returnOrder } from '@/lib/contract/orders/order-actions'
import type { CallParsed } from '@/lib/contract/call'
import type { Order } from '@/lib/contract/orders/order'
import { priceReturn } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { orderItems, orderPictures, orders } from '../db/schema/schema'
import type { MediaStore } from '../adapters/media/media-store'
import { withSavedPictures } from '../adapters/media/save-picture'
import { readExtraHolidays } from '../checkout/holidays'
import type { PersistResponse } from '../persist-response'
import { DomainError } from '../domain-error'
import {
  lockOrder,
  transitionOrder,
  insertOrderEvents,
  type OrderRecord,
} from './order-transitions'
import { presentOrder, selectOrders } from './order-list'
import { formatOrderCode } from './place-order'
import { isReturnOpen } from '@/lib/domain/working-days'

async function readOrderById(db: Database, id: number): Promise<Order> {
  const [row] = await selectOrders(db).where(eq(orders.id, id))
  if (row === undefined) throw new Error('the order is gone')
  return presentOrder(row)
}

type CancelCommand = { id: number; reason: string; persistResponse?: PersistResponse<Order> }

export async function cancelOrder(db: Database, userId: number, asked: CancelCommand) {
  const { id, reason, persistResponse } = asked
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, userId)
    const move = { to: 'cancel_customer', by: 'customer', actorId: userId, note: reason } as const
    const stale = await transitionOrder(tx, order, move)
    const cancelled = await readOrderById(tx, id)
    await persistResponse?.(tx, cancelled)
    return { order: cancelled, stale }
  })
}

type OrderItemRow = typeof orderItems.$inferSelect
type ReturnInput = CallParsed<typeof returnOrder>['body']

async function countReturnedUnits(tx: Database, order: OrderRecord): Promise<Map<number, number>> {
  const rows = await tx
    .select({ parent: orderItems.parentItemId, quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.parentId, order.id), ne(orders.status, 'refer_reject')))
  const back = new Map<number, number>()
  for (const { parent, quantity } of rows) {
    if (parent !== null) back.set(parent, (back.get(parent) ?? 0) + quantity)
  }
  return back
}

async function assertReturnable(db: Database, order: OrderRecord, now: Date): Promise<void> {
  if (order.type !== 'sales' || order.status !== 'delivery' || order.deliveredAt === null) {
    throw new DomainError('precondition_failed', 'تنها سفارش تحویل‌شده را می‌توان پس داد.')
  }
  if (!isReturnOpen(order.deliveredAt, now, await readExtraHolidays(db))) {
    throw new DomainError(
      'precondition_failed',
      'هفت روز کاری مهلت بازگرداندن این سفارش گذشته است.',
    )
  }
}

type ReturnLine = { item: OrderItemRow; quantity: number; reason: string }

function selectReturnLines(
  own: OrderItemRow[],
  back: Map<number, number>,
  wished: ReturnInput,
): ReturnLine[] {
  const asked = new Map<number, { quantity: number; reason: string }>()
  for (const { order_item_id: id, quantity, reason } of wished.items) {
    asked.set(id, { quantity: (asked.get(id)?.quantity ?? 0) + quantity, reason })
  }
  return [...asked].map(([id, { quantity, reason }]) => {
    const item = own.find((one) => one.id === id)
    if (item === undefined) throw new DomainError('not_found', 'این کالا در سفارش شما نیست.')
    const left = item.quantity - (back.get(id) ?? 0)
    if (quantity > left) {
      throw new DomainError(
        'precondition_failed',
        `از «${item.title}» این تعداد برای بازگرداندن نمانده است.`,
      )
    }
    return { item, quantity, reason }
  })
}

type ReturnContext = { db: Database; media: MediaStore }
type ReturnCommand = {
  id: number
  wished: ReturnInput
  files: Buffer[]
  now?: Date
  keep?: PersistResponse<Order>
}

async function insertReturn(
  tx: Database,
  order: OrderRecord,
  chosen: ReturnLine[],
  wished: ReturnInput,
) {
  const sold = {
    items_total: order.itemsTotal,
    discount: order.discount,
    coupon_discount: order.couponDiscount,
  }
  const units = chosen.map(({ item, quantity }) => ({
    final_price: item.unitPrice - item.unitDiscount,
    quantity,
  }))
  const { goods, couponShare, worth } = priceReturn(sold, units)
  const [refer] = await tx
    .insert(orders)
    .values({
      code: sql`gen_random_uuid()::text`,
      userId: order.userId,
      parentId: order.id,
      type: 'refer',
      status: 'refer_request',
      itemsTotal: goods,
      couponDiscount: couponShare,
      payable: worth,
      address: order.address,
      note: wished.description,
    })
    .returning({ id: orders.id })
  if (refer === undefined) throw new Error('the return was not written')
  const code = formatOrderCode(refer.id, new Date())
  await tx.update(orders).set({ code }).where(eq(orders.id, refer.id))
  await tx.insert(orderItems).values(
    chosen.map(({ item, quantity, reason }) => ({
      orderId: refer.id,
      productId: item.productId,
      stockId: item.stockId,
      parentItemId: item.id,
      title: item.title,
      parentValue: item.parentValue,
      unitPrice: item.unitPrice,
      unitDiscount: item.unitDiscount,
      quantity,
      reason,
    })),
  )
  return refer.id
}

export async function requestReturn(
  places: ReturnContext,
  userId: number,
  { id, wished, files, now = new Date(), keep }: ReturnCommand,
): Promise<Order> {
  const { db } = places
  const own = and(eq(orders.id, id), eq(orders.userId, userId))
  const [known] = await db.select().from(orders).where(own)
  if (known === undefined) throw new DomainError('not_found', 'این سفارش پیدا نشد.')
  await assertReturnable(db, known, now)
  return withSavedPictures(places, { field: 'images', files }, (pictures) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, userId)
      await assertReturnable(tx, order, now)
      const items = await tx
        .select()
        .from(orderItems)
        .where(inArray(orderItems.orderId, [id]))
      const chosen = selectReturnLines(items, await countReturnedUnits(tx, order), wished)
      const referId = await insertReturn(tx, order, chosen, wished)
      if (pictures.length > 0) {
        await tx
          .insert(orderPictures)
          .values(pictures.map(({ path }, position) => ({ orderId: referId, path, position })))
      }
      const note = wished.description
      const move = { to: 'refer_request', by: 'customer', actorId: userId, note } as const
      await insertOrderEvents(tx, referId, null, [move])
      const refer = await readOrderById(tx, referId)
      await keep?.(tx, refer)
      return refer
    }),
  )
}
