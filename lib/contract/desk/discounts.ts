import { z } from 'zod'
import { dataOf, defineCall, okAnswer, type CallAnswer } from '../call'
import { id, idText, mobile, picture, rials, slug } from '../fields'
import { MAX_INTEGER, MAX_PRICE } from '../limits'
import { writtenLine } from '../written-text'

const version = z.int().min(1).max(MAX_INTEGER)
const params = z.object({ id: idText })
const access = { auth: 'staff', staff: { permission: 'discounts.write' } } as const
const moment = z.iso.datetime('تاریخ و ساعت درست نیست.')
const MOST_GOODS = 1_000
/** A whole category, as it was brought in at once. */
const MOST_RESTORED = 20_000

const festival = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  starts_at: moment,
  ends_at: moment,
  goods: z.int(),
  /** Of them, what a shopper cannot buy now. */
  sold_out: z.int(),
  most_percent: z.int(),
  version: z.int(),
})
export type DeskFestival = z.output<typeof festival>

const coupon = z.object({
  id,
  code: z.string(),
  title: z.string(),
  kind: z.enum(['percent', 'amount']),
  /** A percent, or rials. */
  value: z.int(),
  max_discount: rials.nullable(),
  min_total: rials,
  usage_limit: z.int().nullable(),
  per_customer: z.int(),
  first_order_only: z.boolean(),
  /** The goods that it takes off from; without any of the three, all of the basket. */
  category: z.object({ id, title: z.string() }).nullable(),
  brand: z.object({ id, title: z.string() }).nullable(),
  /** If any, the only goods. */
  products: z.array(z.object({ id, title: z.string() })).default([]),
  /** Of the only one who may use it. */
  customer_mobile: z.string().nullable(),
  used: z.int(),
  /** What it took off orders that were not cancelled. */
  given: z.int(),
  starts_at: moment,
  ends_at: moment,
  version: z.int(),
})
export type DeskCoupon = z.output<typeof coupon>

export const getDeskDiscounts = defineCall({
  method: 'GET',
  path: '/api/desk/discounts',
  summary: 'All festivals and coupons, and the holidays of the year around today',
  ...access,
  answer: dataOf(
    z.object({
      festivals: z.array(festival),
      coupons: z.array(coupon),
      holidays: z.array(z.iso.date()),
    }),
  ),
})

const festivalGood = z.object({
  id,
  title: z.string(),
  picture: picture.nullable(),
  price: rials,
  percent: z.int(),
  available: z.boolean(),
})
export type FestivalGood = z.output<typeof festivalGood>

export const getFestivalGoods = defineCall({
  method: 'GET',
  path: '/api/desk/festivals/:id/goods',
  summary: 'What a festival sells cheaper, the largest percent first',
  ...access,
  example: { params: { id: 1 } },
  params,
  answer: dataOf(z.object({ goods: z.array(festivalGood) })),
})

const title = writtenLine({ what: 'نام جشنواره', least: 2, most: 60 })

const forecast = z.object({
  /** Of the festival, which what was sold of late is scaled to. */
  days: z.number(),
  goods: z.int(),
  units: z.int(),
  /** What comes in, and what is given away of the list prices. */
  revenue: rials,
  discount: rials,
  /** Of the revenue, where the cost is known; null for who may not see it. */
  margin: z.int().nullable(),
  /** Sold under their cost; null for who may not see it. */
  below_cost: z
    .array(z.object({ id, title: z.string(), final_price: rials, cost: rials }))
    .nullable(),
  /** What sells faster than it is in stock. */
  short: z.array(z.object({ id, title: z.string(), units: z.int(), free: z.int() })),
})
export type FestivalForecast = z.output<typeof forecast>

export const getFestivalForecast = defineCall({
  method: 'GET',
  path: '/api/desk/festivals/:id/forecast',
  summary: 'What a festival would sell and cost, were its goods bought as in the last 30 days',
  ...access,
  example: { params: { id: 1 } },
  params,
  answer: dataOf(z.object({ forecast })),
})

export const addFestival = defineCall({
  method: 'POST',
  path: '/api/desk/festivals',
  summary: 'Makes a festival, with no goods in it',
  ...access,
  retry: 'transaction',
  example: {
    body: {
      title: 'یلدای گرم',
      slug: 'yalda',
      starts_at: '2035-12-15T20:30:00.000Z',
      ends_at: '2035-12-21T20:30:00.000Z',
    },
  },
  body: z.object({ title, slug, starts_at: moment, ends_at: moment }),
  answer: dataOf(z.object({ festival })),
})

export const updateFestival = defineCall({
  method: 'POST',
  path: '/api/desk/festivals/:id',
  summary: 'Renames a festival or moves its time; prices follow at the next request',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 }, body: { version: 1, title: 'پاییز گرم' } },
  params,
  body: z.object({
    version,
    title: title.optional(),
    starts_at: moment.optional(),
    ends_at: moment.optional(),
  }),
  answer: dataOf(z.object({ festival })),
})

export const deleteFestival = defineCall({
  method: 'POST',
  path: '/api/desk/festivals/:id/delete',
  summary: 'Deletes a festival that is not running; its goods have no percent any more',
  ...access,
  retry: 'transaction',
  example: { params: { id: 5 }, body: { version: 1 } },
  params,
  body: z.object({ version }),
  answer: okAnswer,
})

const percent = z
  .int('درصد را با عدد صحیح بنویسید.')
  .min(1, 'درصد تخفیف دست‌کم ۱ است.')
  .max(90, 'درصد تخفیف تا ۹۰ است.')

export const previewFestivalGoods = defineCall({
  method: 'GET',
  path: '/api/desk/festivals/:id/goods-preview',
  summary: 'How many goods would come into a festival, and out of which others',
  ...access,
  example: { params: { id: 1 }, query: { product_id: 104 } },
  params,
  query: z.object({
    product_id: idText.optional(),
    category_id: idText.optional(),
    brand_id: idText.optional(),
  }),
  answer: dataOf(
    z.object({
      goods: z.int(),
      /** In it already, whose percent would be another. */
      own: z.int(),
      moved: z.array(z.object({ title: z.string(), goods: z.int() })),
    }),
  ),
})
export type FestivalGoodsPreview = CallAnswer<typeof previewFestivalGoods>['data']

/** Of one product, as it was before a change: null and 0 where it was in no festival. */
const formerGood = z.object({
  product_id: id,
  festival_id: id.nullable(),
  percent: z.int().min(0).max(90),
})
export type FormerGood = z.output<typeof formerGood>

export const restoreFestivalGoods = defineCall({
  method: 'POST',
  path: '/api/desk/festivals/:id/restore-goods',
  summary: 'Puts goods back as they were before they came into a festival or left it',
  ...access,
  retry: 'transaction',
  example: {
    params: { id: 1 },
    body: { goods: [{ product_id: 104, festival_id: null, percent: 0 }] },
  },
  params,
  body: z.object({ goods: z.array(formerGood).min(1).max(MOST_RESTORED) }),
  answer: dataOf(z.object({ restored: z.int() })),
})

export const setFestivalGoods = defineCall({
  method: 'POST',
  path: '/api/desk/festivals/:id/goods',
  summary: 'Brings goods into a festival at a percent, by themselves or by category or brand',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 }, body: { percent: 10, product_ids: [104] } },
  params,
  body: z
    .object({
      percent,
      product_ids: z.array(id).max(MOST_GOODS).default([]),
      category_id: id.optional(),
      brand_id: id.optional(),
    })
    .refine(
      ({ product_ids: ids, category_id: category, brand_id: brand }) =>
        ids.length > 0 || category !== undefined || brand !== undefined,
      { message: 'کالا، دسته یا برندی را انتخاب کنید.', path: ['product_ids'] },
    ),
  answer: dataOf(
    z.object({
      changed: z.int(),
      /** Of them, those that another festival had. */
      moved: z.int(),
      before: z.array(formerGood),
    }),
  ),
})

export const removeFestivalGoods = defineCall({
  method: 'POST',
  path: '/api/desk/festivals/:id/remove-goods',
  summary: 'Takes goods out of a festival',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 }, body: { product_ids: [104] } },
  params,
  body: z.object({ product_ids: z.array(id).min(1).max(MOST_GOODS) }),
  answer: dataOf(z.object({ removed: z.int(), before: z.array(formerGood) })),
})

const MAX_USES = 1_000_000
const money = (what: string) =>
  z
    .int(`${what} را با رقم بنویسید.`)
    .min(0, `${what} نمی‌تواند منفی باشد.`)
    .max(MAX_PRICE, `${what} بیش از اندازه بزرگ است.`)
const uses = (what: string) =>
  z
    .int(`${what} را با عدد صحیح بنویسید.`)
    .min(1, `${what} دست‌کم ۱ است.`)
    .max(MAX_USES, `${what} بیش از اندازه است.`)

const couponFields = {
  title: writtenLine({ what: 'نام کد', least: 2, most: 80 }),
  kind: z.enum(['percent', 'amount']),
  value: money('مقدار تخفیف').min(1, 'مقدار تخفیف را بنویسید.'),
  max_discount: money('سقف تخفیف').nullable(),
  min_total: money('کمترین خرید'),
  usage_limit: uses('شمار استفاده').nullable(),
  per_customer: uses('شمار استفادهٔ هر مشتری'),
  first_order_only: z.boolean(),
  category_id: id.nullable(),
  brand_id: id.nullable(),
  product_ids: z.array(id).max(200, 'تا ۲۰۰ کالا؛ برای بیشتر، دسته یا برند را انتخاب کنید.'),
  customer_mobile: mobile.nullable(),
  starts_at: moment,
  ends_at: moment,
}

export const addCoupon = defineCall({
  method: 'POST',
  path: '/api/desk/coupons',
  summary: 'Makes a coupon; its code is written in Latin letters and digits',
  ...access,
  retry: 'transaction',
  example: {
    body: {
      ...{ code: 'YALDA1405', title: 'هدیهٔ یلدا', kind: 'percent', value: 10 },
      ...{ max_discount: 5_000_000, min_total: 0, usage_limit: 500, per_customer: 1 },
      ...{ first_order_only: false, starts_at: '2035-12-15T20:30:00.000Z' },
      ends_at: '2035-12-21T20:30:00.000Z',
    },
  },
  body: z.object({
    ...couponFields,
    category_id: couponFields.category_id.default(null),
    brand_id: couponFields.brand_id.default(null),
    product_ids: couponFields.product_ids.default([]),
    customer_mobile: couponFields.customer_mobile.default(null),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{3,20}$/, 'کد را با ۳ تا ۲۰ حرف لاتین و رقم بنویسید.'),
  }),
  answer: dataOf(z.object({ coupon })),
})

export const updateCoupon = defineCall({
  method: 'POST',
  path: '/api/desk/coupons/:id',
  summary: 'Changes a coupon or ends it; orders that used it stay as they are',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 }, body: { version: 1, title: 'هدیهٔ اولین خرید' } },
  params,
  body: z
    .object({ version, ...couponFields })
    .partial()
    .required({ version: true }),
  answer: dataOf(z.object({ coupon })),
})

export const discountCalls = {
  getDeskDiscounts,
  getFestivalGoods,
  getFestivalForecast,
  addFestival,
  updateFestival,
  deleteFestival,
  setFestivalGoods,
  removeFestivalGoods,
  previewFestivalGoods,
  restoreFestivalGoods,
  addCoupon,
  updateCoupon,
}
