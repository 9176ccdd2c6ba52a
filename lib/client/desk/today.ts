import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { todayCalls } from '@/lib/contract/desk/today'
import { send } from '../http/client'
import { deskOrderKeys } from './orders'

/** Under the orders, so that whatever moves one counts its queues anew. */
export const todayKeys = { queues: [...deskOrderKeys.all, 'today'] as const }

export function workTodayQuery(query: CallInput<typeof todayCalls.getWorkToday>['query']) {
  return queryOptions({
    queryKey: [...todayKeys.queues, query],
    queryFn: async ({ signal }) =>
      (await send(todayCalls.getWorkToday, { query }, { signal })).data,
  })
}

export const recentSalesQuery = queryOptions({
  queryKey: ['desk', 'recent sales'],
  queryFn: async ({ signal }) => (await send(todayCalls.getRecentSales, {}, { signal })).data,
})
