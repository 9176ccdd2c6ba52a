import { queryOptions } from '@tanstack/react-query'
import type { CallAnswer } from '@/lib/contract/call'
import type { getSearch } from '@/lib/contract/search'
import { searchKeys } from '../query-keys'
import { loadProductMenu } from './menu'

export type Suggestions = CallAnswer<typeof getSearch>['data']

/** Fetched even when the browser believes it is offline: the shop may run on this very machine. */
const ALWAYS_ONLINE = { networkMode: 'always', refetchOnWindowFocus: false } as const

/** The previous suggestions stay until the next arrive, but popular searches do not stand in for results. */
export function suggestionsQuery(q: string) {
  return queryOptions({
    queryKey: searchKeys.suggestions(q),
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const [{ send }, { getSearch }] = await Promise.all([
        import('../http/client'),
        import('@/lib/contract/search'),
      ])
      return (await send(getSearch, { query: { q } }, { signal })).data
    },
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[2] === '' ? undefined : last),
    ...ALWAYS_ONLINE,
  })
}

export function topCategoriesQuery() {
  return queryOptions({
    queryKey: searchKeys.topCategories(),
    queryFn: loadProductMenu,
    staleTime: Infinity,
    ...ALWAYS_ONLINE,
  })
}
