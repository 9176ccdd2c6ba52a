import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import type { changeOrderAddress } from '@/lib/contract/orders/delivery-changes'
import type { cancelOrder, returnOrder } from '@/lib/contract/orders/order-actions'
import type { requestRefundTransfer } from '@/lib/contract/orders/refund-transfer'
import { orderKeys, type OrderFilter } from '../query-keys'

function loadCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/orders/order')])
}

export function ordersQuery(filter: OrderFilter) {
  return queryOptions({
    queryKey: orderKeys.list(filter),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [{ send }, { getOrders }] = await loadCalls()
      return (await send(getOrders, { query: filter }, { signal })).data
    },
  })
}

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: async ({ signal }) => {
      const [{ send }, { getOrder }] = await loadCalls()
      return (await send(getOrder, { params: { id } }, { signal })).data
    },
  })
}

export async function fetchOrderCalendar(id: number) {
  const [{ send }, { getOrderCalendar }] = await loadCalls()
  return (await send(getOrderCalendar, { params: { id } })).data
}

/** Others take hours meanwhile, so they are asked for anew. */
export function returnPickupQuery(id: number) {
  return queryOptions({
    queryKey: orderKeys.pickup(id),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ send }, { getReturnPickup }] = await loadActions()
      return (await send(getReturnPickup, { params: { id } }, { signal })).data.slots
    },
  })
}

/** Prices and stock of the moment, which the form shows before it is sent. */
export function exchangeOptionsQuery(id: number) {
  return queryOptions({
    queryKey: orderKeys.exchanges(id),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ send }, { getExchangeOptions }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/orders/exchange'),
      ])
      return (await send(getExchangeOptions, { params: { id } }, { signal })).data.items
    },
  })
}

function loadActions() {
  return Promise.all([import('../http/client'), import('@/lib/contract/orders/order-actions')])
}

export async function cancelMyOrder(id: number, body: CallInput<typeof cancelOrder>['body']) {
  const [{ send }, { cancelOrder: call }] = await loadActions()
  return (await send(call, { params: { id }, body })).data.order
}

function loadDeliveryChanges() {
  return Promise.all([import('../http/client'), import('@/lib/contract/orders/delivery-changes')])
}

/** Others take hours meanwhile, so they are asked for anew. */
export function orderSlotsQuery(id: number) {
  return queryOptions({
    queryKey: orderKeys.slots(id),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [{ send }, { getOrderSlots }] = await loadDeliveryChanges()
      return (await send(getOrderSlots, { params: { id } }, { signal })).data.slots
    },
  })
}

export async function changeMyOrderAddress(
  id: number,
  body: CallInput<typeof changeOrderAddress>['body'],
): Promise<void> {
  const [{ send }, { changeOrderAddress: call }] = await loadDeliveryChanges()
  await send(call, { params: { id }, body })
}

export async function changeMyOrderSlot(id: number, slotId: number) {
  const [{ send }, { changeOrderSlot: call }] = await loadDeliveryChanges()
  return (await send(call, { params: { id }, body: { slot_id: slotId } })).data.order
}

type ReturnInput = Pick<CallInput<typeof returnOrder>['body'], 'description'> & {
  slotId: number | null
  /** Another than the order's own. */
  addressId: number | null
  seenRefund: number
  items: {
    order_item_id: number
    quantity: number
    reason: string
    exchange_stock_id: number | null
  }[]
}

/** A form with pictures carries the list as one text. */
export async function requestReturn(
  id: number,
  { items, description, slotId, addressId, seenRefund }: ReturnInput,
  files: File[],
) {
  const [{ send }, { returnOrder: call }] = await loadActions()
  const body = {
    ...{ items: JSON.stringify(items), description, seen_refund: seenRefund },
    ...(slotId !== null && { slot_id: slotId }),
    ...(addressId !== null && { address_id: addressId }),
  }
  return (await send(call, { params: { id }, body, files })).data.refer
}

export async function requestMyRefundTransfer(
  id: number,
  body: CallInput<typeof requestRefundTransfer>['body'],
): Promise<void> {
  const [{ send }, { requestRefundTransfer: call }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/orders/refund-transfer'),
  ])
  await send(call, { params: { id }, body })
}
