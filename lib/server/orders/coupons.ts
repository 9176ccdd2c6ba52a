import { and, eq, notLike, sql } from 'drizzle-orm'
import { formatDate } from '@/lib/persian/dates'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { calculateCouponDiscount } from '@/lib/domain/pricing'
import type { Database } from '../db/database'
import { coupons, couponUses, orders } from '../db/schema/schema'
import { DomainError } from '../domain-error'

type Coupon = typeof coupons.$inferSelect

function couponError(message: string): DomainError {
  return new DomainError('coupon_rejected', message)
}

async function countUses(db: Database, { id }: Coupon, customerId: number): Promise<number> {
  const own = and(eq(couponUses.couponId, id), eq(couponUses.userId, customerId))
  return db.$count(couponUses, own)
}

/** An order that waits for its payment counts: the coupon's row is held while one is placed. */
async function hasOrdered(db: Database, customerId: number): Promise<boolean> {
  const standing = and(
    ...[eq(orders.userId, customerId), eq(orders.type, 'sales')],
    notLike(sql`${orders.status}::text`, 'cancel%'),
  )
  return (await db.$count(orders, standing)) > 0
}

/** Of a guest, who is nobody yet, no use can be counted. */
type CouponRequest = { code: string; goods: number; customerId: number | null; now: Date }

/** Why a coupon does not fit, in the order in which a shopper can do something about it. */
async function assertCouponApplies(
  db: Database,
  coupon: Coupon,
  { goods, customerId, now }: CouponRequest,
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
  if (customerId !== null && (await countUses(db, coupon, customerId)) >= coupon.perUser) {
    throw couponError('شما پیش‌تر از این کد استفاده کرده‌اید.')
  }
  if (coupon.firstOrderOnly && customerId !== null && (await hasOrdered(db, customerId))) {
    throw couponError('این کد برای اولین خرید است.')
  }
}

async function findCoupon(db: Database, code: string, shouldLock: boolean): Promise<Coupon> {
  const query = db.select().from(coupons).where(eq(coupons.code, code))
  const [coupon] = await (shouldLock ? query.for('update') : query)
  if (coupon === undefined) throw couponError('چنین کد تخفیفی وجود ندارد.')
  return coupon
}

export async function quoteCoupon(db: Database, request: CouponRequest) {
  const coupon = await findCoupon(db, request.code, false)
  await assertCouponApplies(db, coupon, request)
  const discount = calculateCouponDiscount(coupon, request.goods)
  return { code: coupon.code, discount, payable: request.goods - discount }
}

/** Locked until the order is written, so that the last use is taken once. */
export async function redeemCoupon(db: Database, request: CouponRequest) {
  const coupon = await findCoupon(db, request.code, true)
  await assertCouponApplies(db, coupon, request)
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(eq(coupons.id, coupon.id))
  return {
    id: coupon.id,
    code: coupon.code,
    discount: calculateCouponDiscount(coupon, request.goods),
  }
}

/** A cancelled order gives its use back. */
export async function releaseCoupon(db: Database, orderId: number): Promise<void> {
  const released = await db.delete(couponUses).where(eq(couponUses.orderId, orderId)).returning()
  for (const { couponId } of released) {
    await db
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, couponId))
  }
}
