import { eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { returnOrder } from '@/lib/contract/orders/order-actions'
import { priceReturn, type ReturnedBefore } from '@/lib/domain/pricing'
import { isReplacedAlike } from '@/lib/domain/return-reasons'
import type { Database } from '../db/database'
import { orderItems } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { listExchangeVariants, type PricedVariant } from './exchange-options'
import type { OrderRecord } from './order-events'
import { reserveStock } from './stock-reservation'

const NOT_IN_ORDER = 'این کالا در سفارش شما نیست.'
const NO_SUCH_VARIANT = 'این رنگ یا اندازه دیگر فروخته نمی‌شود؛ گزینهٔ دیگری انتخاب کنید.'
const NOT_REPLACED =
  'همین کالا را تنها به جای کالای خراب، ناقص یا اشتباه می‌فرستیم؛ گزینهٔ دیگری انتخاب کنید.'
const HELD_BY_ANOTHER = 'کالایی که به جایش می‌خواهید همین حالا تمام شد؛ گزینهٔ دیگری انتخاب کنید.'

type ReturnInput = CallParsed<typeof returnOrder>['body']
type OrderItemRow = typeof orderItems.$inferSelect
type WantedVariant = { stock: PricedVariant['stock']; price: number }
export type ReturnLine = {
  item: OrderItemRow
  quantity: number
  reason: string
  /** Null where the money is wanted. */
  wanted: WantedVariant | null
}

/** Two lines of one item are one, unless they want different things for it. */
function mergeInput(items: ReturnInput['items']): ReturnInput['items'] {
  const merged = new Map<string, ReturnInput['items'][number]>()
  for (const line of items) {
    const key = `${line.order_item_id} ${line.exchange_stock_id ?? ''}`
    merged.set(key, { ...line, quantity: (merged.get(key)?.quantity ?? 0) + line.quantity })
  }
  return [...merged.values()]
}

export async function selectReturnLines(
  tx: Database,
  order: OrderRecord,
  input: ReturnInput,
  returnedUnits: ReadonlyMap<number, number>,
): Promise<ReturnLine[]> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  const taken = new Map(returnedUnits)
  const variants = input.items.some(({ exchange_stock_id: id }) => id)
    ? await listExchangeVariants(tx, items)
    : new Map<number, PricedVariant[]>()
  return mergeInput(input.items).map((line) => {
    const { order_item_id: id, quantity, reason, exchange_stock_id: stockId } = line
    const item = items.find((one) => one.id === id)
    if (item === undefined) throw new DomainError('not_found', NOT_IN_ORDER)
    const before = taken.get(id) ?? 0
    if (quantity > item.quantity - before) {
      throw new DomainError(
        'precondition_failed',
        `از «${item.title}» این تعداد برای مرجوع کردن نمانده است.`,
      )
    }
    taken.set(id, before + quantity)
    if (stockId === item.stockId && !isReplacedAlike(reason)) {
      throw new DomainError('precondition_failed', NOT_REPLACED)
    }
    const wanted = stockId ? findWanted(item, variants.get(id) ?? [], stockId) : null
    return { item, quantity, reason, wanted }
  })
}

function findWanted(item: OrderItemRow, variants: PricedVariant[], stockId: number): WantedVariant {
  const variant = variants.find(({ stock }) => stock.id === stockId)
  if (variant === undefined) throw new DomainError('precondition_failed', NO_SUCH_VARIANT)
  const { stock, price } = variant
  if (price === null) {
    const name = Object.values(stock.parentValue).join('، ')
    throw new DomainError(
      'precondition_failed',
      `«${name}» از «${item.title}» گران‌تر است و تعویض نمی‌شود؛ پولتان را پس بگیرید و آن را جدا سفارش دهید.`,
    )
  }
  return { stock, price }
}

/** All wanted variants in one statement, each with all its units or none at all; gives the products whose cards change. */
export async function reserveWanted(
  tx: Database,
  lines: readonly ReturnLine[],
): Promise<Set<number>> {
  const units = new Map<number, number>()
  for (const { wanted, quantity } of lines) {
    if (wanted) units.set(wanted.stock.id, (units.get(wanted.stock.id) ?? 0) + quantity)
  }
  const wanted = [...units].map(([stockId, quantity]) => ({ stockId, quantity }))
  return reserveStock(tx, wanted, HELD_BY_ANOTHER)
}

/** What the lines are worth, and what is wanted instead costs, each with its share of the coupon. */
export function priceLines(
  order: OrderRecord,
  lines: readonly ReturnLine[],
  before: ReturnedBefore,
) {
  const sold = {
    items_total: order.itemsTotal,
    discount: order.discount,
    coupon_discount: order.couponDiscount,
    coupon_base: order.couponBase,
  }
  const back = lines.map(({ item, quantity }) => ({
    final_price: item.unitPrice - item.unitDiscount,
    quantity,
    takes_coupon: item.takesCoupon,
  }))
  const instead = lines.flatMap(({ item, wanted, quantity }) =>
    wanted ? [{ final_price: wanted.price, quantity, takes_coupon: item.takesCoupon }] : [],
  )
  return {
    ...priceReturn(sold, back, before),
    exchangeTotal: priceReturn(sold, instead, before).worth,
  }
}
