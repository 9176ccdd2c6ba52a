import { queryOptions } from '@tanstack/react-query'
import type { ArrivalEvent } from '@/lib/contract/desk/live'
import { deskOrderKeys } from './keys'

/** When each order came that was heard of in this tab, in milliseconds. */
type ArrivedOrders = Record<string, number>

/** Filled by the stream alone. */
export const arrivedOrdersQuery = queryOptions({
  queryKey: deskOrderKeys.arrived,
  queryFn: (): ArrivedOrders => ({}),
  enabled: false,
  gcTime: Infinity,
})

/** An order that is confirmed after its payment came once. */
export function addArrival(
  before: ArrivedOrders | undefined,
  { kind, order_id: orderId }: ArrivalEvent,
): ArrivedOrders {
  const isNew = kind === 'order_paid' || kind === 'order_confirmed'
  if (!isNew || orderId === null || before?.[orderId] !== undefined) return before ?? {}
  return { ...before, [orderId]: Date.now() }
}
