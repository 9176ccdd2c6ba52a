import { and, eq, ne, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { returnOrder } from '@/lib/contract/orders/order-actions'
import type { Order } from '@/lib/contract/orders/order'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import { toTehranTime } from '@/lib/persian/days'
import { priceReturn } from '@/lib/domain/pricing'
import { isReturnOpen } from '@/lib/domain/working-days'
import type { MediaStore } from '../adapters/media/media-store'
import { withSavedPictures } from '../adapters/media/save-picture'
import { bookDeliverySlot } from '../checkout/book-delivery-slot'
import { readExtraHolidays } from '../checkout/holidays'
import type { Database, PersistResponse } from '../db/database'
import { orderItems, orderPictures, orders } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { formatOrderCode, readOrder } from './order-list'
import { findCityId } from './return-pickup'
import { insertOrderEvents, lockOrder, type OrderRecord } from './order-transitions'

const NOT_DELIVERED = 'تنها سفارش تحویل‌شده را می‌توان پس داد.'
const RETURN_CLOSED = 'هفت روز کاری مهلت مرجوع کردن این سفارش گذشته است.'
const NO_PICKUP = 'پیک به نشانی این سفارش نمی‌آید.'
const TOO_SOON = 'پیک از فردا می‌آید؛ روز دیگری انتخاب کنید.'
const NOT_IN_ORDER = 'این کالا در سفارش شما نیست.'

type ReturnContext = { db: Database; media: MediaStore }
type ReturnInput = CallParsed<typeof returnOrder>['body']
type ReturnCommand = {
  id: number
  input: ReturnInput
  files: Buffer[]
  now?: Date
  persistResponse?: PersistResponse<Order>
}

/** A return is an order of its own, with the order it came from as its parent. */
export async function requestReturn(
  context: ReturnContext,
  customerId: number,
  { id, input, files, now = new Date(), persistResponse }: ReturnCommand,
): Promise<Order> {
  const { db } = context
  const [known] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, customerId)))
  if (known === undefined) throw notFound('این سفارش')
  await assertReturnable(db, known, now)
  return withSavedPictures(context, { field: 'images', files }, (pictures) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, customerId)
      await assertReturnable(tx, order, now)
      const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, id))
      const lines = selectReturnLines(items, await countReturnedUnits(tx, order), input)
      const pickup = await bookPickup(tx, order, input.slot_id, now)
      const returnId = await insertReturn(tx, order, { lines, input, pickup })
      if (pictures.length > 0) {
        await tx
          .insert(orderPictures)
          .values(pictures.map(({ path }, position) => ({ orderId: returnId, path, position })))
      }
      await insertOrderEvents(tx, returnId, null, [
        { to: 'refer_request', by: 'customer', actorId: customerId, note: input.description },
      ])
      const requested = await readOrder(tx, returnId)
      await persistResponse?.(tx, requested)
      return requested
    }),
  )
}

async function assertReturnable(db: Database, order: OrderRecord, now: Date): Promise<void> {
  if (order.type !== 'sales' || order.status !== 'delivery' || order.deliveredAt === null) {
    throw new DomainError('precondition_failed', NOT_DELIVERED)
  }
  if (!isReturnOpen(order.deliveredAt, now, await readExtraHolidays(db))) {
    throw new DomainError('precondition_failed', RETURN_CLOSED)
  }
}

/** By the order's item: what earlier returns of it, but rejected ones, have taken back. */
async function countReturnedUnits(tx: Database, order: OrderRecord): Promise<Map<number, number>> {
  const rows = await tx
    .select({ itemId: orderItems.parentItemId, quantity: orderItems.quantity })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.parentId, order.id), ne(orders.status, 'refer_reject')))
  const returned = new Map<number, number>()
  for (const { itemId, quantity } of rows) {
    if (itemId !== null) returned.set(itemId, (returned.get(itemId) ?? 0) + quantity)
  }
  return returned
}

type OrderItemRow = typeof orderItems.$inferSelect
type ReturnLine = { item: OrderItemRow; quantity: number; reason: string }

function selectReturnLines(
  items: OrderItemRow[],
  returned: Map<number, number>,
  input: ReturnInput,
): ReturnLine[] {
  const requested = new Map<number, { quantity: number; reason: string }>()
  for (const { order_item_id: id, quantity, reason } of input.items) {
    requested.set(id, { quantity: (requested.get(id)?.quantity ?? 0) + quantity, reason })
  }
  return [...requested].map(([id, { quantity, reason }]) => {
    const item = items.find((one) => one.id === id)
    if (item === undefined) throw new DomainError('not_found', NOT_IN_ORDER)
    if (quantity > item.quantity - (returned.get(id) ?? 0)) {
      throw new DomainError(
        'precondition_failed',
        `از «${item.title}» این تعداد برای مرجوع کردن نمانده است.`,
      )
    }
    return { item, quantity, reason }
  })
}

type Pickup = Awaited<ReturnType<typeof bookDeliverySlot>>

/** By the courier who brought it, on another day than today. */
async function bookPickup(
  tx: Database,
  order: OrderRecord,
  slotOfDayId: number | null,
  now: Date,
): Promise<Pickup> {
  const { shippingMethodId: methodId } = order
  if (slotOfDayId === null) return null
  if (methodId === null) throw invalidField('slot_id', NO_PICKUP)
  if (parseDeliverySlotId(slotOfDayId).day <= toTehranTime(now).day) {
    throw invalidField('slot_id', TOO_SOON)
  }
  const cityId = await findCityId(tx, order)
  return bookDeliverySlot(tx, { methodId, slotOfDayId, cityId, now })
}

type NewReturn = { lines: ReturnLine[]; input: ReturnInput; pickup: Pickup }

async function insertReturn(
  tx: Database,
  order: OrderRecord,
  { lines, input, pickup }: NewReturn,
): Promise<number> {
  const sold = {
    items_total: order.itemsTotal,
    discount: order.discount,
    coupon_discount: order.couponDiscount,
  }
  const units = lines.map(({ item, quantity }) => ({
    final_price: item.unitPrice - item.unitDiscount,
    quantity,
  }))
  const { goods, couponShare, worth } = priceReturn(sold, units)
  const [inserted] = await tx
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
      note: input.description,
      ...(pickup && {
        shippingMethodId: order.shippingMethodId,
        slotId: pickup.slotId,
        deliveryDay: pickup.day,
      }),
    })
    .returning({ id: orders.id })
  if (inserted === undefined) throw new Error('the return was not written')
  const { id } = inserted
  const code = formatOrderCode(id, new Date())
  await tx.update(orders).set({ code }).where(eq(orders.id, id))
  await tx.insert(orderItems).values(
    lines.map(({ item, quantity, reason }) => ({
      orderId: id,
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
  return id
}
