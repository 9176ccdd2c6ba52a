import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { returnOrder } from '@/lib/contract/buying'
import type { CallParsed } from '@/lib/contract/call'
import type { Order } from '@/lib/contract/orders'
import type { Database } from '../../db/database'
import { orderItems, orderPictures, orders } from '../../db/schema/schema'
import type { MediaStore } from '../../media/media-store'
import { withPictures } from '../../media/with-pictures'
import { furtherHolidays } from '../holidays'
import type { Keep } from '../keep'
import { Refusal } from '../refusal'
import { lockOrder, moveOrder, writeEvents, type OrderRecord } from './moving'
import { presentOrder, readOrders } from './order-list'
import { codeOf } from './placing'
import { returnIsOpen } from './working-days'

async function orderById(db: Database, id: number): Promise<Order> {
  const [row] = await readOrders(db).where(eq(orders.id, id))
  if (row === undefined) throw new Error('the order is gone')
  return presentOrder(row)
}

type Cancel = { id: number; reason: string; keep?: Keep<Order> }

export async function cancelByCustomer(db: Database, userId: number, asked: Cancel) {
  const { id, reason, keep } = asked
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, userId)
    const move = { to: 'cancel_customer', by: 'customer', actorId: userId, note: reason } as const
    const stale = await moveOrder(tx, order, move)
    const cancelled = await orderById(tx, id)
    await keep?.(tx, cancelled)
    return { order: cancelled, stale }
  })
}

type Item = typeof orderItems.$inferSelect
type Wished = CallParsed<typeof returnOrder>['body']

async function itemsBack(tx: Database, order: OrderRecord): Promise<Map<number, number>> {
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

async function mustBeReturnable(db: Database, order: OrderRecord, now: Date): Promise<void> {
  if (order.type !== 'sales' || order.status !== 'delivery' || order.deliveredAt === null) {
    throw new Refusal('refused', 'تنها سفارش تحویل‌شده را می‌توان پس داد.')
  }
  if (!returnIsOpen(order.deliveredAt, now, await furtherHolidays(db))) {
    throw new Refusal('refused', 'هفت روز کاری مهلت بازگرداندن این سفارش گذشته است.')
  }
}

type Chosen = { item: Item; quantity: number; reason: string }

function chosenItems(own: Item[], back: Map<number, number>, wished: Wished): Chosen[] {
  const asked = new Map<number, { quantity: number; reason: string }>()
  for (const { order_item_id: id, quantity, reason } of wished.items) {
    asked.set(id, { quantity: (asked.get(id)?.quantity ?? 0) + quantity, reason })
  }
  return [...asked].map(([id, { quantity, reason }]) => {
    const item = own.find((one) => one.id === id)
    if (item === undefined) throw new Refusal('not_found', 'این کالا در سفارش شما نیست.')
    const left = item.quantity - (back.get(id) ?? 0)
    if (quantity > left) {
      throw new Refusal('refused', `از «${item.title}» این تعداد برای بازگرداندن نمانده است.`)
    }
    return { item, quantity, reason }
  })
}

/** A coupon took its share of every unit, so a unit that goes back takes its share along. */
function worthOf(order: OrderRecord, chosen: Chosen[]): number {
  const price = ({ item, quantity }: Chosen) => (item.unitPrice - item.unitDiscount) * quantity
  const goods = chosen.reduce((sum, one) => sum + price(one), 0)
  const whole = order.itemsTotal - order.discount
  const share = whole === 0 ? 0 : Math.ceil((order.couponDiscount * goods) / whole)
  return goods - share
}

type Places = { db: Database; media: MediaStore }
type Return = {
  id: number
  wished: Wished
  files: Buffer[]
  now?: Date
  keep?: Keep<Order>
}

async function writeReturn(tx: Database, order: OrderRecord, chosen: Chosen[], wished: Wished) {
  const total = chosen.reduce(
    (sum, { item, quantity }) => sum + (item.unitPrice - item.unitDiscount) * quantity,
    0,
  )
  const [refer] = await tx
    .insert(orders)
    .values({
      code: sql`gen_random_uuid()::text`,
      userId: order.userId,
      parentId: order.id,
      type: 'refer',
      status: 'refer_request',
      itemsTotal: total,
      couponDiscount: total - worthOf(order, chosen),
      payable: worthOf(order, chosen),
      address: order.address,
      note: wished.description,
    })
    .returning({ id: orders.id })
  if (refer === undefined) throw new Error('the return was not written')
  const code = codeOf(refer.id, new Date())
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

export async function askToReturn(
  places: Places,
  userId: number,
  { id, wished, files, now = new Date(), keep }: Return,
): Promise<Order> {
  const { db } = places
  const own = and(eq(orders.id, id), eq(orders.userId, userId))
  const [known] = await db.select().from(orders).where(own)
  if (known === undefined) throw new Refusal('not_found', 'این سفارش پیدا نشد.')
  await mustBeReturnable(db, known, now)
  return withPictures(places, { field: 'images', files }, (pictures) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, userId)
      await mustBeReturnable(tx, order, now)
      const items = await tx
        .select()
        .from(orderItems)
        .where(inArray(orderItems.orderId, [id]))
      const chosen = chosenItems(items, await itemsBack(tx, order), wished)
      const referId = await writeReturn(tx, order, chosen, wished)
      if (pictures.length > 0) {
        await tx
          .insert(orderPictures)
          .values(pictures.map(({ path }, position) => ({ orderId: referId, path, position })))
      }
      const note = wished.description
      const move = { to: 'refer_request', by: 'customer', actorId: userId, note } as const
      await writeEvents(tx, referId, null, [move])
      const refer = await orderById(tx, referId)
      await keep?.(tx, refer)
      return refer
    }),
  )
}
