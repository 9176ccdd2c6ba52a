import { toTehranTime } from '@/lib/persian/days'
import { toJalali } from '@/lib/persian/jalali'

const FIRST = 100_200
/** So that a code does not tell how many orders there are. */
const STEP = 37

/** What a customer and the shop call an order: `VT-1405-100237`. */
export function formatOrderCode(id: number, now: Date): string {
  return `VT-${toJalali(toTehranTime(now).day).year}-${FIRST + id * STEP}`
}
