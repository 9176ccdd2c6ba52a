import { and, count, eq, sql } from 'drizzle-orm'
import { formatDate } from '@/lib/persian/dates'
import { formatToman, TOMAN } from '@/lib/persian/money'
import type { Database } from '../../db/database'
import { coupons, couponUses } from '../../db/schema/schema'
import { Refusal } from '../refusal'

type Coupon = typeof coupons.$inferSelect

function refused(why: string): Refusal {
  return new Refusal('refused', why)
}

async function usesBy(db: Database, coupon: Coupon, userId: number): Promise<number> {
  const own = and(eq(couponUses.couponId, coupon.id), eq(couponUses.userId, userId))
  const [row] = await db.select({ uses: count() }).from(couponUses).where(own)
  return row?.uses ?? 0
}

type Asking = { code: string; goods: number; userId: number | null; now: Date }

/** Why a coupon does not fit, in the order in which a shopper can do something about it. */
async function mustFit(db: Database, coupon: Coupon, { goods, userId, now }: Asking) {
  if (now < coupon.startsAt)
    throw refused(`این کد از ${formatDate(coupon.startsAt)} به کار می‌آید.`)
  if (now >= coupon.endsAt) throw refused('مهلت این کد تخفیف گذشته است.')
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) {
    throw refused('ظرفیت این کد تخفیف پر شده است.')
  }
  if (goods < coupon.minTotal) {
    const missing = formatToman(coupon.minTotal - goods)
    throw refused(`برای این کد ${missing} ${TOMAN} دیگر به سبد بیفزایید.`)
  }
  if (userId !== null && (await usesBy(db, coupon, userId)) >= coupon.perUser) {
    throw refused('شما پیش‌تر از این کد استفاده کرده‌اید.')
  }
}

/** Whole tomans, never more than the goods cost. */
function couponDiscount(
  { kind, value, maxDiscount }: Pick<Coupon, 'kind' | 'value' | 'maxDiscount'>,
  goods: number,
): number {
  const exact = kind === 'amount' ? value : Math.floor((goods * value) / 100)
  const capped = Math.min(exact, maxDiscount ?? Infinity, goods)
  return capped - (capped % 10)
}

async function find(db: Database, code: string, lock: boolean): Promise<Coupon> {
  const wished = db.select().from(coupons).where(eq(coupons.code, code))
  const [coupon] = await (lock ? wished.for('update') : wished)
  if (coupon === undefined) throw refused('چنین کد تخفیفی وجود ندارد.')
  return coupon
}

export async function couponFor(db: Database, asking: Asking) {
  const coupon = await find(db, asking.code, false)
  await mustFit(db, coupon, asking)
  const discount = couponDiscount(coupon, asking.goods)
  return { code: coupon.code, discount, payable: asking.goods - discount }
}

/** Held under a lock until the order is written, so that the last use has one taker. */
export async function takeCoupon(db: Database, asking: Asking) {
  const coupon = await find(db, asking.code, true)
  await mustFit(db, coupon, asking)
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(eq(coupons.id, coupon.id))
  return { id: coupon.id, code: coupon.code, discount: couponDiscount(coupon, asking.goods) }
}

/** An order that came to nothing gives its use back. */
export async function giveCouponBack(db: Database, orderId: number): Promise<void> {
  const gone = await db.delete(couponUses).where(eq(couponUses.orderId, orderId)).returning()
  for (const { couponId } of gone) {
    await db
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, couponId))
  }
}
