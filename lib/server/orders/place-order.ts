import { and, eq, inArray, sql, asc, or, exists } from 'drizzle-orm'
import type { Address } from '@/lib/contract/account/addresses'
import type { checkout } from '@/lib/contract/checkout/checkout'
import type { CallParsed } from '@/lib/contract/call'
import type { Order } from '@/lib/contract/orders/order'
import { formatToman, TOMAN, formatNumber } from '@/lib/persian/money'
import { parseDeliverySlotId } from '@/lib/domain/delivery-slots'
import type { CartLine } from '@/lib/contract/cart'
import { calculatePayable, calculateShippingPrice, sumPrices } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import {
  couponUses,
  orderItems,
  orders,
  shippingSlots,
  shippingMethodCities,
  shippingMethods,
} from '../db/schema/schema'
import { findAddress } from '../account/addresses'
import type { PersistResponse } from '../persist-response'
import { findLegalProfile } from '../account/legal-profile'
import { DomainError, invalidField } from '../domain-error'
import { listShippingMethods } from '../checkout/shipping-methods'
import { touchProducts } from '../product/update-product'
import { redeemCoupon } from './coupons'
import { reserveDeliverySlot, insertOrderEvents } from './order-transitions'
import { presentOrder } from './order-list'
import { reserveStock } from './stock-reservation'
import { readPricedLines, type PricedLine } from '../cart/cart-items'

type PricedCart = {
  lines: PricedLine[]
  itemsTotal: number
  discount: number
  /** What the goods cost after the festival, before coupon and shipping. */
  goods: number
}

/** Every line must be there in full: what is short is told by name. */
async function priceCart(db: Database, list: CartLine[]): Promise<PricedCart> {
  const { lines, missing } = await readPricedLines(db, list)
  if (missing > 0) {
    throw new DomainError(
      'out_of_stock',
      'یکی از کالاهای سبد دیگر فروخته نمی‌شود؛ سبد را بازبینی کنید.',
    )
  }
  const short = lines.find(({ quantity, info }) => quantity > info.quantity)
  if (short) {
    const left = short.info.quantity
    throw new DomainError(
      'out_of_stock',
      left <= 0
        ? `«${short.info.title}» تمام شده است؛ سبد را بازبینی کنید.`
        : `از «${short.info.title}» تنها ${formatNumber(left)} عدد مانده است؛ سبد را بازبینی کنید.`,
    )
  }
  const totals = sumPrices(lines.map(({ quantity, info }) => ({ ...info, quantity })))
  return { lines, itemsTotal: totals.items_total, discount: totals.discount, goods: totals.payable }
}

/** A place that is not in the list of cities is reached by what goes everywhere. */
async function findShippingMethod(db: Database, methodId: number, cityId: number | null) {
  const goesThere = db
    .select({ id: shippingMethodCities.cityId })
    .from(shippingMethodCities)
    .where(
      and(
        eq(shippingMethodCities.methodId, shippingMethods.id),
        eq(shippingMethodCities.cityId, cityId ?? 0),
      ),
    )
  const [method] = await db
    .select()
    .from(shippingMethods)
    .where(and(eq(shippingMethods.id, methodId), or(shippingMethods.everywhere, exists(goesThere))))
    .orderBy(asc(shippingMethods.id))
  if (method === undefined) {
    throw new DomainError(
      'precondition_failed',
      'این شیوهٔ ارسال برای نشانی شما نیست؛ شیوهٔ دیگری انتخاب کنید.',
    )
  }
  return method
}

type CheckoutInput = CallParsed<typeof checkout>['body']
type PlaceOrderOptions = { now?: Date; persistResponse?: PersistResponse<Order> }

const MINUTE = 60_000
const UNPAID_ORDER_LIFETIME = 30 * MINUTE
const MAX_UNPAID_ORDERS = 5

/** The number of the order to be written; a customer who hoards gets none. */
async function reserveOrderNumber(db: Database, userId: number): Promise<number> {
  const unpaid = inArray(orders.status, ['completing', 'waiting', 'waiting_payment'])
  const mine = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.type, 'sales'), unpaid))
    .limit(MAX_UNPAID_ORDERS)
    .as('mine')
  const [row] = await db
    .select({
      open: sql<number>`count(*)::int`,
      id: sql<number>`nextval(pg_get_serial_sequence('orders', 'id'))::int`,
    })
    .from(mine)
  if (row === undefined) throw new Error('the sequence of orders gave no number')
  if (row.open >= MAX_UNPAID_ORDERS) {
    throw new DomainError(
      'quota_exceeded',
      'چند سفارش پرداخت‌نشده دارید؛ نخست آن‌ها را بپردازید یا لغو کنید.',
    )
  }
  return row.id
}

/** The hours are one of those the shop offers for that place now, and still free. */
async function bookDeliverySlot(
  db: Database,
  wished: CheckoutInput,
  cityId: number | null,
  now: Date,
) {
  const hours = await db
    .select()
    .from(shippingSlots)
    .where(eq(shippingSlots.methodId, wished.shipping_method_id))
  if (hours.length === 0) {
    if (wished.slot_id) throw invalidField('slot_id', 'این شیوهٔ ارسال زمان انتخابی ندارد.')
    return null
  }
  if (!wished.slot_id || cityId === null)
    throw invalidField('slot_id', 'زمان تحویل را انتخاب کنید.')
  const methods = await listShippingMethods(db, cityId, now)
  const offered = methods
    .find(({ id }) => id === wished.shipping_method_id)
    ?.slots.some(({ id }) => id === wished.slot_id)
  const { slotId, day } = parseDeliverySlotId(wished.slot_id)
  const own = hours.find(({ id }) => id === slotId)
  if (!offered || own === undefined) {
    throw new DomainError('slot_unavailable', 'این زمان تحویل دیگر نیست؛ زمان دیگری انتخاب کنید.')
  }
  await reserveDeliverySlot(db, wished.slot_id, own.capacity)
  return { slotId, day, from: own.startsAt, to: own.endsAt }
}

function snapshotAddress(address: Address): Record<string, string> {
  const { title, receiver_name, receiver_mobile, state, city, postal_code, detail, plate, unit } =
    address
  return { title, receiver_name, receiver_mobile, state, city, postal_code, detail, plate, unit }
}

async function snapshotLegalDetails(db: Database, userId: number): Promise<Record<string, string>> {
  const legal = await findLegalProfile(db, userId)
  if (legal === null) {
    throw new DomainError(
      'precondition_failed',
      'برای فاکتور رسمی، نخست اطلاعات شرکت را در حساب خود بنویسید.',
    )
  }
  const { company_name, national_id, economic_code, registration_id, phone } = legal
  return { company_name, national_id, economic_code, registration_id, phone }
}

const jalaliYear = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
})

export function formatOrderCode(id: number, now: Date): string {
  const year = /\d+/.exec(jalaliYear.format(now))?.[0] ?? ''
  return `VT-${year}-${100_200 + id * 37}`
}

async function insertOrderItems(
  db: Database,
  orderId: number,
  { lines }: PricedCart,
): Promise<void> {
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

function productIdsOf({ lines }: PricedCart): number[] {
  return [...new Set(lines.map(({ info }) => info.product_id))]
}

function assertPriceSeen(seen: number | undefined, payable: number): void {
  if (seen === undefined || seen === payable) return
  throw new DomainError(
    'price_changed',
    `مبلغ سفارش تغییر کرده و اکنون ${formatToman(payable)} ${TOMAN} است؛ بازبینی کنید و دوباره تأیید کنید.`,
  )
}

/** Everything is read, priced and held in one transaction: it is all an order, or nothing is. */
export async function placeOrder(
  db: Database,
  userId: number,
  wished: CheckoutInput,
  { now = new Date(), persistResponse }: PlaceOrderOptions = {},
): Promise<{ order: Order; stale: string[] }> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, userId)
    const id = await reserveOrderNumber(tx, userId)
    const address = await findAddress(tx, userId, wished.address_id)
    const priced = await priceCart(tx, wished.list)
    const method = await findShippingMethod(tx, wished.shipping_method_id, address.city_id)
    const legal = wished.legal_invoice ? await snapshotLegalDetails(tx, userId) : null
    await reserveStock(
      tx,
      priced.lines.map(({ quantity, info }) => ({ stockId: info.stock_id, quantity })),
    )
    const stale = await touchProducts(tx, productIdsOf(priced))
    const coupon = wished.coupon
      ? await redeemCoupon(tx, { code: wished.coupon, goods: priced.goods, userId, now })
      : null
    const slot = await bookDeliverySlot(tx, wished, address.city_id, now)
    const { goods } = priced
    const terms = { price: method.price, free_from: method.freeFrom }
    const shippingPrice = calculateShippingPrice(terms, goods)
    const couponDiscount = coupon?.discount ?? 0
    const payable = calculatePayable({ goods, couponDiscount, shippingPrice })
    assertPriceSeen(wished.seen_payable, payable)

    const written = tx.insert(orders).values({
      id,
      code: formatOrderCode(id, now),
      userId,
      status: 'waiting_payment',
      itemsTotal: priced.itemsTotal,
      discount: priced.discount,
      couponDiscount,
      couponCode: coupon?.code ?? null,
      shippingPrice,
      payable,
      address: snapshotAddress(address),
      legal,
      shippingMethodId: method.id,
      slotId: slot?.slotId ?? null,
      deliveryDay: slot?.day ?? null,
      note: wished.note,
      expiresAt: new Date(now.getTime() + UNPAID_ORDER_LIFETIME),
    })
    const [order] = await written.returning()
    if (order === undefined) throw new Error('the order was not written')
    await insertOrderItems(tx, id, priced)
    if (coupon) await tx.insert(couponUses).values({ couponId: coupon.id, userId, orderId: id })
    const way = ['completing', 'waiting', 'waiting_payment'] as const
    const moves = way.map((to) => ({ to, by: 'customer' as const, actorId: userId }))
    await insertOrderEvents(tx, id, null, moves)
    const hours = { from: slot?.from ?? null, to: slot?.to ?? null }
    const placed = presentOrder({ order, method: method.title, ...hours })
    await persistResponse?.(tx, placed)
    return { order: placed, stale }
  })
}
