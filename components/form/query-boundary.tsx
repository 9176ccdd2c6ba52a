import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../ui/error-state'
import { Loading } from '../ui/skeleton'
import { getErrorMessage } from '@/lib/client/http/error-message'

type QueryBoundaryProps<Data> = {
  query: UseQueryResult<Data>
  /** As high as the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

export function QueryBoundary<Data>({ query, skeleton, children }: QueryBoundaryProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <Loading>{skeleton}</Loading>
  return <QueryError {...{ error, isFetching, refetch }} />
}

type QueryErrorProps = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>

export function QueryError({ error, isFetching, refetch }: QueryErrorProps) {
  return (
    <ErrorState
      title="این بخش نیامد"
      text={getErrorMessage(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
