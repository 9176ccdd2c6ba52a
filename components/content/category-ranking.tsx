import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { productListQuery } from '@/lib/client/queries/catalogue'
import { QueryProvider } from '@/lib/client/query-provider'
import { RankedList } from './ranked-list'

/** As many as the ranking of the whole shop has. */
const MAX_RANKED = 9

type CategoryRankingProps = {
  slug: string
  title: string
  /** What stands until the first ranking of a part arrives. */
  children: ReactNode
}

export default function CategoryRanking(props: CategoryRankingProps) {
  return (
    <QueryProvider>
      <BestOfCategory {...props} />
    </QueryProvider>
  )
}

function BestOfCategory({ slug, title, children }: CategoryRankingProps) {
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(
    productListQuery({ category: slug, sort: 'best_selling', available: true }),
  )
  const isWaiting = !data || isPlaceholderData
  if (isError && isWaiting)
    return (
      <ErrorState
        title={`پرفروش‌ترین‌های ${title} نیامد`}
        onRetry={() => void refetch()}
        isBusy={isFetching}
      />
    )
  return (
    <>
      <p role="status" className="sr-only">
        {!isWaiting && `پرفروش‌ترین‌های ${title}`}
      </p>
      <div
        aria-busy={isWaiting}
        className={isWaiting ? 'opacity-60 transition-opacity' : undefined}
      >
        {data ? <RankedList products={data.products.slice(0, MAX_RANKED)} /> : children}
      </div>
    </>
  )
}
