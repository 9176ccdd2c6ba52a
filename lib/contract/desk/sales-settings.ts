import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, rials } from '../fields'
import { MAX_PRICE } from '../limits'

const MOST_VAT = 30
const MOST_LOW_STOCK = 1_000
const salesFields = {
  /** Of the prices, which have it in them. */
  vat_percent: z
    .int('درصد مالیات باید عدد صحیح باشد.')
    .min(0, 'درصد مالیات از ۰ کمتر نیست.')
    .max(MOST_VAT, 'درصد مالیات از ۳۰ بیشتر نیست.'),
  /** What the tax organisation calls the shop's fiscal memory. */
  fiscal_memory_id: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z0-9]{6})?$/, 'شناسهٔ حافظهٔ مالیاتی ۶ حرف و رقم لاتین است.'),
  /** At this many pieces or fewer a variant is running out. */
  low_stock: z
    .int('مرز کم شدن موجودی باید عدد صحیح باشد.')
    .min(1, 'مرز کم شدن موجودی از ۱ کمتر نیست.')
    .max(MOST_LOW_STOCK, 'مرز کم شدن موجودی از ۱,۰۰۰ بیشتر نیست.'),
  cash_on_delivery: z.object({
    is_on: z.boolean(),
    /** The dearest order that is sent unpaid; null is no limit. */
    max_amount: rials.min(1, 'سقف را بنویسید یا خالی بگذارید.').max(MAX_PRICE).nullable(),
    /** Where; everywhere if empty. */
    city_ids: z.array(id).max(2_000),
  }),
}

const version = z.int().min(0)
export const salesSettings = z.object({
  vat_percent: z.int(),
  fiscal_memory_id: z.string(),
  low_stock: z.int(),
  cash_on_delivery: z.object({
    is_on: z.boolean(),
    max_amount: rials.nullable(),
    city_ids: z.array(id),
  }),
  version,
})
export type SalesSettings = z.output<typeof salesSettings>

const getSalesSettings = defineCall({
  method: 'GET',
  path: '/api/desk/settings/sales',
  summary: 'The tax in the prices, when stock is low and who pays at the door',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  answer: dataOf(z.object({ settings: salesSettings })),
})

const updateSalesSettings = defineCall({
  method: 'PATCH',
  path: '/api/desk/settings/sales',
  summary: 'Changes the tax in the prices, when stock is low or who pays at the door',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  retry: 'transaction',
  example: { body: { version: 0, vat_percent: 10 } },
  body: z.object({ ...z.object(salesFields).partial().shape, version }),
  answer: dataOf(z.object({ settings: salesSettings })),
})

const getStockBounds = defineCall({
  method: 'GET',
  path: '/api/desk/stock-bounds',
  summary: 'At how many pieces a variant is running out',
  auth: 'staff',
  staff: { permission: 'catalogue.write' },
  answer: dataOf(z.object({ low: z.int() })),
})

export const salesSettingsCalls = { getSalesSettings, updateSalesSettings, getStockBounds }
