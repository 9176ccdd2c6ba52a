import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import {
  addOrderNote,
  advanceOrders,
  getDeskOrderBoard,
  getDeskOrderCounts,
  getDeskOrders,
  getStaffOrder,
  moveOrder,
  MOST_ORDERS_AT_ONCE,
  type ListedDeskOrder,
} from '@/lib/contract/desk/orders'
import { send, type SendOptions } from '../http/client'
import { deskOrderKeys, orderWalkKeys } from './keys'

type OrderFilters = CallInput<typeof getDeskOrders>['query']

export function deskOrdersQuery(filters: OrderFilters) {
  return queryOptions({
    queryKey: [...deskOrderKeys.all, 'list', filters],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await send(getDeskOrders, { query: filters }, { signal })).data,
  })
}

/** As many as one bulk change takes, those first that stand first in the list. */
export async function readMatchingOrders(query: NonNullable<OrderFilters>, signal: AbortSignal) {
  const found: ListedDeskOrder[] = []
  for (let page = 1; found.length < MOST_ORDERS_AT_ONCE; page += 1) {
    const { data } = await send(
      getDeskOrders,
      { query: { ...query, page: String(page) } },
      { signal },
    )
    found.push(...data.orders)
    if (page >= data.total) break
  }
  return found.slice(0, MOST_ORDERS_AT_ONCE)
}

/** Apart from the lists: what is taken on while one walks through it stays in the walk. */
export function orderWalkQuery(filters: OrderFilters) {
  return queryOptions({
    queryKey: [...orderWalkKeys.all, filters],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { data } = await send(getDeskOrders, { query: filters }, { signal })
      return { ids: data.orders.map(({ id }) => id), count: data.count, pages: data.total }
    },
  })
}

export async function countOrders(query: OrderFilters, signal: AbortSignal) {
  return { count: (await send(getDeskOrders, { query }, { signal })).data.count }
}

export const deskOrderCountsQuery = queryOptions({
  queryKey: [...deskOrderKeys.all, 'counts'],
  queryFn: async ({ signal }) =>
    (await send(getDeskOrderCounts, { query: {} }, { signal })).data.counts,
})

/** How many match, under the key of the counts, so that what arrives counts them anew. */
export function matchingOrdersQuery(query: CallInput<typeof getDeskOrderCounts>['query']) {
  return queryOptions({
    queryKey: [...deskOrderKeys.all, 'counts', query],
    queryFn: async ({ signal }) => {
      const { counts } = (await send(getDeskOrderCounts, { query }, { signal })).data
      return Object.values(counts).reduce((sum, count) => sum + count, 0)
    },
  })
}

export function staffOrderQuery(id: number) {
  return queryOptions({
    queryKey: [...deskOrderKeys.all, 'detail', id],
    queryFn: async ({ signal }) => (await send(getStaffOrder, { params: { id } }, { signal })).data,
  })
}

export const advance = async (
  body: CallInput<typeof advanceOrders>['body'],
  options?: SendOptions,
) => (await send(advanceOrders, { body }, options)).data

export const move = (
  id: number,
  body: CallInput<typeof moveOrder>['body'],
  options?: SendOptions,
) => send(moveOrder, { params: { id }, body }, options)

export const writeNote = (id: number, text: string) =>
  send(addOrderNote, { params: { id }, body: { text } })

export function deskOrderBoardQuery(filters: CallInput<typeof getDeskOrderBoard>['query']) {
  return queryOptions({
    queryKey: [...deskOrderKeys.all, 'board', filters],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send(getDeskOrderBoard, { query: filters }, { signal })).data.columns,
  })
}
