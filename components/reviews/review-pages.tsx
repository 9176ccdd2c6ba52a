'use client'

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { MoreButton, ReviewsSkeleton } from './more-button'

export type ReviewPagesProps<Sort> = { productId: number; sort: Sort; from: number; label: string }

type Props<Entry> = {
  label: string
  /** Whether these go on after what is drawn already: the reader has pressed for them. */
  goesOn: boolean
  kind: 'comment' | 'question'
  query: UseInfiniteQueryResult
  pages: readonly (readonly Entry[])[]
  draw: (entry: Entry) => ReactNode
}

export function ReviewPages<Entry extends { id: number }>(props: Props<Entry>) {
  const { label, goesOn, kind, query, pages, draw } = props
  const { isPending, isError, isFetching, error, hasNextPage } = query
  const pressed = useRef(goesOn)
  const firstOfLast = pages.at(-1)?.[0]?.id
  useEffect(() => {
    if (!pressed.current || firstOfLast === undefined) return
    pressed.current = false
    document.getElementById(`${kind}-${firstOfLast}`)?.focus()
  }, [kind, firstOfLast])

  const more = () => {
    pressed.current = true
    void (isPending || pages.length === 0 ? query.refetch() : query.fetchNextPage())
  }
  if (isPending) return goesOn ? <MoreButton label={label} busy takesFocus /> : <ReviewsSkeleton />
  const entries = new Map(pages.flat().map((entry) => [entry.id, entry]))
  return (
    <>
      {[...entries.values()].map(draw)}
      {isError && <ErrorState text={getErrorMessage(error)} onRetry={more} busy={isFetching} />}
      {!isError && hasNextPage && <MoreButton label={label} busy={isFetching} onClick={more} />}
    </>
  )
}
