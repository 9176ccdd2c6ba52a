import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  addCoupon,
  DeskCoupon,
  updateCoupon as updateCall,
} from '@/lib/contract/desk/discounts'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../db/database'
import { brands, categories, couponProducts, coupons, products, users } from '../db/schema/schema'
import { invalidField } from '../domain-error'
import { assertMayDiscount, type DiscountEditor } from './edit-festivals'
import { readDeskCoupon } from './read-discounts'
import { staleVersion } from '../stale-version'

type CouponFields = Omit<CallParsed<typeof addCoupon>['body'], 'code' | 'product_ids'>

function assertSound(fields: CouponFields, { actor }: DiscountEditor, used: number): void {
  if (fields.kind === 'percent' && fields.value > 100) {
    throw invalidField('value', 'درصد تخفیف تا ۱۰۰ است.')
  }
  // What is taken off by a sum may be any share of a basket.
  const limit = actor.limits.discountPercent
  if (fields.kind === 'percent') assertMayDiscount(actor, fields.value, 'value')
  else if (limit !== null && fields.value * 100 > limit * fields.min_total) {
    const share = persianDigits(limit)
    throw invalidField(
      'value',
      `نقش شما تا ${share} درصد تخفیف می‌دهد؛ کمترین خرید را بیشتر یا مبلغ را کمتر کنید.`,
    )
  }
  if (new Date(fields.ends_at) <= new Date(fields.starts_at)) {
    throw invalidField('ends_at', 'پایان باید پس از آغاز باشد.')
  }
  if (fields.usage_limit !== null && fields.usage_limit < used) {
    throw invalidField('usage_limit', `تا کنون ${persianDigits(used)} بار به کار رفته است.`)
  }
}

const NO_PRODUCT = 'یکی از این کالاها دیگر نیست.'

async function writeProducts(db: Database, couponId: number, ids: readonly number[]) {
  const chosen = [...new Set(ids)]
  const isThere = and(inArray(products.id, chosen), ne(products.status, 'removed'))
  if ((await db.$count(products, isThere)) < chosen.length) {
    throw invalidField('product_ids', NO_PRODUCT)
  }
  await db.delete(couponProducts).where(eq(couponProducts.couponId, couponId))
  if (chosen.length === 0) return
  await db.insert(couponProducts).values(chosen.map((productId) => ({ couponId, productId })))
}

type Scope = Pick<CouponFields, 'category_id' | 'brand_id' | 'customer_mobile'>

/** Where it holds, as the database names it. */
async function readScope(db: Database, { category_id, brand_id, customer_mobile: mobile }: Scope) {
  if (category_id !== null) {
    const isChosen = eq(categories.id, category_id)
    const [found] = await db.select({ id: categories.id }).from(categories).where(isChosen)
    if (found === undefined) throw invalidField('category_id', 'این دسته وجود ندارد.')
  }
  if (brand_id !== null) {
    const isChosen = eq(brands.id, brand_id)
    const [found] = await db.select({ id: brands.id }).from(brands).where(isChosen)
    if (found === undefined) throw invalidField('brand_id', 'این برند وجود ندارد.')
  }
  const scope = { categoryId: category_id, brandId: brand_id }
  if (mobile === null) return { ...scope, customerId: null }
  const isHis = eq(users.mobile, mobile)
  const [customer] = await db.select({ id: users.id }).from(users).where(isHis)
  if (customer === undefined)
    throw invalidField('customer_mobile', 'مشتری‌ای با این شماره نیست؛ ابتدا باید وارد شده باشد.')
  return { ...scope, customerId: customer.id }
}

async function rowOf(db: Database, fields: CouponFields) {
  return {
    ...(await readScope(db, fields)),
    ...{ title: fields.title, kind: fields.kind, value: fields.value },
    maxDiscount: fields.kind === 'percent' ? fields.max_discount : null,
    minTotal: fields.min_total,
    usageLimit: fields.usage_limit,
    perUser: fields.per_customer,
    firstOrderOnly: fields.first_order_only,
    startsAt: new Date(fields.starts_at),
    endsAt: new Date(fields.ends_at),
  }
}

export async function createCoupon(
  db: Database,
  { code, product_ids: productIds, ...fields }: CallParsed<typeof addCoupon>['body'],
  editor: DiscountEditor,
): Promise<DeskCoupon> {
  assertSound(fields, editor, 0)
  const [made] = await db
    .insert(coupons)
    .values({ code, ...(await rowOf(db, fields)) })
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id })
  if (made === undefined) throw invalidField('code', 'این کد پیش‌تر ساخته شده است.')
  await writeProducts(db, made.id, productIds)
  const coupon = await readDeskCoupon(db, made.id)
  editor.recordChange({ subject: `coupon:${coupon.id}`, after: coupon })
  return coupon
}

/** An order that is redeeming it holds the row, so that a limit never falls below what was used. */
export async function updateCoupon(
  db: Database,
  id: number,
  { version, product_ids: productIds, ...change }: CallParsed<typeof updateCall>['body'],
  editor: DiscountEditor,
): Promise<DeskCoupon> {
  await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update')
  const before = await readDeskCoupon(db, id)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این کد را تغییر داده است.', {
      subject: `coupon:${id}`,
      current: before,
    })
  }
  const scope = { category_id: before.category?.id ?? null, brand_id: before.brand?.id ?? null }
  const fields = { ...before, ...scope, ...change }
  assertSound(fields, editor, before.used)
  await db
    .update(coupons)
    .set({ ...(await rowOf(db, fields)), version: version + 1 })
    .where(eq(coupons.id, id))
  if (productIds) await writeProducts(db, id, productIds)
  const coupon = await readDeskCoupon(db, id)
  editor.recordChange({ subject: `coupon:${id}`, before, after: coupon })
  return coupon
}
