import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { CartLine } from '@/lib/contract/cart'
import type { checkout } from '@/lib/contract/checkout/checkout'
import type { Order } from '@/lib/contract/orders/order'
import { UNPAID } from '@/lib/contract/orders/order-status'
import { calculatePayable, calculateShippingPrice, sumPrices } from '@/lib/domain/pricing'
import { findLongestHandling } from '@/lib/domain/handling-days'
import { MAX_UNPAID_ORDERS, UNPAID_ORDER_MINUTES } from '@/lib/domain/quotas'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import { MINUTE_MS } from '@/lib/persian/durations'
import { findAddress, snapshotAddress } from '../account/addresses'
import { findLegalProfile } from '../account/legal-profile'
import { readPricedLines, type PricedLine } from '../cart/cart-items'
import { bookDeliverySlot } from '../checkout/book-delivery-slot'
import { findDeliveryDays, findReadyTime } from '../checkout/ready-time'
import { findShippingMethod } from '../checkout/shipping-methods'
import type { Database, PersistResponse } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import { couponUses, orderItems, orders } from '../db/schema/orders'
import { DomainError } from '../domain-error'
import { touchProducts } from '../product/update-product'
import { redeemCoupon } from './coupons'
import { formatOrderCode, presentOrder } from './order-list'
import { insertOrderEvents } from './order-events'
import { reserveStock } from './stock-reservation'

const TOO_MANY_UNPAID = 'چند سفارش پرداخت‌نشده دارید؛ ابتدا آن‌ها را بپردازید یا لغو کنید.'
const NOT_SOLD = 'یکی از کالاهای سبد دیگر فروخته نمی‌شود؛ سبد را بازبینی کنید.'
const LEGAL_PROFILE_REQUIRED = 'برای فاکتور رسمی، ابتدا اطلاعات شرکت را در حساب خود بنویسید.'

type CheckoutInput = CallParsed<typeof checkout>['body']
type PlaceOrderOptions = {
  now?: Date
  persistResponse?: PersistResponse<Order>
  /** By the id of the variant: what a unit of it costs, where the staff agreed on another price. */
  prices?: ReadonlyMap<number, number>
  minutesToPay?: number
  /** Who of the staff places it; empty for its customer. */
  placedBy?: string
  /** Its goods are ready, as who of the staff places it knows. */
  skipsHandling?: boolean
  /** Of the draft that it is placed from. */
  draftKey?: string | undefined
}

/**
 * Read, priced and reserved in one transaction: it is all an order, or nothing is. The locks are
 * taken as everywhere: customer, stock, products, coupon, delivery slot.
 */
export async function placeOrder(
  db: Database,
  customerId: number,
  input: CheckoutInput,
  options: PlaceOrderOptions = {},
): Promise<{ order: Order; tagsToRevalidate: string[] }> {
  const { now = new Date(), persistResponse, placedBy = '', skipsHandling = false } = options
  const { minutesToPay = UNPAID_ORDER_MINUTES } = options
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const id = await reserveOrderId(tx, customerId)
    const address = await findAddress(tx, customerId, input.address_id)
    const { lines, totals } = await priceCart(tx, input.list, options.prices)
    const method = await findShippingMethod(tx, input.shipping_method_id, address.city_id)
    const legal = input.legal_invoice ? await snapshotLegalProfile(tx, customerId) : null

    const shownOnCards = await reserveStock(
      tx,
      lines.map(({ quantity, info }) => ({ stockId: info.stock_id, quantity })),
    )
    const productIds = new Set(lines.map(({ info }) => info.product_id))
    const tagsToRevalidate = await touchProducts(tx, [...productIds], { shownOnCards })
    const goods = totals.payable
    const coupon = input.coupon
      ? await redeemCoupon(tx, { code: input.coupon, lines: linesOf(lines), customerId, now })
      : null
    const handlingDays = skipsHandling ? 0 : findLongestHandling(lines.map(({ info }) => info))
    const readyAt = await findReadyTime(tx, now, handlingDays)
    const slot = await bookDeliverySlot(tx, {
      methodId: method.id,
      slotOfDayId: input.slot_id,
      cityId: address.city_id,
      now: readyAt,
    })

    const couponDiscount = coupon?.discount ?? 0
    const shippingTerms = { price: method.price, free_from: method.freeFrom }
    const shippingPrice = calculateShippingPrice(shippingTerms, goods)
    const payable = calculatePayable({ goods, couponDiscount, shippingPrice })
    assertPriceSeen(input.seen_payable, payable)

    const [order] = await tx
      .insert(orders)
      .values({
        id,
        code: formatOrderCode(id, now),
        userId: customerId,
        status: 'waiting_payment',
        itemsTotal: totals.items_total,
        discount: totals.discount,
        couponDiscount,
        couponCode: coupon?.code ?? null,
        couponBase: coupon?.base ?? null,
        shippingPrice,
        payable,
        address: snapshotAddress(address),
        legal,
        shippingMethodId: method.id,
        ...(slot
          ? { slotId: slot.slotId, deliveryDay: slot.day }
          : await findDeliveryDays(tx, method, readyAt)),
        note: input.note,
        placedBy,
        draftKey: options.draftKey,
        expiresAt: new Date(now.getTime() + minutesToPay * MINUTE_MS),
      })
      .returning()
    if (order === undefined) throw new Error('the order was not written')
    await insertOrderItems(tx, id, lines, coupon?.covers)
    if (coupon) {
      await tx.insert(couponUses).values({ couponId: coupon.id, userId: customerId, orderId: id })
    }
    const by = placedBy === '' ? ('customer' as const) : ('operator' as const)
    const actorId = placedBy === '' ? customerId : undefined
    const steps = UNPAID.map((to) => ({ to, by, actorId }))
    await insertOrderEvents(tx, id, null, steps)

    const hours = { from: slot?.from ?? null, to: slot?.to ?? null }
    const placed = presentOrder({
      order,
      method: method.title,
      delivers: method.delivers,
      ...hours,
    })
    await persistResponse?.(tx, placed)
    return { order: placed, tagsToRevalidate }
  })
}

/** The id of the order to be written; a customer with too many unpaid ones gets none. */
async function reserveOrderId(tx: Database, customerId: number): Promise<number> {
  const isOpen = inArray(orders.status, UNPAID)
  const open = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, customerId), eq(orders.type, 'sales'), isOpen))
    .limit(MAX_UNPAID_ORDERS)
    .as('open')
  const [row] = await tx
    .select({
      openCount: sql<number>`count(*)::int`,
      id: sql<number>`nextval(pg_get_serial_sequence('orders', 'id'))::int`,
    })
    .from(open)
  if (row === undefined) throw new Error('the sequence of orders gave no number')
  if (row.openCount >= MAX_UNPAID_ORDERS) throw new DomainError('quota_exceeded', TOO_MANY_UNPAID)
  return row.id
}

/** Every line must be there in full; the first that is short is named. */
async function priceCart(
  tx: Database,
  list: CartLine[],
  prices: ReadonlyMap<number, number> = new Map(),
) {
  const { lines: usual, missing } = await readPricedLines(tx, list)
  const lines = usual.map(({ quantity, info }) => ({
    quantity,
    info: { ...info, final_price: prices.get(info.stock_id) ?? info.final_price },
  }))
  if (missing > 0) throw new DomainError('out_of_stock', NOT_SOLD)
  const short = lines.find(({ quantity, info }) => quantity > info.quantity)
  if (short) throw outOfStock(short)
  const totals = sumPrices(lines.map(({ quantity, info }) => ({ ...info, quantity })))
  return { lines, totals }
}

function outOfStock({ info: { title, quantity } }: PricedLine): DomainError {
  return new DomainError(
    'out_of_stock',
    quantity <= 0
      ? `«${title}» تمام شده است؛ سبد را بازبینی کنید.`
      : `از «${title}» تنها ${formatNumber(quantity)} عدد مانده است؛ سبد را بازبینی کنید.`,
  )
}

const linesOf = (lines: PricedLine[]) =>
  lines.map(({ quantity, info }) => ({
    productId: info.product_id,
    sum: info.final_price * quantity,
  }))

async function snapshotLegalProfile(tx: Database, customerId: number) {
  const legal = await findLegalProfile(tx, customerId)
  if (legal === null) throw new DomainError('precondition_failed', LEGAL_PROFILE_REQUIRED)
  const { company_name, national_id, economic_code, registration_id, phone } = legal
  return { company_name, national_id, economic_code, registration_id, phone }
}

/** What the customer saw is what they agreed to. */
function assertPriceSeen(seen: number | undefined, payable: number): void {
  if (seen === undefined || seen === payable) return
  throw new DomainError(
    'price_changed',
    `مبلغ سفارش تغییر کرده و اکنون ${formatAmount(payable)} ${currencyName()} است؛ بازبینی کنید و دوباره تأیید کنید.`,
  )
}

async function insertOrderItems(
  tx: Database,
  orderId: number,
  lines: PricedLine[],
  takesCoupon: (productId: number) => boolean = () => true,
): Promise<void> {
  await tx.insert(orderItems).values(
    lines.map(({ quantity, info }) => ({
      orderId,
      productId: info.product_id,
      stockId: info.stock_id,
      title: info.title,
      parentValue: info.parent_value,
      unitPrice: info.price,
      unitDiscount: info.price - info.final_price,
      takesCoupon: takesCoupon(info.product_id),
      quantity,
    })),
  )
}
