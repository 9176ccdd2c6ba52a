import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { getDeskReport, getSalesCut } from '@/lib/contract/desk/reports'
import { taxExportCalls } from '@/lib/contract/desk/tax-export'
import { send } from '../http/client'
import { reportKeys } from './keys'

export function taxExportQuery(query: { from: string; to: string }) {
  return queryOptions({
    queryKey: [...reportKeys.taxExport, query],
    queryFn: async ({ signal }) =>
      (await send(taxExportCalls.getTaxExport, { query }, { signal })).data,
  })
}

export function salesCutQuery(query: CallInput<typeof getSalesCut>['query']) {
  return queryOptions({
    queryKey: [...reportKeys.report, 'cut', query],
    queryFn: async ({ signal }) => (await send(getSalesCut, { query }, { signal })).data.rows,
  })
}

export function reportQuery(query: CallInput<typeof getDeskReport>['query']) {
  return queryOptions({
    queryKey: [...reportKeys.report, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await send(getDeskReport, { query }, { signal })).data,
  })
}
