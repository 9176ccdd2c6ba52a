import { z } from 'zod'
import { foldDigits, stripBidi } from '@/lib/persian/digits'
import {
  isBankCard,
  isCompanyId,
  isEconomicCode,
  isNationalCode,
  isPostalCode,
  isSheba,
  stripSeparators,
  toSheba,
} from '@/lib/persian/identity'
import { toDomesticNumber } from '@/lib/persian/validators'
import { MAX_INTEGER } from './limits'

const LONGEST_CODE = 40

function code(
  message: string,
  isGood: (digits: string) => boolean,
  missing = message,
  fold = (digits: string) => digits,
) {
  return z
    .string(missing)
    .max(LONGEST_CODE, message)
    .transform((text) => fold(stripSeparators(stripBidi(foldDigits(text)))))
    .refine(isGood, { error: ({ input }) => (input === '' ? missing : message) })
}

/** An empty field of a form removes the value. */
function orNull<S extends z.ZodType<string>>(field: S) {
  return z.union([z.literal('').transform(() => null), z.null(), field], {
    error: (issue) => firstMessage(issue),
  })
}

function firstMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_union') return undefined
  return issue.errors.flat().findLast(({ message }) => /[\u0600-\u06ff]/.test(message))?.message
}

export function selectedId(what: string) {
  const message = `${what} را انتخاب کنید.`
  return z.int(message).min(1, message).max(MAX_INTEGER, message)
}

export const phone = code(
  'تلفن را با پیش‌شمارهٔ شهر بنویسید؛ مانند ۰۲۱۱۲۳۴۵۶۷۸.',
  (digits) => /^0\d{9,10}$/.test(digits),
  'تلفن را بنویسید.',
  toDomesticNumber,
)
export const postalCode = code(
  'کد پستی ده رقم است و پنج رقم اول آن ۰ و ۲ ندارد.',
  isPostalCode,
  'کد پستی را بنویسید.',
)
export const companyId = code(
  'شناسهٔ ملی شرکت درست نیست؛ یازده رقم دارد.',
  isCompanyId,
  'شناسهٔ ملی شرکت را بنویسید.',
)
export const economicCode = code(
  'کد اقتصادی درست نیست؛ شرکت یازده رقم و شخص چهارده رقم دارد.',
  isEconomicCode,
  'کد اقتصادی را بنویسید.',
)
export const registrationId = code(
  'شمارهٔ ثبت را با رقم بنویسید؛ حداکثر ده رقم دارد.',
  (digits) => /^\d{1,10}$/.test(digits),
  'شمارهٔ ثبت را بنویسید.',
)
export const nationalCode = orNull(code('کد ملی درست نیست؛ ده رقم دارد.', isNationalCode))
export const bankCard = orNull(
  code('شمارهٔ کارت درست نیست؛ شانزده رقم روی کارت را بنویسید.', isBankCard),
)
export const sheba = code(
  'شمارهٔ شبا درست نیست؛ ۲۴ رقم پس از IR را بنویسید.',
  isSheba,
  'شمارهٔ شبا را بنویسید.',
  toSheba,
)
export const email = orNull(
  z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'نشانی ایمیل بیش از اندازه بلند است.')
    .pipe(z.email('نشانی ایمیل درست نیست.')),
)

const EARLIEST = '1900-01-01'
export const birthDate = orNull(
  z.iso
    .date('تاریخ تولد درست نیست.')
    .refine(
      (day) => day >= EARLIEST && day < new Date().toISOString().slice(0, 10),
      'تاریخ تولد درست نیست.',
    ),
)
