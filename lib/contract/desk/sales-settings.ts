import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, rials } from '../fields'
import { MAX_PRICE } from '../limits'

const MOST_VAT = 30
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
  cash_on_delivery: z.object({
    is_on: z.boolean(),
    /** The dearest order that is sent unpaid; null is no limit. */
    max_amount: rials.min(1, 'سقف را بنویسید یا خالی بگذارید.').max(MAX_PRICE).nullable(),
    /** Where; everywhere if empty. */
    city_ids: z.array(id).max(2_000),
  }),
}

const version = z.int().min(0)
const salesSettings = z.object({
  vat_percent: z.int(),
  fiscal_memory_id: z.string(),
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
  summary: 'The tax in the prices and what invoices say of it',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  answer: dataOf(z.object({ settings: salesSettings })),
})

const updateSalesSettings = defineCall({
  method: 'PATCH',
  path: '/api/desk/settings/sales',
  summary: 'Changes the tax in the prices or what invoices say of it',
  auth: 'staff',
  staff: { permission: 'settings.write' },
  retry: 'transaction',
  example: { body: { version: 0, vat_percent: 10 } },
  body: z.object({ ...z.object(salesFields).partial().shape, version }),
  answer: dataOf(z.object({ settings: salesSettings })),
})

export const salesSettingsCalls = { getSalesSettings, updateSalesSettings }
