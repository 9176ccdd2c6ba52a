import { asc, eq, or, exists, and } from 'drizzle-orm'
import type { CartLine } from '@/lib/contract/cart'
import { formatNumber } from '@/lib/persian/money'
import type { Database } from '../../db/database'
import { shippingMethodCities, shippingMethods } from '../../db/schema/schema'
import { pricedLines, type PricedLine } from '../cart'
import { Refusal } from '../refusal'

export type Priced = {
  lines: PricedLine[]
  itemsTotal: number
  discount: number
  /** What the goods cost after the festival, before coupon and shipping. */
  goods: number
}

function sumOf(lines: PricedLine[], of: (line: PricedLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}

/** Every line must be there in full: what is short is told by name. */
export async function priceWhole(db: Database, list: CartLine[]): Promise<Priced> {
  const { lines, missing } = await pricedLines(db, list)
  if (missing > 0) {
    throw new Refusal('refused', 'یکی از کالاهای سبد دیگر فروخته نمی‌شود؛ سبد را بازبینی کنید.')
  }
  const short = lines.find(({ quantity, info }) => quantity > info.quantity)
  if (short) {
    const left = short.info.quantity
    throw new Refusal(
      'refused',
      left <= 0
        ? `«${short.info.title}» تمام شده است؛ سبد را بازبینی کنید.`
        : `از «${short.info.title}» تنها ${formatNumber(left)} عدد مانده است؛ سبد را بازبینی کنید.`,
    )
  }
  const itemsTotal = sumOf(lines, ({ quantity, info }) => quantity * info.price)
  const goods = sumOf(lines, ({ quantity, info }) => quantity * info.final_price)
  return { lines, itemsTotal, goods, discount: itemsTotal - goods }
}

export function shippingCost(
  { price, freeFrom }: { price: number; freeFrom: number | null },
  goods: number,
): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : price
}

/** A place that is not in the list of cities is reached by what goes everywhere. */
export async function methodTo(db: Database, methodId: number, cityId: number | null) {
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
    throw new Refusal('refused', 'این شیوهٔ ارسال برای نشانی شما نیست؛ شیوهٔ دیگری انتخاب کنید.')
  }
  return method
}
