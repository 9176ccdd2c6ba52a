import type { ShippingMethod, SoonestCity } from '@/lib/contract/checkout/shipping'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { formatHour, formatHours, formatWeekday, formatWeekdayName } from '@/lib/persian/dates'
import { HOUR_MS } from '@/lib/persian/durations'
import { formatNearDay } from '@/lib/persian/near-day'
import { calculateShippingPrice } from './pricing'
import { HOURS_TO_PACK } from './delivery-slots'

type Slot = ShippingMethod['slots'][number]
export type DeliveryEstimate = { method: ShippingMethod; day: string; slot: Slot | null }

/** The first free hours of a method, or its first day where it has none to choose. */
export function findEarliest(method: ShippingMethod): DeliveryEstimate | null {
  if (method.earliest === null) return null
  const slot = method.slots.find(({ available }) => available > 0) ?? null
  return { method, day: slot?.date ?? method.earliest, slot }
}

/** The earliest home delivery; the cheaper of two on one day, and at one price the one with hours. */
export function estimateDelivery(
  methods: readonly ShippingMethod[],
  worth: number,
): DeliveryEstimate | null {
  const priceOf = ({ method }: DeliveryEstimate) => calculateShippingPrice(method, worth)
  const [first] = methods
    .filter(({ delivers }) => delivers)
    .flatMap((method) => findEarliest(method) ?? [])
    .sort(
      (a, b) =>
        a.day.localeCompare(b.day) ||
        priceOf(a) - priceOf(b) ||
        Number(a.slot === null) - Number(b.slot === null),
    )
  return first ?? null
}

/** The cheapest home delivery that comes later for less, and what it saves; null where none does. */
export function findCheaperDelivery(
  methods: readonly ShippingMethod[],
  worth: number,
  soonest: DeliveryEstimate,
): (DeliveryEstimate & { saving: number }) | null {
  const price = calculateShippingPrice(soonest.method, worth)
  const [cheapest] = methods
    .filter(({ delivers }) => delivers)
    .flatMap((method) => {
      const saving = price - calculateShippingPrice(method, worth)
      const earliest = findEarliest(method)
      return earliest && saving > 0 ? [{ ...earliest, saving }] : []
    })
    .sort((a, b) => b.saving - a.saving || a.day.localeCompare(b.day))
  return cheapest ?? null
}

type Arrival = Omit<DeliveryEstimate, 'method'>

/** «فردا، سه‌شنبه ۳ آذر»; a method without hours of its own comes from that day on. */
export function formatArrivalDay({ day, slot }: Arrival, now = new Date()): string {
  const when = day === toTehranTime(now).day ? 'همین امروز' : formatNearDay(day, now)
  return slot ? when : `از ${when}`
}

/** «فردا، سه‌شنبه ۳ آذر، ۹ تا ۱۳» */
export function formatArrival(arrival: Arrival, now = new Date()): string {
  const day = formatArrivalDay(arrival, now)
  return arrival.slot ? `${day}، ${formatHours(arrival.slot)}` : day
}

const END_OF_DAY = '24:00'

function packingTimeOf(day: string, from: string) {
  const start = new Date(`${day}T${from}:00+03:30`)
  return toTehranTime(new Date(start.getTime() - HOURS_TO_PACK * HOUR_MS))
}

/**
 * Until when a slot can be ordered, in words: before its goods must be packed, and as many days ahead
 * as the method needs. Null while that is further away than tomorrow.
 */
export function formatOrderCutoff(
  { date, from }: Pick<Slot, 'date' | 'from'>,
  daysMin: number,
  now = new Date(),
): string | null {
  const { day: today } = toTehranTime(now)
  const packing = packingTimeOf(date, from)
  const lastDay = addDays(date, -daysMin)
  const isPackedFirst = packing.day <= lastDay
  const day = isPackedFirst ? packing.day : lastDay
  const time = isPackedFirst ? packing.time : END_OF_DAY
  const dayName = new Map([
    [today, 'امروز'],
    [addDays(today, 1), 'فردا'],
  ]).get(day)
  if (dayName === undefined) return null
  return time === END_OF_DAY ? `پایان ${dayName}` : `${describeHour(time)} ${dayName}`
}

const NOON = '12:00'

/** «۶ صبح» or «ساعت ۱۸»: a bare number before «فردا» reads like a date. */
function describeHour(time: string): string {
  const hour = formatHour(time)
  return time < NOON ? `${hour} صبح` : `ساعت ${hour}`
}

/** «۶ صبح شنبه ۷ آذر»: by then the goods of a slot are packed. */
export function formatPackingTime({ day, from }: { day: string; from: string }): string {
  const packing = packingTimeOf(day, from)
  return `${describeHour(packing.time)} ${formatWeekday(packing.day)}`
}

/** «امروز», «فردا» or «از دوشنبه»; a day that is a week away or more has its date. */
function formatShortDay(day: string, now: Date): string {
  const { day: today } = toTehranTime(now)
  if (day === today) return 'امروز'
  if (day === addDays(today, 1)) return 'فردا'
  return `از ${day < addDays(today, DAYS_OF_WEEK) ? formatWeekdayName(day) : formatWeekday(day)}`
}

const DAYS_OF_WEEK = 7

type SoonestDelivery = {
  /** The first day of a home delivery; null where none comes. */
  day: string | null
  soonestCity?: SoonestCity | undefined
}

/** «ارسال فردا», as short as a card has room for; before there is a city «تهران: امروز», which does not hold for all. */
export function formatDeliveryTag({ day, soonestCity }: SoonestDelivery, now: Date): string {
  if (soonestCity) return `${soonestCity.name}: ${formatShortDay(soonestCity.earliest, now)}`
  return day === null ? '' : `ارسال ${formatShortDay(day, now)}`
}

/** «تهران امروز، شهرهای دیگر از دوشنبه»: the tag, with what holds elsewhere. */
export function formatDeliveryPromise(delivery: SoonestDelivery, now = new Date()): string {
  const { day, soonestCity } = delivery
  const others = soonestCity?.others_earliest ?? day
  if (!soonestCity || others === null) return formatDeliveryTag(delivery, now)
  const { name, earliest } = soonestCity
  // Some of them are reached later, so that even tomorrow is the first of their days.
  const from = formatShortDay(others, now).replace(/^(?!از )/, 'از ')
  return `${name} ${formatShortDay(earliest, now)}، شهرهای دیگر ${from}`
}
