import { z } from 'zod'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeMobile } from '@/lib/persian/validators'
import { MAX_DIGITS, MAX_INTEGER, MAX_PAGE, MAX_SLUG_LENGTH } from './limits'

export const id = z
  .int('شناسه باید عدد باشد.')
  .min(1, 'شناسه نادرست است.')
  .max(MAX_INTEGER, 'شناسه نادرست است.')
/** Of what is chosen from a list, and in a new form still is not. */
export const chosenId = (message: string) =>
  z.int(message).min(1, message).max(MAX_INTEGER, message)
export const rials = z.int().min(0)
export const slug = z
  .string('نشانی صفحه باید متن باشد.')
  .trim()
  .min(1, 'نشانی صفحه خالی است.')
  .max(MAX_SLUG_LENGTH, 'نشانی صفحه بیش از اندازه بلند است.')

/** A number that arrives as text, in a path, a query or a form: digits of any script and nothing else. */
export function inDigits<Schema extends z.ZodType>(number: Schema) {
  return z.preprocess((value) => {
    const text = typeof value === 'string' ? foldDigits(value) : ''
    return /^\d+$/.test(text) && text.length <= MAX_DIGITS ? Number(text) : value
  }, number)
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** A list that a form sends as one text. */
export function inJson<Schema extends z.ZodType>(list: Schema) {
  return z.preprocess(parseJson, list)
}

export const idText = inDigits(id)

const MAX_HANDLING_DAYS = 60
export const handlingDays = z
  .int('روز آماده‌سازی باید عدد صحیح باشد.')
  .min(0, 'روز آماده‌سازی منفی نمی‌شود.')
  .max(MAX_HANDLING_DAYS, 'روز آماده‌سازی بیش از ۶۰ نمی‌شود.')
export const handlingDaysText = inDigits(handlingDays)
export const page = z
  .int('شمارهٔ صفحه باید عدد صحیح باشد.')
  .min(1, 'شمارهٔ صفحه از ۱ آغاز می‌شود.')
  .max(MAX_PAGE, 'شمارهٔ صفحه بیش از اندازه بزرگ است.')
export const pageText = inDigits(page).default(1)

export const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
})
export type Picture = z.output<typeof picture>

export const paged = { total: z.int(), count: z.int(), current_page: z.int() }

/** A mobile however it was written, parsed to the one form that is stored. */
export const mobile = z
  .string('شمارهٔ موبایل را بنویسید.')
  .trim()
  .min(1, 'شمارهٔ موبایل را بنویسید.')
  .max(40, 'شمارهٔ موبایل درست نیست.')
  .transform((text, context) => {
    const stored = normalizeMobile(text)
    if (stored !== null) return stored
    context.addIssue('شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹')
    return z.NEVER
  })

const MAX_CROP_SIDE = 30_000
const INVALID_CROP = 'بخش انتخاب‌شدهٔ عکس درست نیست.'
const cropSide = inDigits(
  z.int(INVALID_CROP).min(1, INVALID_CROP).max(MAX_CROP_SIDE, INVALID_CROP),
).optional()
const cropOffset = inDigits(
  z.int(INVALID_CROP).min(0, INVALID_CROP).max(MAX_CROP_SIDE, INVALID_CROP),
).optional()

/** The part of a picture to use; all of it without a width and a height. */
export const crop = { left: cropOffset, top: cropOffset, width: cropSide, height: cropSide }
