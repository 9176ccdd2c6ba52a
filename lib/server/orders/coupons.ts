import { and, eq, inArray, notLike, sql } from 'drizzle-orm'
import { formatDate } from '@/lib/persian/dates'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { calculateCouponDiscount } from '@/lib/domain/pricing'
import { readBranchIds } from '../catalogue/categories'
import type { Database } from '../db/database'
import { couponProducts, coupons, couponUses, orders, products } from '../db/schema/schema'
import { DomainError } from '../domain-error'

type Coupon = typeof coupons.$inferSelect

const LOG_IN_FIRST = 'این کد برای یک مشتری است؛ ابتدا وارد حساب خود شوید.'

function couponError(message: string): DomainError {
  return new DomainError('coupon_rejected', message)
}

/** A code that nobody has, or another customer's: the answer does not tell which. */
class UnknownCoupon extends DomainError {
  constructor() {
    super('coupon_rejected', 'چنین کد تخفیفی وجود ندارد.')
  }
}

export function isUnknownCoupon(error: unknown): boolean {
  return error instanceof UnknownCoupon
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
type CouponRequest = {
  code: string
  /** What is paid for each good. */
  lines: readonly { productId: number; sum: number }[]
  customerId: number | null
  now: Date
}

const sumOf = (lines: CouponRequest['lines']) => lines.reduce((total, { sum }) => total + sum, 0)

/** The goods that the coupon is for; null where it is for all. */
async function findCovered(
  db: Database,
  { id, categoryId, brandId }: Coupon,
  lines: CouponRequest['lines'],
): Promise<ReadonlySet<number> | null> {
  const chosen = db
    .select({ id: couponProducts.productId })
    .from(couponProducts)
    .where(eq(couponProducts.couponId, id))
  const isOfChosen = (await chosen).length > 0
  if (categoryId === null && brandId === null && !isOfChosen) return null
  const branch = categoryId === null ? [] : await readBranchIds(db, { id: categoryId })
  const eligible = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          lines.map(({ productId }) => productId),
        ),
        categoryId === null ? undefined : inArray(products.categoryId, branch),
        brandId === null ? undefined : eq(products.brandId, brandId),
        isOfChosen ? inArray(products.id, chosen) : undefined,
      ),
    )
  return new Set(eligible.map(({ id }) => id))
}

/** What they cost. */
function sumCovered(lines: CouponRequest['lines'], covered: ReadonlySet<number> | null): number {
  return sumOf(covered ? lines.filter(({ productId }) => covered.has(productId)) : lines)
}

type Basket = Pick<CouponRequest, 'customerId' | 'now'> & {
  /** What the goods cost that the coupon is for. */
  goods: number
  /** For some goods alone. */
  isNarrow: boolean
}

/** Why a coupon does not fit, in the order in which a shopper can do something about it. */
async function assertCouponApplies(
  db: Database,
  coupon: Coupon,
  { goods, isNarrow, customerId, now }: Basket,
) {
  if (coupon.customerId !== null && coupon.customerId !== customerId) {
    throw customerId === null ? couponError(LOG_IN_FIRST) : new UnknownCoupon()
  }
  if (goods === 0 && isNarrow) {
    throw couponError('این کد برای کالاهای دیگری است و هیچ‌یک در سبد شما نیست.')
  }
  if (now < coupon.startsAt)
    throw couponError(`این کد از ${formatDate(coupon.startsAt)} به کار می‌آید.`)
  if (now >= coupon.endsAt) throw couponError('مهلت این کد تخفیف گذشته است.')
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) {
    throw couponError('ظرفیت این کد تخفیف پر شده است.')
  }
  if (goods < coupon.minTotal) {
    const missing = formatAmount(coupon.minTotal - goods)
    const what = isNarrow ? ' از کالاهای آن' : ''
    throw couponError(`برای این کد ${missing} ${currencyName()} دیگر${what} به سبد بیفزایید.`)
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
  if (coupon === undefined) throw new UnknownCoupon()
  return coupon
}

export async function quoteCoupon(db: Database, request: CouponRequest) {
  const coupon = await findCoupon(db, request.code, false)
  const covered = await findCovered(db, coupon, request.lines)
  const goods = sumCovered(request.lines, covered)
  await assertCouponApplies(db, coupon, { ...request, goods, isNarrow: covered !== null })
  const discount = calculateCouponDiscount(coupon, goods)
  return { code: coupon.code, discount, payable: sumOf(request.lines) - discount }
}

/** Locked until the order is written, so that the last use is taken once. */
export async function redeemCoupon(db: Database, request: CouponRequest) {
  const coupon = await findCoupon(db, request.code, true)
  const covered = await findCovered(db, coupon, request.lines)
  const goods = sumCovered(request.lines, covered)
  await assertCouponApplies(db, coupon, { ...request, goods, isNarrow: covered !== null })
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(eq(coupons.id, coupon.id))
  return {
    id: coupon.id,
    code: coupon.code,
    discount: calculateCouponDiscount(coupon, goods),
    /** Of the goods it is for, which alone bring it back when they are returned. */
    base: covered && goods,
    covers: (productId: number) => covered?.has(productId) ?? true,
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
