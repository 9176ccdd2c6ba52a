import { eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  addCoupon,
  DeskCoupon,
  updateCoupon as updateCall,
} from '@/lib/contract/desk/discounts'
import { persianDigits } from '@/lib/persian/digits'
import type { Database } from '../db/database'
import { coupons } from '../db/schema/schema'
import { DomainError, invalidField } from '../domain-error'
import { assertMayDiscount, type DiscountEditor } from './edit-festivals'
import { readDeskCoupon } from './read-discounts'

type CouponFields = Omit<CallParsed<typeof addCoupon>['body'], 'code'>

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

function rowOf(fields: CouponFields) {
  return {
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
  { code, ...fields }: CallParsed<typeof addCoupon>['body'],
  editor: DiscountEditor,
): Promise<DeskCoupon> {
  assertSound(fields, editor, 0)
  const [made] = await db
    .insert(coupons)
    .values({ code, ...rowOf(fields) })
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id })
  if (made === undefined) throw invalidField('code', 'این کد پیش‌تر ساخته شده است.')
  const coupon = await readDeskCoupon(db, made.id)
  editor.recordChange({ subject: `coupon:${coupon.id}`, after: coupon })
  return coupon
}

/** An order that is redeeming it holds the row, so that a limit never falls below what was used. */
export async function updateCoupon(
  db: Database,
  id: number,
  { version, ...change }: CallParsed<typeof updateCall>['body'],
  editor: DiscountEditor,
): Promise<DeskCoupon> {
  await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update')
  const before = await readDeskCoupon(db, id)
  if (before.version !== version) {
    throw new DomainError('version_conflict', 'کس دیگری این کد را تغییر داده است.', {
      current: before,
    })
  }
  const fields = { ...before, ...change }
  assertSound(fields, editor, before.used)
  await db
    .update(coupons)
    .set({ ...rowOf(fields), version: version + 1 })
    .where(eq(coupons.id, id))
  const coupon = await readDeskCoupon(db, id)
  editor.recordChange({ subject: `coupon:${id}`, before, after: coupon })
  return coupon
}
