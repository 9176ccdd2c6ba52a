import { and, count, eq, sql } from 'drizzle-orm'
import { formatDate } from '@/lib/persian/dates'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { calculateCouponDiscount } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { coupons, couponUses } from '../db/schema/schema'
import { DomainError } from '../domain-error'

type Coupon = typeof coupons.$inferSelect

function couponError(why: string): DomainError {
  return new DomainError('coupon_rejected', why)
}

async function countCouponUses(db: Database, coupon: Coupon, userId: number): Promise<number> {
  const own = and(eq(couponUses.couponId, coupon.id), eq(couponUses.userId, userId))
  const [row] = await db.select({ uses: count() }).from(couponUses).where(own)
  return row?.uses ?? 0
}

type CouponRequest = { code: string; goods: number; userId: number | null; now: Date }

/** Why a coupon does not fit, in the order in which a shopper can do something about it. */
async function assertCouponApplies(
  db: Database,
  coupon: Coupon,
  { goods, userId, now }: CouponRequest,
) {
  if (now < coupon.startsAt)
    throw couponError(`این کد از ${formatDate(coupon.startsAt)} به کار می‌آید.`)
  if (now >= coupon.endsAt) throw couponError('مهلت این کد تخفیف گذشته است.')
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) {
    throw couponError('ظرفیت این کد تخفیف پر شده است.')
  }
  if (goods < coupon.minTotal) {
    const missing = formatToman(coupon.minTotal - goods)
    throw couponError(`برای این کد ${missing} ${TOMAN} دیگر به سبد بیفزایید.`)
  }
  if (userId !== null && (await countCouponUses(db, coupon, userId)) >= coupon.perUser) {
    throw couponError('شما پیش‌تر از این کد استفاده کرده‌اید.')
  }
}

async function findCoupon(db: Database, code: string, lock: boolean): Promise<Coupon> {
  const wished = db.select().from(coupons).where(eq(coupons.code, code))
  const [coupon] = await (lock ? wished.for('update') : wished)
  if (coupon === undefined) throw couponError('چنین کد تخفیفی وجود ندارد.')
  return coupon
}

export async function quoteCoupon(db: Database, asking: CouponRequest) {
  const coupon = await findCoupon(db, asking.code, false)
  await assertCouponApplies(db, coupon, asking)
  const discount = calculateCouponDiscount(coupon, asking.goods)
  return { code: coupon.code, discount, payable: asking.goods - discount }
}

/** Held under a lock until the order is written, so that the last use has one taker. */
export async function redeemCoupon(db: Database, asking: CouponRequest) {
  const coupon = await findCoupon(db, asking.code, true)
  await assertCouponApplies(db, coupon, asking)
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(eq(coupons.id, coupon.id))
  return {
    id: coupon.id,
    code: coupon.code,
    discount: calculateCouponDiscount(coupon, asking.goods),
  }
}

/** An order that came to nothing gives its use back. */
export async function releaseCoupon(db: Database, orderId: number): Promise<void> {
  const gone = await db.delete(couponUses).where(eq(couponUses.orderId, orderId)).returning()
  for (const { couponId } of gone) {
    await db
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, couponId))
  }
}
