import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { notify } from '@/components/ui/notify'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { formatNumber } from '@/lib/persian/money'

export type Matching<Row> = {
  /** Whether more match than are listed. */
  hasMore: boolean
  /** What is offered, as «انتخاب هر ۳۰۲ کالا». */
  title: string
  isLoading: boolean
  /** Those that were asked for, and are not all listed. */
  rows: readonly Row[]
  load: () => Promise<readonly Row[]>
  /** Nothing of it is chosen any more: it is not read anew with the list. */
  drop: () => void
}

type WholeMatching<Row> = Matching<Row> & {
  /** What is chosen once all that is being chosen has come; nothing where that failed or was dropped. */
  whole: (chosen: readonly Row[]) => Promise<readonly Row[]>
}

/** How many they are is not known of every list. */
export function chooseAllTitle(
  count: number | null,
  { most, what }: { most: number; what: string },
) {
  if (count === null) return `انتخاب همه (تا ${formatNumber(most)} ${what})`
  if (count <= most) return `انتخاب هر ${formatNumber(count)} ${what}`
  return `انتخاب ${formatNumber(most)} ${what} اول از ${formatNumber(count)}`
}

type MatchingOptions<Row> = {
  /** With the filters, so that other filters choose anew; what is changed makes it stale with the list. */
  queryKey: QueryKey
  read: (signal: AbortSignal) => Promise<readonly Row[]>
  hasMore: boolean
  title: string
}

/** All rows that the filters of a list match, read once they are to be chosen. */
export function useMatching<Row>(options: MatchingOptions<Row>): WholeMatching<Row> {
  const { queryKey, read, hasMore, title } = options
  const queryClient = useQueryClient()
  const key = JSON.stringify(queryKey)
  const [wantedKey, setWantedKey] = useState<string | null>(null)
  const query = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
  }
  const found = useQuery({ ...query, enabled: wantedKey === key })
  const coming = useRef<{ all: Promise<readonly Row[]>; isDropped: boolean } | null>(null)
  const readAll = async () => {
    try {
      return await queryClient.fetchQuery(query)
    } catch (error) {
      void notify.error(getErrorMessage(error))
      return []
    }
  }
  const load = async () => {
    const own = { all: readAll(), isDropped: false }
    coming.current = own
    const all = await own.all
    if (coming.current === own) coming.current = null
    if (own.isDropped) return []
    if (all.length > 0) setWantedKey(key)
    return all
  }
  const whole = async (chosen: readonly Row[]) => {
    const own = coming.current
    if (own === null) return chosen
    const all = await own.all
    return own.isDropped ? [] : all
  }
  const drop = () => {
    if (coming.current) coming.current.isDropped = true
    setWantedKey(null)
  }
  const rows = wantedKey === key ? (found.data ?? []) : []
  return {
    hasMore,
    title,
    isLoading: found.isFetching && rows.length === 0,
    rows,
    load,
    whole,
    drop,
  }
}
