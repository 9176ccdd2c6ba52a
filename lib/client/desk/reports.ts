import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { getDeskReport } from '@/lib/contract/desk/reports'
import { send } from '../http/client'

export function reportQuery(query: CallInput<typeof getDeskReport>['query']) {
  return queryOptions({
    queryKey: ['desk', 'report', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await send(getDeskReport, { query }, { signal })).data,
  })
}
