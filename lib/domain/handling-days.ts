import { persianDigits } from '../persian/digits'

/** Working days before a good can leave, where it does not go out at once: what is sewn, built or fetched. */
type Handled = { handling_days?: number | undefined }

/** Goods of one order leave together. */
export function findLongestHandling(goods: readonly Handled[]): number {
  return Math.max(0, ...goods.map(({ handling_days: days = 0 }) => days))
}

/** «۵ روز کاری», as the desk says it. */
export function nameHandlingDays(days: number): string {
  return days === 0 ? 'بدون آماده‌سازی' : `${persianDigits(days)} روز کاری`
}

/** «ارسال از ۵ روز کاری دیگر», which is true of every city. */
export function formatHandlingTag(days: number): string {
  return `ارسال از ${persianDigits(days)} روز کاری دیگر`
}
