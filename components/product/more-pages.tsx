'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { sentenceOf } from '@/lib/api/failure'

type MorePagesProps = {
  label: string
  query: {
    fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: unknown
  }
}

/** Comes in answer to a press, so the first page it asks for is already wished for. */
export function MorePages({ label, query }: MorePagesProps) {
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query
  const more = () => void fetchNextPage({ cancelRefetch: false })
  useEffect(() => {
    void fetchNextPage({ cancelRefetch: false })
  }, [fetchNextPage])

  if (isFetchNextPageError) {
    return <ErrorState text={sentenceOf(error)} onRetry={more} busy={isFetchingNextPage} />
  }
  if (!hasNextPage) return null
  return (
    <Button
      variant="ghost"
      className="justify-self-center"
      busy={isFetchingNextPage}
      onClick={more}
    >
      {label}
    </Button>
  )
}
