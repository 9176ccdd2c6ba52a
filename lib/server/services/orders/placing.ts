import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Address } from '@/lib/contract/addresses'
import type { checkout } from '@/lib/contract/buying'
import type { CallParsed } from '@/lib/contract/call'
import type { Order } from '@/lib/contract/orders'
import { formatToman, TOMAN } from '@/lib/persian/money'
import type { Database } from '../../db/database'
import { couponUses, orderItems, orders, shippingSlots } from '../../db/schema/schema'
import { addressOf } from '../addresses'
import type { Keep } from '../keep'
import { legalOf } from '../legal'
import { Refusal } from '../refusal'
import { shippingMethodsTo } from '../shipping'
import { hoursAndDay } from '../slot-of-day'
import { touchProducts } from '../stocks'
import { takeCoupon } from './coupons'
import { takeSlot, writeEvents } from './moving'
import { presentOrder } from './order-list'
import { methodTo, priceWhole, shippingCost, type Priced } from './pricing'
import { reserve } from './shelf'

type Wished = CallParsed<typeof checkout>['body']
type Circumstances = { now?: Date; keep?: Keep<Order> }

const MINUTE = 60_000
const TIME_TO_PAY = 30 * MINUTE
const MOST_UNPAID = 5

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { fields: { [field]: [message] } })
}

/** The number of the order to be written; a customer who hoards gets none. */
async function nextNumber(db: Database, userId: number): Promise<number> {
  const unpaid = inArray(orders.status, ['completing', 'waiting', 'waiting_payment'])
  const mine = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.type, 'sales'), unpaid))
    .limit(MOST_UNPAID)
    .as('mine')
  const [row] = await db
    .select({
      open: sql<number>`count(*)::int`,
      id: sql<number>`nextval(pg_get_serial_sequence('orders', 'id'))::int`,
    })
    .from(mine)
  if (row === undefined) throw new Error('the sequence of orders gave no number')
  if (row.open >= MOST_UNPAID) {
    throw new Refusal('refused', 'چند سفارش پرداخت‌نشده دارید؛ نخست آن‌ها را بپردازید یا لغو کنید.')
  }
  return row.id
}

/** The hours are one of those the shop offers for that place now, and still free. */
async function bookSlot(db: Database, wished: Wished, cityId: number | null, now: Date) {
  const hours = await db
    .select()
    .from(shippingSlots)
    .where(eq(shippingSlots.methodId, wished.shipping_method_id))
  if (hours.length === 0) {
    if (wished.slot_id) throw invalid('slot_id', 'این شیوهٔ ارسال زمان انتخابی ندارد.')
    return null
  }
  if (!wished.slot_id || cityId === null) throw invalid('slot_id', 'زمان تحویل را انتخاب کنید.')
  const methods = await shippingMethodsTo(db, cityId, now)
  const offered = methods
    .find(({ id }) => id === wished.shipping_method_id)
    ?.slots.some(({ id }) => id === wished.slot_id)
  const { slotId, day } = hoursAndDay(wished.slot_id)
  const own = hours.find(({ id }) => id === slotId)
  if (!offered || own === undefined) {
    throw new Refusal('refused', 'این زمان تحویل دیگر نیست؛ زمان دیگری انتخاب کنید.')
  }
  await takeSlot(db, wished.slot_id, own.capacity)
  return { slotId, day, from: own.startsAt, to: own.endsAt }
}

function addressText(address: Address): Record<string, string> {
  const { title, receiver_name, receiver_mobile, state, city, postal_code, detail, plate, unit } =
    address
  return { title, receiver_name, receiver_mobile, state, city, postal_code, detail, plate, unit }
}

async function legalText(db: Database, userId: number): Promise<Record<string, string>> {
  const legal = await legalOf(db, userId)
  if (legal === null) {
    throw new Refusal('refused', 'برای فاکتور رسمی، نخست اطلاعات شرکت را در حساب خود بنویسید.')
  }
  const { company_name, national_id, economic_code, registration_id, phone } = legal
  return { company_name, national_id, economic_code, registration_id, phone }
}

const jalaliYear = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
})

export function codeOf(id: number, now: Date): string {
  const year = /\d+/.exec(jalaliYear.format(now))?.[0] ?? ''
  return `VT-${year}-${100_200 + id * 37}`
}

async function writeItems(db: Database, orderId: number, { lines }: Priced): Promise<void> {
  await db.insert(orderItems).values(
    lines.map(({ quantity, info }) => ({
      orderId,
      productId: info.product_id,
      stockId: info.stock_id,
      title: info.title,
      parentValue: info.parent_value,
      unitPrice: info.price,
      unitDiscount: info.price - info.final_price,
      quantity,
    })),
  )
}

function productsOf({ lines }: Priced): number[] {
  return [...new Set(lines.map(({ info }) => info.product_id))]
}

function mustBeSeen(seen: number | undefined, payable: number): void {
  if (seen === undefined || seen === payable) return
  throw new Refusal(
    'refused',
    `مبلغ سفارش تغییر کرده و اکنون ${formatToman(payable)} ${TOMAN} است؛ بازبینی کنید و دوباره تأیید کنید.`,
  )
}

/** Everything is read, priced and held in one transaction: it is all an order, or nothing is. */
export async function placeOrder(
  db: Database,
  userId: number,
  wished: Wished,
  { now = new Date(), keep }: Circumstances = {},
): Promise<{ order: Order; stale: string[] }> {
  return db.transaction(async (tx) => {
    const id = await nextNumber(tx, userId)
    const address = await addressOf(tx, userId, wished.address_id)
    const priced = await priceWhole(tx, wished.list)
    const method = await methodTo(tx, wished.shipping_method_id, address.city_id)
    const legal = wished.legal_invoice ? await legalText(tx, userId) : null
    await reserve(
      tx,
      priced.lines.map(({ quantity, info }) => ({ stockId: info.stock_id, quantity })),
    )
    const stale = await touchProducts(tx, productsOf(priced))
    const coupon = wished.coupon
      ? await takeCoupon(tx, { code: wished.coupon, goods: priced.goods, userId, now })
      : null
    const slot = await bookSlot(tx, wished, address.city_id, now)
    const shippingPrice = shippingCost(method, priced.goods)
    const payable = priced.goods - (coupon?.discount ?? 0) + shippingPrice
    mustBeSeen(wished.seen_payable, payable)

    const written = tx.insert(orders).values({
      id,
      code: codeOf(id, now),
      userId,
      status: 'waiting_payment',
      itemsTotal: priced.itemsTotal,
      discount: priced.discount,
      couponDiscount: coupon?.discount ?? 0,
      couponCode: coupon?.code ?? null,
      shippingPrice,
      payable,
      address: addressText(address),
      legal,
      shippingMethodId: method.id,
      slotId: slot?.slotId ?? null,
      deliveryDay: slot?.day ?? null,
      note: wished.note,
      expiresAt: new Date(now.getTime() + TIME_TO_PAY),
    })
    const [order] = await written.returning()
    if (order === undefined) throw new Error('the order was not written')
    await writeItems(tx, id, priced)
    if (coupon) await tx.insert(couponUses).values({ couponId: coupon.id, userId, orderId: id })
    const way = ['completing', 'waiting', 'waiting_payment'] as const
    const moves = way.map((to) => ({ to, by: 'customer' as const, actorId: userId }))
    await writeEvents(tx, id, null, moves)
    const hours = { from: slot?.from ?? null, to: slot?.to ?? null }
    const placed = presentOrder({ order, method: method.title, ...hours })
    await keep?.(tx, placed)
    return { order: placed, stale }
  })
}
