import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { Loading } from '@/components/ui/skeleton'
import { sentenceOf } from '@/lib/api/sentence'

type AskedProps<Data> = {
  query: UseQueryResult<Data>
  /** As high as what it stands for. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What was asked of the shop: on its way, failed, or here. */
export function Asked<Data>({ query, skeleton, children }: AskedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <Loading>{skeleton}</Loading>
  return <NotCome {...{ error, isFetching, refetch }} />
}

type NotComeProps = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>

export function NotCome({ error, isFetching, refetch }: NotComeProps) {
  return (
    <ErrorState
      title="این بخش نیامد"
      text={sentenceOf(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
