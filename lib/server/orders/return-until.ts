import { and, eq, inArray } from 'drizzle-orm'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { type ExtraHolidays, findReturnEnd } from '@/lib/domain/working-days'
import { isVoidReturn } from '@/lib/domain/order-statuses'
import { readExtraHolidays } from '../checkout/holidays'
import type { Database } from '../db/database'
import { orders } from '../db/schema/schema'

export type ReturnCircumstances = {
  /** The statuses of the returns that were asked for before. */
  returns: readonly OrderStatus[]
  now: Date
  extraHolidays: ExtraHolidays
}

/** Until when a return of what came then may be asked for; null where it may not. */
export function findReturnUntil(
  deliveredAt: Date | null,
  { returns, now, extraHolidays }: ReturnCircumstances,
): Date | null {
  const hasReturn = returns.some((one) => !isVoidReturn(one))
  if (deliveredAt === null || hasReturn) return null
  const until = findReturnEnd(deliveredAt, extraHolidays)
  return now <= until ? until : null
}

/** As the contract has it: left out where nothing can be returned. */
export function presentReturnUntil(deliveredAt: Date | null, circumstances: ReturnCircumstances) {
  const until = findReturnUntil(deliveredAt, circumstances)
  return until && { return_until: until.toISOString() }
}

type Delivered = { id: number; deliveredAt: Date | null }

/** The same of each order of a list. */
export async function readReturnsUntil(db: Database, list: readonly Delivered[], now: Date) {
  const delivered = list.filter(({ deliveredAt }) => deliveredAt !== null)
  if (delivered.length === 0) return new Map<number, { return_until: string } | null>()
  const ids = delivered.map(({ id }) => id)
  const returns = await db
    .select({ orderId: orders.parentId, status: orders.status })
    .from(orders)
    .where(and(eq(orders.type, 'refer'), inArray(orders.parentId, ids)))
  const extraHolidays = await readExtraHolidays(db)
  return new Map(
    delivered.map(({ id, deliveredAt }) => {
      const own = returns.filter(({ orderId }) => orderId === id).map(({ status }) => status)
      return [id, presentReturnUntil(deliveredAt, { returns: own, now, extraHolidays })] as const
    }),
  )
}
