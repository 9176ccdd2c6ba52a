import { and, eq, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { returnOrder } from '@/lib/contract/orders/order-actions'
import type { Order } from '@/lib/contract/orders/order'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { isReturnOpen } from '@/lib/domain/working-days'
import type { MediaStore } from '../adapters/media/media-store'
import { findAddress, snapshotAddress } from '../account/addresses'
import { withAttachments } from '../account/save-attachments'
import { bookDeliverySlot } from '../checkout/book-delivery-slot'
import { readExtraHolidays } from '../checkout/holidays'
import type { Database, PersistResponse } from '../db/database'
import { orderItems, orderPictures, orders } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { touchProducts } from '../product/update-product'
import { formatOrderCode, readOrder } from './order-list'
import { assertPickupDay, findCityId } from './return-pickup'
import { insertOrderEvents, type OrderRecord } from './order-events'
import { lockOrder } from './order-transitions'
import { priceLines, reserveWanted, selectReturnLines, type ReturnLine } from './return-lines'
import { readReturned } from './returned-units'

const NOT_DELIVERED = 'تنها سفارش تحویل‌شده را می‌توان مرجوع کرد.'
const RETURN_CLOSED = 'هفت روز کاری مهلت مرجوع کردن این سفارش گذشته است.'
const NO_PICKUP = 'پیک به نشانی این سفارش نمی‌آید.'
const OTHER_TOWN = 'پیک این سفارش به شهر دیگری نمی‌رود؛ نشانی‌ای در همان شهر انتخاب کنید.'

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
): Promise<{ refer: Order; tagsToRevalidate: string[] }> {
  const { db } = context
  const [known] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, customerId)))
  if (known === undefined) throw notFound('این سفارش')
  await assertReturnable(db, known, now)
  // Pictures cost far more than all of this, so it is looked at before them and again under the lock.
  await selectPricedLines(db, known, input)
  await findPickupAddress(db, known, input.address_id)
  return withAttachments(context, { userId: customerId, field: 'images', files }, (pictures) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, customerId)
      await assertReturnable(tx, order, now)
      const { lines, amounts } = await selectPricedLines(tx, order, input)
      const tagsToRevalidate = await holdWanted(tx, lines)
      const pickup = await bookPickup(tx, order, input.slot_id, now)
      const address = await findPickupAddress(tx, order, input.address_id)
      const returnId = await insertReturn(tx, order, { lines, amounts, input, pickup, address })
      if (pictures.length > 0) {
        await tx
          .insert(orderPictures)
          .values(pictures.map(({ path }, position) => ({ orderId: returnId, path, position })))
      }
      await insertOrderEvents(tx, returnId, null, [
        { to: 'refer_request', by: 'customer', actorId: customerId, note: input.description },
      ])
      const refer = await readOrder(tx, returnId)
      await persistResponse?.(tx, refer)
      return { refer, tagsToRevalidate }
    }),
  )
}

async function selectPricedLines(db: Database, order: OrderRecord, input: ReturnInput) {
  const { units, before } = await readReturned(db, order.id)
  const lines = await selectReturnLines(db, order, input, units)
  const amounts = priceLines(order, lines, before)
  assertRefundSeen(input.seen_refund, amounts.worth - amounts.exchangeTotal)
  return { lines, amounts }
}

async function assertReturnable(db: Database, order: OrderRecord, now: Date): Promise<void> {
  if (order.type !== 'sales' || order.status !== 'delivery' || order.deliveredAt === null) {
    throw new DomainError('precondition_failed', NOT_DELIVERED)
  }
  if (!isReturnOpen(order.deliveredAt, now, await readExtraHolidays(db))) {
    throw new DomainError('precondition_failed', RETURN_CLOSED)
  }
}

/** The variants that are wanted instead wait for their customer; gives the tags of their pages. */
async function holdWanted(tx: Database, lines: readonly ReturnLine[]): Promise<string[]> {
  const productIds = lines.flatMap(({ item, wanted }) => (wanted ? [item.productId] : []))
  if (productIds.length === 0) return []
  const shownOnCards = await reserveWanted(tx, lines)
  return touchProducts(tx, [...new Set(productIds)], { shownOnCards })
}

/** A price may have changed since the form was read. */
function assertRefundSeen(seen: number | undefined, refund: number): void {
  if (seen === undefined || seen === refund) return
  throw new DomainError(
    'price_changed',
    `قیمت‌ها تغییر کرده و اکنون ${formatAmount(refund)} ${currencyName()} به کیف پول شما بازمی‌گردد؛ بازبینی کنید و دوباره ثبت کنید.`,
  )
}

type Pickup = Awaited<ReturnType<typeof bookDeliverySlot>>

const slotInvalid = (message: string) => invalidField('slot_id', message)

/** By the courier who brought it, on another day than today. */
async function bookPickup(
  tx: Database,
  order: OrderRecord,
  slotOfDayId: number | null,
  now: Date,
): Promise<Pickup> {
  const { shippingMethodId: methodId } = order
  if (slotOfDayId === null) return null
  if (methodId === null) throw slotInvalid(NO_PICKUP)
  assertPickupDay(order, slotOfDayId, { now, toError: slotInvalid })
  const cityId = await findCityId(tx, order)
  return bookDeliverySlot(tx, { methodId, slotOfDayId, cityId, now })
}

/** The courier of an order goes to its town alone. */
async function findPickupAddress(
  tx: Database,
  { userId, address }: OrderRecord,
  addressId: number | undefined,
): Promise<OrderRecord['address']> {
  if (addressId === undefined) return address
  const chosen = await findAddress(tx, userId, addressId)
  if (chosen.state !== address?.state || chosen.city !== address.city) {
    throw invalidField('address_id', OTHER_TOWN)
  }
  return snapshotAddress(chosen)
}

type NewReturn = {
  lines: ReturnLine[]
  amounts: ReturnType<typeof priceLines>
  input: ReturnInput
  pickup: Pickup
  address: OrderRecord['address']
}

async function insertReturn(
  tx: Database,
  order: OrderRecord,
  { lines, amounts, input, pickup, address }: NewReturn,
): Promise<number> {
  const { goods, couponShare, worth, exchangeTotal } = amounts
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
      exchangeTotal,
      address,
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
    lines.map(({ item, quantity, reason, wanted }) => ({
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
      ...(wanted && {
        exchangeStockId: wanted.stock.id,
        exchangeValue: wanted.stock.parentValue,
        exchangePrice: Math.max(wanted.stock.price, wanted.price),
        exchangeDiscount: Math.max(wanted.stock.price - wanted.price, 0),
        exchangeState: 'held' as const,
      }),
    })),
  )
  return id
}
