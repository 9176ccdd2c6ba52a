import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { todayCalls } from '@/lib/contract/desk/today'
import { send } from '../http/client'
import { todayKeys } from './keys'

/** Under the orders, so that whatever moves one counts its queues anew. */
export function workTodayQuery(query: CallInput<typeof todayCalls.getWorkToday>['query']) {
  return queryOptions({
    queryKey: [...todayKeys.queues, query],
    queryFn: async ({ signal }) =>
      (await send(todayCalls.getWorkToday, { query }, { signal })).data,
  })
}

export const recentSalesQuery = queryOptions({
  queryKey: todayKeys.recentSales,
  queryFn: async ({ signal }) => (await send(todayCalls.getRecentSales, {}, { signal })).data,
})
