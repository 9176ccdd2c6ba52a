import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { orderPrintCalls } from '@/lib/contract/desk/order-prints'
import { orderWorkCalls } from '@/lib/contract/desk/order-work'
import { send } from '../http/client'
import { deskOrderKeys, orderViewKeys } from './keys'

const { getOrderChoices, getOrdersToAdvance, assignOrders, tagOrders } = orderWorkCalls
const { correctOrderAddress } = orderWorkCalls
const { getDeskViews, addDeskView, deleteDeskView } = orderWorkCalls

export const orderChoicesQuery = queryOptions({
  queryKey: [...deskOrderKeys.all, 'choices'],
  queryFn: async ({ signal }) => (await send(getOrderChoices, {}, { signal })).data,
})

/** Read for one question and its answer: under a key of its own, nothing that arrives changes what was asked. */
export function ordersToAdvanceQuery(
  filters: CallInput<typeof getOrdersToAdvance>['query'],
  beforeReading: () => Promise<void>,
) {
  return queryOptions({
    queryKey: [...deskOrderKeys.toAdvance, filters],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      await beforeReading()
      return (await send(getOrdersToAdvance, { query: filters }, { signal })).data
    },
  })
}

export const deskViewsQuery = queryOptions({
  queryKey: orderViewKeys.all,
  queryFn: async ({ signal }) => (await send(getDeskViews, {}, { signal })).data.views,
})

export const assign = (body: CallInput<typeof assignOrders>['body']) => send(assignOrders, { body })

export const tag = (body: CallInput<typeof tagOrders>['body']) => send(tagOrders, { body })

export const correctAddress = (id: number, body: CallInput<typeof correctOrderAddress>['body']) =>
  send(correctOrderAddress, { params: { id }, body })

export const saveView = (body: CallInput<typeof addDeskView>['body']) => send(addDeskView, { body })

export const forgetView = (id: number) => send(deleteDeskView, { params: { id } })

export function orderPrintsQuery(ids: string) {
  return queryOptions({
    queryKey: [...deskOrderKeys.all, 'prints', ids],
    queryFn: async ({ signal }) =>
      (await send(orderPrintCalls.getOrderPrints, { query: { ids } }, { signal })).data,
  })
}
