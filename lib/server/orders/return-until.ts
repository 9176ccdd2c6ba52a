import type { OrderItem } from '@/lib/contract/orders/order'
import { type ExtraHolidays, findReturnEnd } from '@/lib/domain/working-days'
import { readExtraHolidays } from '../checkout/holidays'
import type { Database } from '../db/database'
import type { OrderRecord } from './order-events'
import { readReturnedItems, type ReturnedItems } from './returned-units'

type ReturnCircumstances = {
  returned: ReturnedItems
  now: Date
  extraHolidays: ExtraHolidays
}

type Returnable = { items: OrderItem[]; return_until?: string }

/** As the contract has it: the lines of an order, and until when a return may be asked for, left out where it may not. */
export function presentReturnable(
  { deliveredAt }: Pick<OrderRecord, 'deliveredAt'>,
  items: OrderItem[],
  { returned, now, extraHolidays }: ReturnCircumstances,
): Returnable {
  const until = deliveredAt && findReturnEnd(deliveredAt, extraHolidays)
  if (until === null || now > until) return { items }
  const lines = items.map((item) => ({
    ...item,
    returnable_quantity: Math.max(item.quantity - (returned.units.get(item.id) ?? 0), 0),
    has_free_exchange: !returned.exchanged.has(item.id),
  }))
  const hasUnitsLeft = lines.some(({ returnable_quantity: left }) => left > 0)
  return { items: lines, ...(hasUnitsLeft && { return_until: until.toISOString() }) }
}

type Delivered = { id: number; deliveredAt: Date | null }

/** Of the orders of a list. */
export async function readReturnCircumstances(
  db: Database,
  list: readonly Delivered[],
  now: Date,
): Promise<ReturnCircumstances> {
  const ids = list.flatMap(({ id, deliveredAt }) => (deliveredAt === null ? [] : [id]))
  return {
    returned: await readReturnedItems(db, ids),
    now,
    extraHolidays: list.length === 0 ? new Set() : await readExtraHolidays(db),
  }
}
