import type { ShippingMethod } from '@/lib/contract/shipping'
import { formatWeekday } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'

type Slot = ShippingMethod['slots'][number]

/** «۹ تا ۱۳»: whole hours need no minutes. */
export function hoursOf({ from, to }: Pick<Slot, 'from' | 'to'>): string {
  return persianDigits(`${from} تا ${to}`.replace(/\b0?(\d+):00\b/g, '$1'))
}

/** How and when the goods come, in one line. */
export function deliveryWords(
  { title, earliest, slots }: Pick<ShippingMethod, 'title' | 'earliest' | 'slots'>,
  slotId: number | null,
): string {
  const slot = slots.find(({ id }) => id === slotId)
  if (slot) return `${title}، ${formatWeekday(slot.date)}، ${hoursOf(slot)}`
  return earliest ? `${title}، از ${formatWeekday(earliest)}` : title
}
