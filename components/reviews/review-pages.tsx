'use client'

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { MoreButton, ReviewsSkeleton } from './more-button'

export type ReviewPagesProps<Sort> = { productId: number; sort: Sort; from: number; label: string }

type Props<Entry> = {
  label: string
  /** Whether these follow the page that the server rendered. */
  isContinuation: boolean
  kind: 'comment' | 'question'
  query: UseInfiniteQueryResult
  pages: readonly (readonly Entry[])[]
  renderEntry: (entry: Entry) => ReactNode
}

export function ReviewPages<Entry extends { id: number }>(props: Props<Entry>) {
  const { label, isContinuation, kind, query, pages, renderEntry } = props
  const { isPending, isError, isFetching, error, hasNextPage } = query
  const shouldFocus = useRef(isContinuation)
  const firstOfLast = pages.at(-1)?.[0]?.id
  useEffect(() => {
    if (!shouldFocus.current || firstOfLast === undefined) return
    shouldFocus.current = false
    document.getElementById(`${kind}-${firstOfLast}`)?.focus()
  }, [kind, firstOfLast])

  const loadMore = () => {
    shouldFocus.current = true
    void (isPending || pages.length === 0 ? query.refetch() : query.fetchNextPage())
  }
  if (isPending)
    return isContinuation ? <MoreButton label={label} busy takesFocus /> : <ReviewsSkeleton />
  const entries = new Map(pages.flat().map((entry) => [entry.id, entry]))
  return (
    <>
      {[...entries.values()].map(renderEntry)}
      {isError && <ErrorState text={getErrorMessage(error)} onRetry={loadMore} busy={isFetching} />}
      {!isError && hasNextPage && <MoreButton label={label} busy={isFetching} onClick={loadMore} />}
    </>
  )
}
