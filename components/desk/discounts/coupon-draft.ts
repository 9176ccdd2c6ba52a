import type { DeskCoupon } from '@/lib/contract/desk/discounts'
import { toTehranTime } from '@/lib/persian/days'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { JALALI_MONTHS, toJalali } from '@/lib/persian/jalali'
import { formatNumber, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { formatMobile } from '@/lib/persian/validators'
import { DAY_MS, MINUTE_MS } from '@/lib/persian/durations'

/** As it is typed. */
export type CouponDraft = {
  code: string
  title: string
  kind: 'percent' | 'amount'
  value: string
  max_discount: string
  min_total: string
  usage_limit: string
  per_customer: string
  first_order_only: boolean
  category_id: number | null
  brand_id: number | null
  /** The only goods, if any. */
  products: { id: number; title: string }[]
  customer_mobile: string
  starts_at: string | null
  ends_at: string | null
}

const MONTH = 30 * DAY_MS

/** From this minute to the end of a day in a month. */
export function newCouponDraft(now: number): CouponDraft {
  const start = now - (now % MINUTE_MS)
  const lastDay = toTehranTime(new Date(start + MONTH)).day
  return {
    ...{ code: '', title: '', kind: 'percent', value: '', max_discount: '', min_total: '' },
    ...{ usage_limit: '', per_customer: '۱', first_order_only: false },
    ...{ category_id: null, brand_id: null, products: [], customer_mobile: '' },
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(`${lastDay}T23:59:00+03:30`).toISOString(),
  }
}

const shownAmount = (rials: number | null) =>
  rials === null || rials === 0 ? '' : formatNumber(toUnits(rials))

export function couponDraftOf(coupon: DeskCoupon): CouponDraft {
  const { code, title, kind, value, first_order_only, starts_at, ends_at } = coupon
  return {
    ...{ code, title, kind, first_order_only, starts_at, ends_at },
    value: formatNumber(kind === 'percent' ? value : toUnits(value)),
    max_discount: shownAmount(coupon.max_discount),
    min_total: shownAmount(coupon.min_total),
    usage_limit: coupon.usage_limit === null ? '' : formatNumber(coupon.usage_limit),
    per_customer: formatNumber(coupon.per_customer),
    ...{ category_id: coupon.category?.id ?? null, brand_id: coupon.brand?.id ?? null },
    products: coupon.products,
    customer_mobile: coupon.customer_mobile ? formatMobile(coupon.customer_mobile) : '',
  }
}

/** What is no number goes as it is wrong, so that the shop says so beside its field. */
const asNumber = (typed: string) => parseInteger(typed) ?? -1
const asRials = (typed: string) => {
  const number = asNumber(typed)
  return number < 0 ? number : fromUnits(number)
}
const isBlank = (typed: string) => typed.trim() === ''

export function couponBodyOf(draft: CouponDraft) {
  const { title, kind, first_order_only, starts_at: start, ends_at: end } = draft
  return {
    ...{ title, kind, first_order_only },
    ...{ category_id: draft.category_id, brand_id: draft.brand_id },
    product_ids: draft.products.map((product) => product.id),
    customer_mobile: isBlank(draft.customer_mobile) ? null : draft.customer_mobile,
    value: kind === 'percent' ? asNumber(draft.value) : asRials(draft.value),
    max_discount: isBlank(draft.max_discount) ? null : asRials(draft.max_discount),
    min_total: isBlank(draft.min_total) ? 0 : asRials(draft.min_total),
    usage_limit: isBlank(draft.usage_limit) ? null : asNumber(draft.usage_limit),
    per_customer: asNumber(draft.per_customer),
    ...{ starts_at: start ?? '', ends_at: end ?? '' },
  }
}

/** None that is read wrongly for another: no O, I, 0 or 1. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 7

export function suggestCouponCode(taken: readonly string[]): string {
  const picks = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  const code = Array.from(picks, (pick) => CODE_SIGNS.charAt(pick % CODE_SIGNS.length)).join('')
  return taken.includes(code) ? suggestCouponCode(taken) : code
}

function problemOfCode(typed: string, taken: readonly string[]): string | undefined {
  const code = typed.trim().toUpperCase()
  if (code === '') return 'کد را بنویسید، یا «پیشنهاد کد» را بزنید.'
  if (!/^[A-Z0-9]{3,20}$/.test(code)) return 'کد ۳ تا ۲۰ حرف لاتین یا رقم است، بی‌فاصله.'
  return taken.includes(code) ? 'این کد پیش‌تر ساخته شده است؛ کد دیگری بنویسید.' : undefined
}

function problemOfValue({ kind, value: typed }: CouponDraft): string | undefined {
  const value = asNumber(typed)
  if (kind === 'amount') {
    return value < 1 ? 'مبلغ تخفیف را با رقم بنویسید؛ باید بیشتر از صفر باشد.' : undefined
  }
  if (value < 1) return 'درصد تخفیف را با رقم بنویسید؛ باید بیشتر از صفر باشد.'
  return value > 100 ? 'درصد تخفیف از ۱۰۰ بیشتر نمی‌شود.' : undefined
}

export type CouponField = keyof CouponDraft
type CouponProblems = Partial<Record<CouponField, string>>

/** What the shop would refuse, in words; a new one has a code too, which no other may have. */
export function findCouponProblems(
  draft: CouponDraft,
  { taken, used }: { taken: readonly string[] | null; used: number },
): CouponProblems {
  const { kind, starts_at: start, ends_at: end } = draft
  const least = asNumber(draft.min_total)
  const limit = asNumber(draft.usage_limit)
  const problems: Record<string, string | false | undefined | null> = {
    code: taken && problemOfCode(draft.code, taken),
    title: draft.title.trim().length < 2 && 'نام را با دست‌کم ۲ حرف بنویسید.',
    value: problemOfValue(draft),
    max_discount:
      kind === 'percent' &&
      !isBlank(draft.max_discount) &&
      asNumber(draft.max_discount) < 1 &&
      'سقف را با رقم بنویسید، یا خالی بگذارید.',
    min_total:
      !isBlank(draft.min_total) &&
      (least < 0
        ? 'کمترین خرید را با رقم بنویسید، یا خالی بگذارید.'
        : kind === 'amount' &&
          least > 0 &&
          least < asNumber(draft.value) &&
          'کمترین خرید از مبلغ تخفیف کمتر است؛ سبد رایگان می‌شود.'),
    usage_limit:
      !isBlank(draft.usage_limit) &&
      (limit < 1
        ? 'شمار را با رقم بنویسید، یا خالی بگذارید.'
        : limit < used && `تا کنون ${formatNumber(used)} بار به کار رفته است.`),
    per_customer: asNumber(draft.per_customer) < 1 && 'دست‌کم ۱ بار.',
    starts_at: start === null && 'روز آغاز را بنویسید.',
    ends_at:
      end === null
        ? 'روز پایان را بنویسید.'
        : start !== null && Date.parse(end) <= Date.parse(start) && 'پایان باید پس از آغاز باشد.',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text))
}

function dayOf(iso: string, now: number): string {
  const { year, month, day } = toJalali(toTehranTime(new Date(iso)).day)
  const isThisYear = year === toJalali(toTehranTime(new Date(now)).day).year
  const words = [persianDigits(day), JALALI_MONTHS[month - 1], !isThisYear && persianDigits(year)]
  return words.filter(Boolean).join(' ')
}

type CouponScope = { category: string | undefined; brand: string | undefined }

/** What it does, as «۱۰٪ تا سقف ۲۰۰,۰۰۰ تومان، برای خرید از ۵۰۰,۰۰۰ تومان، تا ۳۰ آذر»; null before it takes anything off. */
export function describeCoupon(draft: CouponDraft, scope: CouponScope, now: number): string | null {
  const { kind, starts_at: start, ends_at: end } = draft
  if (problemOfValue(draft) !== undefined) return null
  const [value, most, least] = [draft.value, draft.max_discount, draft.min_total].map(asNumber)
  const [limit, each] = [draft.usage_limit, draft.per_customer].map(asNumber)
  const sum = (amount: number) => `${formatNumber(amount)} ${currencyName()}`
  const has = (amount: number | undefined): amount is number => amount !== undefined && amount > 0
  if (!has(value)) return null
  const parts = [
    kind === 'amount'
      ? sum(value)
      : `${formatNumber(value)}٪${has(most) ? ` تا سقف ${sum(most)}` : ''}`,
    scope.category && `روی کالاهای دستهٔ «${scope.category}»`,
    scope.brand && `روی کالاهای برند «${scope.brand}»`,
    draft.products.length === 1 && `تنها روی «${draft.products[0]?.title ?? ''}»`,
    draft.products.length > 1 && `تنها روی ${formatNumber(draft.products.length)} کالای انتخاب‌شده`,
    has(least) && `برای خرید از ${sum(least)}`,
    draft.first_order_only && 'فقط در اولین خرید',
    !isBlank(draft.customer_mobile) && `فقط برای ${persianDigits(draft.customer_mobile.trim())}`,
    has(each) && `هر مشتری ${formatNumber(each)} بار`,
    has(limit) && `روی هم ${formatNumber(limit)} بار`,
    start !== null && Date.parse(start) > now && `از ${dayOf(start, now)}`,
    end !== null && `تا ${dayOf(end, now)}`,
  ]
  return parts.filter(Boolean).join('، ')
}
