import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { toTehranTime } from '@/lib/persian/days'
import { addWorkingDays, type ExtraHolidays } from './working-days'

/** Within these working days a request is answered; the shop's page of returns has to name the same. */
export const RETURN_ANSWER_DAYS = 1
/** From when the goods are at the warehouse until their money is in the wallet. */
export const RETURN_CHECK_DAYS = 2

const PROMISED_DAYS: Partial<Record<OrderStatus, number>> = {
  refer_request: RETURN_ANSWER_DAYS,
  returned: RETURN_CHECK_DAYS,
}

/** Until when a return that came to this status is taken on by the shop, which has the whole last day for it as it names no hour; null where it waits for somebody else. */
export function findReturnPromise(
  status: OrderStatus,
  since: Date,
  extraHolidays?: ExtraHolidays,
): Date | null {
  const days = PROMISED_DAYS[status]
  if (days === undefined) return null
  const lastDay = addWorkingDays(toTehranTime(since).day, days, extraHolidays)
  return new Date(`${lastDay}T23:59:59.999+03:30`)
}
