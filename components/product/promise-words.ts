import type { ShippingMethod } from '@/lib/contract/shipping'
import { daysAfter, inTehran } from '@/lib/persian/days'
import { formatWeekday } from '@/lib/persian/dates'
import { formatNumber, TOMAN } from '@/lib/persian/money'

const THOUSAND_TOMANS = 10_000
const MILLION_TOMANS = 10_000_000

/** ۸۰۰ هزار تومان، ۱٫۵ میلیون تومان */
function roundly(rials: number): string {
  return rials >= MILLION_TOMANS
    ? `${formatNumber(rials / MILLION_TOMANS)} میلیون ${TOMAN}`
    : `${formatNumber(rials / THOUSAND_TOMANS)} هزار ${TOMAN}`
}

function dayInWords(day: string, now: Date): string {
  const { day: today } = inTehran(now)
  if (day === today) return 'همین امروز'
  const words = formatWeekday(day)
  return day === daysAfter(today, 1) ? `فردا، ${words}` : words
}

/** The soonest way that comes to the door; of two as soon, the cheaper. */
function soonest(methods: readonly ShippingMethod[]) {
  return methods
    .filter(({ delivers }) => delivers)
    .flatMap((method) => (method.earliest === null ? [] : { ...method, day: method.earliest }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.price - b.price)[0]
}

/** «از پنجشنبه ۵ آذر، رایگان از ۸۰۰ هزار تومان»; null where nothing is sent. */
export function promiseWords(
  methods: readonly ShippingMethod[],
  worth: number,
  now: Date,
): string | null {
  const way = soonest(methods)
  if (!way) return null
  const { price, free_from: freeFrom, day } = way
  const when = `از ${dayInWords(day, now)}`
  if (price === 0 || (freeFrom !== null && worth >= freeFrom)) return `${when}، رایگان`
  if (freeFrom === null) return `${when}، ${roundly(price)}`
  return `${when}، رایگان از ${roundly(freeFrom)}`
}
