import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ArrivalEvent } from '@/lib/contract/desk/live'
import { deskOrderKeys } from './keys'
import { staffOrderQuery } from './orders'

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
function addArrival(
  before: ArrivedOrders | undefined,
  { kind, order_id: orderId }: ArrivalEvent,
): ArrivedOrders {
  const isNew = kind === 'order_paid' || kind === 'order_confirmed'
  if (!isNew || orderId === null || before?.[orderId] !== undefined) return before ?? {}
  return { ...before, [orderId]: Date.now() }
}

/** A page that is open on an order whose customer sends it elsewhere reads it anew. */
export function takeArrival(queryClient: QueryClient, arrival: ArrivalEvent): void {
  const { kind, order_id: orderId } = arrival
  queryClient.setQueryData(arrivedOrdersQuery.queryKey, (before) => addArrival(before, arrival))
  if (kind !== 'delivery_changed' || orderId === null) return
  void queryClient.invalidateQueries({ queryKey: staffOrderQuery(orderId).queryKey })
}
