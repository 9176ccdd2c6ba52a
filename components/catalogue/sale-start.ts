import { formatDay, formatWeekday } from '@/lib/persian/dates'

/** Of what is not yet on sale: «فروش از سه‌شنبه ۱۷ آذر». */
export function formatSaleStart(day: string | null): string {
  return day ? `فروش از ${formatWeekday(day)}` : 'فروش هنوز آغاز نشده است'
}

/** «فروش از ۱۷ آذر», beside a button. */
export function formatShortSaleStart(day: string | null): string {
  return day ? `فروش از ${formatDay(day, new Date(day))}` : 'به‌زودی'
}

/** On the button that asks for a notice. */
export function noticeLabel(isComing: boolean): string {
  return isComing ? 'آغاز فروش را خبرم کن' : 'موجود شد خبرم کن'
}
