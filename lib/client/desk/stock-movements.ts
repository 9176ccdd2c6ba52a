import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '@/lib/contract/call'
import { getStockMovements } from '@/lib/contract/desk/stock-movements'
import { send } from '../http/client'
import { deskProductKeys } from './keys'

type Page = CallAnswer<typeof getStockMovements>['data']
type Query = NonNullable<CallInput<typeof getStockMovements>['query']>
type MovementFilters = Omit<Query, 'before' | 'limit'>
const FIRST_PAGE: number | null = null

export function stockMovementsQuery(filters: MovementFilters) {
  return infiniteQueryOptions({
    // Under the products', so that whatever changes a stock reads it anew.
    queryKey: [...deskProductKeys.all, 'movements', filters],
    placeholderData: keepPreviousData,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ signal, pageParam }): Promise<Page> => {
      const before = pageParam === null ? {} : { before: pageParam }
      return (await send(getStockMovements, { query: { ...filters, ...before } }, { signal })).data
    },
    getNextPageParam: ({ next }: Page) => next,
  })
}

const AT_ONCE = 500

/** All that the filters leave, part by part. */
export async function* fetchMovements(filters: MovementFilters, signal: AbortSignal) {
  let before: number | null = null
  do {
    const page: Query = { ...filters, limit: AT_ONCE, ...(before !== null && { before }) }
    const { data }: { data: Page } = await send(getStockMovements, { query: page }, { signal })
    yield data.movements
    before = data.next
  } while (before !== null)
}
