import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { formatWeekday, formatWeekdayName } from '@/lib/persian/dates'
import { calculateShippingPrice } from './pricing'

type Slot = ShippingMethod['slots'][number]
export type DeliveryEstimate = { method: ShippingMethod; day: string; slot: Slot | null }

/** The first free hours of a method, or its first day where it has none to choose. */
function findEarliest(method: ShippingMethod): DeliveryEstimate | null {
  if (method.earliest === null) return null
  const slot = method.slots.find(({ available }) => available > 0) ?? null
  return { method, day: slot?.date ?? method.earliest, slot }
}

/** The earliest home delivery; the cheaper of two on one day. */
export function estimateDelivery(
  methods: readonly ShippingMethod[],
  worth: number,
): DeliveryEstimate | null {
  const priceOf = ({ method }: DeliveryEstimate) => calculateShippingPrice(method, worth)
  const [first] = methods
    .filter(({ delivers }) => delivers)
    .flatMap((method) => findEarliest(method) ?? [])
    .sort((a, b) => a.day.localeCompare(b.day) || priceOf(a) - priceOf(b))
  return first ?? null
}

/** «فردا، سه‌شنبه ۳ آذر» */
export function formatRelativeDay(day: string, now: Date): string {
  const { day: today } = toTehranTime(now)
  if (day === today) return 'همین امروز'
  const weekday = formatWeekday(day)
  return day === addDays(today, 1) ? `فردا، ${weekday}` : weekday
}

/** «ارسال فردا», as short as a card has room for. */
export function formatDeliveryTag(day: string, now: Date): string {
  const { day: today } = toTehranTime(now)
  if (day === today) return 'ارسال امروز'
  return day === addDays(today, 1) ? 'ارسال فردا' : `ارسال از ${formatWeekdayName(day)}`
}
